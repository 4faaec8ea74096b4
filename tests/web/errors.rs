//! What the exports throw, and that they go on working afterwards.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

#[wasm_bindgen_test]
async fn every_code_of_a_board_says_what_is_wrong_and_where() {
    Page::open().await.run(
        r"
        const wrong = [
            ['not-a-grid', {}, 'MCF'],
            ['not-a-grid', {}, ['MCF', 1]],
            ['empty-grid', {}, []],
            ['empty-grid', {}, ['']],
            ['empty-grid', {}, ['', '', '']],
            ['too-large', {}, Array(9).fill('.')],
            ['too-large', { row: 1 }, ['MCF......'.slice(0, 8), '.........']],
            ['ragged-row', { row: 1, length: 2, expected: 3 }, ['MCF', '..']],
            ['ragged-row', { row: 2, length: 0, expected: 3 }, ['MCF', '...', '']],
            ['ragged-row', { row: 1, length: 3, expected: 0 }, ['', 'MCF']],
            ['unknown-character', { row: 0, col: 3, character: 'm' }, ['MCFm']],
            ['unknown-character', { row: 1, col: 0, character: 'x' }, ['MCF', 'x..']],
            ['unknown-character', { row: 1, col: 2, character: '3' }, ['MCF', '..3']],
            ['missing-piece', { piece: 'cat' }, ['...']],
            ['missing-piece', { piece: 'mouse' }, ['C.F']],
            ['missing-piece', { piece: 'food' }, ['C.M']],
            ['duplicate-piece', { row: 1, col: 1, piece: 'cat' }, ['MCF', '.C.']],
            ['duplicate-piece', { row: 0, col: 3, piece: 'mouse' }, ['MCFM', 'F..C']],
            ['duplicate-piece', { row: 1, col: 0, piece: 'food' }, ['MCF', 'F..']],
        ];
        for (const [code, about, grid] of wrong) {
            mistake(() => solve(grid, 1, 2), code, about, show(grid));
            mistake(() => canMouseWin(grid, 1, 2), code, about, show(grid));
            works();
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn every_code_of_a_number_says_what_is_wrong() {
    Page::open().await.run(
        r"
        for (const jump of [0, 9, 300, -1]) {
            const given = String(jump);
            mistake(() => solve(FIRST, jump, 2), 'bad-jump', { player: 'cat', given });
            mistake(() => solve(FIRST, 2, jump), 'bad-jump', { player: 'mouse', given });
            mistake(() => canMouseWin(FIRST, jump, jump), 'bad-jump', { player: 'cat', given });
            mistake(() => canMouseWin(FIRST, 2, jump), 'bad-jump', { player: 'mouse', given });
        }
        for (const moveLimit of [0, 10_001, 65_536 + 1000, -1, 0.5])
            mistake(() => solve(FIRST, 1, 2, { moveLimit }), 'bad-move-limit', { given: String(moveLimit) });

        const solution = solve(FIRST, 1, 2);
        for (const call of ['result', 'moves', 'line']) {
            const ask = (...state) => () => solution[call](...state);
            mistake(ask(15, 6, 'mouse'), 'bad-cell', { player: 'mouse', given: '15' });
            mistake(ask(10, 256, 'mouse'), 'bad-cell', { player: 'cat', given: '256' });
            // A wall is a place on the board, so the error has one.
            mistake(ask(3, 6, 'mouse'), 'bad-cell', { row: 0, col: 3, player: 'mouse' });
            mistake(ask(10, 5, 'cat'), 'bad-cell', { row: 1, col: 0, player: 'cat' });
            mistake(ask(10, 6, 'food'), 'bad-turn', { given: '\x22food\x22' });
            mistake(ask(10, 6), 'bad-turn', { given: 'undefined' });
        }
        mistake(() => solution.table('Mouse'), 'bad-turn', { given: '\x22Mouse\x22' });
        mistake(() => solution.table(), 'bad-turn', { given: 'undefined' });
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn throws_the_first_of_several_mistakes() {
    Page::open().await.run(
        r"
        // Each step mends what the step before was about.
        const nine = (rows) => [...rows, ...Array(9).fill('')].slice(0, 9);
        const steps = [
            ['not-a-grid', [...nine(['..', '..........', '?']).slice(0, 8), 9]],
            ['empty-grid', Array(9).fill('')],
            ['too-large', nine(['..', '?C..C..', '.'])], // too many rows
            ['too-large', ['..', '?C..C....', '.']], // too long a row
            ['ragged-row', ['..', '?C..C', '.']],
            ['unknown-character', ['.....', '?C..C', 'M..M.']],
            ['missing-piece', ['.....', '.C..C', 'M..M.']],
            ['duplicate-piece', ['F....', '.C..C', 'M..M.']],
            ['bad-jump', ['F....', '.C...', 'M....']],
        ];
        for (const [code, grid] of steps)
            same(thrown(() => solve(grid, 0, 9, { moveLimit: 0 })).code, code, show(grid));
        // Every kind is looked for on all rows before the next: here the later mistake stands first.
        same(thrown(() => solve(['C', 7], 1, 1)).code, 'not-a-grid');
        same(thrown(() => solve(['?', '.........'], 1, 1)).code, 'too-large');
        same(thrown(() => solve(['?', '..'], 1, 1)).code, 'ragged-row');
        same(thrown(() => solve(['CC', '.?'], 1, 1)).code, 'unknown-character');
        same(thrown(() => solve(['CC', '.M'], 1, 1)).code, 'missing-piece');
        // Nine rows are enough to know: the tenth is not even looked at.
        same(thrown(() => solve([...Array(9).fill('.'), 7], 1, 1)).code, 'too-large');
        same(thrown(() => solve([...Array(8).fill('.'), 7], 1, 1)).code, 'not-a-grid');

        const grid = steps.at(-1)[1];
        same(thrown(() => solve(grid, 0, 9, { moveLimit: 0 })).detail.player, 'cat');
        same(thrown(() => solve(grid, 1, 9, { moveLimit: 0 })).detail.player, 'mouse');
        same(thrown(() => solve(grid, 1, 8, { moveLimit: 0 })).code, 'bad-move-limit');
        const solution = solve(grid, 1, 8, { moveLimit: 1 });
        same(thrown(() => solution.result(-1, -1, 'food')).detail.player, 'mouse');
        same(thrown(() => solution.result(0, -1, 'food')).detail.player, 'cat');
        same(thrown(() => solution.result(0, 1, 'food')).code, 'bad-turn');
        solution.result(0, 1, 'cat');
        ",
    );
}

#[wasm_bindgen_test]
async fn strange_grids() {
    Page::open().await.run(
        r"
        const grids = {
            ...STRANGE,
            'a number': () => 5,
            'nested arrays': () => [['M', 'C', 'F']],
            'deeply nested arrays': () => [[[['MCF']]]],
            'numbers in an array': () => [1, 2, 3],
            'String objects in an array': () => FIRST.map((row) => new String(row)),
            'rows with a null among them': () => ['MCF', null],
            'rows with a symbol among them': () => ['MCF', Symbol('row')],
            'rows with a BigInt among them': () => ['MCF', 1n],
            'rows with a throwing proxy among them': () => ['MCF', hostile([])],
            'four thousand million holes': () => new Array(4e9),
            'a hole before a row': () => [, 'MCF'],
            'a hole far behind': () => { const rows = ['MCF']; rows[4e9] = 'x'; return rows; },
            'a throwing row': () => Object.defineProperty(['MCF', ''], '1', { get: thrower }),
            'a throwing proxy of a grid': () => hostile(FIRST),
            'a revoked proxy of a grid': () => revoked(FIRST),
            'a proxy of infinite length': () => new Proxy(FIRST, { get: (rows, key) => key === 'length' ? Infinity : rows[key] }),
            'arguments': () => (function () { return arguments; })(...FIRST),
            'itself': () => { const rows = []; rows.push(rows); return rows; },
        };
        for (const [about, make] of Object.entries(grids))
            for (const call of [solve, canMouseWin]) {
                mistake(() => call(make(), 1, 2), 'not-a-grid', {}, `${call.name} of ${about}`);
                works();
            }
        // An array that lies about its length is read in some way or refused, but in no way does harm.
        for (const length of ['3', NaN, -1, 3n, {}, null, undefined, Symbol('length'), { valueOf: thrower }, hostile({})]) {
            const grid = new Proxy(FIRST, { get: (rows, key) => key === 'length' ? length : rows[key] });
            try { solve(grid, 1, 2).free(); } catch (error) { same(error.name, 'CatMouseError', `name of ${error}`); }
            works();
        }
        mistake(() => solve(), 'not-a-grid', { given: 'undefined' });
        mistake(() => canMouseWin(), 'not-a-grid', { given: 'undefined' });
        ",
    );
}

#[wasm_bindgen_test]
async fn strange_rows() {
    Page::open().await.run(
        r"
        const megabytes = '.'.repeat(10_000_000);
        const wrong = [
            ['too-large', { row: 0 }, [megabytes]],
            ['too-large', { row: 1 }, ['MCF', megabytes]],
            ['too-large', { row: 0 }, ['🐭🐱🧀🐭🐱🧀🐭🐱🧀']],
            // A character outside the first plane is one cell.
            ['unknown-character', { row: 0, col: 3, character: '🐭' }, ['MCF🐭....']],
            ['unknown-character', { row: 1, col: 7, character: '🐭' }, ['MCF.....', '.......🐭']],
            ['ragged-row', { row: 1, length: 2, expected: 3 }, ['MCF', '🐭🐱']],
            // What is no character arrives as the one that stands for such.
            ['unknown-character', { row: 0, col: 3, character: '\ufffd' }, ['MCF\ud83d']],
            ['unknown-character', { row: 0, col: 0, character: '\ufffd' }, ['\udc2dMCF']],
            ['unknown-character', { row: 0, col: 3, character: '\0' }, ['MCF\0']],
            ['unknown-character', { row: 0, col: 3, character: '\n' }, ['MCF\n']],
            ['unknown-character', { row: 0, col: 3, character: '\u0301' }, ['MCF\u0301']],
            ['unknown-character', { row: 0, col: 0, character: 'М' }, ['МCF']], // Cyrillic
        ];
        for (const [code, about, grid] of wrong) {
            mistake(() => solve(grid, 1, 2), code, about, show(grid));
            works();
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn strange_numbers_and_turns() {
    Page::open().await.run(
        r"
        const solution = solve(FIRST, 1, 2);
        for (const [about, make] of Object.entries(STRANGE)) {
            mistake(() => solve(FIRST, make(), 2), 'bad-jump', { player: 'cat' }, `cat jump: ${about}`);
            mistake(() => solve(FIRST, 1, make()), 'bad-jump', { player: 'mouse' }, `mouse jump: ${about}`);
            mistake(() => canMouseWin(FIRST, make(), 2), 'bad-jump', { player: 'cat' }, `cat jump: ${about}`);
            mistake(() => canMouseWin(FIRST, 1, make()), 'bad-jump', { player: 'mouse' }, `mouse jump: ${about}`);
            for (const call of ['result', 'moves', 'line']) {
                mistake(() => solution[call](make(), 6, 'mouse'), 'bad-cell', { player: 'mouse' }, `mouse cell: ${about}`);
                mistake(() => solution[call](10, make(), 'mouse'), 'bad-cell', { player: 'cat' }, `cat cell: ${about}`);
                mistake(() => solution[call](10, 6, make()), 'bad-turn', {}, `turn: ${about}`);
            }
            mistake(() => solution.table(make()), 'bad-turn', {}, `turn: ${about}`);
            if (!['undefined', 'null'].includes(about))
                mistake(() => solve(FIRST, 1, 2, { moveLimit: make() }), 'bad-move-limit', {}, `limit: ${about}`);
            same(solution.verdict().plies, 5);
        }
        mistake(() => solve(FIRST, -0, 2), 'bad-jump', { player: 'cat', given: '0' });
        mistake(() => solve(FIRST), 'bad-jump', { player: 'cat', given: 'undefined' });
        mistake(() => solve(FIRST, 1), 'bad-jump', { player: 'mouse', given: 'undefined' });
        mistake(() => solution.result(), 'bad-cell', { player: 'mouse', given: 'undefined' });
        mistake(() => solution.line(10), 'bad-cell', { player: 'cat', given: 'undefined' });
        mistake(() => solution.line(null, null, null), 'bad-cell', { player: 'mouse', given: 'null' });
        // Minus zero is the number zero, and so the first cell.
        same(solve(['MCF'], 1, 1).result(-0, 1, 'cat').plies, 1);
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn strange_options() {
    Page::open().await.run(
        r"
        const unreadable = [
            true, 5, NaN, 'moveLimit', '', 5n, Symbol('options'), hostile({}), revoked({}), hostile([]), hostile(() => 1),
            { get moveLimit() { throw new RangeError('of the caller'); } }, { get moveLimit() { return thrower(); } },
            { moveLimit: { valueOf: () => 5 } }, { moveLimit: [5] }, { moveLimit: '5' }, { moveLimit: 5n },
        ];
        for (const options of unreadable) {
            const error = mistake(() => solve(FIRST, 1, 2, options), 'bad-move-limit', {}, 'odd options');
            holds(error.message.includes('move limit'), error.message);
            works();
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn a_getter_may_call_the_solver() {
    Page::open().await.run(
        r"
        const solution = solve(FIRST, 1, 2);
        const options = { get moveLimit() { works(); solution.free(); return 5; } };
        same(solve(FIRST, 1, 2, options).verdict().plies, 5);
        thrown(() => solution.verdict());

        const grid = new Proxy(FIRST, { get(rows, key) { works(); return rows[key]; } });
        same(canMouseWin(grid, 1, 2), true);
        const shrinking = new Proxy([...FIRST], { get(rows, key) { if (key === '0') rows.length = 1; return rows[key]; } });
        same(thrown(() => solve(shrinking, 1, 2)).name, 'CatMouseError');
        works();
        ",
    );
}

#[wasm_bindgen_test]
async fn a_hundred_thousand_bad_calls_and_then_a_good_one() {
    Page::open().await.run(
        r"
        const solution = solve(FIRST, 1, 2);
        const editor = new Editor('board=C1/MF');
        const [proxy, gone, holes] = [hostile([]), revoked([]), new Array(4e9)];
        const long = '.'.repeat(10_000_000);
        const link = `board=${long}`;
        const bad = [
            () => solve(null, 1, 1),
            () => solve(long, 1, 1),
            () => solve([long], 1, 1),
            () => solve(holes, 1, 1),
            () => solve(proxy, 1, 1),
            () => canMouseWin(gone, 1, 1),
            () => canMouseWin(['MCF', '??'], 1, 1),
            () => canMouseWin(['MCF🐭'], 1, 1),
            () => solve(['MC'], 1, 1),
            () => solve(FIRST, proxy, 1),
            () => solve(FIRST, 1, 300),
            () => solve(FIRST, 1, 2, proxy),
            () => solution.result(0, gone, 'cat'),
            () => solution.moves(10, 6, proxy),
            () => solution.table(Symbol('turn')),
            () => new Editor(link),
            () => editor.load('board=?'),
            () => { editor.catJump = proxy; },
            () => editor.solve(),
            () => solution.line(10, 6, gone),
        ];
        editor.erase(1, 1);
        const memory = () => api.__wasm.memory.buffer.byteLength;
        const tables = () => Object.values(api.__wasm).filter((value) => value instanceof WebAssembly.Table);
        const slots = () => tables().reduce((sum, table) => sum + table.length, 0);
        holds(tables().length > 0, 'the table that keeps references to values is among the exports');

        let before;
        for (let call = 0; call < 100_000; call++) {
            if (call === 2_000) before = [memory(), slots()];
            try {
                bad[call % bad.length]();
            } catch (error) {
                if (error.name === 'CatMouseError') continue;
                throw error;
            }
            throw new Error(`call ${call} threw nothing`);
        }
        same([memory(), slots()], before, 'memory and references kept after the first calls and after all');
        works();
        same(solution.verdict().plies, 5);
        editor.press(1, 1, 'food');
        same(editor.solve().verdict().forced.winner, 'mouse');
        ",
    );
}

#[wasm_bindgen_test]
async fn many_good_calls_that_are_freed_need_no_more_memory() {
    Page::open().await.run(
        r"
        const once = () => {
            const solution = solve(LONGEST, 1, 1);
            solution.moves(37, 45, 'mouse');
            solution.stats();
            solution.table('cat');
            solution.free();
        };
        for (let call = 0; call < 50; call++) once();
        const before = api.__wasm.memory.buffer.byteLength;
        for (let call = 0; call < 2_000; call++) once();
        same(api.__wasm.memory.buffer.byteLength, before, 'memory');
        ",
    );
}
