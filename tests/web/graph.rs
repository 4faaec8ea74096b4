//! The graph game and the labelling of states: what they return, what they throw, and that nothing does harm.

use cat_and_mouse::graph::label_states;
use cat_and_mouse::solution::GraphSolution;
use cat_and_mouse::{Cell, Graph, Player, State, solve_graph};
use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

const GRAPHS: &str = r"
const DRAW = [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]; // the statement's first example
const MOUSE = [[1, 3], [0], [3], [0, 2]]; // its second: the mouse in 1 ply
const EIGHT = [[2, 3, 5], [3, 4, 6, 7], [0, 3, 4, 6], [0, 1, 2, 5, 6], [1, 2, 5, 7], [0, 3, 4, 7], [1, 2, 3, 7], [1, 4, 5, 6]];
const CAT = [[3], [2, 3], [1, 3], [0, 1, 2]];
const SIX = Uint32Array.of(0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1);
const stillWorks = () => { works(); same(catMouseGame(EIGHT), 1, 'catMouseGame after all this'); };
";

async fn run(code: &str) {
    Page::open().await.run(&format!("{GRAPHS}\n{code}"));
}

#[wasm_bindgen_test]
async fn the_winner_is_a_number_as_on_leetcode() {
    run(r"
        same([DRAW, MOUSE, CAT, EIGHT].map((graph) => catMouseGame(graph)), [0, 1, 2, 1]);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_solved_graph_answers_in_plain_objects() {
    run(r"
        const solution = solveGraph(MOUSE);
        same(solution instanceof GraphSolution, true);
        same(solution.nodes, 4);
        same(solution.verdict(), { winner: 'mouse', ending: 'hole', plies: 1 });
        same(solution.result(0, 3, 'cat'), { winner: 'mouse', ending: 'hole', plies: 0 });
        same(solution.result(3, 3, 'mouse'), { winner: 'cat', ending: 'capture', plies: 0 });
        same(solution.result(3, 2, 'cat'), { winner: 'cat', ending: 'capture', plies: 1 });
        same(solution.moves(3, 2, 'mouse'), [
            { by: 'mouse', from: 3, to: 0, outcome: { winner: 'mouse', ending: 'hole', plies: 0 }, best: true },
            { by: 'mouse', from: 3, to: 2, outcome: { winner: 'cat', ending: 'capture', plies: 0 }, best: false },
        ]);
        same(solution.moves(0, 3, 'cat'), []);
        same(solution.line(), { moves: [{ by: 'mouse', from: 1, to: 0 }], ending: 'hole', loopsFrom: null });
        same(solution.line(3, 2, 'cat'), { moves: [{ by: 'cat', from: 2, to: 3 }], ending: 'capture', loopsFrom: null });
        solution.free();
        thrown(() => solution.verdict());

        const draw = solveGraph(DRAW);
        same(draw.verdict(), { winner: null, ending: 'draw', plies: null });
        const line = draw.line();
        same(line.ending, 'draw');
        holds(Number.isInteger(line.loopsFrom) && line.loopsFrom < line.moves.length, 'it goes in circles');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn groups_are_the_moves_by_who_wins_after_them() {
    run(r"
        const seen = new Set();
        for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
            const solution = solveGraph(graph);
            const nodes = [...graph.keys()];
            for (const mouse of nodes)
                for (const cat of nodes.slice(1))
                    for (const turn of ['mouse', 'cat']) {
                        const expected = { winning: [], draw: [], losing: [] };
                        for (const move of solution.moves(mouse, cat, turn)) {
                            const { winner } = solution.result(...(turn === 'mouse' ? [move.to, cat, 'cat'] : [mouse, move.to, 'mouse']));
                            const group = winner === null ? 'draw' : winner === turn ? 'winning' : 'losing';
                            expected[group].push(move);
                            seen.add(group);
                        }
                        same(solution.groups(mouse, cat, turn), expected, `${mouse}, ${cat}, ${turn} of ${show(graph)}`);
                    }
        }
        same(seen.size, 3);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn destinations_of_a_graph_go_by_node_numbers() {
    run(r"
        same(solveGraph(MOUSE).destinations(3, 2, 'mouse'), [
            { winner: 'mouse', ending: 'hole', plies: 0 }, null, { winner: 'cat', ending: 'capture', plies: 0 }, null,
        ]);
        for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
            const solution = solveGraph(graph);
            for (const mouse of graph.keys())
                for (const cat of [...graph.keys()].slice(1))
                    for (const turn of ['mouse', 'cat']) {
                        const isOver = mouse === 0 || mouse === cat;
                        const edges = isOver ? [] : graph[turn === 'mouse' ? mouse : cat];
                        const expected = [...graph.keys()].map((to) => {
                            if (!edges.includes(to) || (turn === 'cat' && to === 0)) return null;
                            return turn === 'mouse' ? solution.result(to, cat, 'cat') : solution.result(mouse, to, 'mouse');
                        });
                        same(solution.destinations(mouse, cat, turn), expected, `${mouse}, ${cat}, ${turn} of ${show(graph)}`);
                    }
        }
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_graph_and_its_states_as_links() {
    run(r"
        const link = 'graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90';
        const state = { mouse: 3, cat: 2, turn: 'cat' };
        const named = `${link}&m=3&c=2&turn=cat`;
        const editor = new GraphEditor(link);
        same(editor.view().linkedState, null);
        same(editor.view().link, link);
        same(editor.stateLink(3, 2, 'cat'), named);
        editor.paste(`#${named}`);
        same(editor.view().linkedState, state);
        same(editor.view().link, link);
        same(editor.view().canUndo, false);
        editor.key(0, 'Enter');
        editor.key(3, 'Enter');
        same(editor.view().linkedState, null);
        editor.key(null, 'Undo');
        same(editor.view().linkedState, state);
        editor.paste(link);
        same(editor.view().linkedState, null);
        same(new GraphEditor(named).view().linkedState, state);
        for (const nonsense of ['m=4&c=2&turn=cat', 'm=3&c=0&turn=cat', 'm=3&c=2&turn=dog', 'm=3&turn=cat', 'm=3&c=2'])
            same(new GraphEditor(`${link}&${nonsense}`).view().linkedState, null, nonsense);

        for (const [about, make] of Object.entries(STRANGE)) {
            mistake(() => editor.stateLink(make(), 2, 'mouse'), 'bad-node', { player: 'mouse' }, `mouse: ${about}`);
            mistake(() => editor.stateLink(1, make(), 'mouse'), 'bad-node', { player: 'cat' }, `cat: ${about}`);
            mistake(() => editor.stateLink(1, 2, make()), 'bad-turn', {}, `turn: ${about}`);
            stillWorks();
        }
        mistake(() => editor.stateLink(1, 0, 'cat'), 'bad-node', { player: 'cat', node: 0, problem: 'in-hole' });
        mistake(() => editor.stateLink(4, 2, 'cat'), 'bad-node', { player: 'mouse', given: '4' });
        const states = new GraphEditor('states=1-2&lost=2&m=1&c=1&turn=cat');
        same(states.view().linkedState, null);
        same(states.stateLink(1, 1, 'cat'), 'states=1-2&lost=2');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn table_and_counts_are_those_of_the_states() {
    run(r"
        for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
            const solution = solveGraph(graph);
            const counts = { mouse: 0, cat: 0, draw: 0 };
            let most = 0;
            for (const turn of ['mouse', 'cat']) {
                const table = solution.table(turn);
                same(table.constructor, Uint16Array);
                same(table.length, graph.length ** 2);
                for (let mouse = 0; mouse < graph.length; mouse++) {
                    same(table[mouse * graph.length], 0xC000, 'the cat in the hole');
                    for (let cat = 1; cat < graph.length; cat++) {
                        const { winner, plies } = solution.result(mouse, cat, turn);
                        const entry = winner === null ? 0 : ((winner === 'mouse' ? 1 : 2) << 14) | plies;
                        same(table[mouse * graph.length + cat], entry, `${mouse}, ${cat}, ${turn} of ${show(graph)}`);
                        counts[winner ?? 'draw'] += 1;
                        most = Math.max(most, plies);
                    }
                }
            }
            const { mouse, cat, draw, mouseByPly, catByPly, longest } = solution.stats();
            same({ mouse, cat, draw }, counts);
            same([mouseByPly, catByPly].map((plies) => plies.reduce((sum, states) => sum + states, 0)), [mouse, cat]);
            same(longest.plies, most);
            same(solution.result(longest.mouse, longest.cat, longest.turn).plies, most);
        }
    ")
    .await;
}

#[wasm_bindgen_test]
async fn every_mistake_in_a_graph_names_the_node() {
    run(r"
        const wrong = [
            [{ problem: 'not-a-graph', given: 'undefined' }, undefined],
            [{ problem: 'not-a-graph', given: '\x22[[1],[0],[3],[2]]\x22' }, '[[1],[0],[3],[2]]'],
            [{ problem: 'wrong-size', length: 0 }, []],
            [{ problem: 'wrong-size', length: 2 }, [[1], [0]]],
            [{ problem: 'wrong-size', length: 65 }, Array.from({ length: 65 }, () => [])],
            [{ problem: 'wrong-size', length: 4_000_000_000 }, new Array(4e9)],
            [{ problem: 'not-a-graph', node: 2, given: 'an array whose entry for node 2 is 7' }, [[1], [0], 7]],
            [{ problem: 'not-a-graph', node: 1, given: 'an array whose entry for node 1 is undefined' }, [[9], , []]],
            [{ problem: 'no-such-node', node: 2, given: '3' }, [[0], [1], [3]]],
            [{ problem: 'no-such-node', node: 2, given: '-1' }, [[0], [1], [-1]]],
            [{ problem: 'no-such-node', node: 0, given: '300' }, [[300], [2], [1]]],
            [{ problem: 'no-such-node', node: 0, given: '256' }, [[256], [2], [1]]],
            [{ problem: 'no-such-node', node: 0, given: 'NaN' }, [[NaN], [2], [1]]],
            [{ problem: 'no-such-node', node: 0, given: '1.5' }, [[1.5], [2], [1]]],
            [{ problem: 'no-such-node', node: 0, given: '\x221\x22' }, [['1'], [0], [1]]],
            [{ problem: 'no-such-node', node: 0, given: 'an array' }, [[[1]], [0], [1]]],
            [{ problem: 'no-such-node', node: 1, given: 'undefined' }, [[1], [0, , 2], [1]]],
            [{ problem: 'one-way', node: 0, other: 1 }, [[1, 1], [2], [1]]],
            [{ problem: 'loop', node: 1, given: '1' }, [[], [1, 1, 2], [1]]],
            [{ problem: 'repeated', node: 1, other: 2 }, [[], [2, 2], [1]]],
            [{ problem: 'repeated', node: 1, other: 2 }, [[], Array(1_000).fill(2), [1]]],
            [{ problem: 'no-edge', node: 1, player: 'mouse' }, [[2], [], [0]]],
            [{ problem: 'no-edge', node: 2, player: 'cat' }, [[1], [0], []]],
        ];
        for (const [about, graph] of wrong)
            for (const call of [catMouseGame, solveGraph]) {
                const error = mistake(() => call(graph), 'bad-graph', about, show(graph));
                same(error.detail.given, about.given ?? null, show(graph));
                if ('node' in about) holds(error.message.toLowerCase().includes(`node ${about.node}`), error.message);
                stillWorks();
            }
        same(catMouseGame([[1], [0], [3], [2]]), 1);
        same(catMouseGame([[-0 + 1], [-0], [3], [2]]), 1, 'minus zero is the number zero');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn strange_graphs_nodes_and_turns() {
    run(r"
        const solution = solveGraph(EIGHT);
        for (const [about, make] of Object.entries(STRANGE)) {
            mistake(() => catMouseGame(make()), 'bad-graph', {}, `graph: ${about}`);
            mistake(() => solveGraph([[1], [0], make()]), 'bad-graph', { node: 2 }, `list: ${about}`);
            mistake(() => solveGraph([[1], [0], [make()]]), 'bad-graph', { node: 2 }, `entry: ${about}`);
            for (const call of ['result', 'moves', 'groups', 'line']) {
                mistake(() => solution[call](make(), 2, 'mouse'), 'bad-node', { player: 'mouse' }, `mouse: ${about}`);
                mistake(() => solution[call](1, make(), 'mouse'), 'bad-node', { player: 'cat' }, `cat: ${about}`);
                mistake(() => solution[call](1, 2, make()), 'bad-turn', {}, `turn: ${about}`);
            }
            mistake(() => solution.table(make()), 'bad-turn', {}, `turn: ${about}`);
            stillWorks();
        }
        mistake(() => solution.result(8, 0, 'dog'), 'bad-node', { player: 'mouse', given: '8' });
        mistake(() => solution.result(257, 2, 'cat'), 'bad-node', { player: 'mouse', given: '257' });
        mistake(() => solution.result(1, 0, 'dog'), 'bad-node', { player: 'cat', given: '0', node: 0, problem: 'in-hole' });
        mistake(() => solution.line(1), 'bad-node', { player: 'cat', given: 'undefined' });

        const lies = ['3', NaN, -1, 3.5, 3n, {}, null, undefined, Infinity, Symbol('length'), { valueOf: thrower }, hostile({})];
        for (const length of lies)
            for (const liar of [MOUSE, MOUSE.map((list) => [...list])]) {
                const lying = (array) => new Proxy(array, { get: (target, key) => key === 'length' ? length : target[key] });
                for (const graph of [lying(liar), liar.map(lying)]) {
                    try { solveGraph(graph).free(); } catch (error) { same(error.name, 'CatMouseError', `name of ${error}`); }
                }
                stillWorks();
            }
        for (const graph of [hostile(MOUSE), revoked(MOUSE)]) mistake(() => solveGraph(graph), 'bad-graph', {}, 'a proxy');
        for (const list of [hostile([]), revoked([])])
            mistake(() => solveGraph([list, [], []]), 'bad-graph', { node: 0 }, 'a proxy of a list');
        for (const place of [0, 1])
            mistake(() => solveGraph([Object.defineProperty([1, 2], place, { get: thrower }), [0], [0]]), 'bad-graph', { node: 0 }, 'a getter');
        // Arrays of any kind are arrays, and a getter may call back.
        same(catMouseGame(Object.freeze(MOUSE.map((list) => Object.freeze(list)))), 1);
        same(catMouseGame(new Proxy(MOUSE, { get(lists, key) { stillWorks(); return lists[key]; } })), 1);
        stillWorks();
    ")
    .await;
}

#[wasm_bindgen_test]
async fn the_two_examples_of_six_states() {
    run(r"
        same(labelStates(6, SIX, [3]), {
            labels: Uint8Array.of(2, 1, 1, 2, 2, 2),
            plies: Int32Array.of(4, 1, 3, 0, 4, 2),
            order: Uint32Array.of(3, 1, 5, 2, 0, 4),
            through: Int32Array.of(2, 3, 5, -1, 2, 1),
        });
        const won = {
            labels: Uint8Array.of(0, 0, 0, 1, 0, 0),
            plies: Int32Array.of(-1, -1, -1, 0, -1, -1),
            order: Uint32Array.of(3),
            through: new Int32Array(6).fill(-1),
        };
        same(labelStates(6, SIX, [], [3]), won);
        same(labelStates(6, SIX, new Uint32Array(), Uint32Array.of(3)), won);
        same(labelStates(6, SIX, [], null).order.length, 0);
        same(labelStates(1, new Uint32Array(), [], undefined), {
            labels: new Uint8Array(1), plies: Int32Array.of(-1), order: new Uint32Array(), through: Int32Array.of(-1),
        });
    ")
    .await;
}

#[wasm_bindgen_test]
async fn mistakes_in_a_graph_of_states() {
    run(r"
        for (const [about, make] of Object.entries(STRANGE)) {
            if (about !== '65536 + 1') // so many there may be
                mistake(() => labelStates(make(), SIX, []), 'bad-graph', {}, `states: ${about}`);
            mistake(() => labelStates(6, make(), []), 'bad-graph', {}, `edges: ${about}`);
            mistake(() => labelStates(6, SIX, make()), 'bad-graph', {}, `lost: ${about}`);
            mistake(() => labelStates(6, SIX, [0, make()]), 'bad-graph', { position: 1 }, `lost state: ${about}`);
            if (!['undefined', 'null'].includes(about))
                mistake(() => labelStates(6, SIX, [], make()), 'bad-graph', {}, `won: ${about}`);
            mistake(() => labelStates(6, SIX, [], [make()]), 'bad-graph', { position: 0 }, `won state: ${about}`);
            stillWorks();
        }
        const wrong = [
            [{ problem: 'wrong-states', given: '0' }, [0, SIX, []]],
            [{ problem: 'wrong-states', given: '1000001' }, [1_000_001, SIX, []]],
            [{ problem: 'wrong-edges', given: 'more than that' }, [6, new Uint32Array(2_000_002), []]],
            [{ problem: 'wrong-edges', given: '3 numbers, an odd number' }, [6, new Uint32Array(3), []]],
            [{ problem: 'wrong-edges', given: 'an array' }, [6, [0, 1], []]],
            [{ problem: 'no-such-state', given: '6', position: 1 }, [6, Uint32Array.of(0, 6), []]],
            [{ problem: 'no-such-state', given: '4294967295', position: 0 }, [6, Uint32Array.of(-1, 6), []]],
            [{ problem: 'no-such-state', given: '6', position: 0 }, [6, SIX, [6]]],
            [{ problem: 'no-such-state', given: '-1', position: 1 }, [6, SIX, [], [0, -1]]],
            [{ problem: 'no-such-state', given: 'undefined', position: 0 }, [6, SIX, [,]]],
            [{ problem: 'wrong-list', given: 'more than that' }, [6, SIX, new Uint32Array(1_000_001)]],
            [{ problem: 'wrong-list', given: 'more than that' }, [6, SIX, Array(1_000_001).fill(3)]],
            [{ problem: 'lost-and-won', node: 3 }, [6, SIX, [2, 3], [4, 3]]],
        ];
        for (const [about, call] of wrong) mistake(() => labelStates(...call), 'bad-graph', about, show(call));
        // What a caller has put on an array is not asked.
        const disguised = Object.defineProperties(Uint32Array.from(SIX), {
            length: { get: thrower }, buffer: { get: thrower }, constructor: { get: thrower }, [Symbol.iterator]: { get: thrower },
        });
        same(labelStates(6, disguised, [3]).order.length, 6);
        const part = new Uint32Array(Uint32Array.of(9, ...SIX, 9).buffer, 4, SIX.length);
        same(labelStates(6, part, [3]).order.length, 6);
        mistake(() => labelStates(6, Object.create(Uint32Array.prototype), []), 'bad-graph', {});
        stillWorks();
    ")
    .await;
}

#[wasm_bindgen_test]
async fn bad_calls_and_freed_solutions_need_no_more_memory() {
    run(r"
        const [proxy, gone] = [hostile([]), revoked([])];
        const bad = [
            () => solveGraph(proxy), () => solveGraph(gone), () => catMouseGame([[1], [0], proxy]),
            () => catMouseGame([[1], [0], [gone]]), () => labelStates(6, proxy, []), () => labelStates(6, SIX, gone),
            () => labelStates(6, SIX, [proxy]),
        ];
        const once = (call) => {
            thrown(bad[call % bad.length]);
            const solution = solveGraph(EIGHT);
            solution.line();
            solution.table('cat');
            solution.free();
            labelStates(6, SIX, [3]);
        };
        const tables = () => Object.values(api.__wasm).filter((value) => value instanceof WebAssembly.Table);
        const kept = () => [api.__wasm.memory.buffer.byteLength, tables().reduce((sum, table) => sum + table.length, 0)];
        for (let call = 0; call < 500; call++) once(call);
        const before = kept();
        for (let call = 0; call < 5_000; call++) once(call);
        same(kept(), before, 'memory and references');
        stillWorks();
    ")
    .await;
}

/// Numbers that are the same in every run: Marsaglia's xorshift.
fn next(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

/// The states of the game as a directed graph, which `label_states` knows nothing more of.
#[wasm_bindgen_test]
fn the_engine_and_the_labels_agree_in_a_browser_too() {
    let mut seed = 913;
    for _ in 0..300 {
        let (nodes, density) = (3 + next(&mut seed) % 48, 2 + next(&mut seed) % 40);
        let nodes = usize::try_from(nodes).expect("at most 50");
        let mut lists = vec![Vec::new(); nodes];
        for (one, other) in (0..nodes).flat_map(|one| (0..one).map(move |other| (one, other))) {
            if next(&mut seed) % 100 < density {
                lists[one].push(other);
                lists[other].push(one);
            }
        }
        let Ok(graph) = Graph::new(&lists) else { continue };
        compare(&lists, &solve_graph(&graph));
    }
}

fn compare(lists: &[Vec<usize>], solution: &GraphSolution) {
    let nodes = lists.len();
    let number = |state: State| {
        let place = (state.mouse.index() * nodes + state.cat.index()) * 2 + state.turn as usize;
        u32::try_from(place).expect("at most 64 * 64 * 2")
    };
    let (mut edges, mut lost, mut won) = (Vec::new(), Vec::new(), Vec::new());
    for state in solution.states() {
        let winner = match state {
            State { mouse: Graph::HOLE, .. } => Some(Player::Mouse),
            State { mouse, cat, .. } if mouse == cat => Some(Player::Cat),
            _ => None,
        };
        match winner {
            Some(winner) if winner == state.turn => won.push(number(state)),
            Some(_) => lost.push(number(state)),
            None => {
                let to = lists[state.mover().index()].iter().filter(|&&to| state.turn == Player::Mouse || to != 0);
                edges.extend(to.flat_map(|&to| [number(state), number(state.after(Cell::from_index(to)))]));
            }
        }
    }
    let labels = label_states(2 * nodes * nodes, &edges, &lost, &won).expect("a graph of states");
    for state in solution.states() {
        let at = number(state) as usize;
        let expected = match solution.forced(state) {
            None => ("draw", u32::MAX),
            Some(forced) if forced.winner == state.turn => ("win", forced.plies.into()),
            Some(forced) => ("lose", forced.plies.into()),
        };
        assert_eq!((labels.labels[at].name(), labels.plies[at]), expected, "{state:?} of {lists:?}");
    }
}
