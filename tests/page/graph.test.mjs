// The page of graphs: drawn by pointer and by keyboard, and all that is said of them as the package says it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { GraphEditor, solveGraph } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible } from "./accessible.mjs";
import { assertFits, drag, drawn, focusNode, nodeNames, PHONE, shape } from "./drawings.mjs";
import {
  clipboard,
  command,
  hearRequests,
  holdAddress,
  MODIFIER,
  rowsHere,
  testOnce,
  withBrowser,
  writeAddress,
} from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("cat-and-mouse").GraphOutcome} GraphOutcome */

const { open } = withBrowser();

const STATEMENT = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]";
const SECOND = "[[1,3],[0],[3],[0,2]]";
const EIGHT = "[[2,3,5],[3,4,6,7],[0,3,4,6],[0,1,2,5,6],[1,2,5,7],[0,3,4,7],[1,2,3,7],[1,4,5,6]]";
const CAT_WINS = "[[3],[2,3],[1,3],[0,1,2]]";
const FOUR = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";

/** @param {string} link */
async function openGraph(link = "graph", size = {}) {
  const page = await open({ link, ...size });
  await drawn(page);
  return page;
}

/** The field with the graph as LeetCode writes it. @param {Playground} page @returns {Promise<string>} */
const text = async (page) => (await page.field("LeetCode input")).text;

/** @param {Playground} page @param {string} graph */
async function paste(page, graph) {
  await page.fill("LeetCode input", graph);
  await page.click("button", "Draw it");
}

const NAMES = { mouse: "mouse", cat: "cat" };
const plies = (/** @type {number} */ count) => (count === 1 ? "1 ply" : `${count} plies`);

/** @param {GraphOutcome} outcome */
function outcomeText({ winner, plies: count }) {
  if (winner === null || count === null) return "draw";
  return count === 0 ? `${NAMES[winner]} has won` : `${NAMES[winner]} wins in ${plies(count)}`;
}

/** @param {import("cat-and-mouse").GraphMove} move @param {GraphOutcome["ending"] | null} ending */
function moveText({ by, to }, ending) {
  const end = ending === "hole" ? ": the hole" : ending === "capture" ? ": caught" : "";
  return `${by === "mouse" ? "Mouse" : "Cat"} to ${to}${end}`;
}

/** What All moves shows: in each group, the outcome of each move and whether it is best. @param {Playground} page */
const allMoves = (page) =>
  page.run(`
    return [...document.querySelectorAll(".choices section")].map((group) => [
      group.querySelector("h4").textContent,
      ...[...group.querySelectorAll("button")].map((button) =>
        [button.querySelector(".unseen").textContent, button.children[1].textContent, button.querySelector(".best") !== null]),
    ])`);

/** The verdict, the line from here and every move are what the package says of this graph and state. @param {Playground} page @param {import("cat-and-mouse").GraphSolution} solution @param {import("cat-and-mouse").State} state */
async function assertExplored(page, solution, { mouse, cat, turn }) {
  const groups = new Map([
    [`The ${turn} wins`, /** @type {unknown[]} */ ([])],
    ["A draw", []],
    [`The ${turn} loses`, []],
  ]);
  for (const move of solution.moves(mouse, cat, turn)) {
    const { winner } = move.outcome;
    const group = winner === null ? "A draw" : `The ${turn} ${winner === turn ? "wins" : "loses"}`;
    groups.get(group)?.push([outcomeText(move.outcome), moveText(move, null), move.best]);
  }
  const expected = [...groups].filter(([, moves]) => moves.length > 0).map(([name, moves]) => [name, ...moves]);
  assert.deepEqual(await allMoves(page), expected);
  const standing = await page.run("return document.querySelector('.standing > span:last-child').textContent");
  assert.ok(
    standing.includes(outcomeText(solution.result(mouse, cat, turn)).replace(/.* has won/, "has won")),
    standing,
  );
}

/** @param {Playground} page @param {string} graph */
async function assertSolved(page, graph) {
  const solution = solveGraph(JSON.parse(graph));
  const { winner, plies: count } = solution.verdict();
  const { title } = await page.verdict();
  const own = Math.ceil((count ?? 0) / 2);
  const inMoves = own === 1 ? "1 move" : `${own} moves`;
  assert.equal(title, winner ? `${winner === "mouse" ? "Mouse" : "Cat"} wins in ${inMoves}` : "A draw");
  const { moves, ending, loopsFrom } = solution.line();
  assert.deepEqual(
    await page.moveList(),
    moves.map((move, index) => moveText(move, index + 1 === moves.length ? ending : null)),
  );
  const ends = await page.run("return document.querySelector('.ends')?.textContent ?? null");
  if (loopsFrom === null && ending !== "draw") assert.equal(ends, null);
  else assert.match(ends, loopsFrom === null ? /no edge/ : new RegExp(`position before ply ${loopsFrom + 1} again`));
  await assertExplored(page, solution, solution.start());
}

testOnce("the examples and pasted graphs are solved as the package says", async () => {
  const page = await openGraph();
  await assertSolved(page, STATEMENT);
  for (const [name, graph] of [
    ["A mouse win (example 2)", SECOND],
    ["17 plies on 8 nodes", EIGHT],
    ["A draw (example 1)", STATEMENT],
  ]) {
    await page.click("button", name ?? "");
    assert.equal(await text(page), graph);
    await assertSolved(page, graph ?? "");
  }
  await paste(page, ` graph = ${CAT_WINS.replaceAll(",", " ,\n")};`);
  assert.equal(await text(page), CAT_WINS);
  await assertSolved(page, CAT_WINS);
  // A player without a way on: the cat's only edge leads into the hole.
  await paste(page, "[[2,3],[3],[0],[0,1]]");
  await assertSolved(page, "[[2,3],[3],[0],[0,1]]");
});

/** The programme that is often taught, with a table by turns: 0 nobody, 1 the mouse, 2 the cat. @param {number[][]} graph @param {number} turns */
function taught(graph, turns) {
  const known = /** @type {Map<string, number>} */ (new Map());
  /** @returns {number} */
  const result = (/** @type {number} */ mouse, /** @type {number} */ cat, /** @type {number} */ turn) => {
    if (turn === turns) return 0;
    if (mouse === 0) return 1;
    if (mouse === cat) return 2;
    const key = `${mouse} ${cat} ${turn}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mine = turn % 2 === 0 ? 1 : 2;
    const ways = mine === 1 ? (graph[mouse] ?? []) : (graph[cat] ?? []).filter((to) => to !== 0);
    const all = ways.map((to) => (mine === 1 ? result(to, cat, turn + 1) : result(mouse, to, turn + 1)));
    const best = all.includes(mine) ? mine : all.length === 0 || all.includes(0) ? 0 : 3 - mine;
    known.set(key, best);
    return best;
  };
  return result(1, 2, 0);
}

testOnce("says of the graph that takes 17 plies that 2n plies are too few", async () => {
  const page = await openGraph();
  const said = () => page.run("return document.querySelector('.reason')?.textContent ?? ''");
  assert.equal(await said(), "");
  await page.click("button", "17 plies on 8 nodes");
  assert.equal(
    await said(),
    "Many solutions stop after 2n plies, here 16, and call this a draw. But the win takes 17 plies. This only happens on graphs with 8 or more nodes.",
  );
  const graph = JSON.parse(EIGHT);
  assert.deepEqual([taught(graph, 16), taught(graph, 18)], [0, 1], "and that is true");
  await page.click("button", "A mouse win (example 2)");
  assert.equal(await said(), "");
});

for (const [language, why, problem] of /** @type {const} */ ([
  ["en", "LeetCode 913 is the same game on a graph: draw one, and see who wins and how.", "leetcode.com"],
  ["zh", "力扣 913 是图上的同一个游戏：画一张图，看看谁赢、怎么赢。", "leetcode.cn"],
]))
  testOnce(`says why it is there, with the problem and the tutorial: ${language}`, async () => {
    const page = await openGraph();
    if (language === "zh") await page.switchTo("zh");
    const { text: said, links } = /** @type {{ text: string, links: string[] }} */ (
      await page.run(`
        const why = document.querySelector("main .why");
        return { text: why.textContent.trim(), links: [...why.querySelectorAll("a")].map(({ href }) => href) }`)
    );
    assert.ok(said.startsWith(why), said);
    assert.deepEqual(links, [
      `https://${problem}/problems/cat-and-mouse/`,
      `${page.site.url}${{ en: "tutorial/", zh: "tutorial/zh/" }[language]}`,
    ]);
  });

test("the line is stepped through, and a loop has no end", async () => {
  const page = await openGraph(FOUR);
  await paste(page, STATEMENT);
  const solution = solveGraph(JSON.parse(STATEMENT));
  const { moves, loopsFrom } = solution.line();
  assert.ok(loopsFrom !== null);
  let state = /** @type {import("cat-and-mouse").State | null} */ (solution.start());
  for (const [index, move] of moves.entries()) {
    await page.click("button", "Next ply");
    state = state && solution.after(state.mouse, state.cat, state.turn, move.to);
    assert.ok(state);
    const names = await nodeNames(page);
    assert.match(names[state.mouse] ?? "", /mouse/);
    assert.match(names[state.cat] ?? "", /cat/);
    assert.equal(names.filter((name) => /mouse|cat/.test(name)).length, state.mouse === state.cat ? 1 : 2);
    assert.equal(
      await page.announcement(),
      `ply ${index + 1} of ${moves.length}. ${moveText(move, index + 1 === moves.length ? "draw" : null)}`,
    );
    await assertExplored(page, solution, state);
  }
  await page.click("button", "Next ply");
  assert.equal(await page.ply(), `ply ${loopsFrom + 1} of ${moves.length}`);
  await page.click("button", "To the start");
  assert.equal(await page.ply(), "Start");
});

testOnce("a move of the list is made, and optimal play goes on after it", async () => {
  const page = await openGraph();
  await page.click("button", "17 plies on 8 nodes");
  const solution = solveGraph(JSON.parse(EIGHT));
  const start = solution.start();
  const worst = solution.moves(start.mouse, start.cat, start.turn).at(-1);
  assert.ok(worst && !worst.best);
  await page.pressElement(await page.run("return [...document.querySelectorAll('.choices button')].at(-1)"));
  const state = solution.after(start.mouse, start.cat, start.turn, worst.to);
  assert.ok(state);
  const rest = solution.line(state.mouse, state.cat, state.turn);
  const all = [worst, ...rest.moves];
  assert.deepEqual(
    await page.moveList(),
    all.map((move, index) => moveText(move, index + 1 === all.length ? rest.ending : null)),
  );
  assert.equal(await page.ply(), `ply 1 of ${all.length}`);
  await assertExplored(page, solution, state);
  await page.click("button", "Back to the starting position");
  await assertSolved(page, EIGHT);
});

test("with the pointer nodes are added, connected, moved and deleted", async () => {
  const page = await openGraph(FOUR);
  await page.click("radio", "Add");
  await drag(page, [[20, 60]]);
  assert.equal(await text(page), "[[1],[0,2],[1,3],[2],[]]");
  await page.click("radio", "Connect");
  await drag(page, [
    [10, 10],
    [15, 30],
    [20, 60],
  ]);
  await drag(page, [[20, 60]]);
  await drag(page, [[50, 90]]);
  assert.equal(await text(page), "[[1,4],[0,2],[1,3],[2,4],[0,3]]");
  await assertSolved(page, await text(page));
  const { title, detail } = await page.verdict();
  assert.equal(await page.announcement(), `Nodes 4 and 3 connected. ${title}. ${detail}`);
  await page.click("radio", "Move");
  await page.click("button", "Next ply");
  await drag(page, [
    [20, 60],
    [25, 70],
    [30, 75],
  ]);
  assert.match(await page.link(), /\.30-75&m=\d&c=\d&turn=cat$/);
  assert.match(await page.ply(), /^ply 1 /, "to draw it otherwise begins no new game");
  await page.click("radio", "Delete");
  await drag(page, [[30, 10]]);
  assert.equal(await text(page), "[[4],[2],[1,3],[2,4],[0,3]]");
  await assertSolved(page, await text(page));
  await drag(page, [[50, 10]]);
  assert.match(await page.announcement(), /^Node 1 cannot be deleted/);
  await drag(page, [[30, 75]]);
  assert.equal(await text(page), "[[],[2],[1,3],[2]]");
  const seen = [];
  for (let step = 0; step < 6; step += 1) {
    await page.click("button", "Undo");
    seen.push(await text(page));
  }
  assert.equal(seen.at(-1), "[[1],[0,2],[1,3],[2]]");
  assert.equal(await page.isDisabled("Undo"), true);
  assert.equal(await page.link(), FOUR);
  for (let step = 0; step < 6; step += 1) await page.click("button", "Redo");
  assert.equal(await text(page), "[[],[2],[1,3],[2]]");
});

test("nodes are added, connected and deleted by keyboard", async () => {
  const page = await openGraph(FOUR);
  await focusNode(page, 0);
  assert.equal(await page.focused(), "Node 0, the hole, connected to 1");
  await page.keys(Key.ENTER, Key.TAB, Key.TAB, Key.TAB, Key.ENTER);
  assert.equal(await text(page), "[[1,3],[0,2],[1,3],[0,2]]");
  await assertSolved(page, await text(page));
  await page.keys("n");
  assert.equal(await page.focused(), "Node 4, without edges");
  await page.keys(Key.ARROW_RIGHT, Key.ARROW_UP, Key.DELETE);
  assert.equal((await nodeNames(page)).length, 4);
  assert.equal(await page.run("return document.activeElement.dataset.node"), "3");
  await page.keys(Key.DELETE, Key.DELETE);
  assert.equal(await text(page), "[[1],[0,2],[1]]");
  assert.match(await page.announcement(), /^Node 2 cannot be deleted: /);
  await page.chord(MODIFIER, "z");
  assert.equal(await text(page), "[[1,3],[0,2],[1,3],[0,2]]");
  await assertSolved(page, await text(page));
});

testOnce("says which player has no edge while the graph cannot be played", async () => {
  const page = await openGraph("graph=0-2.3&at=10-10.50-10.90-10.50-90");
  assert.deepEqual(await page.verdict(), {
    title: "This graph cannot be played yet",
    detail: "The mouse begins on node 1, which has no edge.",
  });
  assert.deepEqual(await allMoves(page), []);
  await page.click("radio", "Connect");
  await drag(page, [
    [50, 10],
    [70, 10],
    [90, 10],
  ]);
  await assertSolved(page, "[[2],[2],[0,1],[]]");
});

testOnce("a text that cannot be read says what is wrong and where, and loses nothing", async () => {
  const page = await openGraph();
  for (const [wrong, sentence, selected] of /** @type {const} */ ([
    ["[[1,x],[0]]", /"x" is not part of a graph/, "x"],
    ["[[1],[0,2],[]]", /Node 1 has an edge to node 2, but node 2 has none/, "[0,2]"],
    ["[[1],[0],[7]]", /Node 2 has an edge to 7, but there is no such node/, "[7]"],
    ["[[0],[2],[1]]", /Node 0 has an edge to itself/, "[0]"],
    ["[[1,1],[0],[]]", /Node 0 has two edges to node 1/, "[1,1]"],
    ["[[1],[0]]", /3 to 64 nodes, not 2/, ""],
    ["nothing", /A graph is a list of lists of nodes/, ""],
  ])) {
    await paste(page, wrong);
    assert.match((await page.alerts()).join(), sentence);
    const field = await page.field("LeetCode input");
    assert.equal(field.text, wrong);
    if (selected !== "") assert.equal(field.selected, selected);
    assert.match(await shape(page), /^graph=0-2\.0-5/);
  }
  await paste(page, SECOND);
  assert.deepEqual(await page.alerts(), []);
  await assertSolved(page, SECOND);
});

testOnce("links, reloads and visits bring the graph back, and the board too", async () => {
  const page = await openGraph(FOUR);
  assert.equal(await page.link(), FOUR);
  await paste(page, EIGHT);
  const link = await page.link();
  assert.match(link, /^graph=0-2\.0-3\.0-5\..*&at=(\d+-\d+\.){7}\d+-\d+$/);
  await page.driver.navigate().refresh();
  await drawn(page);
  assert.equal(await text(page), EIGHT);
  assert.equal(await page.link(), link);
  // From one part to another, and back.
  const go = (/** @type {string} */ name) =>
    page.run("return [...document.querySelectorAll('nav a')].find((each) => nameOf(each) === arguments[0])", name);
  const current = () => page.run("return document.querySelector('nav [aria-current=page]').textContent");
  await page.pressElement(await go("Win/lose graphs"));
  await page.until(async () => (await current()) === "Win/lose graphs", "the states");
  await drawn(page);
  assert.match(await page.link(), /^states=1-2/);
  await page.pressElement(await go("Solve"));
  await page.until(async () => (await current()) === "Solve", "the board");
  assert.match(await page.link(), /^board=/);
  await page.contents();
  await page.pressElement(await go("Graph game"));
  await page.until(async () => (await current()) === "Graph game", "the graph");
  assert.equal(await page.link(), link);
  assert.equal(await page.isDisabled("Undo"), true, "as after the reload");
  await page.run("location.hash = '#graph=0-1.y'");
  await page.until(async () => (await page.alerts()).length === 1, "the notice");
  assert.equal(await text(page), EIGHT);
  await page.visit("board=M1F/3/C2&cat=1&mouse=1");
  assert.deepEqual(await page.contents(), ["M.F", "...", "C.."]);
  assert.match(await page.link(), /^board=M1F/);
});

// The graph of 17 plies, and what the address adds to it after a move of each player.
const EIGHT_AT =
  "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72";

/** What stands behind a graph in the address for this state. @param {import("cat-and-mouse").State} state */
const named = ({ mouse, cat, turn }) => `&m=${mouse}&c=${cat}&turn=${turn}`;

/** The states of the line, the start first. @param {import("cat-and-mouse").GraphSolution} solution */
function statesAlong(solution) {
  let state = solution.start();
  return [state].concat(
    solution.line().moves.map(({ by, to }) => {
      state = { ...state, [by]: to, turn: by === "mouse" ? "cat" : "mouse" };
      return state;
    }),
  );
}

/** The state of a link is shown, with optimal play from there on. @param {Playground} page @param {string} graph @param {import("cat-and-mouse").State} state */
async function assertBeginsAt(page, graph, state) {
  const solution = solveGraph(JSON.parse(graph));
  assert.equal(await page.current(), "Position from the link");
  const { moves, ending } = solution.line(state.mouse, state.cat, state.turn);
  assert.deepEqual(
    await page.moveList(),
    moves.map((move, index) => moveText(move, index + 1 === moves.length ? ending : null)),
  );
  assert.equal(await page.ply(), "Start");
  await assertAt(page, state);
  await assertExplored(page, solution, state);
}

/** The players are drawn where the state has them. @param {Playground} page @param {import("cat-and-mouse").State} state */
async function assertAt(page, { mouse, cat }) {
  const names = await nodeNames(page);
  for (const [player, at] of Object.entries({ mouse, cat })) {
    const nodes = names.flatMap((name, node) => (name.includes(player) ? [node] : []));
    assert.deepEqual(nodes, [at], player);
  }
}

testOnce("the address of a graph on which play has moved opens that state elsewhere", async () => {
  const page = await openGraph(EIGHT_AT);
  const states = statesAlong(solveGraph(JSON.parse(EIGHT)));
  const links = [];
  for (const state of states.slice(1, 4)) {
    await page.click("button", "Next ply");
    links.push(await page.link());
    assert.equal(links.at(-1), EIGHT_AT + named(state));
  }
  await page.click("button", "Previous ply");
  assert.equal(await page.link(), links[1]);
  await page.click("button", "To the start");
  assert.equal(await page.link(), EIGHT_AT);

  const [, , second, third] = states;
  assert.ok(second && third);
  const elsewhere = await openGraph(links[2]);
  await assertBeginsAt(elsewhere, EIGHT, third);
  assert.equal((await elsewhere.verdict()).title, "Mouse wins in 9 moves", "this is of the start");
  assert.equal(await elsewhere.link(), links[2]);
  await elsewhere.driver.navigate().refresh();
  await drawn(elsewhere);
  await assertBeginsAt(elsewhere, EIGHT, third);
  // What is played from there is in the address too, and leads back there.
  await elsewhere.click("button", "Next ply");
  assert.equal(await elsewhere.link(), EIGHT_AT + named(states[4] ?? third));
  await elsewhere.click("button", "To the start");
  assert.equal(await elsewhere.link(), links[2]);
  // The open page follows a link, also on the same graph, and says which state it is.
  await elsewhere.run("location.hash = arguments[0]", `#${links[1]}`);
  await elsewhere.until(async () => (await elsewhere.moveList()).length === 15, "the other state");
  await assertBeginsAt(elsewhere, EIGHT, second);
  const { title, detail } = await elsewhere.verdict();
  assert.equal(
    await elsewhere.announcement(),
    `${title}. ${detail} Position from the link. Mouse to move: mouse wins in 15 plies.`,
  );
  // A link as they were written before leads to the start.
  await elsewhere.run("location.hash = arguments[0]", `#${EIGHT_AT}`);
  await elsewhere.until(async () => (await elsewhere.current()) === "Starting position", "the start");
  await assertSolved(elsewhere, EIGHT);
  // A new visit brings the graph back, at its start.
  await elsewhere.visit(links[2]);
  await drawn(elsewhere);
  await elsewhere.link();
  await elsewhere.visit("graph");
  await drawn(elsewhere);
  await assertSolved(elsewhere, EIGHT);
  assert.equal(await elsewhere.link(), EIGHT_AT);
});

testOnce("a move made by hand is in the address, and goes with what is taken back", async () => {
  const page = await openGraph(EIGHT_AT);
  const solution = solveGraph(JSON.parse(EIGHT));
  const { mouse, cat, turn } = solution.start();
  const worst = solution.moves(mouse, cat, turn).at(-1);
  assert.ok(worst);
  await page.pressElement(await page.run("return [...document.querySelectorAll('.choices button')].at(-1)"));
  const state = { mouse: worst.to, cat, turn: /** @type {const} */ ("cat") };
  assert.equal(await page.link(), EIGHT_AT + named(state));
  await page.click("button", "Back to the starting position");
  assert.equal(await page.link(), EIGHT_AT);
});

testOnce("from the position of a link one goes back to the starting position", async () => {
  const page = await openGraph(`${EIGHT_AT}&m=7&c=4&turn=cat`);
  await assertBeginsAt(page, EIGHT, { mouse: 7, cat: 4, turn: "cat" });
  await page.click("button", "Back to the starting position");
  assert.equal(await page.current(), "Starting position");
  await assertSolved(page, EIGHT);
  assert.equal(await page.link(), EIGHT_AT);
  assert.ok(!(await page.names("button")).includes("Back to the starting position"));
  assert.ok(await page.isDisabled("Undo"), "the graph itself is as it was");
});

testOnce("the position of a link stays while nodes are moved, and belongs to its graph", async () => {
  const state = /** @type {const} */ ({ mouse: 3, cat: 2, turn: "cat" });
  const page = await openGraph(FOUR + named(state));
  const line = "[[1],[0,2],[1,3],[2]]";
  await assertBeginsAt(page, line, state);
  await drag(page, [
    [50, 90],
    [30, 80],
    [20, 70],
  ]);
  assert.equal(await page.link(), `${FOUR.replace("50-90", "20-70")}${named(state)}`);
  await assertBeginsAt(page, line, state);
  await page.click("radio", "Connect");
  await drag(page, [
    [20, 70],
    [10, 40],
    [10, 10],
  ]);
  assert.equal(await page.current(), "Starting position");
  await assertSolved(page, "[[1,3],[0,2],[1,3],[0,2]]");
  assert.doesNotMatch(await page.link(), /turn/);
  await page.click("button", "Undo");
  await assertBeginsAt(page, line, state);
  await page.click("button", "Redo");
  await assertSolved(page, "[[1,3],[0,2],[1,3],[0,2]]");
  // A text without a state begins at the start.
  await page.click("button", "Undo");
  await assertBeginsAt(page, line, state);
  await paste(page, line);
  assert.equal(await page.current(), "Starting position");
  // And a pasted link with one does not.
  await paste(page, `https://example.org/#${FOUR}${named(state)}`);
  await assertBeginsAt(page, line, state);
});

testOnce("a position in which the game is over, or on a graph that nobody can play on", async () => {
  const over = await openGraph(`${FOUR}&m=0&c=3&turn=cat`);
  assert.equal(await over.current(), "Position from the link");
  assert.deepEqual(await over.moveList(), []);
  assert.equal(
    await over.run("return document.querySelector('.standing > span:last-child').textContent"),
    "The game is over: the mouse has won.",
  );
  const alone = await openGraph("graph=0-2.3&at=10-10.50-10.90-10.50-90&m=3&c=2&turn=cat");
  assert.equal((await alone.verdict()).title, "This graph cannot be played yet");
  await assertAt(alone, { mouse: 1, cat: 2, turn: "mouse" });
});

for (const [nonsense, why] of rowsHere(
  /** @type {const} */ ([
    ["m=4&c=2&turn=cat", "the mouse on no node"],
    ["m=3&c=0&turn=cat", "the cat in the hole"],
    ["m=3&turn=cat", "no cat"],
    ["m=3&c=2&turn=hole", "nobody's turn"],
  ]),
))
  test(`a link with a position that cannot be opens its graph at the start: ${why}`, async () => {
    const page = await openGraph(`${FOUR}&${nonsense}`);
    assert.equal(await page.current(), "Starting position");
    assert.deepEqual(await page.alerts(), []);
    await assertSolved(page, "[[1],[0,2],[1,3],[2]]");
    assert.equal(await page.link(), FOUR);
  });

testOnce("play that goes on does not write into the address of another part", async () => {
  const page = await openGraph(EIGHT_AT);
  await page.click("button", "Play");
  await page.until(async () => (await page.ply()) !== "Start", "the first ply");
  await page.run("location.hash = '#board=M1F/3/C2&cat=1&mouse=1'");
  await page.until(() => page.run("return document.querySelector('cm-board') !== null"), "the board");
  await page.pass(1200);
  assert.match(await page.link(), /^board=M1F/);
});

test("a link is followed even if the address of the graph before it is due at that moment", async () => {
  const page = await openGraph(EIGHT_AT);
  await holdAddress(page);
  await page.click("button", "Next ply");
  await writeAddress(page, `#${FOUR}`);
  await page.until(async () => (await text(page)) === "[[1],[0,2],[1,3],[2]]", "the graph of the link");
  await page.click("button", "Arrange");
  await writeAddress(page);
  assert.match(await page.run("return location.hash"), /^#graph=0-1\.1-2\.2-3&at=/);
});

testOnce("while another part is on its way, the address stays that of this part", async () => {
  const page = await openGraph(EIGHT_AT);
  const { driver, site } = page;
  const script = readdirSync(join(ROOT, "dist", "assets")).find((name) => name.startsWith("states-page-"));
  /** @type {string[]} */
  const held = [];
  (await driver.getBidi()).on("network.beforeRequestSent", ({ isBlocked, request }) => {
    if (isBlocked) held.push(request.request);
  });
  const hearNoMore = await hearRequests(driver);
  const { intercept } = await command(driver, "network.addIntercept", {
    phases: ["beforeRequestSent"],
    urlPatterns: [{ type: "string", pattern: `${site.url}assets/${script}` }],
  });
  try {
    await page.run("location.hash = '#states=1'");
    await page.until(async () => held.length > 0, "the request for the other part");
    assert.equal(await page.link(), "states=1");
  } finally {
    await command(driver, "network.removeIntercept", { intercept });
    for (const request of held) await command(driver, "network.continueRequest", { request });
    await hearNoMore();
  }
  await page.until(() => page.run("return document.querySelectorAll('[data-node]').length === 1"), "the one state");
});

test("text and link are copied, the link with the state that is shown, and that is said", async () => {
  const page = await openGraph(EIGHT_AT);
  await clipboard(page, true);
  const copied = () => page.run("return window.copied_.at(-1)");
  const button = async (/** @type {string} */ name) =>
    (await page.names("button")).filter((each) => each === name).length;
  await page.click("button", "Next ply");
  await page.click("button", "Copy link");
  await page.until(async () => (await button("Copied")) === 1, "that it is copied");
  assert.equal(await page.announcement(), "Copied");
  assert.equal(await page.focused(), "Copied", "the focus stays on the button");
  assert.equal(await button("Copy link"), 0);
  const [, first] = statesAlong(solveGraph(JSON.parse(EIGHT)));
  assert.ok(first);
  assert.equal(await copied(), `${page.site.url}#${EIGHT_AT}${named(first)}`);
  assert.equal(await copied(), `${page.site.url}#${await page.link()}`);
  // Another state is another link.
  await page.click("button", "Next ply");
  assert.deepEqual([await button("Copied"), await button("Copy link")], [0, 1]);
  await page.click("button", "To the start");
  await page.click("button", "Copy link");
  await page.until(async () => (await button("Copied")) === 1, "that it is copied");
  assert.equal(await copied(), `${page.site.url}#${EIGHT_AT}`);
  await page.click("button", "Copy");
  await page.until(async () => (await copied()) === EIGHT, "the text");
  assert.deepEqual([await button("Copied"), await button("Copy link"), await button("Copy")], [1, 1, 0]);
});

test("where the browser refuses to copy, it is said where the text is to be had", async () => {
  const page = await openGraph(EIGHT_AT);
  await clipboard(page, false);
  await page.click("button", "Next ply");
  await page.click("button", "Copy link");
  await page.until(async () => (await page.alerts()).length === 1, "that it is not");
  assert.deepEqual(await page.alerts(), ["The browser did not let the page copy. Copy the link from the address bar."]);
  assert.match(await page.driver.getCurrentUrl(), /&turn=cat$/);
  await page.click("button", "Copy");
  await page.until(async () => (await page.field("LeetCode input")).selected === EIGHT, "the text is selected");
  assert.deepEqual(await page.alerts(), [
    "The browser did not let the page copy. The text is selected: copy it yourself.",
  ]);
});

testOnce("a link to a graph shows no board on the way", async () => {
  const page = await open();
  const { script } = await command(page.driver, "script.addPreloadScript", {
    functionDeclaration: `() => {
      window.seen_ = new Set();
      const note = () => document.querySelectorAll("[role=grid], cm-drawing").forEach(({ localName }) => seen_.add(localName));
      new MutationObserver(note).observe(document, { subtree: true, childList: true });
    }`,
  });
  try {
    const seen = async (/** @type {string} */ link) => {
      await page.visit(link);
      return page.run("return [...window.seen_]");
    };
    assert.deepEqual(await seen(FOUR), ["cm-drawing"]);
    assert.deepEqual(await seen(""), ["div"]);
  } finally {
    await command(page.driver, "script.removePreloadScript", { script });
  }
});

testOnce("keys of the board do nothing while a graph is shown", async () => {
  const page = await openGraph(`${FOUR}`);
  await page.run("document.activeElement.blur()");
  await page.keys("c", "?");
  assert.equal(await page.dialog(), null);
  await page.run("location.hash = '#board=M1F/3/C2&cat=1&mouse=1'");
  await page.until(() => page.run("return document.querySelector('cm-board') !== null"), "the board");
  assert.equal(await page.run("return document.querySelector('.tools input:checked').value"), "wall");
  // Nor do those of the graph on the board.
  await page.press([2, 2]);
  await page.chord(MODIFIER, "z");
  assert.deepEqual(await page.contents(), ["M.F", "...", "C.."]);
  await page.keys("?");
  await page.until(async () => (await page.dialog()) === "Help", "the help");
});

for (const [language, theme, width] of /** @type {const} */ ([
  ["en", "light", 1280],
  ["zh", "dark", 390],
]))
  testOnce(`axe finds nothing: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await openGraph("graph", { width });
    if (language === "zh") await page.switchTo("zh");
    page.language = language;
    if (theme === "dark") await page.click("button", { en: "Dark colours", zh: "深色" }[language]);
    const titles = { en: "A draw", zh: "平局" };
    assert.equal((await page.verdict()).title, titles[language]);
    await assertAccessible(page, "a draw");
    await page.click("button", { en: "17 plies on 8 nodes", zh: "8 个节点，17 步" }[language]);
    await page.click("button", { en: "Next ply", zh: "下一步" }[language], 2);
    await page.fill({ en: "LeetCode input", zh: "LeetCode 输入" }[language], "[[1],x]");
    await page.click("button", { en: "Draw it", zh: "画出来" }[language]);
    assert.equal((await page.alerts()).length, 1);
    await assertAccessible(page, "a line is played, and a text refused");
  });

test("on a phone nothing is too wide or too small, the drawing follows the verdict, and a finger draws", async () => {
  const page = await openGraph(FOUR, PHONE);
  const order = await page.run(`
    const tops = [".why", ".verdict", ".drawing", ".steps"].map((each) => document.querySelector("main " + each).getBoundingClientRect().top);
    return tops.every((top, index) => index === 0 || top > tops[index - 1])`);
  assert.ok(order, "why it is there, the verdict, the drawing, the steps");
  await assertFits(page);
  await page.click("radio", "Connect");
  await drag(
    page,
    [
      [10, 10],
      [30, 50],
      [50, 90],
    ],
    "touch",
  );
  assert.equal(await text(page), "[[1,3],[0,2],[1,3],[0,2]]");
});

testOnce("a text that was refused stays while nodes are moved, and goes when another graph is put there", async () => {
  const page = await openGraph(FOUR);
  await paste(page, "rubbish");
  await drag(page, [
    [50, 90],
    [40, 80],
    [30, 70],
  ]);
  assert.match(await page.link(), /30-70$/);
  assert.equal(await text(page), "rubbish");
  assert.equal((await page.alerts()).length, 1);
  for (let time = 0; time < 2; time += 1) {
    // The second time it is the graph that is there already.
    await paste(page, "rubbish");
    await page.click("button", "A draw (example 1)");
    assert.equal(await text(page), STATEMENT);
    assert.deepEqual(await page.alerts(), []);
  }
});

testOnce("what cannot be done is said where it is seen, until something else is done", async () => {
  const page = await openGraph(FOUR);
  const hint = () => page.run("return document.querySelector('.hint').textContent.trim()");
  await page.click("radio", "Delete");
  assert.equal(await hint(), "Click a node or an edge to delete it.");
  await drag(page, [[50, 10]]);
  const kept = "Node 1 cannot be deleted: 0 is the hole, and mouse and cat start on 1 and 2.";
  assert.equal(await hint(), kept);
  assert.equal(await page.announcement(), kept);
  await drag(page, [[50, 90]]);
  assert.equal(await hint(), "Click a node or an edge to delete it.");
  await drag(page, [[50, 10]]);
  await page.click("radio", "Add");
  assert.equal(await hint(), "Click a free spot to add a node.");
  await paste(page, JSON.stringify(ringOf(64)));
  await focusNode(page, 0);
  await page.keys("n");
  assert.equal(await hint(), "There can be at most 64 nodes.");
  await page.click("button", "Undo");
  assert.equal(await hint(), "Click a free spot to add a node.");
});

for (const width of [1280, 390])
  test(`the drawing stays where it is whatever is said above it: ${width} px wide`, async () => {
    const page = await openGraph(FOUR, { width });
    const top = () => page.run("return document.querySelector('.drawing').getBoundingClientRect().top + scrollY");
    const tops = [];
    for (const tool of ["Move", "Add", "Connect", "Delete"]) {
      await page.click("radio", tool);
      tops.push(await top());
    }
    await drag(page, [[50, 10]]);
    assert.match(await page.announcement(), /^Node 1 cannot be deleted/);
    tops.push(await top());
    assert.deepEqual(tops, Array(5).fill(tops[0]));
  });

test("the focus stays on the drawing when its node goes", async () => {
  const page = await openGraph(FOUR);
  const focused = () => page.run("return document.activeElement.dataset.node ?? null");
  await focusNode(page, 0);
  await page.keys("n");
  assert.equal(await focused(), "4");
  await page.chord(MODIFIER, "z");
  assert.equal(await focused(), "3");
  await page.keys("n", Key.DELETE);
  assert.equal(await focused(), "3");
  await page.click("radio", "Delete");
  await drag(page, [[50, 90]]);
  assert.equal(await text(page), "[[1],[0,2],[1]]");
  await page.chord(MODIFIER, "z");
  assert.equal(await text(page), "[[1],[0,2],[1,3],[2]]");
});

test("the focus is seen on a node that the keyboard has reached, and only there", async () => {
  const page = await openGraph(FOUR);
  const seen = () =>
    page.run(`
      const node = document.activeElement;
      return [getComputedStyle(node).outlineStyle, getComputedStyle(node.querySelector(".target")).stroke !== "none"]`);
  await drag(page, [[50, 90]]);
  assert.deepEqual(await seen(), ["none", false]);
  await focusNode(page, 3);
  assert.deepEqual(await seen(), ["none", true]);
});

/** Nodes in a ring. @param {number} size */
const ringOf = (size) =>
  Array.from({ length: size }, (_, node) => [(node + size - 1) % size, (node + 1) % size].sort((a, b) => a - b));

testOnce("however many nodes there are, and however connected, none covers another", async () => {
  const page = await openGraph();
  const all = Array.from({ length: 64 }, (_, node) => node);
  const neighbours = (/** @type {(node: number, other: number) => boolean} */ connected) =>
    all.map((node) => all.filter((other) => node !== other && connected(node, other)));
  const graphs = {
    three: [[1], [0, 2], [1]],
    ring: ringOf(64),
    grid: neighbours((node, other) => [1, 8].includes(Math.abs(node - other))),
    star: neighbours((node, other) => Math.min(node, other) === 1),
    complete: neighbours(() => true),
    "nearly without edges": neighbours((node, other) => node + other === 3),
  };
  for (const [name, graph] of Object.entries(graphs)) {
    await paste(page, JSON.stringify(graph));
    const { nodes } = new GraphEditor(await page.link()).view();
    assert.equal(nodes.length, graph.length, name);
    const distances = nodes.flatMap((node, index) =>
      nodes.slice(0, index).map((other) => Math.hypot(node.x - other.x, node.y - other.y)),
    );
    // Each is a disc of 8.4 across.
    assert.ok(Math.min(...distances) > 8.4, `${name}: ${Math.min(...distances)}`);
    assert.ok(
      nodes.every(({ x, y }) => Math.min(x, y) >= 5 && Math.max(x, y) <= 95),
      name,
    );
  }
});

for (const width of rowsHere([320, 390]))
  test(`the header is calm on a phone, ${width} px wide`, async () => {
    const page = await openGraph("graph", { width, height: 844 });
    for (const language of /** @type {const} */ (["en", "zh"])) {
      if (language === "zh") await page.switchTo("zh");
      page.language = language;
      for (const hash of ["#graph", "#states", "#board=M1F/3/C2&cat=1&mouse=1"]) {
        await page.run("location.hash = arguments[0]", hash);
        await page.until(
          () =>
            page.run(
              "return document.querySelector('nav [aria-current]').hash.slice(1, 6) === arguments[0].slice(1, 6)",
              hash,
            ),
          hash,
        );
        const { title, look, height, wide } = /** @type {Record<string, any>} */ (
          await page.run(`
            const box = (element) => { const { top, bottom, left, right } = element.getBoundingClientRect(); return { top, bottom, left, right }; };
            const header = document.querySelector("header");
            return {
              title: box(header.querySelector("h1")),
              look: box(header.querySelector(".look")),
              height: header.getBoundingClientRect().height,
              wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
            }`)
        );
        assert.equal(wide, false, hash);
        assert.ok(title.right <= look.left && title.bottom - title.top <= look.bottom - look.top, "one row for both");
        assert.ok(Math.abs(title.top + title.bottom - look.top - look.bottom) < 2, "in its middle");
        assert.ok(height <= 56, `it is ${height} px high`);
      }
    }
  });

testOnce("a large graph is laid out with all nodes apart", async () => {
  const page = await openGraph();
  const ring = Array.from({ length: 50 }, (_, node) => [(node + 49) % 50, (node + 1) % 50].sort((a, b) => a - b));
  await paste(page, JSON.stringify(ring));
  await assertSolved(page, JSON.stringify(ring));
  const { nodes } = new GraphEditor(await page.link()).view();
  assert.equal(nodes.length, 50);
  const places = new Set(nodes.map(({ x, y }) => `${x} ${y}`));
  assert.equal(places.size, 50);
  assert.ok(nodes.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100));
});
