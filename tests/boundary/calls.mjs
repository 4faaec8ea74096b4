// Every call of the package, with a right value and the error of a wrong value for each argument.
import { api, FIRST } from "./helpers.mjs";

/**
 * An argument of a call: a right value, the error code of wrong values, and the player whose jump or cell it is. A call
 * may accept values for which `fits` is true, or refuse them with any code.
 * @typedef {{ right: unknown, code: string, player?: string, fits?: (value: any, name: string) => boolean }} Argument
 */

export const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2";
export const WISH = { rows: 3, cols: 3, catJump: 1, mouseJump: 1, walls: 0, winner: null, minPlies: 0, seed: 1 };
export const GRAPH_WISH = { nodes: 6, edges: 40, winner: null, minPlies: 0, seed: 1 };
const TRIANGLE = [
  [1, 2],
  [0, 2],
  [0, 1],
];

/** One object of each class that needs no canvas. @param {any} [solver] @returns {Record<string, any>} */
export const oneOfEach = (solver = api) => ({
  Solution: solver.solve(FIRST, 1, 2),
  GraphSolution: solver.solveGraph(TRIANGLE),
  EdgeEffects: new solver.EdgeEffects(TRIANGLE),
  GraphEditor: new solver.GraphEditor("graph=0-1.1-2&at=10-10.50-10.90-90"),
  Editor: new solver.Editor(LINK),
  BoardSearch: new solver.BoardSearch(WISH),
  GraphSearch: new solver.GraphSearch(GRAPH_WISH),
  Judge: new solver.Judge("cat-and-mouse"),
});

/** @param {any} value */
const isAbsent = (value) => value === undefined || value === null;
/** @param {any} value */
const isString = (value) => typeof value === "string";
/** @param {any} value */
const isObject = (value) => Object(value) === value;
/**
 * Whether the value is 65,537, the only large whole number in `STRANGE` (helpers.mjs) that has fewer than 32 bits.
 * @param {any} value
 */
const isLarge = (value) => value === 65_537;
/** @param {any} value */
const isMissingOrObject = (value) => isAbsent(value) || isObject(value);
const anything = () => true;
/** @param {any} _ @param {string} name */
const isEmpty = (_, name) => name === "an empty array";

/**
 * An argument of a call.
 * @param {unknown} right a value that the call accepts
 * @param {string} [code] the code of the error for other values
 * @param {Argument["fits"]} [fits] which other values the call accepts
 * @returns {Argument}
 */
const a = (right, code = "bad-argument", fits) => ({ right, code, ...(fits && { fits }) });
/** @param {string} player @param {number} right @param {string} code @returns {Argument} */
const of = (player, right, code) => ({ right, code, player });
const turn = a("mouse", "bad-turn");
const graph = a(TRIANGLE, "bad-graph");
const options = a({ moveLimit: 10 }, "bad-move-limit", (value) => isAbsent(value) || isObject(value));
const setup = [a(FIRST, "not-a-grid", isEmpty), of("cat", 1, "bad-jump"), of("mouse", 2, "bad-jump")];
const state = a({ mouse: 10, cat: 6, turn: "mouse" }, "bad-argument", isObject);
/** A state, or the first of its three values. @param {unknown} right */
const eitherCell = (right) => ({ right, code: "bad-cell", player: "mouse", fits: isMissingOrObject });
/** @param {unknown} right */
const eitherNode = (right) => ({ ...eitherCell(right), code: "bad-node" });
/** A state that may be left out: the start is the default. */
const stateOrStart = { ...state, fits: isMissingOrObject };
const played = a(4, "bad-plies", isAbsent);
const nodes = a({ mouse: 1, cat: 2, turn: "mouse" }, "bad-argument", isObject);
const nodesOrStart = { ...nodes, fits: isMissingOrObject };
const node = of("mouse", 0, "bad-node");
/** A duration in milliseconds. Calls may also accept the numbers in `STRANGE` between 0 and 2. */
const time = a(0, "bad-argument", (time) => Number.isFinite(time) && time > 0 && time < 2);
const cell = of("mouse", 11, "bad-cell");
const point = [a(10, "bad-argument", Number.isFinite), a(10, "bad-argument", Number.isFinite)];

/** The arguments of each function, and of each method of each class. @type {Record<string, Argument[]>} */
const TAKES = {
  canMouseWin: setup,
  solve: [...setup, options],
  ownMoves: [a(5), a("mouse"), turn],
  jumpTable: [...setup.slice(0, 1), options],
  wallEffects: [...setup, options],
  wallChanges: [...setup, options],
  pieceEffects: [...setup, options],
  compareMethods: [...setup, options],
  catMouseGame: [graph],
  solveGraph: [graph],
  startEffects: [graph],
  mistakenMoves: [a({ graph: TRIANGLE }, "bad-argument", anything), a(0), nodes, played],
  questionAt: [a({ graph: TRIANGLE }, "bad-argument", anything), of("mouse", 1, "bad-node"), of("cat", 2, "bad-node")],
  labelStates: [
    a(3, "bad-graph", isLarge),
    a(Uint32Array.of(0, 1, 1, 2), "bad-graph"),
    a([2], "bad-graph", isEmpty),
    a([0], "bad-graph", (list, name) => isAbsent(list) || isEmpty(list, name)),
  ],
  isCatMouseError: [a(new Error("x"), "", anything)],
  namesBoard: [a(LINK, "", anything)],
  readLinkKeys: [a(LINK, "bad-argument", isString)],
  writeLinkKeys: [a(LINK, "bad-argument", isString), a({ view: "map", ply: 3 }, "bad-argument", anything)],
  "Painter.outline": [a("cat")],
  "Solution.verdict": [],
  "Solution.result": [eitherCell(state.right), played],
  "Solution.map": [a("cat"), of("cat", 6, "bad-cell"), turn, played],
  "Solution.moves": [eitherCell(state.right), played],
  "Solution.destinations": [state, played],
  "Solution.groups": [state, played],
  "Solution.start": [],
  "Solution.after": [state, cell],
  "Solution.isDrawn": [state, a([11], "bad-argument", isObject)],
  "Solution.line": [eitherCell(state.right), played],
  "Solution.reason": [stateOrStart, played],
  "Solution.proof": [stateOrStart, played],
  "Solution.refutation": [state, cell, played],
  "Solution.grade": [state, cell, played],
  "Solution.reply": [state, a(1, "bad-argument", isLarge), a("easy", "bad-argument", isAbsent), played],
  "Solution.decided": [of("cat", 6, "bad-cell"), turn],
  "Solution.decidedAt": [state, a(1, "bad-plies")],
  "Solution.table": [turn],
  "Solution.stats": [],
  "GraphSolution.inMatch": [nodes, a([0], "bad-argument", isObject)],
  "GraphSolution.verdict": [],
  "GraphSolution.result": [eitherNode(nodes.right)],
  "GraphSolution.map": [a("cat"), of("cat", 2, "bad-node"), turn],
  "GraphSolution.moves": [eitherNode(nodes.right)],
  "GraphSolution.destinations": [nodes],
  "GraphSolution.groups": [nodes],
  "GraphSolution.start": [],
  "GraphSolution.after": [nodes, node],
  "GraphSolution.line": [eitherNode(nodes.right)],
  "GraphSolution.reason": [nodesOrStart],
  "GraphSolution.proof": [nodesOrStart],
  "GraphSolution.strategy": [nodes, a(12, "bad-argument", (most) => isAbsent(most) || isLarge(most))],
  "GraphSolution.refutation": [nodes, node],
  "GraphSolution.grade": [nodes, node],
  "GraphSolution.reply": [nodes, a(1, "bad-argument", isLarge), a("easy", "bad-argument", isAbsent)],
  "GraphSolution.decided": [of("cat", 2, "bad-node"), turn],
  "GraphSolution.decidedAt": [nodes, a(1, "bad-plies")],
  "GraphSolution.table": [turn],
  "GraphSolution.stats": [],
  "EdgeEffects.run": [time],
  "GraphEditor.view": [a("mouse", "bad-turn", isAbsent)],
  "GraphEditor.stateLink": [nodes],
  "GraphEditor.assign": [a("goal=mouse", "bad-argument", isString)],
  "GraphEditor.progress": [a("mouse", "bad-turn")],
  "GraphEditor.fewestChanges": [a("mouse", "bad-turn"), time],
  "GraphEditor.clear": [],
  "GraphEditor.readCases": [a("[[1],[0,2],[1]]", "bad-argument", isString)],
  "GraphEditor.arrange": [a([10, 10, 50, 10, 90, 90], "bad-argument", isEmpty)],
  "GraphEditor.press": [...point, a("move")],
  "GraphEditor.drag": point,
  "GraphEditor.release": point,
  "GraphEditor.key": [a(0, "bad-node", isAbsent), a("Enter", "bad-argument", isString)],
  "GraphEditor.paste": [a("[[1],[0,2],[1]]", "bad-argument", isString)],
  "Editor.load": [a(LINK, "bad-argument", isString)],
  "Editor.view": [a("mouse", "bad-turn", isAbsent)],
  "Editor.catJump": [of("cat", 1, "bad-jump")],
  "Editor.mouseJump": [of("mouse", 2, "bad-jump")],
  "Editor.moveLimit": [a(1_000, "bad-move-limit")],
  "Editor.setJumps": [of("cat", 1, "bad-jump"), of("mouse", 2, "bad-jump")],
  "Editor.stateLink": [state],
  "Editor.assign": [a("goal=mouse", "bad-argument", isString)],
  "Editor.progress": [turn],
  "Editor.fewestChanges": [turn, time],
  "Editor.grid": [],
  "Editor.contents": [stateOrStart],
  "Editor.cellOf": [a("cat")],
  "Editor.missing": [],
  "Editor.press": [a(0, "bad-cell"), a(0, "bad-cell"), a("wall")],
  "Editor.drag": point,
  "Editor.release": [],
  "Editor.cancel": [],
  "Editor.undo": [],
  "Editor.withdraw": [],
  "Editor.redo": [],
  "Editor.transform": [a("rotate-left")],
  "Editor.paste": [a("MCF", "bad-argument", isString)],
  "Editor.readCases": [a("MCF", "bad-argument", isString)],
  "Editor.copy": [a("text")],
  "Editor.erase": [a(0, "bad-cell"), a(0, "bad-cell")],
  "Editor.resize": [a(3, "bad-size"), a(5, "bad-size")],
  "Editor.clear": [],
  "Editor.solve": [],
  "GraphSearch.run": [time],
  "GraphSearch.seekAnother": [],
  "GraphSearch.dropContested": [],
  "BoardSearch.run": [time],
  "BoardSearch.seekAnother": [],
  "BoardSearch.dropContested": [],
  "Judge.next": [a(1, "bad-count", isLarge)],
  "Judge.answer": [a([], "bad-answers", isEmpty)],
  "Judge.settle": [],
  "Judge.progress": [],
  "Judge.report": [],
};

/** The arguments of each constructor. @type {Record<string, Argument[]>} */
const MADE_FROM = {
  Editor: [a(LINK, "bad-argument", isString)],
  EdgeEffects: [graph],
  GraphEditor: [a("graph=0-1.1-2", "bad-argument", isString)],
  BoardSearch: [a(WISH, "bad-argument", anything)],
  GraphSearch: [a(GRAPH_WISH, "bad-argument", anything)],
  Judge: [a("cat-and-mouse", "bad-problem"), a({ seed: 1, questions: 9 }, "bad-argument", anything)],
  Painter: [a(null)],
};

/**
 * Calls that start a search with one property of its wish replaced: a property in `parts`, or one that the wishes of
 * both searches have.
 * @param {string} name @param {object} wish @param {Record<string, Argument>} parts @returns {typeof WITHIN}
 */
const wishes = (name, wish, parts) =>
  Object.fromEntries(
    Object.entries({
      minPlies: a(9),
      winner: a("cat", "bad-argument", isAbsent),
      seed: a(1, "bad-argument", isLarge),
      contested: a(true, "bad-argument", (contested) => isAbsent(contested) || typeof contested === "boolean"),
      ...parts,
    }).map(([key, argument]) => [
      `${name}: ${key}`,
      [(value) => new api[name]({ ...wish, [key]: value }).free(), argument],
    ]),
  );

/**
 * Calls whose argument is an object or a list. The value becomes one of its properties or entries; the others
 * are valid.
 * @type {Record<string, [(value: any) => unknown, Argument]>}
 */
const WITHIN = {
  ...wishes("BoardSearch", WISH, {
    rows: a(3),
    cols: a(3),
    catJump: of("cat", 1, "bad-jump"),
    mouseJump: of("mouse", 1, "bad-jump"),
    moveLimit: a(9, "bad-move-limit", isAbsent),
    walls: a(9),
    food: a("reachable", "bad-argument", isAbsent),
    from: a("board=CMF/3/3", "bad-argument", (from) => isAbsent(from) || isString(from)),
  }),
  ...wishes("GraphSearch", GRAPH_WISH, {
    nodes: a(6),
    edges: a(40),
    from: a("graph=0-3.1-4.2-5", "bad-argument", (from) => isAbsent(from) || isString(from)),
  }),
  "solve: moveLimit": [(moveLimit) => api.solve(FIRST, 1, 2, { moveLimit }).free(), a(9, "bad-move-limit", isAbsent)],
  "solveGraph: a list": [(list) => api.solveGraph([[1], [0], list]), a([1], "bad-graph", isEmpty)],
  "solveGraph: a node": [(node) => api.solveGraph([[2], [2], [0, node]]).free(), a(1, "bad-graph")],
  "labelStates: lost": [(state) => api.labelStates(6, new Uint32Array(), [0, state]), a(1, "bad-graph")],
  "labelStates: won": [(state) => api.labelStates(6, new Uint32Array(), [], [state]), a(1, "bad-graph")],
  "Judge: seed": [
    (seed) => new api.Judge("cat-and-mouse", { seed }).free(),
    a(1, "bad-argument", (seed) => isAbsent(seed) || isLarge(seed)),
  ],
  "Judge: questions": [
    (questions) => new api.Judge("cat-and-mouse", { questions }).free(),
    a(1, "bad-count", (count) => isAbsent(count) || isLarge(count)),
  ],
};

/** @typedef {{ call: (...values: any[]) => unknown, takes: Argument[] }} Call */

const cells = [eitherCell(10), of("cat", 6, "bad-cell"), turn];
const places = [eitherNode(1), of("cat", 2, "bad-node"), turn];
/** The arguments of calls that also accept the three values of a state. @type {Record<string, Argument[]>} */
const VALUES = {
  "Solution.result": [...cells, played],
  "Solution.moves": [...cells, played],
  "Solution.line": [...cells, played],
  "GraphSolution.result": places,
  "GraphSolution.moves": places,
  "GraphSolution.line": places,
};

/** Every function and method by its name, on these objects. @param {Record<string, any>} objects @param {any} [solver] @returns {Record<string, Call>} */
export const callsOn = (objects, solver = api) =>
  Object.fromEntries(
    Object.entries(TAKES).map(([name, takes]) => {
      const [className = "", member = ""] = name.split(".");
      const object = member ? (objects[className] ?? solver[className]) : solver;
      const key = member || className;
      const isSet = member && Object.getOwnPropertyDescriptor(solver[className].prototype, key)?.set;
      const call = (/** @type {any[]} */ ...values) => {
        if (isSet) object[key] = values[0];
        else return object[key](...values);
      };
      return [name, { call, takes }];
    }),
  );

/**
 * The calls in `VALUES`, with the three values of a state as arguments instead of an object.
 * @param {Record<string, any>} objects @returns {Record<string, Call>}
 */
export const byValues = (objects) =>
  Object.fromEntries(
    Object.entries(callsOn(objects))
      .filter(([name]) => name in VALUES)
      .map(([name, { call }]) => [`${name} by values`, { call, takes: VALUES[name] ?? [] }]),
  );

/** Every constructor by the name of its class. @param {any} [solver] @returns {Record<string, Call>} */
export const constructors = (solver = api) =>
  Object.fromEntries(
    Object.entries(MADE_FROM).map(([name, takes]) => [
      name,
      { call: (/** @type {any[]} */ ...values) => new solver[name](...values), takes },
    ]),
  );

/**
 * The calls of `WITHIN`. Each takes only the property or entry that it puts into its object or list.
 * @type {Record<string, Call>}
 */
export const within = Object.fromEntries(
  Object.entries(WITHIN).map(([name, [call, argument]]) => [name, { call, takes: [argument] }]),
);
