//! The words of the position editor, in both languages.

use crate::app::settings::Language;

/// The words of the position editor.
#[derive(Debug)]
pub struct EditorWords {
    /// The entry of the menus.
    pub menu: &'static str,
    /// The same beside a position that is typed.
    pub edit: &'static str,
    /// The editor's own title.
    pub heading: &'static str,
    /// The pieces to choose from.
    pub piece: &'static str,
    /// A man.
    pub man: &'static str,
    /// A king.
    pub king: &'static str,
    /// The values to choose from.
    pub value: &'static str,
    /// The lowest free value.
    pub next: &'static str,
    /// What that means.
    pub next_hint: &'static str,
    /// No value.
    pub without: &'static str,
    /// That a side uses a value already.
    pub used: fn(u8) -> String,
    /// Whose turn it is.
    pub turn: &'static str,
    /// What the mouse and the keys do.
    pub hint: &'static str,
    /// Take back the last change.
    pub undo: &'static str,
    /// The position in which the game begins.
    pub restart: &'static str,
    /// No pieces.
    pub clear: &'static str,
    /// Swap the sides.
    pub mirror: &'static str,
    /// Begin a game.
    pub play: &'static str,
    /// Leave.
    pub cancel: &'static str,
    /// The position as text.
    pub text: &'static str,
    /// Put the text on the clipboard.
    pub copy: &'static str,
    /// Read it from there.
    pub paste: &'static str,
    /// The position can be played; who moves.
    pub valid: fn(&str) -> String,
    /// It is a position, but there is nothing to play.
    pub over: &'static str,
    /// Whether to leave what was put together.
    pub ask_leave: &'static str,
    /// That the game waits.
    pub leave_hint: &'static str,
    /// Yes.
    pub leave: &'static str,
    /// No.
    pub stay: &'static str,
}

const ES: EditorWords = EditorWords {
    menu: "Editor de posición…",
    edit: "Editar…",
    heading: "Editor de posición",
    piece: "Pieza",
    man: "peón",
    king: "dama",
    value: "Valor",
    next: "siguiente",
    next_hint: "El menor que ese lado no usa todavía",
    without: "sin valor",
    used: |value| format!("{value}: ya lo lleva una pieza; al ponerla, cambia de casilla"),
    turn: "Juegan",
    hint: "Clic: poner o quitar. Botón derecho o Supr: quitar. Arrastrar: mover. Teclas 1–4: pieza.",
    undo: "Deshacer",
    restart: "Posición inicial",
    clear: "Vaciar",
    mirror: "Cambiar lados",
    play: "Jugar desde aquí",
    cancel: "Cancelar",
    text: "FEN",
    copy: "Copiar",
    paste: "Pegar",
    valid: |side| format!("Posición válida: juegan {side}"),
    over: "Así la partida ya habría terminado: quien juega no tiene jugadas",
    ask_leave: "¿Dejar la posición sin jugarla?",
    leave_hint: "Se pierde lo que puso; la partida sigue como estaba.",
    leave: "Dejarla",
    stay: "Seguir editando",
};

const EN: EditorWords = EditorWords {
    menu: "Position editor…",
    edit: "Edit…",
    heading: "Position editor",
    piece: "Piece",
    man: "man",
    king: "king",
    value: "Value",
    next: "next",
    next_hint: "The lowest that the side does not use yet",
    without: "none",
    used: |value| format!("{value}: a piece has it already; putting it moves that piece"),
    turn: "To move",
    hint: "Click: put or take away. Right button or Del: take away. Drag: move. Keys 1–4: piece.",
    undo: "Undo",
    restart: "Starting position",
    clear: "Clear",
    mirror: "Swap sides",
    play: "Play from here",
    cancel: "Cancel",
    text: "FEN",
    copy: "Copy",
    paste: "Paste",
    valid: |side| format!("A valid position: {side} to move"),
    over: "The game would be over at once: the side to move has no moves",
    ask_leave: "Leave the position without playing it?",
    leave_hint: "What you put together is lost; the game is as it was.",
    leave: "Leave it",
    stay: "Go on editing",
};

/// The words of the position editor in a language.
#[must_use]
pub const fn editor_words(language: Language) -> &'static EditorWords {
    match language {
        Language::Es => &ES,
        Language::En => &EN,
    }
}
