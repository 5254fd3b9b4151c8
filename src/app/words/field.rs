//! What players read for the fields of a ruleset, where its sources name them.

use super::capitalised;
use crate::app::settings::Language;

/// Each field with its label in Spanish and in English.
const FIELDS: [(&str, &str, &str); 24] = [
    ("board", "tablero", "board"),
    ("first", "quién comienza", "first to move"),
    ("men_rows", "filas de peones", "rows of men"),
    ("values", "valores de las piezas", "values of the pieces"),
    ("man", "peón", "man"),
    ("man.steps", "pasos del peón", "steps of a man"),
    ("man.captures", "capturas del peón", "captures of a man"),
    (
        "man.takes_kings",
        "captura de damas por peones",
        "men taking kings",
    ),
    ("king", "dama", "king"),
    ("king.reach", "alcance de la dama", "reach of a king"),
    (
        "king.landing",
        "caída de la dama al comer",
        "landing of a king that captures",
    ),
    (
        "king.sideways",
        "movimiento especial de la dama",
        "special move of a king",
    ),
    (
        "king.goes_on",
        "captura múltiple de la dama",
        "captures in a row by a king",
    ),
    (
        "king.rejump",
        "doble salto sobre una pieza",
        "jumping twice over one piece",
    ),
    (
        "king.run",
        "jugadas seguidas de una dama",
        "moves in a row of one king",
    ),
    ("removal", "retirada de las piezas", "removal of pieces"),
    (
        "turning_back",
        "media vuelta al comer",
        "turning back in a capture",
    ),
    ("crowning", "coronación", "crowning"),
    ("laws", "leyes de la captura", "laws of capture"),
    ("goal", "objetivo", "aim"),
    ("repetition", "repetición", "repetition"),
    ("limits", "límites de jugadas", "move limits"),
    ("tie_break", "desempate", "tie-break"),
    ("notation", "notación", "notation"),
];

/// The label of the fields that a source is about: `removal, crowning`. A field that has none is
/// named as it is.
#[must_use]
pub fn fields_text(of: &str, language: Language) -> String {
    let labels: Vec<&str> = of
        .split(',')
        .map(str::trim)
        .map(|field| label(field, language).unwrap_or(field))
        .collect();
    capitalised(&labels.join(", "))
}

fn label(field: &str, language: Language) -> Option<&'static str> {
    let (_, es, en) = FIELDS.iter().find(|(name, ..)| *name == field)?;
    Some(match language {
        Language::Es => es,
        Language::En => en,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    #[test]
    fn every_field_of_a_source_has_a_label() {
        for rules in rules::all().iter().chain(rules::derived()) {
            for source in &rules.ruleset().sources {
                for field in source.of.split(',').map(str::trim) {
                    for language in [Language::Es, Language::En] {
                        let found = label(field, language);
                        assert!(found.is_some(), "{}: {field}", rules.name());
                    }
                }
            }
        }
    }

    #[test]
    fn labels_are_listed() {
        let of = "removal, crowning";
        assert_eq!(
            fields_text(of, Language::Es),
            "Retirada de las piezas, coronación"
        );
        assert_eq!(fields_text(of, Language::En), "Removal of pieces, crowning");
        assert_eq!(fields_text("colour", Language::En), "Colour");
    }
}
