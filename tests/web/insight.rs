//! The what-ifs: that each outcome stands where it belongs, in the shape of a verdict, and what they throw.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

/// What these tests have at hand besides.
const HELPERS: &str = r"
// Boards of all kinds of shapes, with both jumps.
const BOARDS = [
    [FIRST, 1, 2],
    [LONGEST, 1, 1],
    [['MCF'], 1, 1],
    [['F', 'C', 'M'], 2, 1],
    [['M.', 'C#', '..', '..', '.#', '.#', 'F.'], 1, 1],
    [['.M...C..', '..#.##.F'], 3, 2],
    [['M#C', '###', '..F'], 8, 8], // nobody gets anywhere
];

const verdict = (...call) => {
    const solution = solve(...call);
    const outcome = solution.verdict();
    solution.free();
    return outcome;
};

/** The grid with the cell's character replaced by what becomes of it. */
const replaced = (grid, cell, become) =>
    grid.map((row, at) => [...row].map((old, col) => at * row.length + col === cell ? become(old) : old).join(''));

/** For each cell of the grid what is expected of its character and number. */
const cells = (grid, expected) => [...grid.join('')].map(expected);
";

async fn run(code: &str) {
    Page::open().await.run(&format!("{HELPERS}\n{code}"));
}

#[wasm_bindgen_test]
async fn the_jump_table_has_the_cat_first() {
    run(r"
        for (const [grid] of BOARDS) {
            const table = jumpTable(grid);
            const jumps = [1, 2, 3, 4, 5, 6, 7, 8];
            same(table, jumps.map((cat) => jumps.map((mouse) => verdict(grid, cat, mouse))), show(grid));
        }
        const table = jumpTable(FIRST);
        same(table[0][1], { winner: 'mouse', ending: 'food', plies: 5, forced: { winner: 'mouse', plies: 5 } });
        same(table[1][0], { winner: 'cat', ending: 'capture', plies: 4, forced: { winner: 'cat', plies: 4 } });
        ")
    .await;
}

#[wasm_bindgen_test]
async fn wall_effects_go_by_cell_numbers() {
    run(r"
        for (const [grid, cat, mouse] of BOARDS) {
            const expected = cells(grid, (old, cell) => {
                if ('CMF'.includes(old)) return null;
                return verdict(replaced(grid, cell, (old) => old === '.' ? '#' : '.'), cat, mouse);
            });
            same(wallEffects(grid, cat, mouse), expected, show(grid));
        }
        same(wallEffects(['MCF'], 1, 1), [null, null, null]);
        same(wallEffects(FIRST, 1, 2)[9], { winner: 'cat', ending: 'limit', plies: null, forced: null });
        ")
    .await;
}

#[wasm_bindgen_test]
async fn wall_changes_say_how_the_effects_differ() {
    run(r"
        const WALLED = ['M..F', '....', '####', '...C']; // the mouse goes straight, or round by the second row
        for (const [grid, cat, mouse] of [...BOARDS, [WALLED, 1, 1], [['MxFxC'.replaceAll('x', '#')], 1, 1]])
            for (const options of [undefined, { moveLimit: 6 }]) {
                const present = verdict(grid, cat, mouse, options);
                const effects = wallEffects(grid, cat, mouse, options);
                const expected = effects.map((outcome) => {
                    if (outcome === null) return null;
                    const change = (change, plies = null) => ({ outcome, change, plies, most: false });
                    if (outcome.winner !== present.winner) return change('winner');
                    if (outcome.plies === present.plies) return change('none');
                    if (outcome.plies === null || present.plies === null) return change('limit');
                    const longer = outcome.plies - present.plies;
                    return change(longer > 0 ? 'longer' : 'shorter', Math.abs(longer));
                });
                for (const kind of ['longer', 'shorter']) {
                    const those = expected.filter((each) => each?.change === kind);
                    const most = Math.max(...those.map(({ plies }) => plies));
                    for (const each of those) each.most = each.plies === most;
                }
                same(wallChanges(grid, cat, mouse, options), expected, `${show(grid)} ${show(options)}`);
            }
        const [, first] = wallChanges(WALLED, 1, 1);
        const forced = { winner: 'mouse', plies: 9 };
        same(first, { outcome: { winner: 'mouse', ending: 'food', plies: 9, forced }, change: 'longer', plies: 4, most: true });
        same(wallChanges(['M#F#C'], 1, 1)[3].change, 'limit');
        same(wallChanges(['MCF'], 1, 1), [null, null, null]);
        ")
    .await;
}

#[wasm_bindgen_test]
async fn piece_effects_go_by_cell_numbers() {
    run(r"
        for (const [grid, cat, mouse] of BOARDS) {
            const effects = (piece) => cells(grid, (old, cell) => {
                if (old !== '.' && old !== piece) return null;
                const without = grid.map((row) => row.replace(piece, '.'));
                return verdict(replaced(without, cell, () => piece), cat, mouse);
            });
            same(pieceEffects(grid, cat, mouse), { cat: effects('C'), mouse: effects('M'), food: effects('F') }, show(grid));
        }
        const once = { winner: 'mouse', ending: 'food', plies: 1, forced: { winner: 'mouse', plies: 1 } };
        same(pieceEffects(['MFC'], 1, 1), { cat: [null, null, once], mouse: [once, null, null], food: [null, once, null] });
        ")
    .await;
}

#[wasm_bindgen_test]
async fn the_limit_is_that_of_the_options() {
    run(r"
        const late = { winner: 'cat', ending: 'limit', plies: null, forced: { winner: 'mouse', plies: 79 } };
        const options = { moveLimit: 78 };
        const [cat, mouse, food] = [...'CMF'].map((piece) => LONGEST.join('').indexOf(piece));
        same(jumpTable(LONGEST, options)[0][0], late);
        same(pieceEffects(LONGEST, 1, 1, options).cat[cat], late);
        same(pieceEffects(LONGEST, 1, 1, options).mouse[mouse], late);
        same(pieceEffects(LONGEST, 1, 1, options).food[food], late);
        same(wallEffects(LONGEST, 1, 1, options)[24], late); // opening this wall changes nothing

        for (const absent of [undefined, null, {}, { moveLimit: null }, { moveLimit: undefined }]) {
            same(jumpTable(LONGEST, absent)[0][0].plies, 79, show(absent));
            same(wallEffects(FIRST, 1, 2, absent), wallEffects(FIRST, 1, 2, { moveLimit: 1000 }), show(absent));
            same(pieceEffects(LONGEST, 1, 1, absent).food[food].plies, 79, show(absent));
        }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn each_outcome_is_an_object_of_its_own() {
    run(r"
        const lists = () => {
            const { cat, mouse, food } = pieceEffects(FIRST, 1, 2);
            return [...jumpTable(FIRST), wallEffects(FIRST, 1, 2), cat, mouse, food];
        };
        const all = lists();
        const outcomes = all.flat().filter((outcome) => outcome !== null);
        same(outcomes.length, 64 + 12 + 3 * 8);
        same(new Set(all).size, all.length, 'lists');
        same(new Set(outcomes).size, outcomes.length, 'outcomes');
        same(new Set(outcomes.map((outcome) => outcome.forced ?? outcome)).size, outcomes.length, 'forced');

        const before = JSON.stringify(all);
        for (const list of all) list.length = 0;
        for (const outcome of outcomes) outcome.winner = 'nobody';
        same(JSON.stringify(lists()), before, 'a second answer');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn mistakes_are_those_of_solve() {
    run(r"
        /** Everything that a caller can see of an error. */
        const seen = ({ name, message, code, row, col, detail }) => ({ name, message, code, row, col, detail });
        const alike = (call, solving, about) => same(seen(thrown(call, about)), seen(thrown(solving, about)), about);

        const grids = [
            'MCF', ['MCF', 1], [], ['', ''], Array(9).fill('.'), ['.........'], ['MCF', '..'], ['MCFm'], ['C.F'], ['MCF', '..C'],
            hostile(FIRST), new Array(4e9), ...Object.values(STRANGE).map((make) => make()),
        ];
        for (const grid of grids) {
            // Later arguments are wrong too, which must not be seen yet.
            alike(() => jumpTable(grid, 5), () => solve(grid, 0, 0, 5), `jumpTable of ${show(typeof grid)}`);
            alike(() => wallEffects(grid, 0, 0, 5), () => solve(grid, 0, 0, 5), 'wallEffects of a bad grid');
            alike(() => wallChanges(grid, 0, 0, 5), () => solve(grid, 0, 0, 5), 'wallChanges of a bad grid');
            alike(() => pieceEffects(grid, 0, 0, 5), () => solve(grid, 0, 0, 5), 'pieceEffects of a bad grid');
        }
        for (const call of [wallEffects, wallChanges, pieceEffects])
            for (const jump of [0, 9, 300, ...Object.values(STRANGE).map((make) => make())]) {
                alike(() => call(FIRST, jump, jump, 5), () => solve(FIRST, jump, jump, 5), `the cat's jump for ${call.name}`);
                alike(() => call(FIRST, 1, jump, 5), () => solve(FIRST, 1, jump, 5), `the mouse's jump for ${call.name}`);
            }
        const options = [
            5, 'moveLimit', hostile({}), { get moveLimit() { throw 'the own of the caller'; } },
            ...[0, 10_001, 0.5, NaN, '78', 78n, {}, true].map((moveLimit) => ({ moveLimit })),
        ];
        for (const option of options) {
            alike(() => jumpTable(FIRST, option), () => solve(FIRST, 1, 1, option), 'options of jumpTable');
            alike(() => wallEffects(FIRST, 1, 2, option), () => solve(FIRST, 1, 1, option), 'options of wallEffects');
            alike(() => wallChanges(FIRST, 1, 2, option), () => solve(FIRST, 1, 1, option), 'options of wallChanges');
            alike(() => pieceEffects(FIRST, 1, 2, option), () => solve(FIRST, 1, 1, option), 'options of pieceEffects');
        }

        const codes = (call) => [[{}], [[]], [Array(9).fill('.')], [['MCF', '.']], [['MCFx']], [['M.F']], [['MCFM']]]
            .map((args) => thrown(() => call(...args)).code);
        const expected = [
            'not-a-grid', 'empty-grid', 'too-large', 'ragged-row', 'unknown-character', 'missing-piece', 'duplicate-piece',
        ];
        for (const call of [jumpTable, wallEffects, wallChanges, pieceEffects]) same(codes(call), expected, call.name);
        mistake(() => wallEffects(FIRST), 'bad-jump', { player: 'cat', given: 'undefined' });
        mistake(() => pieceEffects(FIRST, 1), 'bad-jump', { player: 'mouse', given: 'undefined' });
        mistake(() => jumpTable(FIRST, { moveLimit: 0 }), 'bad-move-limit', { given: '0' });
        works();
        ")
    .await;
}

#[wasm_bindgen_test]
async fn many_calls_leak_no_memory() {
    run(r"
        const once = () => {
            jumpTable(FIRST);
            wallEffects(FIRST, 1, 2);
            wallChanges(FIRST, 1, 2);
            pieceEffects(FIRST, 1, 2);
            thrown(() => wallEffects(FIRST, 1, 2, { moveLimit: 0 }));
        };
        const tables = Object.values(api.__wasm).filter((value) => value instanceof WebAssembly.Table);
        const kept = () => [api.__wasm.memory.buffer.byteLength, ...tables.map((table) => table.length)];
        for (let call = 0; call < 200; call++) once();
        const before = kept();
        for (let call = 0; call < 2_000; call++) once();
        same(kept(), before, 'memory and references kept');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn methods_are_compared() {
    run(r"
        const compared = compareMethods(['F..MC'], 1, 1);
        same(Object.keys(compared), ['depthFirst', 'byTurns', 'backwards', 'layers']);
        for (const method of ['depthFirst', 'byTurns', 'backwards'])
            same(Object.keys(compared[method]), ['mouseWins', 'moves'], method);
        same([compared.depthFirst.mouseWins, compared.byTurns.mouseWins, compared.backwards.mouseWins], [false, true, true]);
        same(compared.layers, solve(['F..MC'], 1, 1).stats().longest.plies);
        // The table by turns grows with the limit, the queue does not.
        const sooner = compareMethods(['F..MC'], 1, 1, { moveLimit: 4 });
        same([sooner.byTurns.mouseWins, sooner.backwards.mouseWins], [false, false]);
        same(sooner.backwards.moves, compared.backwards.moves);
        same(sooner.byTurns.moves < compared.byTurns.moves, true);
        mistake(() => compareMethods(['F..M'], 1, 1), 'missing-piece', { piece: 'cat' });
        ")
    .await;
}
