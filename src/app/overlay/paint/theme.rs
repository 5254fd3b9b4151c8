//! Colours and type: dark stone, pale shell, amber for what matters now.

use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, Margin, Stroke, Style,
    TextStyle, Theme, Vec2, Visuals, style::WidgetVisuals,
};

use crate::{app::materials::Stuff, rules::Side};

/// Writing.
pub(in crate::app::overlay) const TEXT: Color32 = Color32::from_rgb(245, 237, 221);
/// Writing that can wait.
pub(in crate::app::overlay) const FAINT: Color32 = Color32::from_rgb(203, 190, 167);
/// What matters now: the side to move, the row that is shown, the button to press.
pub(in crate::app::overlay) const AMBER: Color32 = Color32::from_rgb(242, 184, 92);
/// A hint, as its arrow on the board.
pub(in crate::app::overlay) const HINT: Color32 = Color32::from_rgb(132, 200, 255);
/// Panels.
pub(in crate::app::overlay) const STONE: Color32 = Color32::from_rgb(35, 30, 26);
/// Buttons and tablets in panels.
pub(in crate::app::overlay) const LEDGE: Color32 = Color32::from_rgb(58, 50, 42);
/// The edges of panels.
pub(in crate::app::overlay) const EDGE: Color32 = Color32::from_rgb(104, 89, 70);
/// The signs on pieces.
pub(in crate::app::overlay) const SHELL: Color32 = Color32::from_rgb(248, 240, 220);

const CINNABAR: Color32 = Color32::from_rgb(178, 56, 36);
const OBSIDIAN: Color32 = Color32::from_rgb(22, 22, 27);
const MAPLE: Color32 = Color32::from_rgb(226, 190, 138);
const WALNUT: Color32 = Color32::from_rgb(74, 46, 30);
const HOVERED: Color32 = Color32::from_rgb(82, 70, 57);
const PRESSED: Color32 = Color32::from_rgb(108, 90, 66);
const FIELD: Color32 = Color32::from_rgb(20, 17, 15);

/// The colour of a side's pieces.
pub(in crate::app::overlay) const fn side_colour(side: Side, stuff: Stuff) -> Color32 {
    match (side, stuff) {
        (Side::White, Stuff::Stone) => CINNABAR,
        (Side::Black, Stuff::Stone) => OBSIDIAN,
        (Side::White, Stuff::Wood) => MAPLE,
        (Side::Black, Stuff::Wood) => WALNUT,
    }
}

/// Remembers what the set on the table is made of, for all that paints its pieces.
pub(in crate::app::overlay) fn remember_stuff(context: &Context, stuff: Stuff) {
    context.data_mut(|data| data.insert_temp(Id::new("stuff of the set"), stuff == Stuff::Wood));
}

/// What the set on the table is made of.
pub(in crate::app::overlay) fn stuff(context: &Context) -> Stuff {
    let wood = context.data(|data| data.get_temp(Id::new("stuff of the set")));
    if wood == Some(true) {
        Stuff::Wood
    } else {
        Stuff::Stone
    }
}

/// The frame of a panel.
pub(in crate::app::overlay) fn panel() -> Frame {
    Frame::new()
        .fill(STONE)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(10)
        .inner_margin(Margin::symmetric(10, 8))
}

/// A panel that stands out.
pub(in crate::app::overlay) fn lit_panel() -> Frame {
    // The wider edge takes its point from the margin, so that no panel changes its size.
    panel()
        .stroke(Stroke::new(2.0, AMBER))
        .inner_margin(Margin::symmetric(9, 7))
}

/// Gives a context our style, once.
pub(in crate::app::overlay) fn apply(context: &Context) {
    let done = Id::new("our style");
    if context.data(|data| data.get_temp::<bool>(done)) == Some(true) {
        return;
    }
    context.data_mut(|data| data.insert_temp(done, true));
    context.set_theme(Theme::Dark);
    // The size follows the window; egui's own keys would fight it.
    context.options_mut(|options| options.zoom_with_keyboard = false);
    context.global_style_mut(style);
}

fn style(style: &mut Style) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(14.0)),
        (TextStyle::Body, font(16.5)),
        (TextStyle::Button, font(16.5)),
        (TextStyle::Heading, font(21.0)),
        (
            TextStyle::Monospace,
            FontId::new(15.0, FontFamily::Monospace),
        ),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(6.0, 5.0);
    style.spacing.button_padding = Vec2::new(10.0, 5.0);
    style.spacing.interact_size.y = 28.0;
    style.spacing.icon_width = 20.0;
    style.spacing.icon_width_inner = 12.0;
    style.interaction.selectable_labels = false;
    // An idle table draws nothing: no fades, no blinking.
    style.animation_time = 0.0;
    style.visuals = visuals();
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.override_text_color = None;
    visuals.panel_fill = STONE;
    visuals.window_fill = STONE;
    visuals.window_stroke = Stroke::new(1.0, EDGE);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = FIELD;
    visuals.text_edit_bg_color = Some(FIELD);
    visuals.weak_text_color = Some(FAINT);
    visuals.text_cursor.blink = false;
    visuals.selection.bg_fill = PRESSED;
    visuals.selection.stroke = Stroke::new(1.5, AMBER);
    let widget = |fill, edge, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        fg_stroke: Stroke::new(1.5, text),
        corner_radius: CornerRadius::same(7),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(STONE, EDGE, TEXT);
    visuals.widgets.inactive = widget(LEDGE, EDGE, TEXT);
    visuals.widgets.hovered = widget(HOVERED, AMBER, TEXT);
    visuals.widgets.active = widget(PRESSED, AMBER, TEXT);
    visuals.widgets.open = widget(HOVERED, EDGE, TEXT);
    visuals
}
