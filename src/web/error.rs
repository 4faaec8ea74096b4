//! Turns a [`BoardError`] into a JavaScript `Error`.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

use crate::error::BoardError;

/// What a translated sentence needs besides the code, the row and the column.
#[derive(Default)]
struct Detail {
    /// What was given instead, in English words.
    given: Option<String>,
    /// The piece that is missing or there twice.
    piece: Option<&'static str>,
    /// The character that means nothing.
    character: Option<String>,
    /// Whose jump or cell it is.
    player: Option<&'static str>,
    /// How long the row is.
    length: Option<usize>,
    /// How long the row should be.
    expected: Option<usize>,
}

impl From<BoardError> for JsValue {
    fn from(error: BoardError) -> Self {
        let object = js_sys::Error::new(&error.to_string());
        object.set_name("CatMouseError");
        let (code, row, col) = (error.code(), error.row(), error.col());
        let detail = match error {
            BoardError::EmptyGrid | BoardError::TooLarge { .. } => Detail::default(),
            BoardError::NotAGrid { given } | BoardError::BadMoveLimit { given } | BoardError::BadTurn { given } => {
                Detail { given: Some(given), ..Detail::default() }
            }
            BoardError::RaggedRow { length, expected, .. } => {
                Detail { length: Some(length), expected: Some(expected), ..Detail::default() }
            }
            BoardError::UnknownCharacter { character, .. } => {
                Detail { character: Some(character.into()), ..Detail::default() }
            }
            BoardError::MissingPiece { piece } | BoardError::DuplicatePiece { piece, .. } => {
                Detail { piece: Some(piece.name()), ..Detail::default() }
            }
            BoardError::BadJump { player, given } | BoardError::BadCell { player, given, .. } => {
                Detail { player: Some(player.name()), given: Some(given), ..Detail::default() }
            }
            BoardError::BadMove { player, cell } => {
                Detail { player: Some(player.name()), given: Some(cell.to_string()), ..Detail::default() }
            }
        };
        set(&object, "code", Some(code));
        set(&object, "row", row);
        set(&object, "col", col);
        set(&object, "detail", Some(detail));
        object.into()
    }
}

impl From<Detail> for JsValue {
    fn from(detail: Detail) -> Self {
        let object = Object::new();
        set(&object, "given", detail.given);
        set(&object, "piece", detail.piece);
        set(&object, "character", detail.character);
        set(&object, "player", detail.player);
        set(&object, "length", detail.length);
        set(&object, "expected", detail.expected);
        object.into()
    }
}

/// Sets a property; what is absent is `null`.
fn set(object: &Object, key: &str, value: Option<impl Into<JsValue>>) {
    let value = value.map_or(JsValue::NULL, Into::into);
    Reflect::set(object, &key.into(), &value).expect("an object of our own takes properties");
}
