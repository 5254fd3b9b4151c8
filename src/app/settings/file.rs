//! The settings' file: read at start, written when something was changed.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{Language, Settings};
use crate::app::storage::{SaveNotice, Trouble, durable, read_text, syntax};

/// Where the settings are kept, and how that goes. The default one is in memory and touches no disk.
#[derive(Resource, Default, Debug)]
pub struct SettingsFile {
    file: Option<PathBuf>,
    written: Settings,
    notice: Option<SaveNotice>,
}

impl SettingsFile {
    /// Reads the settings in a folder. Without any, the first ones hold in the given language; a
    /// damaged file is set aside first. Nothing is written before something is changed.
    #[must_use]
    pub fn open(folder: &Path, language: Language) -> (Self, Settings) {
        let file = folder.join("settings.ron");
        let first = Settings {
            language,
            ..Settings::default()
        };
        let read = read_text(&file).and_then(|text| {
            let parsed = text.map(|text| ron::from_str::<Settings>(&text));
            parsed.transpose().map_err(|error| syntax(&error))
        });
        let (settings, notice, file) = match read {
            Ok(settings) => (settings.unwrap_or(first), None, Some(file)),
            Err(damage) => match durable::set_aside(&file) {
                Ok(kept_as) => {
                    let notice = SaveNotice::SettingsSetAside { kept_as, damage };
                    (first, Some(notice), Some(file))
                }
                // A damaged file is never overwritten, so the changes of today are not kept.
                Err(error) => {
                    let trouble = error.into();
                    (first, Some(SaveNotice::Stuck { file, trouble }), None)
                }
            },
        };
        let this = Self {
            file,
            written: settings.clone(),
            notice,
        };
        (this, settings)
    }

    /// What people should know: damaged settings, or settings that cannot be written at present.
    #[must_use]
    pub const fn notice(&self) -> Option<&SaveNotice> {
        self.notice.as_ref()
    }

    /// Forgets the notice, once people have read it.
    pub fn dismiss_notice(&mut self) {
        self.notice = None;
    }

    fn write(&mut self, settings: &Settings) {
        let Some(file) = &self.file else {
            return;
        };
        if *settings == self.written {
            return;
        }
        self.notice = match write(file, settings) {
            Ok(()) => {
                self.written = settings.clone();
                None
            }
            Err(trouble) => Some(SaveNotice::SettingsNotSaved {
                folder: file.parent().unwrap_or(file).to_owned(),
                trouble,
            }),
        };
    }
}

fn write(file: &Path, settings: &Settings) -> Result<(), Trouble> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new().new_line("\n"))
        .map_err(|error| Trouble::Other(error.to_string()))?;
    Ok(durable::replace(file, (text + "\n").as_bytes())?)
}

/// Writes the settings to their file. What the command line has set for this session alone goes
/// there with the next change that is made at the table.
pub(super) fn save(settings: Res<Settings>, mut file: ResMut<SettingsFile>) {
    file.write(&settings);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{settings::plugin, storage::scratch::Scratch};

    fn app(scratch: &Scratch) -> App {
        let (file, settings) = SettingsFile::open(scratch.folder(), Language::En);
        let mut app = App::new();
        app.insert_resource(file)
            .insert_resource(settings)
            .add_plugins(plugin);
        app
    }

    #[test]
    fn a_change_is_written_and_read_back_and_nothing_before_it() {
        let scratch = Scratch::new();
        let mut app = app(&scratch);
        for _ in 0..3 {
            app.update();
        }
        assert!(scratch.names("").is_empty());
        app.world_mut().resource_mut::<Settings>().touch_move = true;
        app.update();
        let (file, settings) = SettingsFile::open(scratch.folder(), Language::Es);
        assert_eq!(file.notice(), None);
        assert!(settings.touch_move && settings.language == Language::En);
        std::fs::remove_file(scratch.path("settings.ron")).unwrap();
        app.update();
        assert!(scratch.names("").is_empty(), "written without a change");
    }

    #[test]
    fn damage_is_set_aside_and_the_first_settings_hold() {
        let scratch = Scratch::new();
        for (content, number) in [("(language: En, colour: Red)", 1), ("\0\0", 2)] {
            scratch.write("settings.ron", content);
            let (file, settings) = SettingsFile::open(scratch.folder(), Language::Es);
            assert_eq!(settings, Settings::default());
            assert!(matches!(
                file.notice(),
                Some(SaveNotice::SettingsSetAside { .. })
            ));
            let aside = format!("settings.damaged-{number}.ron");
            assert_eq!(scratch.read(&aside), content);
        }
    }

    #[test]
    fn fields_that_are_missing_have_their_first_values() {
        let scratch = Scratch::new();
        scratch.write("settings.ron", "(touch_move: true)");
        let (file, settings) = SettingsFile::open(scratch.folder(), Language::En);
        assert_eq!(file.notice(), None);
        assert!(settings.touch_move && settings.language == Language::Es);
    }

    #[test]
    fn settings_that_cannot_be_written_are_said_until_they_can() {
        let scratch = Scratch::new();
        scratch.write("config", "a file where the folder should be");
        let folder = scratch.path("config");
        let mut file = SettingsFile {
            file: Some(folder.join("settings.ron")),
            ..SettingsFile::default()
        };
        let changed = Settings {
            touch_move: true,
            ..Settings::default()
        };
        file.write(&changed);
        assert!(matches!(
            file.notice(),
            Some(SaveNotice::SettingsNotSaved { .. })
        ));
        std::fs::remove_file(&folder).unwrap();
        file.write(&changed);
        assert_eq!(file.notice(), None);
        assert!(folder.join("settings.ron").exists());
    }
}
