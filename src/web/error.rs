//! Turns a [`BoardError`] into a JavaScript `Error`.

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::output::plain;
use crate::error::BoardError;

/// What a translated sentence needs besides the code, the row and the column.
#[derive(Default, Serialize)]
struct Detail {
    /// What was given instead, in English words.
    given: Option<String>,
    /// The piece that is missing or there twice.
    piece: Option<&'static str>,
    /// The character that means nothing.
    character: Option<char>,
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
                Detail { character: Some(character), ..Detail::default() }
            }
            BoardError::MissingPiece { piece } | BoardError::DuplicatePiece { piece, .. } => {
                Detail { piece: Some(piece.name()), ..Detail::default() }
            }
            BoardError::BadJump { player, given } | BoardError::BadCell { player, given, .. } => {
                Detail { player: Some(player.name()), given: Some(given), ..Detail::default() }
            }
        };
        let set = |key: &str, value: JsValue| {
            Reflect::set(&object, &key.into(), &value).expect("an Error of our own takes properties");
        };
        set("code", code.into());
        set("row", plain(&row));
        set("col", plain(&col));
        set("detail", plain(&detail));
        object.into()
    }
}
