//! What `Solution` says to someone who plays or asks why: shapes, agreement with the other answers, and errors.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

/// What these tests have at hand besides.
const HELPERS: &str = r"
const STAND_OFF = ['F...C', '...#.', '##...', '#.##M', '#.##.', '.#...']; // jumps 1 and 6
const BOARDS = [[FIRST, 1, 2], [LONGEST, 1, 1], [STAND_OFF, 1, 6], [['M#C#F'], 1, 1], [['F', 'C', 'M'], 2, 1]];

/** Calls with every state of a board, or every `step`th. */
const eachState = (grid, step, call) => {
    const text = grid.join('');
    let number = 0;
    for (let mouse = 0; mouse < text.length; mouse++) for (let cat = 0; cat < text.length; cat++) for (const turn of ['mouse', 'cat'])
        if (text[mouse] !== '#' && text[cat] !== '#' && number++ % step === 0) call(mouse, cat, turn);
};
const won = (winner, plies) => ({ winner, ending: 'food', plies, forced: { winner, plies } });
";

async fn run(code: &str) {
    Page::open().await.run(&format!("{HELPERS}\n{code}"));
}

#[wasm_bindgen_test]
async fn reasons_have_their_shape() {
    run(r"
        const first = solve(FIRST, 1, 2);
        const [mine, yours] = first.line().moves;
        same(first.reason(), {
            code: 'mouse-first',
            forced: { winner: 'mouse', plies: 5 },
            late: null,
            race: { mouse: 5, cat: 8, first: 'mouse', lead: 3 },
            caught: null,
            choices: [
                { by: 'mouse', to: mine.to, moves: 3, best: 1, other: { to: 10, winner: 'cat', plies: 4 } },
                { by: 'cat', to: yours.to, moves: 3, best: 3, other: null },
            ],
        }, 'the first example');
        same(first.reason(undefined, undefined, undefined), first.reason());
        same(first.reason(10, 6, 'mouse'), first.reason());

        const over = first.reason(4, 6, 'cat');
        same([over.code, over.forced, over.choices], ['over', { winner: 'mouse', plies: 0 }, []]);

        const nothing = { mouse: null, cat: null, first: null, lead: null };
        const apart = solve(['M#C#F'], 1, 1).reason();
        same([apart.code, apart.forced, apart.race, apart.caught], ['all-apart', null, nothing, null]);
        same(apart.choices[0], { by: 'mouse', to: 0, moves: 1, best: 1, other: null });

        const late = solve(LONGEST, 1, 1, { moveLimit: 78 }).reason();
        same([late.code, late.late, late.forced], ['mouse-first', 1, { winner: 'mouse', plies: 79 }]);

        const draw = solve(STAND_OFF, 1, 6).reason();
        same([draw.code, draw.forced, draw.race.first], ['stand-off', null, 'mouse']);
        holds(draw.caught > 0 && draw.caught < draw.race.mouse, 'who runs is caught before it is there');
        for (const { other } of draw.choices)
            holds(other === null || other.winner !== null && other.plies > 0, 'whoever leaves it loses');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn choices_agree_with_the_moves() {
    run(r"
        for (const [grid, ...jumps] of BOARDS) {
            const solution = solve(grid, ...jumps);
            eachState(grid, 37, (mouse, cat, turn) => {
                const moves = solution.moves(mouse, cat, turn);
                const [choice] = solution.reason(mouse, cat, turn).choices;
                if (moves.length === 0) return same(choice, undefined);
                const other = moves.find(({ best }) => !best);
                same(choice, {
                    by: turn, to: moves[0].to, moves: moves.length, best: moves.filter(({ best }) => best).length,
                    other: other ? {
                        to: other.to,
                        winner: other.outcome.forced?.winner ?? null,
                        plies: other.outcome.forced ? other.outcome.forced.plies + 1 : null,
                    } : null,
                });
            });
        }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn moves_come_in_groups_and_lead_to_states() {
    run(r"
        same(solve(FIRST, 1, 2).start(), { mouse: 10, cat: 6, turn: 'mouse' });
        const met = new Set();
        for (const [grid, ...jumps] of BOARDS)
            for (const moveLimit of [6, 1000]) {
                const solution = solve(grid, ...jumps, { moveLimit });
                const text = grid.join('');
                eachState(grid, 37, (mouse, cat, turn) => {
                    const moves = solution.moves(mouse, cat, turn);
                    const { winning, limit, losing } = solution.groups(mouse, cat, turn);
                    same([...winning, ...limit, ...losing], moves);
                    for (const [group, moves] of Object.entries({ winning, limit, losing }))
                        for (const { outcome } of moves) {
                            const forced = outcome.ending === 'limit' ? 'limit' : outcome.winner === turn ? 'winning' : 'losing';
                            same(group, forced);
                            met.add(group);
                        }
                    for (let to = 0; to < text.length; to++) {
                        if (text[to] === '#') continue;
                        const after = turn === 'mouse' ? { mouse: to, cat, turn: 'cat' } : { mouse, cat: to, turn: 'mouse' };
                        if (moves.some((move) => move.to === to)) same(solution.after(mouse, cat, turn, to), after);
                        else same(thrown(() => solution.after(mouse, cat, turn, to)).code, 'bad-cell');
                    }
                });
            }
        same([...met].sort(), ['limit', 'losing', 'winning']);
        same(solve(FIRST, 1, 2).groups(4, 6, 'cat'), { winning: [], limit: [], losing: [] });
        ")
    .await;
}

#[wasm_bindgen_test]
async fn maps_and_rules_go_by_cell_numbers() {
    run(r"
        for (const [grid, ...jumps] of BOARDS) {
            const solution = solve(grid, ...jumps);
            const text = grid.join('');
            const at = text.indexOf('C');
            for (const turn of ['mouse', 'cat']) {
                const cells = (value) => [...text].map((content, cell) => content === '#' ? null : value(cell));
                same(solution.map('cat', at, turn), cells((cell) => solution.result(cell, at, turn)), 'mice');
                same(solution.map('mouse', at, turn), cells((cell) => solution.result(at, cell, turn)), 'cats');
                same(solution.decided(at, turn), cells((cell) => {
                    const { forced } = solution.result(cell, at, turn);
                    if (forced === null) return { winner: null, plies: null, rule: 'undecided' };
                    const { winner, plies } = forced;
                    return { winner, plies, rule: plies === 0 ? 'over' : winner === turn ? 'one-move' : 'all-moves' };
                }), 'rules');
            }
        }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn destinations_go_by_cell_numbers() {
    run(r"
        for (const [grid, ...jumps] of BOARDS)
            for (const moveLimit of [6, 1000]) {
                const solution = solve(grid, ...jumps, { moveLimit });
                eachState(grid, 37, (mouse, cat, turn) => {
                    const expected = Array.from(grid.join(''), () => null);
                    for (const { to, outcome } of solution.moves(mouse, cat, turn)) expected[to] = outcome;
                    same(solution.destinations(mouse, cat, turn), expected);
                });
            }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn grades_have_their_shape() {
    run(r"
        const solution = solve(['M.F', '##C'], 1, 2);
        same(solution.grade(0, 5, 'mouse', 2), { verdict: 'best', plies: null, before: won('mouse', 1), after: won('mouse', 0) });
        same(solution.grade(0, 5, 'mouse', 1), { verdict: 'win-to-loss', plies: null, before: won('mouse', 1), after: won('cat', 1) });
        same(solution.grade(0, 5, 'cat', 5).verdict, 'win-to-loss');


        const met = new Set();
        for (const [grid, ...jumps] of BOARDS)
            for (const moveLimit of [6, 76, 1000]) {
                const solution = solve(grid, ...jumps, { moveLimit });
                eachState(grid, 41, (mouse, cat, turn) => {
                    const before = solution.result(mouse, cat, turn);
                    for (const { to, outcome, best } of solution.moves(mouse, cat, turn)) {
                        const grade = solution.grade(mouse, cat, turn, to);
                        same([grade.before, grade.after], [before, outcome]);
                        same(grade.verdict === 'best', best);
                        const counted = ['slower', 'sooner'].includes(grade.verdict);
                        same(grade.plies, counted ? Math.abs(outcome.plies + 1 - before.plies) : null);
                        met.add(grade.verdict);
                    }
                });
            }
        same([...met].sort(), ['best', 'limit-to-loss', 'same', 'slower', 'sooner', 'win-to-limit', 'win-to-loss']);
        ")
    .await;
}

#[wasm_bindgen_test]
async fn replies_are_the_best_moves() {
    run(r"
        for (const [grid, ...jumps] of BOARDS) {
            const solution = solve(grid, ...jumps);
            eachState(grid, 211, (mouse, cat, turn) => {
                const best = solution.moves(mouse, cat, turn).filter(({ best }) => best);
                const replies = Array.from({ length: 300 }, (_, seed) => solution.reply(mouse, cat, turn, seed));
                if (best.length === 0) return same(new Set(replies), new Set([null]));
                for (const reply of replies) same(reply, best.find(({ to }) => to === reply?.to));
                same(new Set(replies.map(({ to }) => to)).size, best.length, 'all of them');
                same(solution.reply(mouse, cat, turn, 299), replies[299]);
                solution.reply(mouse, cat, turn, 2 ** 32 - 1);
            });
        }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn mistakes_are_reported_and_break_nothing() {
    run(r"
        const solution = solve(FIRST, 1, 2);
        const wall = { row: 0, col: 0 };
        for (const call of [
            (mouse, cat, turn) => solution.reason(mouse, cat, turn),
            (mouse, cat, turn) => solution.grade(mouse, cat, turn, 12),
            (mouse, cat, turn) => solution.reply(mouse, cat, turn, 1),
        ]) {
            mistake(() => call(15, 6, 'mouse'), 'bad-cell', { player: 'mouse' });
            mistake(() => call(10, 0, 'mouse'), 'bad-cell', { player: 'cat', ...wall });
            mistake(() => call(10, 6, 'food'), 'bad-turn');
            for (const [name, make] of Object.entries(STRANGE)) {
                mistake(() => call(make(), 6, 'mouse'), 'bad-cell', { player: 'mouse' }, name);
                mistake(() => call(10, 6, make()), 'bad-turn', {}, name);
            }
        }
        mistake(() => solution.reason(10), 'bad-cell', { player: 'cat' });

        // Too far, a wall, no cell, and no more moves.
        mistake(() => solution.grade(10, 6, 'mouse', 14), 'bad-cell', { player: 'mouse', row: 2, col: 4 });
        mistake(() => solution.grade(10, 6, 'cat', 0), 'bad-cell', { player: 'cat', ...wall });
        mistake(() => solution.grade(10, 6, 'mouse', 15), 'bad-cell', { player: 'mouse' });
        mistake(() => solution.grade(4, 6, 'cat', 6), 'bad-cell', { player: 'cat', row: 1, col: 1 });

        mistake(() => solution.map('cat', 0, 'mouse'), 'bad-cell', { player: 'cat', ...wall });
        mistake(() => solution.map('mouse', 15, 'mouse'), 'bad-cell', { player: 'mouse' });
        mistake(() => solution.map('mouse', 10, 'food'), 'bad-turn');
        mistake(() => solution.decided(0, 'mouse'), 'bad-cell', { player: 'cat', ...wall });
        mistake(() => solution.decided(6), 'bad-turn');
        for (const [name, make] of Object.entries(STRANGE)) {
            mistake(() => solution.map(make(), 6, 'mouse'), 'bad-argument', {}, name);
            mistake(() => solution.map('cat', make(), 'mouse'), 'bad-cell', { player: 'cat' }, name);
            mistake(() => solution.decided(make(), 'mouse'), 'bad-cell', { player: 'cat' }, name);
            mistake(() => solution.grade(10, 6, 'mouse', make()), 'bad-cell', { player: 'mouse' }, name);
        }
        for (const seed of [-1, 0.5, NaN, Infinity, 2 ** 32, '1', 1n, null, undefined, {}, hostile({})])
            mistake(() => solution.reply(10, 6, 'mouse', seed), 'bad-argument', {}, 'a seed');
        works();
        ")
    .await;
}

#[wasm_bindgen_test]
async fn replies_have_three_strengths() {
    run(r"
        // The cat is at the food in three plies. An easy one chases the mouse, whatever comes of it.
        const solution = solve(['C......', '.#####.', 'F.....M'], 1, 1);
        const cells = (strength) => {
            const replies = Array.from({ length: 100 }, (_, seed) => solution.reply(20, 0, 'cat', seed, strength));
            return [...new Set(replies.map(({ to }) => to))].sort();
        };
        same(cells('easy'), [1, 7]);
        for (const strength of ['medium', 'perfect', undefined, null]) same(cells(strength), [7], `${strength}`);
        const moves = solution.moves(20, 0, 'cat');
        const reply = solution.reply(20, 0, 'cat', 0, 'easy');
        same(reply, moves.find(({ to }) => to === reply.to));
        same(solution.reply(14, 0, 'cat', 0, 'easy'), null, 'the game is over');
        mistake(() => solution.reply(20, 0, 'cat', 0, 'hard'), 'bad-argument', { given: '\x22hard\x22' });
        ")
    .await;
}

#[wasm_bindgen_test]
async fn proofs_have_their_shape() {
    run(r"
        const first = solve(FIRST, 1, 2);
        const proof = {
            runner: 'mouse',
            goal: 'food',
            route: [
                { cell: 10, mouse: 0, cat: 2 },
                { cell: 12, mouse: 1, cat: 2 },
                { cell: 14, mouse: 2, cat: 4 },
                { cell: 4, mouse: 3, cat: 4 },
            ],
            cutOff: null,
            apart: [],
            isProof: true,
            moves: 3,
            delays: false,
            only: [{ ply: 0, by: 'mouse', from: 10, to: 12, moves: 3 }],
        };
        same(first.proof(), proof);
        same(first.proof(10, 6, 'mouse'), proof);

        const nobody = { runner: null, goal: null, route: [], cutOff: null, isProof: true, moves: null, delays: false, only: [] };
        same(solve(['M#C#F'], 1, 1).proof(), { ...nobody, apart: [4] });
        same(first.proof(4, 6, 'cat'), { ...nobody, apart: [], moves: 0 });

        const caught = solve(['M.C#F'], 1, 1).proof();
        same([caught.runner, caught.goal, caught.apart, caught.isProof, caught.moves], ['cat', 'capture', [4], true, 2]);
        same(caught.route[0], { cell: 2, mouse: 2, cat: 0 });
        same(solve(['M.F#C'], 1, 1).proof().route[1], { cell: 1, mouse: 1, cat: null });

        const cutOff = solve(['..C.....', 'M......F'], 1, 2).proof();
        same([cutOff.runner, cutOff.cutOff, cutOff.isProof, cutOff.delays], ['mouse', 11, false, true]);
        ")
    .await;
}

#[wasm_bindgen_test]
async fn refutations_start_with_the_move() {
    run(r"
        same(solve(['M.F', '##C'], 1, 2).refutation(0, 5, 'mouse', 1), {
            moves: [{ by: 'mouse', from: 0, to: 1 }, { by: 'cat', from: 5, to: 2 }],
            ending: 'food',
            loopsFrom: null,
            outcome: won('cat', 1),
        });
        for (const [grid, ...jumps] of BOARDS) {
            const solution = solve(grid, ...jumps);
            eachState(grid, 41, (mouse, cat, turn) => {
                for (const { by, from, to, outcome } of solution.moves(mouse, cat, turn)) {
                    const refutation = solution.refutation(mouse, cat, turn, to);
                    same([refutation.moves[0], refutation.outcome], [{ by, from, to }, outcome]);
                }
            });
        }
        same(thrown(() => solve(FIRST, 1, 2).refutation(10, 6, 'mouse', 14)).code, 'bad-cell');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn moves_are_counted_by_player() {
    run(r"
        same([ownMoves(5, 'mouse', 'mouse'), ownMoves(5, 'cat', 'mouse'), ownMoves(4, 'mouse', 'cat')], [3, 2, 2]);
        for (const plies of [-1, 0.5, 10_001]) mistake(() => ownMoves(plies, 'cat', 'cat'), 'bad-argument', { given: `${plies}` });
        mistake(() => ownMoves(1, 'dog', 'cat'), 'bad-argument', { given: '\x22dog\x22' });
        mistake(() => ownMoves(1, 'cat', 'dog'), 'bad-turn', { given: '\x22dog\x22' });
        ")
    .await;
}
