// <cat-mouse-graph>: a graph in a page of somebody else.
import assert from "node:assert/strict";
import { assertAccessible } from "./accessible.mjs";
import { document_, GRAPH_MODULE, MODULE, withBoards } from "./element.mjs";
import { testOnce as test } from "./playground.mjs";

const { show } = withBoards();

const ENTER = "\uE007";

/** LeetCode 913, example 1: a draw. */
const STATEMENT = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]";
const graph = (/** @type {string} */ attributes) => `<cat-mouse-graph id="one" ${attributes}></cat-mouse-graph>`;
const page = (/** @type {string} */ body) => document_(body, { scripts: GRAPH_MODULE });
const nodes = (/** @type {import("./element.mjs").Boards} */ shown) =>
  shown.run("return root(0).querySelectorAll('[data-node]').length");

test("a graph says who wins and why, is stepped through, and tells the page", async () => {
  const shown = await show(page(graph(`graph="${STATEMENT}" show="verdict line moves"`)));
  assert.equal(await shown.verdict(), "A draw");
  assert.equal(await nodes(shown), 6);
  assert.match((await shown.text(".reason")) ?? "", /mouse/);
  const [solved] = await shown.told();
  assert.deepEqual([solved?.name, solved?.detail.winner, solved?.id], ["graph-solve", null, "one"]);
  assert.equal(await shown.run("return boards[0].outcome.ending"), "draw");
  await shown.click("Next move");
  assert.match((await shown.announcement()) ?? "", /^move 1 of 3\. Mouse to 3$/);
  assert.match(await shown.run("return boards[0].link"), /^graph=0-2\.0-5\.1-3\.2-4\.2-5\.3-4\.3-5&at=/);
});

test("an exercise on a graph is done by one edge, and started over", async () => {
  // The mouse's only way is past the cat; with an edge from 1 to the hole it is there at once.
  const shown = await show(page(graph(`graph="[[3],[3],[3],[0,1,2]]" goal="mouse" edges="1" locked="2"`)));
  assert.equal(await shown.text(".goal h2"), "Make the mouse win; add or remove at most 1 edge");
  assert.ok(await shown.run("return root(0).querySelector('.tools') !== null"), "it is asked to be changed");
  await shown.click("Hint");
  assert.equal(await shown.text(".exercise-hint"), "One edge is enough: look at node 0. Tell me which");
  const press = async (/** @type {number} */ node, /** @type {string} */ key) => {
    await shown.run("root(0).querySelectorAll('[data-node]')[arguments[0]].focus()", node);
    await shown.page.keys(key);
    await shown.settled();
  };
  await press(0, ENTER);
  assert.equal(await shown.announcement(), "Node 0 selected.");
  await press(2, ENTER);
  assert.match((await shown.text(".goal p")) ?? "", /^Not yet\. The edges of node 2 are locked\./);
  await shown.click("Tell me which");
  assert.match((await shown.text(".goal p")) ?? "", /^Not yet\. Cat wins in 1 move\./, "the hint is read");
  await press(0, ENTER);
  await press(2, ENTER);
  assert.match((await shown.text(".goal p")) ?? "", /^Not yet\. The edges of node 2 are locked\./);
  await press(0, ENTER);
  await press(1, ENTER);
  assert.equal(await shown.verdict(), "Mouse wins in 1 move");
  const told = (await shown.told()).filter(({ name }) => name === "graph-goal");
  assert.deepEqual(
    told.map(({ detail }) => [detail.graph, detail.outcome.winner]),
    [["[[1,3],[0,3],[3],[0,1,2]]", "mouse"]],
  );
  await shown.click("Start over");
  assert.match((await shown.text(".goal p")) ?? "", /^Not yet\./);
});

test("the rules of a graph whose game begins in the middle say so first", async () => {
  const shown = await show(page(graph(`graph="[[3],[3],[3],[0,1,2]]" turn="cat" show=""`)));
  assert.match(
    await shown.run("return root(0).querySelector('.rules p').textContent"),
    /^This is the middle of a game, and it is the cat’s turn\./,
  );
});

test("an exercise on a graph can ask for a draw", async () => {
  const shown = await show(page(graph(`graph="[[2],[2,3],[0,1],[1,4],[3,5],[4]]" goal="draw" edges="1"`)));
  assert.equal(
    await shown.text(".goal h2"),
    "Make it a draw, so that nobody can force a win; add or remove at most 1 edge",
  );
  for (const node of [1, 5]) {
    await shown.run("root(0).querySelectorAll('[data-node]')[arguments[0]].focus()", node);
    await shown.page.keys(ENTER);
    await shown.settled();
  }
  assert.equal(await shown.verdict(), "A draw");
  const told = (await shown.told()).filter(({ name }) => name === "graph-goal");
  assert.deepEqual(
    told.map(({ detail }) => detail.outcome),
    [{ winner: null, ending: "draw", plies: null }],
  );
});

test("what cannot be played and not be changed gets no advice how to change it", async () => {
  const said = async (/** @type {string} */ how) => {
    const shown = await show(page(graph(`graph="[[2],[],[0]]" ${how}`)));
    return [await shown.verdict(), await shown.text(".verdict p")];
  };
  const title = "This graph cannot be played yet";
  assert.deepEqual(await said(""), [title, "Drag from node 1 to another node to connect them."]);
  assert.deepEqual(await said("readonly"), [title, ""]);
});

test("what is no graph is said, in the language of the page", async () => {
  const wrong = await show(document_(graph(`graph="[[1],[0,2],[1]"`), { scripts: GRAPH_MODULE, lang: "zh" }), {
    boards: 0,
  });
  await wrong.until(async () => (await wrong.text(".notice")) !== null, "the reason");
  assert.match((await wrong.text(".notice")) ?? "", /^图无法显示。/);
  const [error] = await wrong.told();
  assert.deepEqual([error?.name, error?.detail.code], ["graph-error", "bad-graph"]);
});

test("a puzzle is answered, on a board and on a graph: wrong, and it is asked again; right, and then who wins", async () => {
  const both = `<cat-mouse-board board="F1C1M" cat-jump="1" mouse-jump="4" reveal="click"></cat-mouse-board>${graph(`graph="${STATEMENT}" reveal="click"`)}`;
  const shown = await show(document_(both, { scripts: MODULE + GRAPH_MODULE }), { boards: 2 });
  await assertAccessible(shown.page, "both questions");
  for (const [which, wrong, no, right, verdict] of /** @type {const} */ ([
    [0, "The cat", "No, it is not the cat.", "The mouse", "Mouse wins in 1 move"],
    [1, "The mouse", "No, it is not the mouse.", "Nobody", "A draw"],
  ])) {
    await shown.click(wrong, which);
    const again = `${no} The mouse moves first. Who wins?`;
    assert.equal(await shown.text("#question", which), again);
    assert.equal(await shown.announcement(which), again);
    await shown.click(right, which);
    assert.equal(await shown.text(".told", which), "Right!");
    assert.equal(await shown.verdict(which), verdict);
    assert.ok((await shown.announcement(which))?.startsWith(`Right! ${verdict}`), `${await shown.announcement(which)}`);
    assert.equal(await shown.run("return root(arguments[0]).activeElement.className", which), "result");
    if (which === 0) {
      await shown.stroke("1,2", { which });
      assert.equal(await shown.text(".told", which), null, "this is another board");
    }
    await shown.set({ turn: "mouse" }, which);
    assert.equal(await shown.text(".told", which), null, "it is asked again");
    assert.equal(await shown.text("#question", which), "The mouse moves first. Who wins?");
  }
});

test("a board and a graph live in one page", async () => {
  const both = `<cat-mouse-board board="F1C1M" cat-jump="1" mouse-jump="4"></cat-mouse-board>${graph(`graph="${STATEMENT}"`)}`;
  const shown = await show(document_(both, { scripts: MODULE + GRAPH_MODULE }), { boards: 2 });
  assert.deepEqual([await shown.verdict(0), await shown.verdict(1)], ["Mouse wins in 1 move", "A draw"]);
  await assertAccessible(shown.page, "both elements");
});
