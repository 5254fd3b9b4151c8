//! What one ruleset changes in another, value by value, in words.

use super::text;
use crate::{
    app::settings::Language,
    rules::{
        Crowning, Heading, KingRun, Landing, Law, Limit, Manner, Reach, Removal, Repetition,
        Ruleset, Side,
    },
};

/// A value that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which value.
    pub what: String,
    /// What it is.
    pub now: String,
    /// What it was.
    pub before: String,
}

/// All values of play in which a ruleset differs from another one.
#[must_use]
pub fn differences(base: &Ruleset, rules: &Ruleset, language: Language) -> Vec<Difference> {
    let mut list = List {
        language,
        found: Vec::new(),
    };
    let has_values = rules.values.is_some();
    let (man, king) = (
        |rules: &Ruleset| rules.man.clone(),
        |rules: &Ruleset| rules.king.clone(),
    );
    list.compare("Comienzan", "First to move", base, rules, |rules, l| {
        let side = match (rules.first, has_values) {
            (Side::White, true) => ("las rojas", "red"),
            (Side::White, false) => ("las claras", "light"),
            (Side::Black, true) => ("las negras", "black"),
            (Side::Black, false) => ("las oscuras", "dark"),
        };
        say(l, side).to_owned()
    });
    list.compare("El peón avanza", "A man moves", base, rules, |rules, l| {
        headings(&man(rules).steps, l)
    });
    list.compare(
        "El peón come",
        "A man captures",
        base,
        rules,
        |rules, l| headings(&man(rules).captures, l),
    );
    list.compare(
        "El peón puede comer damas",
        "A man may take kings",
        base,
        rules,
        |rules, l| yes(man(rules).takes_kings, l),
    );
    list.compare("La dama", "The king", base, rules, |rules, l| {
        say(l, reach(rules.king.reach)).to_owned()
    });
    list.compare(
        "La dama cae, al comer",
        "A king that captures lands",
        base,
        rules,
        |rules, l| say(l, landing(rules.king.landing)).to_owned(),
    );
    list.compare(
        "Movimiento especial de la dama, de lado",
        "Special sideways move of a king",
        base,
        rules,
        |rules, l| yes(king(rules).sideways, l),
    );
    list.compare(
        "La dama sigue comiendo",
        "A king goes on capturing",
        base,
        rules,
        |rules, l| yes(king(rules).goes_on, l),
    );
    list.compare(
        "La dama puede pasar otra vez sobre lo comido",
        "A king may pass again over what it has taken",
        base,
        rules,
        |rules, l| yes(king(rules).rejump, l),
    );
    list.compare(
        "Una misma dama juega seguido",
        "One king may move in a row",
        base,
        rules,
        |rules, l| run(rules.king.run, l),
    );
    list.compare(
        "Las piezas comidas salen",
        "Captured pieces leave",
        base,
        rules,
        |rules, l| say(l, removal(rules.removal)).to_owned(),
    );
    list.compare(
        "Se puede volver atrás en media captura",
        "A piece may turn back in mid-capture",
        base,
        rules,
        |rules, l| yes(rules.turning_back, l),
    );
    list.compare(
        "El peón que llega a coronar comiendo",
        "A man that reaches the crown row in mid-capture",
        base,
        rules,
        |rules, l| say(l, crowning(rules.crowning)).to_owned(),
    );
    list.compare(
        "Qué captura hay que hacer",
        "Which capture must be made",
        base,
        rules,
        |rules, l| laws(&rules.laws, l),
    );
    list.compare(
        "La posición repetida es tablas",
        "A repeated position is a draw",
        base,
        rules,
        |rules, l| repetition(rules.repetition, l),
    );
    list.limits(&base.limits, &rules.limits);
    list.found
}

struct List {
    language: Language,
    found: Vec<Difference>,
}

impl List {
    fn compare(
        &mut self,
        es: &'static str,
        en: &'static str,
        base: &Ruleset,
        rules: &Ruleset,
        value: impl Fn(&Ruleset, Language) -> String,
    ) {
        let (now, before) = (value(rules, self.language), value(base, self.language));
        if now != before {
            let what = say(self.language, (es, en)).to_owned();
            self.found.push(Difference { what, now, before });
        }
    }

    /// Each counter by its name: there or not, and how far it goes.
    fn limits(&mut self, base: &[Limit], rules: &[Limit]) {
        let l = self.language;
        let added = rules
            .iter()
            .filter(|limit| base.iter().all(|other| other.name != limit.name));
        for limit in base.iter().chain(added) {
            let of = |list: &[Limit]| list.iter().find(|other| other.name == limit.name).cloned();
            let plies = |limit: Option<Limit>| {
                limit.map_or_else(
                    || say(l, ("no se cuenta", "not counted")).to_owned(),
                    |limit| moves(limit.plies, l),
                )
            };
            let (now, before) = (plies(of(rules)), plies(of(base)));
            if now != before {
                let what = limit_title(limit, l);
                self.found.push(Difference { what, now, before });
            }
        }
    }
}

/// A counter's title as the start of a line.
fn limit_title(limit: &Limit, language: Language) -> String {
    let title = super::capitalised(text(&limit.title, language));
    match language {
        Language::Es => format!("Contador «{title}»"),
        Language::En => format!("Counter “{title}”"),
    }
}

/// What a law of capture is called.
#[must_use]
pub const fn law_name(law: Law, language: Language) -> &'static str {
    say(
        language,
        match law {
            Law::MostPieces => ("cantidad (más piezas)", "quantity (most pieces)"),
            Law::MostKings => ("calidad (más damas)", "quality (most kings)"),
            Law::WithKing => ("comer con la dama", "capture with the king"),
            Law::KingsSoonest => ("la dama cuanto antes", "kings soonest"),
            Law::MostWorth => ("más valor de piezas", "most worth"),
            Law::HighestValues => (
                "valores mayas (la suma mayor)",
                "Mayan values (highest sum)",
            ),
        },
    )
}

const fn say(language: Language, (es, en): (&'static str, &'static str)) -> &'static str {
    match language {
        Language::Es => es,
        Language::En => en,
    }
}

fn yes(value: bool, language: Language) -> String {
    let word = if value { ("sí", "yes") } else { ("no", "no") };
    say(language, word).to_owned()
}

const fn reach(reach: Reach) -> (&'static str, &'static str) {
    match reach {
        Reach::Flying => ("vuela", "flies"),
        Reach::Short => ("da un paso", "takes one step"),
    }
}

const fn landing(landing: Landing) -> (&'static str, &'static str) {
    match landing {
        Landing::Anywhere => (
            "en cualquier casilla libre de detrás",
            "on any free square behind",
        ),
        Landing::DirectlyBehind => ("justo detrás", "directly behind"),
        Landing::OnOrBehind => (
            "detrás, o donde estaba la pieza",
            "behind, or on its square",
        ),
    }
}

const fn removal(removal: Removal) -> (&'static str, &'static str) {
    match removal {
        Removal::AtEnd => ("al terminar la jugada", "when the move has ended"),
        Removal::AtOnce => ("una a una", "one by one"),
    }
}

const fn crowning(crowning: Crowning) -> (&'static str, &'static str) {
    match crowning {
        Crowning::EndsMove => ("corona y se detiene", "is crowned and stops"),
        Crowning::GoesOnAsMan => ("sigue como peón", "goes on as a man"),
        Crowning::GoesOnAsKing => ("sigue como dama", "goes on as a king"),
    }
}

fn headings(headings: &[Heading], language: Language) -> String {
    let name = |heading: &Heading| {
        say(
            language,
            match heading {
                Heading::Forward => ("de frente", "straight ahead"),
                Heading::DiagonalForward => ("en diagonal hacia adelante", "diagonally forward"),
                Heading::Sideways => ("de lado", "sideways"),
                Heading::DiagonalBackward => ("en diagonal hacia atrás", "diagonally backward"),
                Heading::Backward => ("hacia atrás", "straight back"),
            },
        )
    };
    let mut sorted = headings.to_vec();
    sorted.sort_unstable();
    let names: Vec<&str> = sorted.iter().map(name).collect();
    names.join(", ")
}

fn laws(laws: &[Law], language: Language) -> String {
    if laws.is_empty() {
        return say(language, ("la que se quiera", "any")).to_owned();
    }
    let names: Vec<&str> = laws.iter().map(|&law| law_name(law, language)).collect();
    names.join(say(language, ("; luego ", "; then ")))
}

fn repetition(repetition: Repetition, language: Language) -> String {
    let count = repetition.count;
    match (repetition.manner, language) {
        (Manner::Automatic, Language::Es) => format!("a la {count}.ª vez, por sí sola"),
        (Manner::Automatic, Language::En) => format!("at occurrence {count}, by itself"),
        (Manner::Claim { automatic }, Language::Es) => {
            format!("desde la {count}.ª vez si se reclama, y a la {automatic}.ª por sí sola")
        }
        (Manner::Claim { automatic }, Language::En) => {
            format!("from occurrence {count} if claimed, and at {automatic} by itself")
        }
    }
}

fn run(run: KingRun, language: Language) -> String {
    match (run.most, language) {
        (0, Language::Es) => "sin límite".to_owned(),
        (0, Language::En) => "without limit".to_owned(),
        (most, Language::Es) if run.unless_no_other => {
            format!("{most} veces, salvo que no haya otra jugada")
        }
        (most, Language::En) if run.unless_no_other => {
            format!("{most} times, unless there is no other move")
        }
        (most, Language::Es) => format!("{most} veces"),
        (most, Language::En) => format!("{most} times"),
    }
}

/// A count of plies as moves of each player, as players count.
fn moves(plies: u16, language: Language) -> String {
    match (plies.div_ceil(2), language) {
        (0, language) => say(language, ("al instante", "at once")).to_owned(),
        (moves, Language::Es) => format!("{moves} jugadas"),
        (moves, Language::En) => format!("{moves} moves"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_other_reading_says_what_it_changes() {
        for rules in rules::derived() {
            let base = rules.ruleset().origin.base().unwrap();
            let base = rules::find(base).unwrap();
            for language in [Language::Es, Language::En] {
                let found = differences(base.ruleset(), rules.ruleset(), language);
                assert!(!found.is_empty(), "{}", rules.name());
            }
            assert!(differences(rules.ruleset(), rules.ruleset(), Language::Es).is_empty());
        }
    }
}
