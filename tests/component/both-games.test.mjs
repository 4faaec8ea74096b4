// What a board can do, a graph can: one body for each feature of Solve and Play, run for both games, against the package.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { catMouseGame, Editor, GraphEditor, solveGraph, wallChanges } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { assertAccessible } from "../page/accessible.mjs";
import { clipboard, MODIFIER, SELECT_ALL, testOnce as test } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("cat-and-mouse").Solution | import("cat-and-mouse").GraphSolution} Solution */
/** @typedef {import("cat-and-mouse").Outcome | import("cat-and-mouse").GraphOutcome} Outcome */
/** @typedef {import("cat-and-mouse").State} State */
/** @typedef {import("cat-and-mouse").Move} Move */

const moves = (/** @type {number} */ plies) =>
  Math.ceil(plies / 2) === 1 ? "1 move" : `${Math.ceil(plies / 2)} moves`;

/** @param {Outcome} outcome */
const outcomeText = ({ winner, plies }) => {
  if (winner === null || plies === null) return "draw";
  return plies === 0 ? `${winner} has won` : `${winner} wins in ${moves(plies)}`;
};

/** @param {string} link */
function boardOf(link) {
  const editor = new Editor(link);
  const { cols } = editor;
  const solution = editor.solve();
  const place = (/** @type {number} */ cell) => `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;
  return { link: editor.link, solution, place, leetcode: solution.verdict().winner === "mouse" };
}

/** @param {string} link */
function graphOf(link) {
  const editor = new GraphEditor(link);
  const { nodes } = editor.view();
  const solution = solveGraph(nodes.map(({ neighbours }) => neighbours));
  const { winner } = solution.verdict();
  return { link, solution, place: String, leetcode: winner === null ? 0 : { mouse: 1, cat: 2 }[winner] };
}

const GAMES = {
  board: {
    of: boardOf,
    surface: "cm-board",
    places: "[role=gridcell]",
    surprises: { easy: 16, medium: 25, hard: 64 },
    play: "play=board",
    // The mouse wins, the cat wins, and nobody can force a win.
    mouse: "board=xxxxF/xC3/M4&cat=1&mouse=2",
    whyMouse: "The mouse needs 3 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.",
    cat: "board=M1C3F&cat=1&mouse=3",
    draw: "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6",
    // Longer wins are easily found.
    growing: "board=M4/5/5/5/C3F&cat=1&mouse=1",
    small: "board=M2F/C3&cat=1&mouse=1",
    // One wall decides.
    changed: "board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1",
    pasted: '["F.C","...","M.."]\n1\n1',
    // Of three, the second expects what is wrong.
    cases: '["M.C...F"]\n1\n4\ntrue\n["M.C...F"]\n1\n3\ntrue\n["M.F...C"]\n1\n1\ntrue',
    shownCases: ["1 true / true", "2 true / false ✗", "3 true / true"],
    /** One case that expects what is right, and one that expects what is wrong. */
    singleCases: /** @type {const} */ ([
      ['["M.C...F"]\n1\n4\ntrue', "Expected true, and the solver says true."],
      ['["M.C...F"]\n1\n3\ntrue', "Expected true, but the solver says false."],
    ]),
    // One change lets the cat win, which two presses or one make.
    exercise: "board=M2F2C&cat=1&mouse=3",
    goal: "? Stop the mouse; change at most 1 wall Not yet.",
    terms: "&goal=cat&walls=1&locked=1,2",
    longer: "&goal=cat:3&walls=2",
    solved: "board=M1xF2C&cat=1&mouse=3",
    other: {
      text: "graph = [[1,3],[0],[3],[0,2]]",
      hint: "A graph is recognised too: you can open it in the other game.",
      told: "This text has a graph.",
      open: "Open it as a graph",
      places: "[data-node]",
      link: /^graph=0-1\.0-3\.2-3/,
    },
    solvable: "It can be solved: 1 wall is enough.",
    unsolvable: "It cannot be solved with the changes allowed. Allow more, or lock fewer cells.",
    forMouse: ["This is solved already. Change the board, or ask for something else.", false],
    hints: ["One wall is enough: look in row 1. Tell me which", "Add a wall at row 1, column 3."],
    whatIf: "Change one wall",
    presses: { locked: [1], solution: [2], wrong: [4, 5] },
    refused: "This cell is locked.",
    changes: "Wall changes allowed",
    lockable: "Cells that cannot be changed",
    changed1: "Walls changed (±): 1 of 1.",
    example: "Over the cat",
    field: "Text with one or more boards",
    /** What is on the first cell. @param {string} link */
    first: (link) => new Editor(link).contents()[0],
    /** @param {string} link */
    changing(link) {
      const editor = new Editor(link);
      const changes = wallChanges(editor.grid(), editor.catJump, editor.mouseJump);
      return changes.filter((each) => each?.change === "winner").length;
    },
    edit: "Wall",
  },
  graph: {
    of: graphOf,
    surface: "cm-drawing",
    places: "[data-node]",
    surprises: { easy: 6, medium: 8, hard: 12 },
    play: "play=graph",
    mouse:
      "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72",
    whyMouse:
      "On its shortest way the mouse would get caught. It wins by going around the cat, which takes 7 moves more.",
    cat: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5&at=90-50.20-20.20-80.60-50.50-20.40-60",
    draw: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
    growing: "graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80",
    small: "graph=0-3.1-3.2-3&at=90-50.20-20.20-80.60-50",
    changed: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5&at=90-50.20-20.20-80.60-50.50-20.40-60",
    pasted: "[[1,3],[0],[3],[0,2]]",
    cases:
      "graph = [[1,3],[0],[3],[0,2]]\nOutput: 1\ngraph = [[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\nOutput: 2\n[[3],[2,3],[1,3],[0,1,2]]\n2",
    shownCases: ["1 1 / 1", "2 2 / 0 ✗", "3 2 / 2"],
    singleCases: /** @type {const} */ ([
      ["[[3],[2,3],[1,3],[0,1,2]]\n2", "Expected 2, and the solver says 2."],
      ["[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n2", "Expected 2, but the solver says 0."],
    ]),
    exercise: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
    goal: "? Make the cat win; add or remove at most 1 edge Not yet.",
    terms: "&goal=cat&edges=1&locked=1",
    longer: "&goal=cat:5&edges=2",
    solved: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5.4-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
    other: {
      text: "MC.F\n1\n1",
      hint: "A board is recognised too: you can open it in the other game.",
      told: "This text has a board.",
      open: "Open it as a board",
      places: "[role=gridcell]",
      link: /^board=MC1F/,
    },
    solvable: "It can be solved: 1 edge is enough.",
    unsolvable: "It cannot be solved with the changes allowed. Allow more, or lock fewer nodes.",
    forMouse: ["It can be solved: 1 edge is enough.", true],
    hints: ["One edge is enough: look at node 2. Tell me which", "Connect nodes 2 and 3."],
    whatIf: "Change one edge",
    presses: { locked: [1, 2], solution: [4, 5], wrong: [0, 3, 0, 4] },
    refused: "The edges of node 1 are locked.",
    changes: "Edge changes allowed",
    lockable: "Nodes whose edges cannot be changed",
    changed1: "Edges changed (±): 1 of 1.",
    example: "One move to the hole",
    field: "Text with one or more graphs",
    /** Where the nodes are drawn, and with which of these the hole is connected. @param {string} link */
    first(link) {
      const { nodes } = new GraphEditor(link).view();
      const at = (/** @type {{ x: number, y: number }[]} */ drawn) => drawn.map(({ x, y }) => `${x} ${y}`).sort();
      return [at(nodes), at((nodes[0]?.neighbours ?? []).flatMap((node) => nodes[node] ?? []))];
    },
    /** By solving each changed graph. @param {string} link */
    changing(link) {
      const { nodes } = new GraphEditor(link).view();
      const graph = nodes.map(({ neighbours }) => neighbours);
      const before = catMouseGame(graph);
      const toggled = (/** @type {number} */ one, /** @type {number} */ other) =>
        graph.map((neighbours, node) => {
          if (node !== one && node !== other) return neighbours;
          const to = node === one ? other : one;
          return neighbours.includes(to) ? neighbours.filter((each) => each !== to) : [...neighbours, to];
        });
      return graph.flatMap((_, one) =>
        graph.flatMap((_, other) => {
          if (other <= one) return [];
          const changed = toggled(one, other);
          return changed[1]?.length && changed[2]?.length && catMouseGame(changed) !== before ? [one] : [];
        }),
      ).length;
    },
    edit: "Connect",
  },
};

for (const [kind, game] of Object.entries(GAMES))
  describe(`on a ${kind}`, () => {
    /** @param {string} link */
    async function openGame(link, how = {}) {
      const page = await mountPage({ link, ...how });
      await page.untilSeen(game.places, "the game");
      return page;
    }

    /** @param {Playground} page @param {string} name */
    const openTab = (page, name) => page.run("document.getElementById('tab-' + arguments[0]).click()", name);

    /** What stands behind the name of each place. @param {Playground} page @returns {Promise<(string | null)[]>} */
    const marks = (page) =>
      page.run(
        "return [...document.querySelectorAll(arguments[0])].map((each) => /; (.*)$/.exec(each.getAttribute('aria-label'))?.[1] ?? null)",
        game.places,
      );

    /** Presses a place. @param {Playground} page @param {number} place */
    const press = async (page, place) =>
      page.pressElement(
        await page.run("return document.querySelectorAll(arguments[0])[arguments[1]]", game.places, place),
      );

    test("a losing move is asked why not, and its refutation is a preview", async () => {
      const { solution } = game.of(game.mouse);
      const page = await openGame(`${game.mouse}&view=moves`);
      const { mouse, cat, turn } = solution.start();
      assert.ok(solution.groups(mouse, cat, turn).losing.length > 0, "there is one");
      await page.pressElement(await page.run("return document.querySelector('.why-not')"));
      assert.match(await page.text(), /Preview: what happens after/);
      assert.equal(await page.focused(), "Back to the position before");
      await page.click("button", "Back to the position before");
      assert.equal(await page.ply(), "at the start");
    });

    for (const asked of ["Not what you expected?", "Why not?"])
      test(`a step back to before its first move ends a preview, and steps within it do not: ${asked}`, async () => {
        const page = await openGame(game.mouse);
        await page.hold();
        const [{ title }, line] = [await page.verdict(), await page.moveList()];
        const previewed = async () => (await page.count(".end-preview")) > 0;
        const preview = async () => {
          if (asked === "Why not?") {
            await openTab(page, "moves");
            await page.run("document.querySelector('.why-not').click()");
          } else {
            if ((await page.count(".expected")) === 0) await page.click("button", asked);
            await page.click("button", "The cat");
            await page.run("document.querySelector('.first-moves button').click()");
          }
          await page.until(previewed, "the preview");
        };
        for (const back of [
          () => page.click("button", "To the start"),
          () => page.click("button", "Previous move", 2),
          async () => {
            await page.run("document.querySelector('main .steps input').focus()");
            await page.keys(Key.HOME);
          },
        ]) {
          await preview();
          assert.match(await page.ply(), /^step 1 of /);
          await page.click("button", "Next move");
          assert.match(await page.ply(), /^step 2 of /);
          await page.click("button", "Previous move");
          await page.click("button", "Next move");
          assert.ok(await previewed(), "its moves are stepped through");
          await back();
          assert.equal(await page.ply(), "at the start");
          assert.equal((await page.verdict()).title, title);
          assert.equal(await page.count(".end-preview"), 0);
        }
        await openTab(page, "moves");
        assert.notEqual(await page.count(".choose"), 0, "all moves are listed again");
        await openTab(page, "line");
        assert.deepEqual(await page.moveList(), line);
      });

    test("the map says of each place who wins if the player goes there", async () => {
      const { solution } = game.of(game.mouse);
      const page = await openGame(`${game.mouse}&view=map`);
      const { mouse, cat } = solution.start();
      const expected = /** @type {readonly (Outcome | null)[]} */ (solution.map("cat", cat, "cat")).map(
        (outcome) => outcome && outcomeText(outcome),
      );
      const seen = await marks(page);
      assert.deepEqual(
        seen.map((mark) => mark?.replace(/; .*/, "") ?? null),
        expected,
      );
      await page.click("radio", "the cat");
      assert.notDeepEqual(await marks(page), seen);
      const other = /** @type {readonly (Outcome | null)[]} */ (solution.map("mouse", mouse, "mouse"));
      assert.deepEqual(
        (await marks(page)).map((mark) => mark?.replace(/; .*/, "") ?? null),
        other.map((outcome) => outcome && outcomeText(outcome)),
      );
    });

    test("how it is solved goes from the end backwards, and the statistics count all states", async () => {
      const { solution } = game.of(game.mouse);
      const stats = solution.stats();
      const page = await openGame(`${game.mouse}&view=solving`);
      const layers = Math.max(stats.mouseByPly.length, stats.catByPly.length) - 1;
      const layer = () => page.textOf(".solving output");
      await page.click("radio", "All positions");
      await page.run("document.querySelector('.solving .steps button').click()");
      assert.equal(await layer(), `round 0 of ${layers}`);
      const count = async () => (await marks(page)).filter((mark) => mark !== null).length;
      const before = await count();
      await page.run("document.querySelector('.solving .steps button:last-of-type').click()");
      assert.equal(await layer(), stats.draw > 0 ? "left over: no label" : `round ${layers} of ${layers}`);
      assert.ok((await count()) > before);
      await openTab(page, "statistics");
      const cells = await page.run(
        "return [...document.querySelectorAll('.statistics > table td:nth-child(2)')].map((each) => Number(each.textContent.replaceAll(',', '')))",
      );
      assert.deepEqual(cells, [stats.mouse, stats.cat, stats.draw]);
    });

    for (const wanted of /** @type {const} */ (["mouse", "cat", "draw"]))
      test(`shows why: ${wanted}`, async () => {
        const page = await openGame(game[wanted]);
        const reason = await page.textOf(".reason");
        assert.ok(reason.length > 20, reason);
        assert.deepEqual((await marks(page)).filter(Boolean), []);
        await page.click("button", "Show why");
        assert.equal(await page.textOf(".reason"), reason, "the cause stays");
        assert.ok((await marks(page)).filter(Boolean).length > 0, "something is drawn");
        assert.notEqual(await page.count(".explained .key li"), 0, "and explained");
        await page.click("button", "Hide why");
        assert.deepEqual((await marks(page)).filter(Boolean), []);
      });

    test("a match is won with the best moves, kept over a reload, and analysed in Solve", async () => {
      const { solution } = game.of(game.mouse);
      const page = await openGame(game.mouse);
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      assert.equal(await page.link(), game.play);
      assert.doesNotMatch(await page.text(), /wins in|LeetCode|Best line/);
      const isOver = () => page.run("return document.querySelector('.bar .main')?.textContent.trim() === 'Play again'");
      let state = /** @type {State | null} */ (solution.start());
      for (let move = 0; move < 20 && !(await isOver()); move += 1) {
        const at = /** @type {number[]} */ (
          await page.run(
            "return ['mouse', 'cat'].map((who) => [...document.querySelectorAll(arguments[0])].findIndex((each) => each.dataset.content?.split(' ').includes(who)))",
            game.places,
          )
        );
        state = { mouse: at[0] ?? 0, cat: at[1] ?? 0, turn: "mouse" };
        const [best] = solution.moves(state.mouse, state.cat, "mouse");
        assert.ok(best);
        await press(page, best.to);
        await page.pass(500);
        if (move === 0) {
          await visit(page);
          await page.until(
            () => page.run("return document.querySelectorAll('.match-moves button').length === 2"),
            "the same match",
          );
        }
      }
      assert.match((await page.verdict()).title, /^You won in/);
      await page.click("button", "Analyse");
      await page.untilSeen(".answer", "Solve");
      assert.ok((await page.link()).startsWith(`${kind}=`));
    });

    test("a hint, a move taken back, and giving up", async () => {
      const page = await openGame(game.mouse);
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      await page.click("button", "Hint");
      // Why it wins, as in Solve.
      const [hint = "", ...reason] = (await page.textOf(".feedback")).trim().split(/(?<=\.)\s+/);
      assert.match(hint, /^Hint: /);
      assert.equal(reason.join(" "), game.whyMouse);
      const { solution } = game.of(game.mouse);
      const { mouse, cat } = solution.start();
      await press(page, solution.moves(mouse, cat, "mouse")[0]?.to ?? 0);
      await page.pass(500);
      await page.click("button", "Take back");
      assert.equal((await page.verdict()).title, "Your move");
      await page.click("button", "Give up and see why");
      await page.untilSeen(".answer", "Solve");
    });

    test("after giving up, Play it myself begins a new game; Back leads to the one that is over", async () => {
      const page = await openGame(game.mouse);
      const title = async () => (await page.verdict()).title;
      const giveUp = async () => {
        await page.click("button", "Give up and see why");
        await page.untilSeen(".answer", "Solve");
      };
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      await giveUp();
      await page.driver.navigate().back();
      await page.untilSeen(".match-standing", "the match that is over");
      assert.equal(await title(), "You gave up");
      await page.click("link", "Solve");
      await page.untilSeen(".answer", "Solve");
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "a new match");
      assert.equal(await title(), "Your move");

      await page.click("radio", "the cat");
      await giveUp();
      await visit(page);
      await page.untilSeen(".answer", "Solve, after a reload");
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "a new match as the cat");
      assert.doesNotMatch(await page.textOf(".match-standing"), /You gave up/);
      assert.match(await page.textOf(".question"), /You are the cat\./);
    });

    test("a puzzle is asked again after a wrong answer; after the right one it says why", async () => {
      const page = await openGame(`${game.mouse}&hide=1`);
      for (const [answer, no] of [
        ["The cat", "No, it is not the cat. The mouse moves first. Who wins?"],
        ["Nobody", "No, somebody can force a win. The mouse moves first. Who wins?"],
      ]) {
        await page.click("button", answer ?? "");
        assert.equal(await page.textOf("#question"), no);
        assert.equal(await page.announcement(), no);
        assert.equal(await page.focused(), answer);
        assert.doesNotMatch(await page.text(), /wins in/);
      }
      // Both are struck out, and pressed again they do nothing.
      const struckOut = `return [...document.querySelectorAll(".guesses button")]
        .filter((button) => getComputedStyle(button).textDecorationLine === "line-through").map(nameOf)`;
      assert.deepEqual(await page.run(struckOut), ["The cat", "Nobody"]);
      await page.click("button", "The cat");
      assert.match(await page.textOf("#question"), /^No, somebody can force a win\./);
      await page.click("button", "The mouse");
      assert.equal(await page.textOf(".told"), "Right!");
      assert.match(await page.announcement(), /^Right! Mouse wins in /);
      assert.ok((await page.names("button")).includes("Hide why"));

      const reader = await openGame(`${game.mouse}&hide=1`);
      await reader.click("button", "The cat");
      await reader.click("button", "Show the answer");
      assert.equal(await reader.textOf(".told"), "The answer:");
    });

    test("the reason takes the place of an open tab also after an answer and after giving up", async () => {
      const page = await openGame(`${game.mouse}&view=map`);
      const tab = () => page.run("return document.querySelector('[role=tab][aria-selected=true]').id");
      assert.equal(await tab(), "tab-map");
      await page.run("location.hash = arguments[0]", `#${game.cat}&hide=1`);
      await page.untilSeen(".guesses", "the question");
      await page.click("button", "The cat");
      assert.deepEqual([await tab(), await page.count(".mapped")], ["tab-line", 0]);
      assert.notEqual(await page.count(".explained .key li"), 0);

      await page.run("location.hash = arguments[0]", `#${game.mouse}&hide=1&count=1`);
      await page.untilSeen(".guesses", "the question");
      await page.click("button", "Show the answer");
      await openTab(page, "map");
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      await page.click("button", "Give up and see why");
      await page.untilSeen(".answer", "Solve");
      assert.deepEqual([await tab(), await page.count(".mapped")], ["tab-line", 0]);
      assert.notEqual(await page.count(".explained .key li"), 0);
    });

    test("a puzzle hides its answer until the reader asks, and a link holds tab and ply", async () => {
      const page = await openGame(game.mouse);
      await openTab(page, "map");
      await page.click("button", "Next move");
      assert.match(await page.link(), /&view=map&ply=1$/);
      await clipboard(page, true);
      await page.openDialog("Share");
      await page.click("radio", "As a puzzle");
      await page.click("button", "Copy link");
      const copied = /** @type {string} */ (await page.run("return window.copied_.at(-1)"));
      assert.match(copied, /&hide=1/);
      const reader = await openGame(new URL(copied).hash.slice(1));
      assert.doesNotMatch(await reader.text(), /wins in|LeetCode|Best line/);
      await reader.click("button", "Show the answer");
      assert.match((await reader.verdict()).title, /wins in/);
    });

    test("a puzzle also asks in how many moves, if who shares it wants so", async () => {
      const page = await openGame(game.mouse);
      await page.openDialog("Share");
      await page.click("radio", "As a puzzle");
      await page.run("document.querySelector('.share .tick input').click()");
      const address = await page.run("return document.querySelector('#share-link').value");
      assert.match(address, /&hide=1&count=1$/);

      const { plies } = game.of(game.mouse).solution.verdict();
      const count = Math.ceil((plies ?? 0) / 2);
      for (const isRight of [true, false]) {
        const reader = await openGame(new URL(address).hash.slice(1));
        await reader.click("button", "The mouse");
        const asked = await reader.textOf("#question");
        assert.equal(asked, "Right! The mouse wins. In how many of its moves?");
        assert.doesNotMatch(await reader.text(), /wins in/, "the answer is still hidden");
        assert.equal(await reader.focused(), "Number of moves");
        await assertAccessible(reader, "the second question");
        // A wrong number is asked again, and replaced by what is typed next.
        const again = `The mouse wins, but not in ${count + 1} moves. In how many of its moves?`;
        await reader.keys(...`${count + 1}`, Key.ENTER);
        await reader.until(async () => (await reader.textOf("#question")) === again, "the question once more");
        assert.equal(await reader.announcement(), again);
        assert.doesNotMatch(await reader.text(), /wins in/, "the answer is still hidden");
        assert.equal(await reader.focused(), "Number of moves");
        if (isRight) await reader.keys(...`${count}`, Key.ENTER);
        else await reader.click("button", "Show the answer");
        const told = isRight ? "Right!" : "The answer:";
        await reader.until(async () => (await reader.count(".told")) > 0, "what is said of it");
        assert.equal(await reader.textOf(".told"), told);
        assert.equal((await reader.verdict()).title, `Mouse wins in ${moves(plies ?? 0)}`);
      }
      // Another puzzle asks for its winner first.
      const next = await openGame(new URL(address).hash.slice(1));
      await next.click("button", "The mouse");
      await next.run("location.hash = arguments[0]", `#${game.cat}&hide=1&count=1`);
      await next.until(async () => (await next.link()).startsWith(game.cat.replace(/&.*/, "")), "the other puzzle");
      assert.equal(await next.textOf("#question"), "The mouse moves first. Who wins?");

      const wrong = await openGame(new URL(address).hash.slice(1));
      await wrong.click("button", "The cat");
      assert.match(await wrong.textOf("#question"), /^No, it is not the cat\./, "a wrong winner is not asked on");
    });

    test("an exercise is set, refuses what it does not allow, and is done", async () => {
      const page = await openGame(game.exercise);
      await page.openDialog("Share");
      await page.click("radio", "As an exercise");
      await page.run("document.querySelector('dialog [name=share-winner][value=cat]').click()");
      await page.type(game.changes, "1");
      await page.unfold(game.lockable);
      await page.run("document.querySelector('.pick input').focus()");
      await page.keys(Key.ARROW_RIGHT, " ");
      const address = await page.run("return document.querySelector('#share-link').value");
      assert.ok(address.endsWith(game.terms), address);

      // What is refused has no link: what cannot be solved, and what is solved already.
      const checked = () =>
        page.run(
          "return [document.querySelector('#share-changes').closest('.share').querySelector(':scope > [role=status]').textContent.trim(), document.querySelector('#share-link') !== null]",
        );
      assert.deepEqual(await checked(), [game.solvable, true]);
      await page.type(game.changes, "0");
      assert.deepEqual(await checked(), [game.unsolvable, false]);
      await page.type(game.changes, "1");
      await page.run("document.querySelector('dialog [name=share-winner][value=mouse]').click()");
      assert.deepEqual(await checked(), game.forMouse);
      await page.run("document.querySelector('dialog [name=share-winner][value=cat]').click()");
      await page.type("Minimum number of the winner’s moves (optional)", "40");
      const tooLong = "It cannot be solved with a win that long. Ask for fewer moves, or allow more changes.";
      assert.deepEqual(await checked(), [tooLong, false]);

      const reader = await openGame(new URL(address).hash.slice(1));
      const told = () => reader.run("return document.querySelector('.goal').innerText.replace(/\\s+/g, ' ').trim()");
      assert.ok((await told()).startsWith(game.goal), await told());
      // Until it is solved, it is analysed only for who asks.
      assert.deepEqual(await reader.names("tab"), []);
      assert.equal(await reader.run("return document.querySelector('main #verdict')"), null);
      await assertAccessible(reader, "an exercise to be solved");
      await reader.click("button", "Show the analysis");
      assert.equal(await reader.run("return document.activeElement.id"), "verdict");
      // What tells the answer is hidden, and a hint comes in two steps.
      await openTab(reader, "what-if");
      assert.deepEqual(
        (await marks(reader)).filter((mark) => mark !== null && !/locked/.test(mark)),
        [],
      );
      assert.match(await reader.text(), /This tab shows which changes solve the exercise\./);
      const hint = () =>
        reader.run("return document.querySelector('.exercise-hint').innerText.replace(/\\s+/g, ' ').trim()");
      await reader.click("button", "Hint");
      assert.equal(await hint(), game.hints[0]);
      await reader.click("button", "Tell me which");
      assert.equal(await hint(), game.hints[1]);
      await reader.click("button", "Show it anyway");
      assert.match(await reader.text(), new RegExp(game.whatIf));
      await openTab(reader, "line");
      await assertAccessible(reader, "an exercise");
      await reader.click("radio", game.edit);
      for (const place of game.presses.locked) await press(reader, place);
      assert.match(await reader.text(), new RegExp(game.refused));
      assert.equal(await reader.announcement(), game.refused);
      await openTab(reader, "moves");
      assert.doesNotMatch(await told(), new RegExp(game.refused), "something else was done");
      for (const place of game.presses.locked) await press(reader, place);
      assert.match(await told(), new RegExp(game.refused));
      for (const place of game.presses.solution) await press(reader, place);
      assert.ok((await told()).endsWith(` Done! ${game.changed1}`), await told());
      assert.match(await reader.link(), /&from=/, "a reload loses nothing");
      const title = await reader.textOf("#verdict");
      assert.match(title, /^Cat wins/);
      await reader.openDialog("Share");
      const solution = await shared(reader);
      assert.equal(await (await openGame(solution)).textOf("#verdict"), title);
    });

    test("a hint counts no change that has to be undone first", async () => {
      const page = await openGame(game.exercise + game.terms);
      const hint = () =>
        page.run("return document.querySelector('.exercise-hint').innerText.replace(/\\s+/g, ' ').trim()");
      await page.click("radio", game.edit);
      for (const place of game.presses.wrong.slice(0, game.presses.wrong.length / 2)) await press(page, place);
      await page.click("button", "Hint");
      assert.equal(await hint(), "No solution contains your change: undo it first.");
      await page.click("button", "Undo");
      await page.click("button", "Hint");
      assert.equal(await hint(), game.hints[0]);

      // The change and one more would not be too many, if the change were right.
      const longer = await openGame(game.exercise + game.longer);
      await longer.click("radio", game.edit);
      for (const place of game.presses.wrong.slice(0, game.presses.wrong.length / 2)) await press(longer, place);
      await longer.click("button", "Hint");
      assert.equal(await longer.textOf(".exercise-hint"), "No solution contains your change: undo it first.");

      const two = await openGame(game.exercise + game.terms.replace("=1", "=2"));
      await two.click("radio", game.edit);
      for (const place of game.presses.wrong) await press(two, place);
      await two.click("button", "Hint");
      assert.equal(await two.textOf(".exercise-hint"), "No solution contains all your changes: take back one.");
      await two.click("button", "Start over");
      assert.equal(await two.link(), decodeURIComponent(game.exercise + game.terms.replace("=1", "=2")));
      assert.match(await two.textOf(".goal p"), /changed \(±\): 0 of 2\.$/);
      assert.ok(await two.isDisabled("Start over"));
      await two.click("button", "Redo");
      assert.match(await two.textOf(".goal p"), /changed \(±\): 1 of 2\.$/);
    });

    test("where there are fingers, an exercise is drawn on at once", async () => {
      const page = await openGame(game.exercise);
      await page.run(`
        const { matchMedia } = window;
        window.matchMedia = (query) => query === "(pointer: coarse)" ? { matches: true } : matchMedia(query);
        window.unstub_ = () => Object.assign(window, { matchMedia })`);
      try {
        const editing = async () => (await page.names("button")).find((name) => name === "Edit" || name === "Done");
        await visit(page, game.exercise);
        assert.equal(await editing(), "Edit");
        await visit(page, game.exercise + game.terms);
        assert.equal(await editing(), "Done");
      } finally {
        await page.run("window.unstub_()");
      }
    });

    test("another exercise begins without the analysis and without what helped with the one before", async () => {
      const page = await openGame(game.exercise + game.terms);
      await page.click("button", "Hint");
      await page.click("button", "Show the analysis");
      await openTab(page, "what-if");
      await page.click("button", "Show it anyway");
      assert.notDeepEqual(await page.names("tab"), []);
      const tool = await page.run("return document.querySelector('.tools input:checked, .tool :checked').value");
      assert.equal(tool, { board: "wall", graph: "connect" }[kind], "what it asks for can be done at once");
      await page.run("location.hash = arguments[0]", `#${game.exercise}${game.terms.replace("=1", "=2")}`);
      await page.until(async () => /at most 2/.test(await page.textOf(".goal")), "the other exercise");
      assert.deepEqual(await page.names("tab"), []);
      assert.equal(await page.textOf(".exercise-hint"), "Hint");
      await page.click("button", "Show the analysis");
      await openTab(page, "what-if");
      assert.match(await page.text(), /This tab shows which changes solve the exercise\./);
    });

    const shared = (/** @type {Playground} */ page) =>
      page.run("return decodeURIComponent(new URL(document.querySelector('#share-link').value).hash.slice(1))");

    test("who has solved an exercise hands in a link to the solution", async () => {
      const page = await openGame(`${game.exercise}&title=Ada${game.terms}`);
      await page.click("radio", game.edit);
      assert.ok(!(await page.names("button")).includes("Copy the link to hand in"), "it is not solved yet");
      for (const place of game.presses.solution) await press(page, place);
      const from = game.exercise.replace(/^[a-z]+=|&.*$/g, "");
      const solution = `${game.solved}&title=Ada${game.terms}&from=${from}`;
      const read = (/** @type {string} */ address) => decodeURIComponent(new URL(address).hash.slice(1));
      await clipboard(page, false);
      await page.click("button", "Copy the link to hand in");
      await page.until(async () => (await page.alerts()).length === 1, "the refusal");
      assert.deepEqual(await page.alerts(), [
        "The browser did not let the page copy. The text is selected: copy it yourself.",
      ]);
      await page.until(async () => (await page.field("Link")).selected !== "", "the link is selected");
      assert.equal(read((await page.field("Link")).selected), solution);
      await assertAccessible(page, "a link that could not be copied");

      await clipboard(page, true);
      await page.click("button", "Copy the link to hand in");
      await page.until(async () => (await page.names("button")).includes("Copied"), "the copy");
      assert.equal(read(await page.run("return window.copied_.at(-1)")), solution);
      assert.equal(await page.announcement(), "Copied");
      assert.equal(await page.focused(), "Copied", "the focus stays on the button");
      assert.deepEqual([await page.alerts(), await page.count("#hand-in")], [[], 0]);
      await page.openDialog("Share");
      assert.equal(await shared(page), solution);
      assert.deepEqual(
        await page.run(
          "return [...document.querySelectorAll('[name=share-use]')].map((each) => each.closest('label').textContent.trim() + (each.checked ? '!' : ''))",
        ),
        ["Hand in!", "As a puzzle", "As an exercise"],
      );
      assert.match(await page.text(), /opens this exercise with your changes marked/);

      const teacher = await openGame(solution);
      assert.match(await teacher.textOf("#verdict"), /^Cat wins in/);
      assert.equal(await teacher.textOf(".puzzle-title"), "Ada");
      assert.ok((await teacher.textOf(".goal")).endsWith(`Done! ${game.changed1}`), await teacher.textOf(".goal"));
      await teacher.openDialog("Share");
      assert.equal(await shared(teacher), solution, "it can be passed on");
      await teacher.keys(Key.ESCAPE);
      await teacher.click("button", "Start over");
      assert.match(await teacher.textOf(".goal"), /Not yet\./);

      // What the terms do not allow is not there.
      const cheat = await openGame(solution.replace(/(walls|edges)=1/, "$1=0"));
      assert.match(await cheat.textOf(".goal"), /Not yet\./);
    });

    test("an exercise that is shared again keeps its title and its terms", async () => {
      const link = `${game.exercise}&title=Again${game.terms.replace("cat", "cat:3")}`;
      const page = await openGame(link);
      await page.openDialog("Share");
      await page.click("radio", "As an exercise");
      assert.equal(await shared(page), link);
      const fields = () =>
        page.run("return [...document.querySelectorAll('.share .field input')].map(({ value }) => value)");
      assert.deepEqual(await fields(), ["Again", "2", "1"]);
      // What was typed stays while another use is looked at.
      await page.type(game.changes, "2");
      await page.click("radio", "Hand in");
      await page.click("radio", "As an exercise");
      assert.deepEqual(await fields(), ["Again", "2", "2"]);
    });

    test("a puzzle of a draw does not offer to ask in how many moves, but one that is not answered yet does not tell by that", async () => {
      const page = await openGame(`${game.draw}&hide=1&count=1`);
      const ticks = () => page.texts(".share .tick");
      await page.openDialog("Share");
      assert.deepEqual(await ticks(), ["Also ask in how many moves"]);
      await page.closeDialog();
      await page.click("button", "Show the answer");
      await page.openDialog("Share");
      await page.click("radio", "As a puzzle");
      assert.deepEqual(await ticks(), []);
      const address = await page.run("return document.querySelector('#share-link').value");
      assert.match(address, /&hide=1$/);
    });

    test("a puzzle that is not answered yet is shared only as the puzzle", async () => {
      const link = `${game.mouse}&hide=1&title=Ahead&count=1`;
      const page = await openGame(link);
      await page.openDialog("Share");
      assert.equal(await shared(page), link);
      assert.equal(await page.count(".share [name=share-use]"), 0);
      const texts = await page.run(
        "return document.querySelector('dialog').innerHTML + [...document.querySelectorAll('dialog textarea')].map(({ value }) => value)",
      );
      assert.match(texts, /reveal="count"/);
      assert.doesNotMatch(texts, /wins in/);
      await page.closeDialog();
      await page.click("button", "Show the answer");
      await page.openDialog("Share");
      assert.equal(await shared(page), game.of(game.mouse).link);
    });

    test("a puzzle hides the answer of its own game alone, and is not what the next visit begins with", async () => {
      const page = await openGame(`${game.cat}&hide=1`);
      await page.chooseExample(game.example);
      assert.equal(await page.count("#verdict"), 1);
      await page.chord(MODIFIER, "z");
      assert.equal(await page.count("#verdict"), 0, "the puzzle is back");
      const next = await openGame(`${game.cat}&hide=1`);
      await visit(next, kind === "board" ? "" : "graph");
      await next.untilSeen(game.places, "the next visit");
      assert.doesNotMatch((await next.verdict()).title, /^Cat wins/, "another game");
    });

    test("several pasted cases stand beside what they expect, and one switches between them", async () => {
      const page = await openGame(game.mouse);
      await page.openDialog("Paste");
      await page.fill(game.field, game.cases);
      await page.click("button", "Load");
      await page.untilClosed();
      const shown = () =>
        page.run(`return [...document.querySelectorAll(".cases li button")].map((each) => each.innerText.trim())`);
      assert.deepEqual(await shown(), game.shownCases);
      const first = await page.verdict();
      await page.click("button", "Case 2");
      assert.notDeepEqual(await page.verdict(), first);
      assert.equal(
        await page.run("return document.querySelector('.cases [aria-current=true]').innerText.trim()"),
        game.shownCases[1],
      );
      await page.link();
      // They survive a reload, and are gone when they were closed.
      await visit(page);
      await page.until(async () => (await shown()).length > 0, "the cases");
      assert.deepEqual(await shown(), game.shownCases);
      assert.equal(
        await page.run("return document.querySelector('.cases [aria-current=true]').innerText.trim()"),
        game.shownCases[1],
      );
      await page.click("button", "Close the cases");
      await visit(page);
      await page.untilSeen(game.places, "the game");
      assert.deepEqual(await shown(), []);
    });

    /** Pastes a text and waits until it is read. @param {Playground} page @param {string} text */
    const paste = async (page, text) => {
      await page.openDialog("Paste");
      await page.fill(game.field, text);
      await page.click("button", "Load");
      await page.untilClosed();
    };

    test("one pasted case says in a sentence what it expects, until the game is edited", async () => {
      const page = await openGame(game.mouse);
      for (const [text, said] of game.singleCases) {
        await paste(page, text);
        assert.deepEqual(await page.texts(".cases :is(h2, p, li)"), [said]);
        await page.click("button", "Clear");
        assert.equal(await page.count(".cases"), 0, "it says nothing of another game");
        await page.chord(MODIFIER, "z");
        assert.deepEqual(await page.texts(".cases :is(h2, p, li)"), [said]);
      }
      await page.click("button", "Close");
      assert.equal(await page.count(".cases"), 0);
      await paste(page, game.pasted);
      assert.equal(await page.count(".cases"), 0, "it expects nothing");
    });

    for (const [width, height] of /** @type {const} */ ([
      [1280, 800],
      [390, 844],
    ]))
      test(`the question and the switch between the games stay in sight with pasted cases, and nothing becomes too wide or high: ${width} px`, async () => {
        const page = await openGame(game.mouse, { width, height });
        const inSight = () =>
          page.run(
            `
            return [".question p", ".how-to-play summary", ".question .games", ".cases", ".headline", arguments[0]].filter((css) => {
              const element = document.querySelector(css);
              const box = element?.getBoundingClientRect();
              return !element?.checkVisibility() || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
            })`,
            game.surface,
          );
        const many = Array(7).fill(game.cases).join("\n");
        for (const text of [game.singleCases[0][0], game.cases, many]) {
          await paste(page, text);
          assert.deepEqual(await inSight(), [], text);
          const [tooWide, tooHigh] = await page.run(`
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
            return [scrollWidth - clientWidth, scrollHeight - clientHeight]`);
          assert.ok(tooWide <= 0, text);
          const [said, close] = await page.run(
            "return ['.cases :is(h2, p)', '.cases .icon'].map((css) => document.querySelector(css).getBoundingClientRect().toJSON())",
          );
          assert.ok(said.right <= close.left && said.bottom > close.top, "what closes them is beside what is said");
          // On a phone the page scrolls.
          if (width > 1000) assert.equal(tooHigh, 0, text);
        }
      });

    test("a pasted link to an exercise or a puzzle opens as if it had been followed", async () => {
      const page = await openGame(game.mouse);
      await paste(page, `https://example.org/#${game.exercise}&title=Cat%20first${game.terms}`);
      assert.equal(await page.textOf(".puzzle-title"), "Cat first");
      const goal = (await page.textOf(".goal")).replace(/\s+/g, " ");
      assert.ok(goal.startsWith(game.goal), goal);
      assert.ok((await page.link()).endsWith(game.terms));
      assert.equal(await page.count(".answer"), 0, "the exercise is solved first");

      // A puzzle with a title, which also asks in how many moves.
      const link = `${game.cat}&hide=1&title=Who&count=1`;
      await paste(page, `Class, here it is: https://example.org/#${link}`);
      assert.equal(await page.textOf(".puzzle-title"), "Who");
      assert.equal(await page.textOf("#question"), "The mouse moves first. Who wins?");
      assert.equal(await page.announcement(), "The mouse moves first. Who wins?");
      assert.doesNotMatch(await page.text(), /wins in|LeetCode|Best line/);
      assert.equal(await page.link(), link);
      await page.click("button", "The cat");
      assert.match(await page.textOf("#question"), /In how many of its moves\?$/);

      // The tab and the ply come with a link, too.
      await paste(page, `#${game.mouse}&view=map&ply=1`);
      assert.match(await page.link(), /&view=map&ply=1$/);
      assert.equal(await page.count(".puzzle-title"), 0);
    });

    test("after a paste over a puzzle, Undo asks its question again", async () => {
      const page = await openGame(`${game.cat}&hide=1&title=Who`);
      await paste(page, game.pasted);
      assert.equal(await page.count("#question"), 0);
      await page.chord(MODIFIER, "z");
      assert.equal(await page.textOf("#question"), "The mouse moves first. Who wins?");
      assert.doesNotMatch(await page.text(), /wins in|LeetCode|Best line/);
    });

    test("of several pasted links, a puzzle hides its answer, also in the row of the cases", async () => {
      const page = await openGame(game.draw);
      await paste(page, `#${game.mouse}\n#${game.cat}&hide=1&title=Second\n`);
      const shown = () =>
        page.run(`return [...document.querySelectorAll(".cases li button")].map((each) => each.innerText.trim())`);
      assert.deepEqual(await shown(), [`1 ${game.of(game.mouse).leetcode}`, "2 –"]);
      await page.click("button", "Case 2");
      assert.equal(await page.textOf(".puzzle-title"), "Second");
      assert.equal(await page.textOf("#question"), "The mouse moves first. Who wins?");
      assert.doesNotMatch(await page.text(), /wins in|LeetCode|Best line/);
      await page.click("button", "Case 1");
      assert.match((await page.verdict()).title, /^Mouse wins in/);
      assert.equal(await page.count(".puzzle-title"), 0);
    });

    test("a pasted puzzle of the other game hides its answer there", async () => {
      const page = await openGame(game.mouse);
      const other = GAMES[kind === "board" ? "graph" : "board"];
      await page.openDialog("Paste");
      await page.fill(game.field, `#${other.cat}&hide=1&title=Over%20there`);
      await page.click("button", "Load");
      await page.until(async () => (await page.text()).includes(game.other.told), "where it belongs");
      await page.click("link", game.other.open);
      await page.untilSeen(".guesses", "the question");
      assert.equal(await page.textOf(".puzzle-title"), "Over there");
    });

    test("what is opened is not erased by the first press: the tool is the first one again", async () => {
      const page = await openGame(game.mouse);
      const tool = () => page.run("return document.querySelector('.tools input:checked, .tool :checked').value");
      const first = await tool();
      const erase = () =>
        page.run("document.querySelector('[name=tool][value=floor], [name=tool][value=delete]').click()");
      await erase();
      assert.notEqual(await tool(), first);
      await page.openDialog("Paste");
      await page.fill(game.field, game.pasted);
      await page.click("button", "Load");
      await page.untilClosed();
      assert.equal(await tool(), first);
      await erase();
      await page.run("location.hash = arguments[0]", `#${game.cat}`);
      await page.until(async () => (await tool()) === first, "the first tool");
    });

    test("a text of the other game says where it belongs, and opens there", async () => {
      const page = await openGame(game.mouse);
      await page.openDialog("Paste");
      const help = await page.textOf("#paste-help");
      assert.equal(await page.textOf("#paste-other"), game.other.hint);
      await page.fill(game.field, "Good morning");
      await page.click("button", "Load");
      await page.until(async () => (await page.alerts()).length > 0, "the error");
      const [alert = ""] = await page.alerts();
      assert.ok(alert.endsWith(help.slice(1)), `the error says in the same words what can be pasted: ${alert}`);
      await page.fill(game.field, game.other.text);
      await page.click("button", "Load");
      await page.until(async () => (await page.text()).includes(game.other.told), "where it belongs");
      assert.deepEqual(await page.alerts(), [], "which is no error");
      await page.click("link", game.other.open);
      await page.untilSeen(game.other.places, "the other game");
      assert.match(await page.link(), game.other.link);
    });

    test("a picture is saved", async () => {
      const page = await openGame(game.mouse);
      await page.run(`
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob) => { window.saved_ = blob.size; return createObjectURL(blob); };
        HTMLAnchorElement.prototype.click = () => {};`);
      await page.openDialog("Share");
      await page.click("button", "Save picture (PNG)");
      await page.until(() => page.run("return (window.saved_ ?? 0) > 5000"), "the picture");
    });

    test("pasted, an example, cleared, and back by undo", async () => {
      const page = await openGame(game.mouse);
      const before = await page.link();
      await page.openDialog("Paste");
      await page.fill(game.field, game.pasted);
      await page.click("button", "Load");
      await page.untilClosed();
      assert.notEqual(await page.link(), before);
      await page.chooseExample(game.example);
      await page.click("button", "Clear");
      assert.equal(await page.run("return document.querySelector('.answer').classList.contains('incomplete')"), true);
      await page.chord(MODIFIER, "z");
      await page.chord(MODIFIER, "z");
      await page.chord(MODIFIER, "z");
      assert.equal((await page.link()).replace(/&at=.*/, ""), before.replace(/&at=.*/, ""));
    });

    test("what if one thing were changed: what changes the winner is marked", async () => {
      const page = await openGame(`${game.changed}&view=what-if`);
      const expected = game.changing(game.changed);
      assert.ok(expected > 0, "something does");
      const seen = () => page.count(".mark-on-cell.strong, .plate.strong");
      await page.until(async () => (await seen()) === expected, `${expected} changes`);
    });

    test("one is found by its winner and its length", async () => {
      const page = await openGame(game.mouse);
      await page.openDialog("Find");
      await page.run(`
        const field = find("spinbutton", "Minimum number of moves");
        field.value = "3";
        field.dispatchEvent(new Event("input"));`);
      await page.click("button", "Search");
      await page.untilSeen(".shelf .example", "a find");
      await page.pressElement(await page.run("return document.querySelector('.shelf .example')"));
      await page.untilClosed();
      const { title } = await page.verdict();
      assert.ok(Number(/^Mouse wins in (\d+) moves$/.exec(title)?.[1]) >= 3, title);
    });

    test("one that is shown is made longer, and what is locked stays", async () => {
      const page = await openGame(game.growing);
      const before = game.of(await page.link());
      await page.openDialog("Find");
      await page.click("radio", "Make this one longer");
      await page.unfold(game.lockable);
      await page.run(`document.querySelectorAll("dialog .pick input")[0].click()`);
      await page.click("button", "Search");
      await page.untilSeen(".shelf .example", "a find");
      await page.pressElement(await page.run("return document.querySelector('.shelf .example')"));
      await page.untilClosed();
      const after = game.of(await page.link());
      const [long, short] = [after, before].map(({ solution }) => solution.verdict());
      assert.equal(long?.winner, short?.winner);
      assert.ok((long?.plies ?? 0) > (short?.plies ?? 0), after.link);
      assert.deepEqual(game.first(after.link), game.first(before.link));
      await page.openDialog("Find");
      assert.notEqual(await page.count("dialog .pick input"), 0);
      assert.equal(await page.count("dialog .pick input:checked"), 0, "here nothing is locked");
    });

    for (const link of [game.mouse, game.small])
      test(`the numbers that Find begins with are found: ${link}`, async () => {
        const page = await openGame(link);
        await page.openDialog("Find");
        await page.click("button", "Search");
        const progress = () => page.run("return document.querySelector('dialog .progress').textContent");
        await page.until(async () => !/^Searching\. /.test(await progress()), "the end of the search");
        assert.match(await progress(), /^Found\. /);
      });

    test("one's own games are saved under a name, opened again, deleted and brought back, and exported as text", async () => {
      const { solution } = game.of(game.mouse);
      const { mouse, cat } = solution.start();
      const page = await openGame(`${game.mouse}&m=${solution.moves(mouse, cat, "mouse")[0]?.to}&c=${cat}&turn=cat`);
      const first = await page.link();
      const own = kind === "board" ? "My boards" : "My graphs";
      const save = async (/** @type {string} */ name) => {
        await page.click("textbox", "Name");
        await page.chord(...SELECT_ALL);
        await page.keys(...name);
        await page.click("button", `Save this ${kind}`);
      };
      /** What can be opened. @returns {Promise<string[]>} */
      const saved = () => page.run("return [...document.querySelectorAll('.mine-shelf b')].map(textOf)");
      await page.click("button", own);
      await page.until(async () => (await page.dialog()) === own, "the dialog");
      await assertAccessible(page, own);
      await save("First");
      await page.keys(Key.ESCAPE);
      await page.run("location.hash = arguments[0]", `#${game.cat}`);
      await page.until(async () => (await page.verdict()).title.startsWith("Cat wins"), "the other game");
      await page.click("button", own);
      await page.until(async () => (await page.dialog()) === own, "the dialog");
      await save("Second");
      assert.deepEqual(await saved(), ["Second", "First"]);
      const text = (await page.field("The name and the link of each")).text;
      assert.deepEqual(
        text.split("\n").filter((line) => line !== "" && !line.includes("#")),
        ["Second", "First"],
      );
      assert.ok(text.includes(`#${first}`), text);
      for (const [name, left] of [
        ["Second", "First"],
        ["First", "Second"],
      ]) {
        await page.click("button", `Delete ${name}`);
        assert.deepEqual(await saved(), [left]);
        await page.click("button", "Undo");
        assert.deepEqual(await saved(), ["Second", "First"]);
      }
      await page.click("button", "Delete Second");
      await save("Second");
      assert.deepEqual(await saved(), ["Second", "First"]);
      assert.equal(await page.count("dialog [role=status] button"), 0, "what was deleted would now be there twice");
      await page.click("button", "First");
      await page.until(async () => (await page.dialog()) === null, "the page");
      assert.equal(await page.link(), first);
    });

    test("two people play on one device, and the last move can be taken back by either", async () => {
      const page = await openGame(game.mouse, { link: game.mouse });
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      await page.click("radio", "A friend");
      const title = () => page.textOf("#turn");
      assert.equal(await title(), "The mouse to move");
      const move = () =>
        page.run(
          "[...document.querySelectorAll(arguments[0])].find((each) => /you can go here/.test(nameOf(each))).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
          game.places,
        );
      await move();
      await page.until(async () => (await title()) === "The cat to move", "the other's turn");
      assert.ok(!(await page.text()).includes("Best move"), "nothing is judged before the end");
      await page.click("button", "Take back");
      assert.equal(await title(), "The mouse to move");
      await move();
      await page.click("button", "Give up and see why");
      await page.until(async () => (await page.names("tab")).length > 0, "Solve");
    });

    test("another game to play on is another one that the reader can win", async () => {
      const page = await openGame(game.mouse);
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      assert.match(await page.textOf(".question .menu"), /^\s*How to play/, "the rules are at hand here too");
      await page.click("button", kind === "board" ? "Another board" : "Another graph");
      await page.click("link", "Solve");
      await page.until(async () => (await page.names("tab")).length > 0, "Solve");
      const link = await page.link();
      assert.notEqual(link.replace(/&at=.*/, ""), game.mouse.replace(/&at=.*/, ""));
      assert.equal(game.of(link).solution.verdict().winner, "mouse");
    });

    test("the side that was chosen during a match is that of the next, on another game as well", async () => {
      const page = await openGame(game.mouse);
      await page.click("link", "Play it myself");
      await page.untilSeen(".match-standing", "the match");
      await page.run(
        "[...document.querySelectorAll(arguments[0])].find((each) => /you can go here/.test(nameOf(each))).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        game.places,
      );
      await page.click("radio", "the cat");
      await page.click("button", kind === "board" ? "Another board" : "Another graph");
      assert.match(await page.announcement(), /^You are the cat\./);
    });

    test("the moves are shown as fast as the reader chooses", async () => {
      const page = await openGame(game.mouse);
      await page.hold();
      await page.click("button", "Speed 1×");
      await page.click("button", "Play");
      const shown = () => page.run("return document.querySelector('.steps input').value");
      assert.equal(await shown(), "1");
      await page.pass(374);
      assert.equal(await shown(), "1");
      await page.pass(1);
      assert.equal(await shown(), "2", "twice as fast");
      assert.ok((await page.names("button")).includes("Speed 2×"));
    });

    test("a surprise is another game that one of them wins, and undo brings the last one back", async () => {
      const page = await openGame(game.mouse);
      const before = (await page.link()).replace(/&at=.*/, "");
      for (const [level, size] of Object.entries(game.surprises)) {
        await page.click("button", `Surprise me: ${level}`);
        assert.equal(await page.count(game.places), size, level);
        const { winner } = game.of(await page.link()).solution.verdict();
        assert.ok(winner !== null, level);
        assert.match((await page.verdict()).title, /^(Mouse|Cat) wins in \d+ moves?$/);
        assert.equal(await page.ply(), "at the start");
      }
      await page.chord(MODIFIER, "z");
      await page.chord(MODIFIER, "z");
      await page.chord(MODIFIER, "z");
      assert.equal((await page.link()).replace(/&at=.*/, ""), before);
    });

    for (const width of [1280, 390])
      test(`axe finds nothing in Play, ${width} px wide`, async () => {
        const page = await openGame(game.mouse, { width });
        await page.run("location.hash = arguments[0]", `#${game.play}`);
        await page.untilSeen(".match-standing", "the match");
        await assertAccessible(page, "a match");
      });
  });

test("a puzzle does not ask for the number of moves where the cat wins without one", async () => {
  const page = await mountPage({ link: "graph=0-3.1-2&hide=1&count=1" });
  await page.untilSeen(".guesses", "the question");
  await page.click("button", "The cat");
  await page.untilSeen("#verdict", "the answer");
  assert.equal((await page.verdict()).title, "Cat wins with the mouse’s next move");
  assert.equal(await page.textOf(".told"), "Right!");
});

test("how much sooner a match was lost is told in moves of the loser, also where the mouse makes the last ply", async () => {
  // The cat wins in four plies, but at once if the mouse steps onto it.
  const page = await mountPage({ link: "graph=1-2.1-3.1-4.3-4" });
  await page.click("link", "Play it myself");
  await page.untilSeen(".match-standing", "the match");
  await page.run("document.querySelector('[data-node=\"2\"]').focus()");
  await page.keys(Key.ENTER);
  await page.until(async () => (await page.verdict()).title === "The cat won", "the end");
  assert.match(await page.textOf(".feedback"), /Your move 1 \(→ 2\) lost 1 move sooner than necessary\.$/);
});
