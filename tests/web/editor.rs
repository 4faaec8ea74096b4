//! The class `Editor`, as the page uses it.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

#[wasm_bindgen_test]
async fn an_editor_shows_the_puzzle_of_its_link() {
    Page::open().await.run(
        r"
        const editor = new Editor('#board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78&m=3');
        same(editor instanceof Editor, true);
        same([editor.rows, editor.cols, editor.catJump, editor.mouseJump, editor.moveLimit], [3, 5, 1, 2, 78]);
        same(editor.grid(), FIRST);
        same(editor.link, 'board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78');
        same(editor.carried, null);
        same(editor.missing(), []);
        same(editor.contents(), [
            'wall', 'wall', 'wall', 'wall', 'food',
            'wall', 'cat', 'floor', 'floor', 'floor',
            'mouse', 'floor', 'floor', 'floor', 'floor',
        ]);

        same(editor.load('board=3/3'), undefined);
        same(editor.link, 'board=3/3&cat=1&mouse=1');
        same(editor.missing(), ['cat', 'mouse', 'food']);
        // Strings of another realm are strings, and only the start of a very long one is read.
        editor.load(`board=MCF&${'x'.repeat(10_000_000)}`);
        same(editor.grid(), ['MCF']);
        editor.free();
        thrown(() => editor.grid());
        ",
    );
}

#[wasm_bindgen_test]
async fn an_editor_shows_the_states_of_its_board() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=M1x/CF1&cat=1&mouse=2&limit=9');
        same(editor.contents(1, 4, 'mouse'), ['floor', 'mouse', 'wall', 'floor', 'cat', 'floor']);
        same(editor.contents(3, 3, 'cat'), ['floor', 'floor', 'wall', 'cat', 'food', 'floor']);
        same(editor.contents(4, 0, 'cat'), ['cat', 'floor', 'wall', 'floor', 'mouse', 'floor']);
        same(editor.contents(undefined, undefined, undefined), editor.contents());
        mistake(() => editor.contents(2, 4, 'mouse'), 'bad-cell', { row: 0, col: 2, player: 'mouse' });
        mistake(() => editor.contents(1, 4, 'food'), 'bad-turn');
        same(['cat', 'mouse', 'food'].map((piece) => editor.cellOf(piece)), [3, 0, 4]);
        editor.erase(1, 1);
        same(editor.cellOf('food'), null);
        for (const [about, make] of Object.entries(STRANGE)) {
            thrown(() => editor.cellOf(make()), about);
            thrown(() => editor.contents(0, make(), 'cat'), about);
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn a_fragment_may_be_about_something_else() {
    Page::open().await.run(
        r"
        for (const link of ['board=MCF', '#board=', '#a=b&board=ZZ', 'b%6Fard=1', 'board']) same(namesBoard(link), true, link);
        for (const link of ['', '#', '#main', 'keyboard=MCF', 'a=board=1']) same(namesBoard(link), false, link);
        for (const [about, make] of Object.entries(STRANGE)) same(namesBoard(make()), false, about);
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn a_link_that_cannot_be_read_changes_nothing() {
    Page::open().await.run(
        r"
        const wrong = [
            ['empty-grid', {}, ''],
            ['empty-grid', {}, 'cat=1&mouse=2'],
            ['too-large', { row: 0 }, 'board=MCF81'],
            ['too-large', {}, 'board=1/1/1/1/1/1/1/1/1'],
            ['ragged-row', { row: 1, length: 2, expected: 3 }, 'board=MCF/2'],
            ['unknown-character', { row: 0, col: 3, character: 'K' }, 'board=MCFK'],
            ['duplicate-piece', { row: 0, col: 3, piece: 'cat' }, 'board=MCFC'],
            ['bad-jump', { player: 'cat', given: '9' }, 'board=MCF&cat=9'],
            ['bad-jump', { player: 'mouse', given: '\x22two\x22' }, 'board=MCF&mouse=two'],
            ['bad-move-limit', { given: '0' }, 'board=MCF&limit=0'],
            ['bad-move-limit', { given: '\x221e3\x22' }, 'board=MCF&limit=1e3'],
        ];
        const editor = new Editor('board=C1/MF&cat=3');
        for (const [code, about, link] of wrong) {
            mistake(() => new Editor(link), code, about, link);
            mistake(() => editor.load(link), code, about, link);
            same(editor.link, 'board=C1/MF&cat=3&mouse=1');
        }
        for (const [about, make] of Object.entries(STRANGE)) {
            thrown(() => new Editor(make()), about);
            thrown(() => editor.load(make()), about);
        }
        thrown(() => Editor('board=MCF'));
        same(editor.link, 'board=C1/MF&cat=3&mouse=1');
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn strokes_paint_and_carry_and_can_be_undone() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=C4/4M/4F');
        editor.press(1, 0, 'wall');
        editor.drag(1, 3);
        same(editor.carried, null);
        editor.release();
        same(editor.grid(), ['C....', '####M', '....F']);

        editor.press(1, 1, 'wall'); // on a wall: it erases
        editor.drag(1.9, 2.9); // the pointer is anywhere in the cell
        editor.drag(-40, 2); // and even off the board
        editor.release();
        same(editor.grid(), ['C....', '#..#M', '....F']);

        editor.press(1, 0, 'floor');
        editor.release();
        same(editor.grid(), ['C....', '...#M', '....F']);

        editor.press(0, 0, 'wall'); // on a piece: it is carried
        same(editor.carried, 'cat');
        editor.drag(1, 3);
        same(editor.grid(), ['.....', '...CM', '....F']);
        editor.cancel();
        same(editor.carried, null);
        same(editor.grid(), ['C....', '...#M', '....F']);

        editor.press(2, 0, 'food');
        same(editor.carried, 'food');
        editor.release();
        same(editor.grid(), ['C....', '...#M', 'F....']);

        editor.erase(0, 0);
        editor.erase(1, 3);
        same(editor.missing(), ['cat']);
        same(editor.grid(), ['.....', '....M', 'F....']);

        editor.resize(1, 2);
        same([editor.rows, editor.cols], [1, 2]);
        same(editor.missing(), ['cat']);
        same(editor.grid().join().match(/[MF]/g).length, 2);
        editor.clear();
        same(editor.grid(), ['..']);
        same(editor.missing(), ['cat', 'mouse', 'food']);
        // Without a stroke nothing happens.
        editor.drag(0, 0);
        editor.release();
        editor.cancel();
        same(editor.link, 'board=2&cat=1&mouse=1');
        ",
    );
}

#[wasm_bindgen_test]
async fn a_withdrawn_step_cannot_be_redone() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=MCF');
        same(editor.withdraw(), false);
        editor.catJump = 2;
        same([editor.withdraw(), editor.catJump, editor.canUndo, editor.canRedo], [true, 1, false, false]);
        ",
    );
}

#[wasm_bindgen_test]
async fn steps_are_undone_and_redone() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=C4/4M/4F&cat=1&mouse=2&m=1&c=2&turn=cat');
        same([editor.canUndo, editor.canRedo, editor.undo(), editor.redo()], [false, false, false, false]);
        const links = [editor.link];
        const step = (change) => { change(); links.push(editor.link); };
        step(() => { editor.press(1, 0, 'wall'); editor.drag(1, 3); editor.release(); });
        step(() => { editor.press(0, 0, 'wall'); editor.drag(2, 2); editor.release(); });
        step(() => editor.erase(1, 0));
        step(() => editor.resize(3, 6));
        step(() => editor.transform('rotate-left'));
        step(() => { editor.catJump = 3; });
        step(() => { editor.mouseJump = 4; });
        step(() => editor.setJumps(2, 5));
        step(() => { editor.moveLimit = 5; });
        step(() => editor.clear());
        step(() => editor.load('board=xxxxF/xC3/M4'));
        step(() => editor.paste('M.C...F'));
        same(new Set(links).size, links.length);
        // What changes nothing is no step, and neither is what is refused.
        mistake(() => editor.setJumps(1, 9), 'bad-jump', { player: 'mouse' });
        mistake(() => editor.setJumps('1', 1), 'bad-jump', { player: 'cat' });
        editor.moveLimit = 1000;
        editor.load(editor.link);
        editor.press(0, 0, 'floor');
        editor.release();
        for (const link of links.toReversed()) {
            same(editor.link, link);
            same(editor.canUndo, link !== links[0]);
            same(editor.undo(), link !== links[0]);
        }
        for (const link of links) {
            same(editor.link, link);
            same(editor.canRedo, link !== links.at(-1));
            same(editor.redo(), link !== links.at(-1));
        }
        // During a stroke, it is the stroke that is taken back.
        editor.press(0, 1, 'wall');
        same([editor.canUndo, editor.canRedo, editor.redo(), editor.undo()], [true, false, false, true]);
        same([editor.link, editor.canRedo], [links.at(-1), false]);
        editor.undo();
        editor.clear();
        same([editor.canRedo, editor.redo()], [false, false]);
        ",
    );
}

#[wasm_bindgen_test]
async fn a_board_is_shifted_rotated_and_mirrored() {
    Page::open().await.run(
        r"
        const moved = {
            'shift-up': ['M...', 'C#F.'], 'shift-right': ['.C#F', '.M..'], 'shift-down': ['M...', 'C#F.'],
            'shift-left': ['#F.C', '...M'], 'rotate-right': ['MC', '.#', '.F', '..'],
            'rotate-left': ['..', 'F.', '#.', 'CM'], 'mirror-across': ['.F#C', '...M'], 'mirror-down': ['M...', 'C#F.'],
        };
        for (const [how, rows] of Object.entries(moved)) {
            const editor = new Editor('board=CxF1/M3');
            same(editor.transform(how), undefined);
            same(editor.grid(), rows, how);
            same([editor.rows, editor.cols], [rows.length, rows[0].length]);
        }
        const editor = new Editor('board=CxF1/M3');
        for (const [about, make] of Object.entries(STRANGE)) mistake(() => editor.transform(make()), 'bad-argument', {}, about);
        for (const how of ['shift', 'Shift-Up', 'rotate']) mistake(() => editor.transform(how), 'bad-argument', { given: `\x22${how}\x22` });
        thrown(() => editor.transform());
        same([editor.canUndo, editor.grid()], [false, ['C#F.', 'M...']]);
        ",
    );
}

#[wasm_bindgen_test]
async fn a_link_may_name_a_state() {
    Page::open().await.run(
        r"
        const board = 'board=xxxxF/xC3/M4&cat=1&mouse=2';
        const editor = new Editor(`${board}&m=11&c=6&turn=cat`);
        same(editor.linkedState, { mouse: 11, cat: 6, turn: 'cat' });
        same(editor.link, board);
        same(editor.stateLink(11, 6, 'cat'), `${board}&m=11&c=6&turn=cat`);
        same(editor.stateLink(4, 4, 'mouse'), `${board}&m=4&c=4&turn=mouse`);
        editor.load(editor.stateLink(14, 7, 'mouse'));
        same(editor.linkedState, { mouse: 14, cat: 7, turn: 'mouse' });
        same(editor.canUndo, false);
        editor.erase(0, 0);
        same(editor.linkedState, null);
        editor.undo();
        same(editor.linkedState, { mouse: 14, cat: 7, turn: 'mouse' });
        // Boards are shown whatever is wrong with their state.
        for (const state of ['', '&m=11', '&m=0&c=6&turn=cat', '&m=11&c=15&turn=cat', '&m=11&c=6&turn=dog']) {
            editor.load(board + state);
            same([editor.link, editor.linkedState], [board, null]);
        }
        mistake(() => editor.stateLink(15, 6, 'cat'), 'bad-cell', { player: 'mouse', given: '15' });
        mistake(() => editor.stateLink(11, 0, 'cat'), 'bad-cell', { player: 'cat', given: 'cell 0', row: 0, col: 0 });
        mistake(() => editor.stateLink(11, 6, 'food'), 'bad-turn', { given: '\x22food\x22' });
        for (const [about, make] of Object.entries(STRANGE)) {
            mistake(() => editor.stateLink(make(), 6, 'cat'), 'bad-cell', { player: 'mouse' }, about);
            mistake(() => editor.stateLink(11, 6, make()), 'bad-turn', {}, about);
        }
        // A board that is not complete has states too.
        editor.clear();
        same(editor.stateLink(0, 14, 'mouse'), 'board=5/5/5&cat=1&mouse=2&m=0&c=14&turn=mouse');
        ",
    );
}

#[wasm_bindgen_test]
async fn copied_text_can_be_pasted() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78');
        same(editor.copy('leetcode'), '[\x22####F\x22,\x22#C...\x22,\x22M....\x22]\n1\n2');
        same(editor.copy('text'), '####F\n#C...\nM....');
        for (const [about, make] of Object.entries(STRANGE))
            mistake(() => editor.copy(make()), 'bad-argument', {}, about);
        mistake(() => editor.copy('LeetCode'), 'bad-argument');

        const other = new Editor('board=1&cat=3&mouse=4&limit=5');
        same(other.paste(editor.copy('leetcode')), 1);
        same(other.link, 'board=xxxxF/xC3/M4&cat=1&mouse=2&limit=5');
        other.undo();
        same(other.paste('[\x22MCF\x22]\n1\n2\n[\x22MC.F\x22]\n1\n2'), 2);
        other.undo();
        other.paste(editor.copy('text'));
        same(other.link, 'board=xxxxF/xC3/M4&cat=3&mouse=4&limit=5');
        other.paste(`https://example.org/#${editor.stateLink(11, 6, 'cat')}`);
        same([other.link, other.linkedState], [editor.link, { mouse: 11, cat: 6, turn: 'cat' }]);
        other.paste(JSON.stringify({ grid: ['MCF', '...'], catJump: 8, mouseJump: 7, moveLimit: 6 }, null, 2));
        same(other.link, 'board=MCF/3&cat=8&mouse=7&limit=6');
        ",
    );
}

#[wasm_bindgen_test]
async fn text_without_a_board_changes_nothing() {
    Page::open().await.run(
        r"
        const wrong = [
            ['not-a-board', {}, ''],
            ['not-a-board', {}, 'hello'],
            ['empty-grid', {}, 'grid = []'],
            ['not-a-grid', { position: 8, length: 1 }, '[\x22MCF\x22, 5]'],
            ['too-large', { row: 1, position: 4, length: 9 }, 'MCF\n.........'],
            ['ragged-row', { row: 1, expected: 3, position: 6, length: 2 }, 'MCF\n  ..\n'],
            // Its length is that of the row, and would mark too much of the text.
            ['ragged-row', { row: 1, expected: 5, length: 4 }, 'xxxxF/xC2/M4'],
            ['unknown-character', { row: 1, col: 0, character: '?', position: 4, length: 1 }, 'MCF\n?..'],
            // In units of UTF-16: those of JavaScript.
            ['unknown-character', { row: 0, col: 3, character: '🐭', position: 11, length: 2 }, '🐱🐱: [\x22...🐭\x22]'],
            ['unknown-character', { row: 0, col: 1, character: '\ufffd', position: 5, length: 1 },
                '鼠 [\x22.\ud83d\x22]'],
            ['duplicate-piece', { row: 1, col: 2, piece: 'cat', position: 6, length: 1 }, 'MCF\n..C'],
            ['bad-jump', { player: 'cat', given: '9', position: 10, length: 1 }, 'catJump = 9, [\x22MCF\x22]'],
            ['bad-jump', { player: 'mouse', given: '\x22two\x22', position: 17, length: 3 }, '#board=MCF&mouse=two'],
            ['bad-move-limit', { given: '0', position: 9, length: 1 }, 'limit:   0\nMCF'],
        ];
        const editor = new Editor('board=C1/MF&cat=3&m=1&c=0&turn=cat');
        for (const [code, about, text] of wrong) {
            mistake(() => editor.paste(text), code, about, show(text));
            same([editor.link, editor.canUndo], ['board=C1/MF&cat=3&mouse=1', false]);
            same(editor.linkedState, { mouse: 1, cat: 0, turn: 'cat' });
        }
        for (const [about, make] of Object.entries(STRANGE)) thrown(() => editor.paste(make()), about);
        mistake(() => editor.paste(['MCF']), 'bad-argument', { given: 'an array' });
        mistake(() => editor.paste(), 'bad-argument', { given: 'undefined' });
        // A stroke goes on.
        editor.press(0, 1, 'wall');
        thrown(() => editor.paste('hello'));
        editor.cancel();
        same(editor.link, 'board=C1/MF&cat=3&mouse=1');
        editor.paste(`MCF\n${' '.repeat(10_000_000)}`);
        same(editor.grid(), ['MCF']);
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn an_editor_solves_its_puzzle() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=xxxxF/xC3/M4');
        editor.catJump = 1;
        editor.mouseJump = 2;
        editor.moveLimit = 4;
        const solution = editor.solve();
        same(solution instanceof Solution, true);
        same(solution.moveLimit, 4);
        same(solution.verdict(), { winner: 'cat', ending: 'limit', plies: null, forced: { winner: 'mouse', plies: 5 } });
        editor.clear();
        mistake(() => editor.solve(), 'missing-piece', { piece: 'cat' });
        // What was solved stays solved.
        same(solution.verdict().forced.plies, 5);
        ",
    );
}

#[wasm_bindgen_test]
async fn rejects_wrong_jumps_and_limits() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=MCF&cat=3&mouse=4&limit=5');
        const set = (property, value) => () => { editor[property] = value; };
        for (const value of [0, 9, 300, -0]) {
            mistake(set('catJump', value), 'bad-jump', { player: 'cat' });
            mistake(set('mouseJump', value), 'bad-jump', { player: 'mouse' });
        }
        for (const value of [0, 10_001, 65_537]) mistake(set('moveLimit', value), 'bad-move-limit', { given: String(value) });
        for (const [about, make] of Object.entries(STRANGE)) {
            mistake(set('catJump', make()), 'bad-jump', { player: 'cat' }, about);
            mistake(set('mouseJump', make()), 'bad-jump', { player: 'mouse' }, about);
            mistake(set('moveLimit', make()), 'bad-move-limit', {}, about);
        }
        same(editor.link, 'board=MCF&cat=3&mouse=4&limit=5');
        [editor.catJump, editor.mouseJump, editor.moveLimit] = [8, 1, 10_000];
        same(editor.link, 'board=MCF&cat=8&mouse=1&limit=10000');
        ",
    );
}

#[wasm_bindgen_test]
async fn rejects_wrong_cells_tools_and_sizes() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=C4/4M/4F');
        const calls = [
            () => editor.press(3, 0, 'wall'), () => editor.press(0, 5, 'wall'), () => editor.press(-1, 0, 'wall'),
            () => editor.press(256, 0, 'wall'), () => editor.press(0, 0, 'hammer'), () => editor.press(0, 0, 'Wall'),
            () => editor.press(), () => editor.erase(3, 0), () => editor.erase(0, 5), () => editor.erase(0),
            () => editor.resize(0, 1), () => editor.resize(1, 0), () => editor.resize(9, 1), () => editor.resize(1, 9),
            () => editor.resize(257, 257), () => editor.resize(),
        ];
        for (const [about, make] of Object.entries(STRANGE))
            calls.push(
                () => editor.press(make(), 0, 'wall'), () => editor.press(0, make(), 'wall'), () => editor.press(0, 0, make()),
                () => editor.erase(make(), 0), () => editor.erase(0, make()),
                () => editor.resize(make(), 1), () => editor.resize(1, make()),
            );
        for (const call of calls) {
            thrown(call);
            same(editor.carried, null);
            same(editor.link, 'board=C4/4M/4F&cat=1&mouse=1');
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn the_pointer_may_be_far_outside_the_board() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=8/8/8/8/8/8/8/M5CF');
        const places = [
            1e308, -1e308, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, -0.5, -0, 7.999, 8, Number.MIN_VALUE,
        ];
        for (const tool of ['wall', 'floor', 'cat', 'mouse', 'food'])
            for (const row of places) for (const col of places) {
                editor.press(3, 3, tool);
                editor.drag(row, col);
                editor.drag(col, row);
                editor.drag(4, 4);
                same(editor.missing(), []);
                same(editor.contents().length, 64);
                editor.cancel();
            }
        // What is no number is refused, and the stroke goes on.
        const odd = [
            NaN, Infinity, -Infinity, undefined, null, true, '3', 'x', [], {}, new Date(NaN), () => 1, Symbol('row'), 1n,
            { valueOf: thrower }, hostile({}), Object.create(null),
        ];
        editor.press(0, 0, 'wall');
        for (const value of odd) {
            mistake(() => editor.drag(value, 0), 'bad-argument', {}, 'the row');
            mistake(() => editor.drag(0, value), 'bad-argument', {}, 'the column');
        }
        editor.drag(0, 2);
        editor.release();
        same(editor.grid()[0], '###.....');
        ",
    );
}

#[wasm_bindgen_test]
async fn links_say_how_the_board_is_shown() {
    Page::open().await.run(
        r"
        const link = 'board=MC1F&cat=1&mouse=2';
        const nothing = { view: null, ply: 0, hide: false, title: '', terms: '' };
        same(readLinkKeys(link), nothing);
        same(readLinkKeys('nonsense'), nothing);
        const keys = { view: 'what-if', ply: 7, hide: true, title: 'Who wins? 谁赢', terms: 'goal=mouse:3&walls=1&locked=1,3' };
        const written = writeLinkKeys(`${link}&m=0&c=2&turn=cat&view=map`, keys);
        same(written, `${link}&m=0&c=2&turn=cat&view=what-if&ply=7&hide=1&title=Who%20wins%3F%20%E8%B0%81%E8%B5%A2&goal=mouse:3&walls=1&locked=1,3`);
        same(readLinkKeys(`#${written}`), keys);
        const editor = new Editor(written);
        same([editor.link, editor.linkedState], [link, { mouse: 0, cat: 2, turn: 'cat' }]);
        for (const empty of [{}, { view: undefined, ply: null, hide: null, title: null, terms: undefined }, nothing])
            same(writeLinkKeys(written, empty), `${link}&m=0&c=2&turn=cat`);
        same(readLinkKeys(writeLinkKeys(link, { title: 'x'.repeat(100) })).title.length, 80);

        const wrong = (keys, code) => same(thrown(() => writeLinkKeys(link, keys)).code, code, show(keys));
        for (const bad of [{ view: 'Map' }, { view: 3 }, { ply: -1 }, { ply: 10_001 }, { ply: '3' }, { hide: 1 }, { title: 5 }, { terms: [] }])
            wrong(bad, 'bad-argument');
        wrong({ terms: 'goal=dog' }, 'bad-goal');
        wrong({ terms: 'walls=99' }, 'bad-walls');
        wrong({ terms: 'locked=9,9' }, 'bad-locked');
        wrong(null, 'bad-argument');
        same(thrown(() => writeLinkKeys('board=', {})).code, 'empty-grid');
        ",
    );
}

#[wasm_bindgen_test]
async fn several_cases_are_read_with_their_answers() {
    Page::open().await.run(
        r"
        const editor = new Editor('board=MCF&cat=3&mouse=4');
        const cases = editor.readCases('[\x22####F\x22,\x22#C...\x22,\x22M....\x22]\n1\n2\n[\x22M.C...F\x22]\n1\n3\ntrue\nfalse');
        same(cases.map(({ link, expected }) => [link, expected]), [
            ['board=xxxxF/xC3/M4&cat=1&mouse=2', true],
            ['board=M1C3F&cat=1&mouse=3', false],
        ]);
        same(cases[0].outcome, { winner: 'mouse', ending: 'food', plies: 5, forced: { winner: 'mouse', plies: 5 } });
        same(Object.keys(cases[0]).sort(), ['expected', 'link', 'outcome']);
        same(editor.readCases('M.F'), [{ link: 'board=M1F&cat=3&mouse=4', expected: null, outcome: null }]);
        same(editor.link, 'board=MCF&cat=3&mouse=4');
        const error = thrown(() => editor.readCases('[\x22MCF\x22]\n1\n1\n[\x22MCF\x22]\n1\n9\n'));
        same([error.code, error.detail.position, error.detail.length], ['bad-jump', 22, 1]);
        same(thrown(() => editor.readCases('nothing')).code, 'not-a-board');
        ",
    );
}
