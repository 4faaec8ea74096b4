//! What the exports return.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

#[wasm_bindgen_test]
async fn the_exports_have_the_documented_names() {
    Page::open().await.run(
        r"
        same(typeof canMouseWin, 'function');
        same(typeof solve, 'function');
        same(typeof namesBoard, 'function');
        same(typeof api.default, 'function', 'init');

        const names = (object) => Object.getOwnPropertyNames(object).filter((name) => !name.startsWith('__')).sort();
        const members = (type) => names(type.prototype).filter((name) => name !== 'constructor');
        same(members(Solution), [
            'after', 'cols', 'decided', 'destinations', 'free', 'grade', 'groups', 'line', 'map', 'moveLimit', 'moves', 'proof', 'reason',
            'refutation', 'reply', 'result', 'rows', 'start', 'stats', 'table', 'verdict',
        ]);
        same(members(Editor), [
            'assign', 'canRedo', 'canUndo', 'cancel', 'carried', 'catJump', 'cellOf', 'clear', 'cols',
            'contents', 'copy', 'drag', 'erase', 'free', 'grid', 'isStroking', 'link', 'linkedState',
            'load', 'missing', 'mouseJump', 'moveLimit', 'paste', 'press', 'progress', 'readCases', 'redo', 'release',
            'resize', 'rows', 'setJumps', 'solve', 'stateLink', 'transform', 'undo', 'withdraw',
        ]);
        same(members(BoardSearch), ['free', 'run', 'seekAnother', 'status']);
        same(members(Judge), ['answer', 'free', 'next', 'progress', 'report']);
        for (const call of [catMouseGame, solveGraph, labelStates]) same(typeof call, 'function');
        same(members(GraphSolution), [
            'after', 'destinations', 'free', 'groups', 'line', 'moves', 'nodes', 'result', 'start', 'stats', 'table', 'verdict',
        ]);
        same(members(GraphEditor), [
            'arrange', 'drag', 'free', 'key', 'paste', 'press', 'release', 'stateLink', 'view',
        ]);
        same(members(Painter), ['fit', 'free', 'paint']);
        holds(names(Painter).includes('outline'), 'Painter.outline is static');

        for (const type of [Solution, Editor])
            for (const name of ['rows', 'cols', 'moveLimit'])
                same(typeof Object.getOwnPropertyDescriptor(type.prototype, name).get, 'function', `getter ${name}`);
        if (Symbol.dispose)
            for (const type of [Solution, Editor, BoardSearch, Judge, Painter, GraphSolution, GraphEditor])
                same(type.prototype[Symbol.dispose], type.prototype.free, 'disposing is freeing');
        ",
    );
}

#[wasm_bindgen_test]
async fn can_mouse_win_knows_the_examples_of_the_statement() {
    Page::open().await.run(
        r"
        same(canMouseWin(['####F', '#C...', 'M....'], 1, 2), true);
        same(canMouseWin(['M.C...F'], 1, 4), true);
        same(canMouseWin(['M.C...F'], 1, 3), false);
        same(canMouseWin(['C...#', '...#F', '....#', 'M....'], 2, 5), false);
        same(canMouseWin(['.M...', '..#..', '#..#.', 'C#.#.', '...#F'], 3, 1), true);
        ",
    );
}

#[wasm_bindgen_test]
async fn the_verdict_of_the_first_example() {
    Page::open().await.run(
        r"
        const solution = solve(FIRST, 1, 2);
        same(solution instanceof Solution, true);
        same([solution.rows, solution.cols, solution.moveLimit], [3, 5, 1000]);
        const verdict = { winner: 'mouse', ending: 'food', plies: 5, forced: { winner: 'mouse', plies: 5 } };
        same(solution.verdict(), verdict);
        same(solution.result(10, 6, 'mouse'), verdict);
        same(solution.result(4, 6, 'mouse'), { winner: 'mouse', ending: 'food', plies: 0, forced: { winner: 'mouse', plies: 0 } });
        same(solution.result(10, 4, 'cat'), { winner: 'cat', ending: 'food', plies: 0, forced: { winner: 'cat', plies: 0 } });
        same(solution.result(4, 4, 'cat'), { winner: 'cat', ending: 'capture', plies: 0, forced: { winner: 'cat', plies: 0 } });
        ",
    );
}

#[wasm_bindgen_test]
async fn a_draw_is_null_and_never_undefined() {
    Page::open().await.run(
        r"
        same(solve(['M#C#F'], 1, 1).verdict(), { winner: 'cat', ending: 'limit', plies: null, forced: null });
        ",
    );
}

#[wasm_bindgen_test]
async fn the_limit_is_counted_in_plies() {
    Page::open().await.run(
        r"
        const forced = { winner: 'mouse', plies: 79 };
        const won = { winner: 'mouse', ending: 'food', plies: 79, forced };
        const late = { winner: 'cat', ending: 'limit', plies: null, forced };
        same(solve(LONGEST, 1, 1).verdict(), won);
        same(solve(LONGEST, 1, 1, { moveLimit: 79 }).verdict(), won);
        same(solve(LONGEST, 1, 1, { moveLimit: 78 }).verdict(), late);
        same(solve(LONGEST, 1, 1, { moveLimit: 78 }).moveLimit, 78);

        // It is counted from the state that is asked for: two plies on, 77 are enough.
        const [first, second] = solve(LONGEST, 1, 1).line().moves;
        same(solve(LONGEST, 1, 1, { moveLimit: 77 }).result(first.to, second.to, 'mouse').plies, 77);
        same(solve(LONGEST, 1, 1, { moveLimit: 76 }).result(first.to, second.to, 'mouse').plies, null);

        same(solve(LONGEST, 1, 1, { moveLimit: 78 }).line().moves.length, 78);
        same(solve(LONGEST, 1, 1, { moveLimit: 78 }).line().ending, 'limit');
        ",
    );
}

#[wasm_bindgen_test]
async fn a_missing_limit_is_a_thousand() {
    Page::open().await.run(
        r"
        same(solve(FIRST, 1, 2, undefined).moveLimit, 1000);
        same(solve(FIRST, 1, 2, null).moveLimit, 1000);
        for (const options of [{}, { moveLimit: undefined }, { moveLimit: null }, { movelimit: 3 }, Object.create(null), [], () => 1])
            same(solve(FIRST, 1, 2, options).moveLimit, 1000, show(options));
        same(solve(FIRST, 1, 2, { moveLimit: 1 }).moveLimit, 1);
        same(solve(FIRST, 1, 2, { moveLimit: 10_000 }).moveLimit, 10_000);
        same(solve(FIRST, 1, 2, Object.create({ moveLimit: 7 })).moveLimit, 7);
        same(solve(FIRST, 1, 2, { get moveLimit() { return 8; } }).moveLimit, 8);
        ",
    );
}

#[wasm_bindgen_test]
async fn grids_of_another_realm_and_of_subclasses_are_grids() {
    Page::open().await.run(
        r"
        const frame = document.body.appendChild(document.createElement('iframe'));
        const foreign = frame.contentWindow.Array.from(FIRST);
        holds(!(foreign instanceof Array), 'it comes from another realm');
        same(canMouseWin(foreign, 1, 2), true);
        frame.remove();

        same(canMouseWin(class extends Array {}.from(FIRST), 1, 2), true);
        same(canMouseWin(Object.freeze([...FIRST]), 1, 2), true);
        same(canMouseWin(new Proxy(FIRST, {}), 1, 2), true);
        ",
    );
}

#[wasm_bindgen_test]
async fn moves_have_their_shape() {
    Page::open().await.run(
        r"
        const solution = solve(['M.F', '##C'], 1, 2);
        const food = (winner, plies) => ({ winner, ending: 'food', plies, forced: { winner, plies } });
        same(solution.moves(0, 5, 'mouse'), [
            { by: 'mouse', from: 0, to: 2, outcome: food('mouse', 0), best: true },
            { by: 'mouse', from: 0, to: 1, outcome: food('cat', 1), best: false },
            { by: 'mouse', from: 0, to: 0, outcome: food('cat', 1), best: false },
        ]);
        same(solution.moves(0, 5, 'cat'), [
            { by: 'cat', from: 5, to: 2, outcome: food('cat', 0), best: true },
            { by: 'cat', from: 5, to: 5, outcome: food('mouse', 1), best: false },
        ]);
        // Nobody moves when the game is over.
        same(solution.moves(2, 5, 'cat'), []);
        same(solution.moves(0, 2, 'mouse'), []);
        same(solution.moves(5, 5, 'mouse'), []);
        ",
    );
}

#[wasm_bindgen_test]
async fn equal_moves_go_up_right_down_left_then_stay_the_shorter_first() {
    Page::open().await.run(
        r"
        const alone = ['.....##', '.....#C', '..M..##', '.....##', '.....#F'];
        const moves = solve(alone, 1, 2).moves(16, 13, 'mouse');
        same(moves.map((move) => move.to), [9, 2, 17, 18, 23, 30, 15, 14, 16]);
        same(moves.map((move) => move.best), Array(9).fill(true));
        same(moves[0].outcome, { winner: 'cat', ending: 'limit', plies: null, forced: null });
        ",
    );
}

#[wasm_bindgen_test]
async fn moves_are_ranked_by_their_outcomes() {
    Page::open().await.run(
        r"
        // The rank of an outcome for a player, smaller for better, written as the API describes it.
        const LATER = 100_000;
        const rank = ({ ending, forced }, by) => {
            const free = forced === null ? LATER : forced.winner === by ? forced.plies : 2 * LATER - forced.plies;
            return [ending === 'limit' ? LATER : free, free];
        };
        const before = (one, other) => one[0] - other[0] || one[1] - other[1];

        let compared = 0;
        for (const moveLimit of [1, 2, 4, 9, 1000]) {
            const grid = ['.C.F', '.#..', 'M...'];
            const solution = solve(grid, 2, 1, { moveLimit });
            // After a move one ply fewer is left. A limit of 0 cannot be set, but then all that is not over is late.
            const after = moveLimit > 1 ? solve(grid, 2, 1, { moveLimit: moveLimit - 1 }) : null;
            const late = (outcome) =>
                outcome.plies === 0 ? outcome : { winner: 'cat', ending: 'limit', plies: null, forced: outcome.forced };
            for (let mouse = 0; mouse < 12; mouse++) for (let cat = 0; cat < 12; cat++) for (const turn of ['mouse', 'cat']) {
                if (mouse === 5 || cat === 5) continue;
                const moves = solution.moves(mouse, cat, turn);
                const other = turn === 'mouse' ? 'cat' : 'mouse';
                for (const [index, move] of moves.entries()) {
                    same([move.by, move.from], [turn, turn === 'mouse' ? mouse : cat]);
                    const state = turn === 'mouse' ? [move.to, cat, other] : [mouse, move.to, other];
                    same(move.outcome, after ? after.result(...state) : late(solution.result(...state)), `after ${show(move)}`);
                    const [mine, first] = [rank(move.outcome, turn), rank(moves[0].outcome, turn)];
                    same(move.best, before(mine, first) === 0, `best of ${show(move)}`);
                    if (index > 0) holds(before(rank(moves[index - 1].outcome, turn), mine) <= 0, `order of ${show(moves)}`);
                    compared++;
                }
            }
        }
        holds(compared > 2000, `moves were compared: ${compared}`);
        ",
    );
}

#[wasm_bindgen_test]
async fn lines_have_their_shape_and_stop() {
    Page::open().await.run(
        r"
        const line = solve(FIRST, 1, 2).line();
        same(line.moves.length, 5);
        same(Object.keys(line).sort(), ['ending', 'loopsFrom', 'moves']);
        same([line.ending, line.loopsFrom], ['food', null]);
        same(line.moves.map(({ by }) => by), ['mouse', 'cat', 'mouse', 'cat', 'mouse']);
        same([line.moves[0].from, line.moves.at(-1).to], [10, 4]);
        for (const move of line.moves) same(Object.keys(move).sort(), ['by', 'from', 'to']);

        // The whole line of a state; at a terminal state there is nothing to play.
        const solution = solve(FIRST, 1, 2);
        same(solution.line(10, 6, 'mouse'), line);
        same(solution.line(undefined, undefined, undefined), line);
        same(solution.line(4, 6, 'mouse'), { moves: [], ending: 'food', loopsFrom: null });
        same(solution.line(6, 6, 'mouse'), { moves: [], ending: 'capture', loopsFrom: null });

        same(solve(LONGEST, 1, 1).line().moves.length, 79);
        ",
    );
}

#[wasm_bindgen_test]
async fn a_line_that_repeats_a_state_says_where_it_loops() {
    Page::open().await.run(
        r"
        const stays = [{ by: 'mouse', from: 0, to: 0 }, { by: 'cat', from: 2, to: 2 }];
        same(solve(['M#C#F'], 1, 1).line(), { moves: stays, ending: 'limit', loopsFrom: 0 });
        same(solve(['M#C#F'], 1, 1, { moveLimit: 1 }).line(), { moves: stays.slice(0, 1), ending: 'limit', loopsFrom: null });

        // The mouse walks to the middle, and then to and fro between the middle and the right.
        const line = solve(['M..#C#F'], 1, 1).line();
        same(line.moves.map(({ to }) => to), [1, 4, 2, 4, 1]);
        same([line.ending, line.loopsFrom], ['limit', 1]); // the cat to move, the mouse in the middle
        ",
    );
}

#[wasm_bindgen_test]
async fn every_line_is_played_by_the_best_moves() {
    Page::open().await.run(
        r"
        const solution = solve(FIRST, 2, 1);
        for (const [mouse, cat, turn] of [[10, 6, 'mouse'], [14, 12, 'cat'], [9, 10, 'mouse'], [7, 14, 'cat']]) {
            const line = solution.line(mouse, cat, turn);
            let state = { mouse, cat };
            let mover = turn;
            for (const move of line.moves) {
                const [{ by, from, to }] = solution.moves(state.mouse, state.cat, mover);
                same(move, { by, from, to });
                state = { ...state, [mover]: to };
                mover = mover === 'mouse' ? 'cat' : 'mouse';
            }
            const outcome = solution.result(mouse, cat, turn);
            same(line.ending, outcome.ending);
            if (outcome.plies !== null) same(line.moves.length, outcome.plies);
        }
        ",
    );
}

#[wasm_bindgen_test]
async fn every_result_agrees_with_the_table() {
    Page::open().await.run(
        r"
        for (const [grid, catJump, mouseJump] of [[FIRST, 1, 2], [LONGEST, 1, 1], [['C', '.', 'F', 'M'], 1, 1], [['M#C#F'], 8, 8]]) {
            const solution = solve(grid, catJump, mouseJump);
            const text = grid.join('');
            for (const turn of ['mouse', 'cat']) {
                const table = solution.table(turn);
                same(Object.getPrototypeOf(table), Uint16Array.prototype);
                same(table.length, text.length ** 2);
                for (let mouse = 0; mouse < text.length; mouse++) for (let cat = 0; cat < text.length; cat++) {
                    const entry = table[mouse * text.length + cat];
                    if (text[mouse] === '#' || text[cat] === '#') {
                        same(entry, 0xc000, 'entry of a wall');
                        continue;
                    }
                    const { forced } = solution.result(mouse, cat, turn);
                    const winner = { mouse: 1, cat: 2 }[forced?.winner] ?? 0;
                    same(entry, (winner << 14) | (forced?.plies ?? 0), `entry of mouse ${mouse}, cat ${cat}, ${turn} to move`);
                }
            }
            if (grid === LONGEST) same(solution.table('mouse')[37 * 64 + 45], (1 << 14) | 79);
            solution.free();
        }
        same(Array.from(solve(['MCF'], 1, 1).table('cat')), [0x8000, 0x8001, 0x8000, 0x8001, 0x8000, 0x8000, 0x4000, 0x4000, 0x8000]);
        ",
    );
}

#[wasm_bindgen_test]
async fn a_table_is_a_copy() {
    Page::open().await.run(
        r"
        const solution = solve(LONGEST, 1, 1);
        const table = solution.table('mouse');
        const before = Array.from(table);
        const { memory } = api.__wasm;
        holds(table.buffer !== memory.buffer, 'the table does not lie in the memory of the solver');

        const { byteLength } = memory.buffer;
        const kept = [];
        while (memory.buffer.byteLength === byteLength && kept.length < 50_000) kept.push(solve(LONGEST, 1, 1));
        holds(memory.buffer.byteLength > byteLength, 'memory has grown');
        same(Array.from(table), before);
        same(solution.verdict().plies, 79);
        for (const each of kept) each.free();

        // It is the own of the caller.
        table.fill(7);
        same(Array.from(solution.table('mouse')), before);
        solution.free();
        same(table[0], 7);
        ",
    );
}

#[wasm_bindgen_test]
async fn stats_count_the_table() {
    Page::open().await.run(
        r"
        for (const [grid, ...jumps] of [[FIRST, 1, 2], [LONGEST, 1, 1], [['M#C#F'], 1, 1]]) {
            const solution = solve(grid, ...jumps);
            const stats = solution.stats();
            same(Object.keys(stats).sort(), ['cat', 'catByPly', 'draw', 'longest', 'mouse', 'mouseByPly']);

            const counts = [[0], [], []];
            for (const turn of ['mouse', 'cat'])
                for (const entry of solution.table(turn)) {
                    const [winner, plies] = [entry >> 14, entry & 0x3fff];
                    if (winner < 3) counts[winner][plies] = (counts[winner][plies] ?? 0) + 1;
                }
            const filled = (list) => Array.from(list, (count) => count ?? 0);
            const sum = (list) => list.reduce((total, count) => total + count, 0);
            same(stats.mouseByPly, filled(counts[1]));
            same(stats.catByPly, filled(counts[2]));
            same([stats.mouse, stats.cat, stats.draw], [sum(stats.mouseByPly), sum(stats.catByPly), counts[0][0]]);

            const { mouse, cat, turn, winner, plies } = stats.longest;
            same(Object.keys(stats.longest).sort(), ['cat', 'mouse', 'plies', 'turn', 'winner']);
            same(plies, Math.max(stats.mouseByPly.length, stats.catByPly.length) - 1);
            same(solution.result(mouse, cat, turn).forced, { winner, plies });
        }
        same(solve(['M#C#F'], 1, 1).stats().draw, 4);
        ",
    );
}

#[wasm_bindgen_test]
async fn after_free_a_call_throws_and_the_instance_works() {
    Page::open().await.run(
        r"
        const other = solve(LONGEST, 1, 1);
        const solution = solve(FIRST, 1, 2);
        solution.free();
        for (const call of [
            () => solution.verdict(), () => solution.rows, () => solution.moveLimit, () => solution.result(10, 6, 'mouse'),
            () => solution.moves(10, 6, 'mouse'), () => solution.line(), () => solution.table('cat'), () => solution.stats(),
            () => solution.reason(), () => solution.map('cat', 6, 'mouse'), () => solution.decided(6, 'mouse'),
            () => solution.grade(10, 6, 'mouse', 12), () => solution.reply(10, 6, 'mouse', 1),
        ]) {
            thrown(call);
            works();
        }
        try { solution.free(); } catch (error) { thrown(() => { throw error; }, 'a second free'); }

        // The class makes no solution by itself.
        thrown(() => new Solution().verdict());
        thrown(() => Solution());
        works();
        same(other.verdict().plies, 79);
        other.free();
        ",
    );
}
