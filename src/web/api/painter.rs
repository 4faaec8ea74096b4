//! The class `Painter`: the board, its pieces and the arrows of moves on a canvas.
//!
//! All lengths are in device pixels, so that edges are sharp at every pixel density.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement, Path2d, window};

use super::editor::EditorHandle;
use super::silhouettes::silhouette;
use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::game::cell::{Cell, Cells};
use crate::web::convert::{error, input, plain};

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    #[wasm_bindgen(js_name = sceneNumbers)]
    fn scene_numbers(scene: &JsValue) -> Option<Vec<f64>>;
}

/// A row and a column, with fractions while a piece moves between two cells.
type Place = (f64, f64);

/// The place with this row and column; `None` if they are NaN.
fn place(row: f64, col: f64) -> Option<Place> {
    (!row.is_nan()).then_some((row, col))
}

/// The piece with this code; `None` if there is none.
fn piece(code: f64) -> Option<Piece> {
    Piece::ALL.into_iter().find(|&piece| (f64::from(piece as u8) - code).abs() < 0.5)
}

/// The position of each piece, in the order of [`Piece::ALL`].
type Places = [Option<Place>; 3];

/// The scene that is painted on the board: pieces and arrows.
struct Scene {
    places: Places,
    carried: Option<Piece>,
    /// The numbers of each arrow, in the format of `sceneNumbers` in `js/objects.js`.
    arrows: Vec<[f64; 6]>,
}

impl Scene {
    fn of(scene: &JsValue) -> Result<Self, JsValue> {
        let wrong = || error::argument("The scene must be an object that can be read", scene);
        let numbers = scene_numbers(scene).ok_or_else(wrong)?;
        let Some((&[cat_row, cat_col, mouse_row, mouse_col, food_row, food_col, carried], arrows)) =
            numbers.split_first_chunk()
        else {
            return Err(wrong());
        };
        let places = [place(cat_row, cat_col), place(mouse_row, mouse_col), place(food_row, food_col)];
        Ok(Self { places, carried: piece(carried), arrows: arrows.as_chunks().0.to_vec() })
    }
}

/// The colours, read from CSS custom properties of the canvas.
struct Colours {
    floor: String,
    grid: String,
    wall: String,
    shadow: String,
    /// The colours of body and marks of each piece, in the order of [`Piece::ALL`].
    pieces: [(String, String); 3],
}

impl Colours {
    fn of(canvas: &HtmlCanvasElement) -> Self {
        let style: Option<CssStyleDeclaration> =
            window().and_then(|window| window.get_computed_style(canvas).ok().flatten());
        // The value of a property, or `usual` if the page does not set this property.
        let colour = |name: &str, usual: &str| {
            let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
            value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty()).unwrap_or(usual.to_owned())
        };
        let marks = colour("--cm-marks", "#fffdf8");
        Self {
            floor: colour("--cm-floor", "#fbf7ee"),
            grid: colour("--cm-grid", "#e2dccd"),
            wall: colour("--cm-wall", "#2f3437"),
            shadow: colour("--cm-shadow", "rgba(40, 30, 10, 0.3)"),
            pieces: [
                (colour("--cm-cat", "#d55e00"), marks.clone()),
                (colour("--cm-mouse", "#0072b2"), marks),
                (colour("--cm-food", "#f2b90f"), colour("--cm-food-marks", "#a87400")),
            ],
        }
    }

    fn of_piece(&self, piece: Piece) -> &(String, String) {
        &self.pieces[piece.index()]
    }
}

#[wasm_bindgen]
pub struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    colours: Colours,
    /// The paths of body and marks of each piece, in the order of [`Piece::ALL`].
    outlines: [(Path2d, Path2d); 3],
    /// The side length of a cell.
    side: f64,
}

#[wasm_bindgen]
impl Painter {
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: &JsValue) -> Result<Self, JsValue> {
        let canvas: &HtmlCanvasElement =
            canvas.dyn_ref().ok_or_else(|| error::argument("The canvas must be a canvas element", canvas))?;
        let context = canvas.get_context("2d").ok().flatten().and_then(|context| context.dyn_into().ok());
        let without = || error::argument("The canvas must have a 2d context", canvas);
        let context = context.ok_or_else(without)?;
        let [cat, mouse, food] = Piece::ALL.map(|piece| -> Result<_, JsValue> {
            let outline = silhouette(piece);
            Ok((Path2d::new_with_path_string(outline.body)?, Path2d::new_with_path_string(outline.marks)?))
        });
        let colours = Colours::of(canvas);
        Ok(Self { canvas: canvas.clone(), context, colours, outlines: [cat?, mouse?, food?], side: 0.0 })
    }

    pub fn fit(&mut self, rows: &JsValue, cols: &JsValue) -> Result<(), JsValue> {
        let (rows, cols) = input::sides(rows, cols)?;
        self.colours = Colours::of(&self.canvas);
        let density = window().map_or(1.0, |window| window.device_pixel_ratio());
        let side = f64::from(self.canvas.client_width()) * density / f64::from(cols);
        self.side = side.max(1.0);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // at most a few thousand pixels
        let pixels = |cells: u8| (self.side * f64::from(cells)).round() as u32;
        // Assigning a size clears the canvas, even if the size is unchanged.
        let (width, height) = (pixels(cols), pixels(rows));
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        Ok(())
    }

    pub fn paint(&self, editor: &EditorHandle, scene: &JsValue) -> Result<(), JsValue> {
        // An invalid scene is refused before anything is painted.
        let scene = Scene::of(scene)?;
        let draft = editor.editor.draft();
        self.paint_floor(draft);
        self.paint_walls(draft)?;
        self.paint_scene_of(&scene)
    }

    #[wasm_bindgen(js_name = paintScene)]
    pub fn paint_scene(&self, scene: &JsValue) -> Result<(), JsValue> {
        self.paint_scene_of(&Scene::of(scene)?)
    }

    pub fn outline(piece: &JsValue) -> Result<JsValue, JsValue> {
        Ok(plain::object(&silhouette(input::piece(piece)?)))
    }

    fn paint_scene_of(&self, scene: &Scene) -> Result<(), JsValue> {
        for arrow in &scene.arrows {
            self.paint_arrow(arrow, scene.places)?;
        }
        self.paint_pieces(scene.places, scene.carried)
    }

    fn paint_floor(&self, draft: &BoardDraft) {
        let (context, side) = (&self.context, self.side);
        let (width, height) = (side * f64::from(draft.cols()), side * f64::from(draft.rows()));
        context.set_fill_style_str(&self.colours.floor);
        context.fill_rect(0.0, 0.0, width, height);
        context.set_fill_style_str(&self.colours.grid);
        let hairline = (side / 64.0).round().max(1.0);
        for col in 1..draft.cols() {
            context.fill_rect((side * f64::from(col)).round() - (hairline / 2.0).floor(), 0.0, hairline, height);
        }
        for row in 1..draft.rows() {
            context.fill_rect(0.0, (side * f64::from(row)).round() - (hairline / 2.0).floor(), width, hairline);
        }
    }

    /// Paints the walls. Adjacent walls merge into one shape, with rounded outer and inner corners.
    fn paint_walls(&self, draft: &BoardDraft) -> Result<(), JsValue> {
        let (context, side) = (&self.context, self.side);
        let radius = side * 0.1;
        let is_wall = |row: i32, col: i32| in_set(draft.walls(), row, col);
        let is_board = |row: i32, col: i32| in_set(draft.cells(), row, col);
        context.set_fill_style_str(&self.colours.wall);
        context.begin_path();
        for cell in draft.cells() {
            let (row, col) = (i32::from(cell.row()), i32::from(cell.col()));
            // Adjacent walls share the same rounded pixel edge, so that no gap shows between them.
            let edge = |place: i32| (side * f64::from(place)).round();
            let (left, top, right, bottom) = (edge(col), edge(row), edge(col + 1), edge(row + 1));
            let block = is_wall(row, col);
            // The corners, clockwise from the upper left: x, y, and the row and column direction towards the corner.
            let corners = [(left, top, -1, -1), (right, top, -1, 1), (right, bottom, 1, 1), (left, bottom, 1, -1)];
            if block {
                let round = corners.map(|(.., down, across)| {
                    let free = |row, col| is_board(row, col) && !is_wall(row, col);
                    free(row + down, col) && free(row, col + across)
                });
                rounded_rectangle(
                    context,
                    [left, top, right, bottom],
                    round.map(|round| if round { radius } else { 0.0 }),
                )?;
            } else {
                for (x, y, down, across) in corners {
                    if is_wall(row + down, col) && is_wall(row, col + across) && is_wall(row + down, col + across) {
                        let (inward_x, inward_y) = (-f64::from(across) * radius, -f64::from(down) * radius);
                        context.move_to(x, y);
                        context.line_to(x + inward_x, y);
                        context.arc_to(x, y, x, y + inward_y, radius)?;
                        context.close_path();
                    }
                }
            }
        }
        context.fill();
        Ok(())
    }

    /// Paints an arrow from its numbers, in the format of `sceneNumbers` in `js/objects.js`.
    fn paint_arrow(&self, &[by, row, col, to_row, to_col, strength]: &[f64; 6], places: Places) -> Result<(), JsValue> {
        let (by, start, end) = (piece(by), place(row, col), place(to_row, to_col));
        let strength = if strength.is_nan() { 1.0 } else { strength };
        let (Some(by), Some(start), Some(end)) = (by, start, end) else {
            return Ok(());
        };
        let (context, side) = (&self.context, self.side);
        let (from, to) = (self.centre(start), self.centre(end));
        let colour = &self.colours.of_piece(by).0;
        context.save();
        context.set_global_alpha(strength.clamp(0.0, 1.0));
        context.set_stroke_style_str(colour);
        context.set_fill_style_str(colour);
        context.set_line_width(side * 0.085);
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let length = across.hypot(down);
        context.begin_path();
        if length < 1.0 {
            context.arc(from.0, from.1, side * 0.44, 0.0, TAU)?;
            context.stroke();
        } else {
            // Leave room for a piece at either end.
            let room = |place| side * if places.contains(&Some(place)) { 0.42 } else { 0.14 };
            let (start, tip) = (room(start), length - room(end));
            let head = side * 0.24;
            context.translate(from.0, from.1)?;
            context.rotate(down.atan2(across))?;
            context.move_to(start.min(tip - head), 0.0);
            context.line_to(tip - head, 0.0);
            context.stroke();
            context.begin_path();
            context.move_to(tip, 0.0);
            context.line_to(tip - head, -head * 0.62);
            context.line_to(tip - head, head * 0.62);
            context.close_path();
            context.fill();
        }
        context.restore();
        Ok(())
    }

    /// Paints the pieces. A player on the food covers it, and the cat covers a caught mouse; the covered piece is
    /// drawn small in a corner.
    fn paint_pieces(&self, places: Places, carried: Option<Piece>) -> Result<(), JsValue> {
        let [cat, mouse, food] = places;
        let together = |one: Option<Place>, other: Option<Place>| matches!((one, other), (Some(one), Some(other)) if (one.0 - other.0).hypot(one.1 - other.1) < 0.35);
        let food_covered = together(food, cat) || together(food, mouse);
        let mouse_covered = together(mouse, cat);
        let pieces = [
            (Piece::Food, food, food_covered, (0.26, -0.26)),
            (Piece::Mouse, mouse, mouse_covered, (0.26, 0.26)),
            (Piece::Cat, cat, false, (0.0, 0.0)),
        ];
        // Covered pieces are drawn after the others, and a carried piece last.
        for layer in 0..3 {
            for &(piece, place, covered, corner) in &pieces {
                let is_carried = carried == Some(piece);
                let on_layer = if is_carried { 2 } else { u8::from(covered) };
                let (Some(place), true) = (place, layer == on_layer) else {
                    continue;
                };
                let (x, y) = self.centre(place);
                let (shift, size) = match (is_carried, covered) {
                    (true, _) => ((0.0, 0.0), 0.9),
                    (false, true) => (corner, 0.4),
                    (false, false) => ((0.0, 0.0), 0.72),
                };
                self.paint_piece(piece, (x + shift.0 * self.side, y + shift.1 * self.side), size)?;
            }
        }
        Ok(())
    }

    fn paint_piece(&self, piece: Piece, (x, y): (f64, f64), size: f64) -> Result<(), JsValue> {
        let (context, side) = (&self.context, self.side);
        let (body, marks) = self.colours.of_piece(piece);
        let (outline, details) = &self.outlines[piece.index()];
        context.save();
        context.translate(x, y)?;
        let scale = side * size / 100.0;
        context.scale(scale, scale)?;
        context.translate(-50.0, -50.0)?;
        context.set_shadow_color(&self.colours.shadow);
        context.set_shadow_blur(side * 0.08);
        context.set_shadow_offset_y(side * 0.035);
        // An outline in the floor colour separates the piece from arrows and from a piece behind it.
        context.set_stroke_style_str(&self.colours.floor);
        context.set_line_width(7.0);
        context.set_line_join("round");
        context.stroke_with_path(outline);
        context.set_shadow_color("transparent");
        context.set_fill_style_str(body);
        context.fill_with_path_2d(outline);
        context.set_fill_style_str(marks);
        context.fill_with_path_2d(details);
        context.restore();
        Ok(())
    }

    /// The centre of a cell as (x, y).
    fn centre(&self, (row, col): Place) -> (f64, f64) {
        ((col + 0.5) * self.side, (row + 0.5) * self.side)
    }
}

/// Whether the set contains the cell at this row and column; false outside an 8×8 board.
fn in_set(set: Cells, row: i32, col: i32) -> bool {
    match (u8::try_from(row), u8::try_from(col)) {
        (Ok(row @ 0..8), Ok(col @ 0..8)) => set.contains(Cell::at(row, col)),
        _ => false,
    }
}

/// Adds a rectangle to the path, with these corner radii, clockwise from the upper left.
fn rounded_rectangle(
    context: &CanvasRenderingContext2d,
    [left, top, right, bottom]: [f64; 4],
    radii: [f64; 4],
) -> Result<(), JsValue> {
    let [upper_left, upper_right, lower_right, lower_left] = radii;
    context.move_to(left + upper_left, top);
    context.arc_with_anticlockwise(right - upper_right, top + upper_right, upper_right, -FRAC_PI_2, 0.0, false)?;
    context.arc_with_anticlockwise(right - lower_right, bottom - lower_right, lower_right, 0.0, FRAC_PI_2, false)?;
    context.arc_with_anticlockwise(left + lower_left, bottom - lower_left, lower_left, FRAC_PI_2, PI, false)?;
    context.arc_with_anticlockwise(left + upper_left, top + upper_left, upper_left, PI, PI + FRAC_PI_2, false)?;
    context.close_path();
    Ok(())
}
