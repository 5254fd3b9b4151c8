//! Spanish, the language of the rule texts.

use super::{
    refusal_table::{BarWords, LawWords, RefusalWords, WayWords},
    table::{
        ActionWords, CardWords, DutyWords, MenuWords, NewGameWords, PlaceWords, ResultWords,
        SettingWords, SideWords, TitleWords, Words,
    },
};
use crate::rules::Law;

pub(super) const ES: Words = Words {
    title: TitleWords {
        name: "Damas",
        subtitle: "Una mesa de damas para jugar en compañía",
        credit: "Damas Chapinas GT502: Erick DC Borja, Guatemala, 2010–2011",
        go_on: "Continuar",
        new_game: "Nueva partida",
        settings: "Ajustes",
        quit: "Salir",
    },
    actions: ActionWords {
        undo: "Deshacer",
        redo: "Rehacer",
        draw: "Tablas",
        resign: "Abandonar",
        camera: "Cámara",
        menu: "Menú",
        now: "Ahora",
        accept: "Aceptar",
        decline: "Rechazar",
        claim: "Reclamar tablas",
        first: "Al comienzo",
        previous: "Jugada anterior",
        next: "Jugada siguiente",
        last: "A la última jugada",
        fold: "Plegar",
        unfold: "Desplegar",
    },
    cards: CardWords {
        sum: "Suma",
        pieces: "Piezas",
        captured: |count, sum| match (count, sum) {
            (0, _) => "Sin capturas".to_owned(),
            (count, Some(sum)) => format!("Capturas: {count} (suma {sum})"),
            (count, None) => format!("Capturas: {count}"),
        },
        moves: "Jugadas",
        start: "Comienzo",
        run: |square| format!("Jugadas seguidas de la dama de {square}"),
        counter: |done, limit| {
            format!(
                "{done} de {limit} jugadas, quedan {}",
                limit.saturating_sub(done)
            )
        },
        occurrences: |times| format!("Posición repetida: se ha dado {times} veces"),
        if_drawn: "Si hubiera tablas ahora:",
        then_wins: |side| format!("ganarían {side}"),
        then_drawn: "nadie ganaría",
        looking: |ply, plies| format!("Jugada {ply} de {plies}"),
        choices: "Elija la captura",
        takes: |pieces, kings, sum| {
            let mut text = count(pieces as u64, "una pieza", "piezas");
            match kings {
                0 => {}
                kings => text += &format!(", {}", count(kings as u64, "una dama", "damas")),
            }
            if let Some(sum) = sum {
                text += &format!("; suma {sum}");
            }
            text
        },
    },
    light: SideWords {
        name: "claras",
        the: "las claras",
    },
    dark: SideWords {
        name: "oscuras",
        the: "las oscuras",
    },
    red: SideWords {
        name: "rojas",
        the: "las rojas",
    },
    black: SideWords {
        name: "negras",
        the: "las negras",
    },
    duty: DutyWords {
        to_move: |side| format!("Juegan {side}"),
        to_move_and: |side, duty| format!("Juegan {side}: {duty}"),
        free: "jugada libre",
        must_capture: |pieces| match pieces {
            Some(pieces) => format!(
                "deben capturar {}",
                count(pieces as u64, "una pieza", "piezas")
            ),
            None => "deben capturar".to_owned(),
        },
        from: |squares| format!("desde {}", from_squares(squares)),
        under_attack: |squares| format!("Bajo ataque: {squares}"),
        soon_crowned: |square| format!("Pronto habrá dama: {square}"),
        crowned: |square| format!("¡Dama! {square}"),
        picked: |square| format!("Pieza de la casilla {square}: elija adónde va"),
        by_law: |law| match law {
            Law::MostPieces => "ley de la cantidad",
            Law::MostKings => "ley de la calidad: más damas",
            Law::WithKing => "ley de la calidad: con la dama",
            Law::KingsSoonest => "ley de la calidad: la dama antes",
            Law::MostWorth => "ley de la valía",
            Law::HighestValues => "ley de los valores",
        },
        passes_as_man: "el peón pasa por la fila de coronación y sigue como peón",
        goes_on_as_king: "coronado, sigue como dama",
        go_on: |left| match left {
            Some(1) => "Siga la captura: falta una pieza".to_owned(),
            Some(left) => format!("Siga la captura: faltan {left} piezas"),
            None => "Siga la captura".to_owned(),
        },
        choose: |choices| format!("Captura múltiple: elija una de las {choices}"),
        looking_at_start: "Así comenzó la partida",
        looking_at: |text| format!("Mirando la partida tras {text}"),
        offered: |side, verdict| format!("Tablas ofrecidas por {side}: {verdict}"),
        claimable: |times, verdict| {
            format!("Posición repetida {times} veces: se pueden reclamar tablas ({verdict})")
        },
        would_win: |side, white, black| format!("ganarían {side}, {white}–{black}"),
        would_draw: "la partida quedaría en tablas",
        would_draw_even: |sum| format!("quedarían tablas, {sum}–{sum}"),
    },
    refusal: RefusalWords {
        touched: |square| {
            format!("Pieza tocada, pieza jugada: debe mover la de la casilla {square}")
        },
        empty: "No hay pieza en esa casilla",
        not_your_turn: |side| format!("No es su turno: juegan {side}"),
        blocked: "Esa pieza está bloqueada: no puede moverse",
        king_run: |most| {
            format!("Una misma dama puede jugar {most} veces seguidas: ahora debe mover otra pieza")
        },
        must_capture: |squares| {
            format!(
                "Hay que comer: es obligatorio capturar desde {}",
                from_squares(squares)
            )
        },
        unfinished: "La captura no termina ahí: siga hasta la última pieza",
        not_a_mans: |ways| format!("Un peón mueve una casilla {ways}"),
        not_a_kings: |ways, flies| {
            let how = if flies {
                "por casillas libres"
            } else {
                "una casilla"
            };
            format!("Una dama no se mueve así: va {ways}, {how}")
        },
        bar: BarWords {
            own_piece: |square| {
                format!("No se salta sobre una pieza propia, la de la casilla {square}")
            },
            twice: |square| {
                format!("La pieza de la casilla {square} ya está comida: no se salta dos veces")
            },
            king_by_man: |square| format!("Un peón no puede comer la dama de la casilla {square}"),
            mans_direction: |ways| format!("Un peón come solo {ways}"),
            kings_direction: |ways| format!("Una dama come solo {ways}"),
            too_far: "Se come una pieza contigua, cayendo justo detrás de ella",
            several: "Un salto pasa sobre una sola pieza, con la casilla de detrás vacía",
            landing: |square| {
                format!("La dama cae justo detrás de la pieza comida, la de la casilla {square}")
            },
            turns_back: "Entre dos capturas no se da media vuelta",
            onto: |square| {
                format!("La casilla {square} está ocupada: se come saltando y cayendo detrás")
            },
        },
        ways: WayWords {
            forward: "hacia delante",
            diagonal_forward: "en diagonal hacia delante",
            sideways: "de lado",
            diagonal_backward: "en diagonal hacia atrás",
            backward: "hacia atrás",
            diagonal: "en diagonal",
            straight: "en línea recta",
            eight: "en las ocho direcciones",
            or: " o ",
        },
        law: LawWords {
            most_pieces: |best, tried| {
                format!(
                    "Ley de la cantidad: otra captura toma {best} (esta, {})",
                    none(tried)
                )
            },
            most_kings: |best, tried| {
                let best = count(best, "una dama", "damas");
                format!(
                    "Ley de la calidad: otra captura toma {best} (esta, {})",
                    none(tried)
                )
            },
            with_king: "Ley de la calidad: hay que capturar con una dama",
            kings_soonest: "Ley de la calidad: otra captura toma antes una dama",
            most_worth: "Ley de la calidad: otra captura toma piezas de más valía",
            highest_values: |best, tried| {
                format!("Regla de la casa: otra captura suma {best} (esta, {tried})")
            },
        },
    },
    result: ResultWords {
        won: |side| format!("Ganan {side}"),
        drawn: "Tablas",
        no_pieces: |side| format!("{} se quedan sin piezas", super::capitalised(side)),
        blocked: |side| {
            format!(
                "{} están ahogadas, sin movimiento",
                super::capitalised(side)
            )
        },
        resigned: |side| format!("{} abandonan", super::capitalised(side)),
        agreed: "Tablas de común acuerdo",
        repetition: "Tablas por repetición de la posición",
        limit: |title| format!("Tablas por límite de jugadas: {title}"),
        by_values: "decide la suma de valores",
        even: "las sumas de valores son iguales",
        rematch: "Revancha cambiando de lado",
        look: "Mirar la partida",
    },
    menu: MenuWords {
        title: "Menú",
        back_to_table: "Volver a la mesa",
        back_to_title: "Ir a la portada",
        nothing_is_lost: "La partida queda guardada",
        ask_resign: |side| format!("¿Abandonan {side}?"),
        ask_draw: |side| format!("¿Ofrecen tablas {side}?"),
        drawn_now: |verdict| format!("Si hubiera tablas ahora, {verdict}."),
        offer: "Ofrecer tablas",
        cancel: "Cancelar",
        close: "Cerrar",
    },
    new_game: NewGameWords {
        title: "Nueva partida",
        board: |width, height| format!("tablero de {width}×{height}"),
        players: "Jugadores",
        name: "nombre",
        swap: "Cambiar lados",
        begins: "comienzan",
        position: "Posición (FEN), si no es la inicial",
        position_hint: "la posición inicial",
        start: "Comenzar",
    },
    settings: SettingWords {
        title: "Ajustes",
        language: "Idioma",
        numbers: "Números de casillas",
        numbers_none: "Ninguno",
        numbers_border: "Al borde",
        numbers_all: "Todos",
        facing: "Dos jugadores",
        facing_fixed: "Nada cambia",
        facing_turns: "Gira el tablero",
        facing_pieces: "Piezas hacia su jugador",
        motion: "Movimiento",
        motion_off: "Sin animar",
        motion_slow: "Lento",
        motion_normal: "Normal",
        motion_fast: "Rápido",
        touch_move: "Pieza tocada, pieza jugada",
        courtesies: "Reglas de caballeros: avisar de ataques y coronaciones",
        coordinates: "Nombres de casillas",
        coordinates_standard: "Estándar",
        coordinates_drawn: "Como en los textos",
        quality: "Calidad de imagen",
        quality_auto: "Automática",
        quality_low: "Baja",
        quality_medium: "Media",
        quality_high: "Alta",
    },
    fen: PlaceWords {
        turn: |found| {
            format!("FEN: «{found}» al comienzo no dice de quién es el turno; ponga W: o B:")
        },
        field: |found| {
            format!("FEN: «{found}» no da las piezas de un lado; escriba W o B y las casillas")
        },
        side_twice: |side| format!("FEN: {side} aparecen dos veces"),
        square: |found, last| {
            format!("FEN: «{found}» no es una casilla de este tablero; las hay de 1 a {last}")
        },
        square_twice: |square| format!("FEN: hay dos piezas en la casilla {square}; quite una"),
        value: |found, most| format!("FEN: «{found}» tiene un valor fuera de 0 a {most}"),
        man_on_crown_row: |side, square| {
            format!(
                "FEN: un peón de {side} está en su fila de coronación ({square}); ponga ahí una dama"
            )
        },
        some_values: |with, without| {
            format!(
                "FEN: la casilla {with} tiene valor y la {without} no; dé valores a todas o a ninguna"
            )
        },
        value_twice: |side, value, first, second| {
            format!("FEN: {side} tienen el valor {value} dos veces, en {first} y {second}")
        },
        no_values: |square, title| {
            format!("FEN: la casilla {square} tiene valor, pero las piezas de {title} no lo llevan")
        },
        run: |side, square| {
            format!(
                "FEN: {side} no tienen en {square} una dama que pueda haber jugado varias veces seguidas"
            )
        },
        off_board: "FEN: hay una pieza fuera del tablero",
    },
};

/// A number with what is counted: "una pieza", "3 piezas".
fn count(number: u64, one: &str, many: &str) -> String {
    match number {
        1 => one.to_owned(),
        number => format!("{number} {many}"),
    }
}

/// Squares to begin from: "la casilla 8", "las casillas 8 o 23". A bare number would read as a value.
fn from_squares(squares: &str) -> String {
    match squares.rsplit_once(", ") {
        Some((first, last)) => format!("las casillas {first} o {last}"),
        None => format!("la casilla {squares}"),
    }
}

/// A number, or that there is none.
fn none(number: u64) -> String {
    match number {
        0 => "ninguna".to_owned(),
        number => number.to_string(),
    }
}
