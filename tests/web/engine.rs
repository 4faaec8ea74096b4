//! The engine as it is compiled for browsers, whose vector instructions are others than a desktop's; and the quick way in
//! which an ordinary grid is read.

use cat_and_mouse::board::{BoardDraft, Piece};
use cat_and_mouse::explore::verify;
use cat_and_mouse::game::Cells;
use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

/// Numbers that are the same in every run: Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn one_to_eight(&mut self) -> u8 {
        u8::try_from(1 + self.below(8)).expect("at most 8")
    }

    fn board(&mut self) -> Board {
        loop {
            let mut draft = BoardDraft::new(self.one_to_eight(), self.one_to_eight());
            let walls = self.below(50);
            for cell in Cells::rectangle(draft.rows(), draft.cols()) {
                draft.set_wall(cell, self.below(100) < walls);
            }
            for piece in Piece::ALL {
                let floor: Vec<_> = draft.floor().into_iter().collect();
                if !floor.is_empty() {
                    let place = usize::try_from(self.below(floor.len() as u64)).expect("at most 64");
                    draft.put(piece, floor[place]);
                }
            }
            // A piece may have taken the place of another.
            if let Ok(board) = Board::try_from(draft) {
                return board;
            }
        }
    }

    fn jumps(&mut self) -> Jumps {
        Jumps::new(self.one_to_eight().into(), self.one_to_eight().into()).expect("1 to 8")
    }
}

#[wasm_bindgen_test]
fn every_state_is_right_in_a_browser_too() {
    let mut random = Random(1_728);
    for _ in 0..1_000 {
        let (board, jumps) = (random.board(), random.jumps());
        let solution = solve_board(&board, jumps, MoveLimit::default());
        assert_eq!(verify(&board, jumps, |state| solution.forced(state)), Ok(()), "{board} {jumps:?}");
    }
    // Games so long that the table keeps them in its other form.
    for (board, jumps) in [
        (".F#...../.#..###./...#..../###..###/#...#M../..###C#./.#...##./...#....", (1, 1)),
        ("1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxC2/1x3xx1/3x3x", (1, 1)), // with draws
        ("C#....../M..####./###...../....####/.####.../......#./#######./F.......", (1, 1)),
    ] {
        let (board, jumps) = (board.parse().expect("a board"), Jumps::new(jumps.0, jumps.1).expect("1 to 8"));
        let solution = solve_board(&board, jumps, MoveLimit::default());
        assert_eq!(verify(&board, jumps, |state| solution.forced(state)), Ok(()), "{board}");
    }
}

#[wasm_bindgen_test]
async fn a_valid_grid_is_read_unchanged() {
    let mut random = Random(913);
    let texts: Vec<_> = (0..300).map(|_| random.board().to_string()).collect();
    // An editor reads the same board from a text, all of it in Rust.
    let code = r"
        for (const text of texts) {
            const editor = new Editor(`board=${text}&cat=2&mouse=3`);
            const expected = editor.solve();
            const found = solve(editor.grid(), 2, 3);
            same([found.rows, found.cols], [expected.rows, expected.cols], text);
            same(found.verdict(), expected.verdict(), text);
            for (const turn of ['mouse', 'cat']) same([...found.table(turn)].join(), [...expected.table(turn)].join(), text);
            for (const object of [editor, expected, found]) object.free();
        }
    ";
    Page::open().await.run(&format!("const texts = {texts:?};{code}"));
}

#[wasm_bindgen_test]
async fn a_grid_whose_getter_solves_another_grid_is_read_correctly() {
    Page::open().await.run(
        r"
        const other = ['F#', 'CM'];
        const meddling = new Proxy(FIRST, {
            get(rows, key) {
                solve(other, 1, 1).free();
                return rows[key];
            },
        });
        same(solve(meddling, 1, 2).verdict(), solve(FIRST, 1, 2).verdict());
        ",
    );
}

#[wasm_bindgen_test]
async fn rejects_letters_of_more_than_one_byte() {
    Page::open().await.run(
        r"
        // Their last bytes are those of a full stop and of a wall.
        for (const letter of ['\u012e', '\u0123', '\uff2e', '\u{1f42d}'])
            same(thrown(() => solve(['MCF', `.${letter}.`], 1, 1)).code, 'unknown-character', letter);
        ",
    );
}

#[wasm_bindgen_test]
async fn solutions_can_be_freed_in_any_order() {
    Page::open().await.run(
        r"
        const hold = () => Array.from({ length: 5 }, () => solve(FIRST, 1, 2));
        const expected = hold()[0].verdict();
        for (const order of [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 0, 3, 1]]) {
            const held = hold();
            for (const [place, number] of order.entries()) {
                held[number].free();
                for (const left of order.slice(place + 1)) same(held[left].verdict(), expected);
            }
        }
        ",
    );
}
