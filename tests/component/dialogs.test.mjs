// What opens over the page: by pointer and by keyboard, the help, Find a board; and what screen readers hear.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, GraphEditor, solveGraph } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { placesOf, rowsHere, testOnce } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** Whatever is painted in its upper row, the mouse is at the food at once. */
const CORNERS = "board=5/MF2C&cat=1&mouse=1";
const DIALOGS = {
  Examples: "Examples",
  "Find a board": "Find a board",
  Paste: "Paste a board",
  Share: "Share this board",
};

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** A puzzle and its solution, worked out here. @param {string} link */
function solved(link) {
  const editor = new Editor(link);
  return { editor, solution: editor.solve() };
}

/** @param {Playground} page @param {string} title */
const untilOpen = (page, title) => page.until(async () => (await page.dialog()) === title, `the dialog "${title}"`);

for (const [opener, title] of rowsHere(Object.entries({ ...DIALOGS, Help: "Help" }))) {
  test(`${opener} opens and closes by keyboard, and the focus comes back`, async () => {
    const page = await mountPage({ link: EXAMPLE_1 });
    const isInMenu = opener === "Examples" || opener === "Find a board";
    const reach = async () => {
      if (isInMenu) {
        await page.tabTo("New");
        await page.keys(Key.ENTER);
      }
      await page.tabTo(opener);
    };
    for (const close of ["Escape", "Close"]) {
      await reach();
      await page.keys(close === "Escape" ? Key.ENTER : " ");
      await untilOpen(page, title);
      if (close === "Escape") await page.keys(Key.ESCAPE);
      else {
        // It comes first; forwards, past the last, a browser may go to buttons of its own.
        await page.tabTo("Close", { backwards: true });
        await page.keys(Key.ENTER);
      }
      await page.untilClosed();
      assert.equal(await page.focused(), isInMenu ? "New" : opener, close);
    }
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    assert.ok(await page.isDisabled("Undo"));
  });
}

test("a dialog that is asked for in the moment in which it closes is open again, and closes as ever", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Share");
  const opener = await page.find("button", "Share");
  await page.run("document.querySelector('dialog').close(); arguments[0].click()", opener);
  // By then the page has heard that it was closed.
  await page.frames(2);
  assert.equal(await page.dialog(), "Share this board");
  await page.closeDialog();
});

test("an example is in sight on a phone, and is no change of the board that was there", async () => {
  const page = await mountPage({ link: EXAMPLE_1, width: 390, height: 844 });
  await page.click("button", "Next move");
  await page.run("scrollTo(0, document.body.scrollHeight)");
  await page.chooseExample("Over the cat");
  assert.equal(await page.run("return scrollY"), 0);
  assert.doesNotMatch(await page.text(), /You changed the board/);
});

test("a link that is followed closes the dialog over its board", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Share");
  await page.run("location.hash = '#board=F2MC&cat=1&mouse=1'");
  await page.untilClosed();
  assert.deepEqual(await page.contents(), ["F..MC"]);
});

test("while a dialog is open, the tab key does not reach the page behind it", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Find a board");
  const reached = new Set();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keys(Key.TAB);
    reached.add(
      await page.run(`
        const { activeElement } = document;
        return activeElement === document.body || activeElement.closest("dialog") ? "inside" : nameOf(activeElement)`),
    );
  }
  assert.deepEqual([...reached], ["inside"]);
  // The focus may be on a button of the browser, and Firefox goes on from there: the next test gets a fresh page.
  await page.visit();
});

testOnce("an example is chosen by keyboard alone", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.tabTo("New");
  await page.keys(Key.ENTER);
  await page.tabTo("Examples");
  await page.keys(Key.ENTER);
  await untilOpen(page, "Examples");
  const name = (await page.names("button")).find((each) => each.startsWith("Over the cat")) ?? "";
  await page.tabTo(name);
  await page.keys(Key.ENTER);
  await page.untilClosed();
  assert.deepEqual(await page.contents(), ["M.C...F"]);
  assert.equal(await page.focused(), "New");
  const { title, detail } = await page.verdict();
  assert.equal(await page.announcement(), `${title}. ${detail}`);
});

test("a press beside a dialog closes it, but not the end of a drag that began inside", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Paste");
  await page.fill("Text with one or more boards", "C.M\n..Z");
  const field = await page.find("textbox", "Text with one or more boards");
  const actions = () => page.driver.actions({ async: true });
  await actions().move({ origin: field }).press().move({ x: 3, y: 3 }).release().perform();
  assert.equal(await page.dialog(), "Paste a board");
  assert.equal((await page.field("Text with one or more boards")).text, "C.M\n..Z");
  await actions().move({ x: 3, y: 3 }).press().release().perform();
  await page.untilClosed();
});

testOnce("keys do nothing to the board behind an open dialog", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.press([3, 3]);
  await page.openDialog("Share");
  await page.tabTo("Close");
  await page.keys("m", "?");
  await page.chord(Key.CONTROL, "z");
  assert.equal(await page.dialog(), "Share this board");
  await page.closeDialog();
  assert.deepEqual((await page.contents())[2], "M.#..");
  assert.equal(await page.run(`return nameOf(document.querySelector("input[name=tool]:checked"))`), "Wall");
});

testOnce("Find a board asks for size, jumps, walls, winner, cheese, length and seed", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Find a board");
  const inside = (/** @type {string} */ css) =>
    page.run(`return [...document.querySelectorAll(arguments[0])].map(nameOf)`, `dialog ${css}`);
  assert.deepEqual(await inside("legend"), ["Search for", "Winner", "The mouse can reach the cheese"]);
  const numbers = [
    "Rows",
    "Columns",
    "Cat: up to (cells)",
    "Mouse: up to (cells)",
    "Walls (%)",
    "Minimum number of moves",
    "Seed (optional)",
  ];
  assert.deepEqual(await inside("input[type=number]"), numbers);
  assert.deepEqual(
    await page.run("return [...document.querySelectorAll('dialog input[type=number]')].map(({ value }) => value)"),
    ["3", "5", "1", "2", "30", "3", ""],
    "as on the board, and a length that is soon found",
  );
  assert.deepEqual(await inside("button"), ["Close", "Search"]);
  await page.click("radio", "Make this one longer");
  assert.deepEqual(await inside("input[type=number]"), []);
  await page.keys(Key.ESCAPE);
  await page.untilClosed();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

/** Chooses in the open dialog; the page behind it has tools of the same names. @param {Playground} page @param {string} name */
const choose = (page, name) =>
  page.run(
    "[...document.querySelectorAll('dialog input[type=radio]')].find((each) => nameOf(each) === arguments[0]).click()",
    name,
  );

/** Types into the number fields of the open dialog. @param {Playground} page @param {Record<string, string>} numbers */
async function fillIn(page, numbers) {
  for (const [name, text] of Object.entries(numbers)) {
    await page.run(
      `const field = [...document.querySelectorAll("dialog input[type=number]")].find((each) => nameOf(each) === arguments[0]);
       field.value = arguments[1];
       field.dispatchEvent(new Event("input", { bubbles: true }))`,
      name,
      text,
    );
  }
}

/** What the dialog says of its search. @param {Playground} page @returns {Promise<string>} */
const progress = (page) => page.run(`return document.querySelector("dialog .progress")?.textContent ?? ""`);

/** The boards that the dialog has found. @param {Playground} page @returns {Promise<string[]>} */
const finds = (page) => page.run(`return [...document.querySelectorAll("dialog .shelf button")].map(nameOf)`);

for (const [winner, food, moves, walls] of rowsHere(
  /** @type {const} */ ([
    ["Mouse", "It does not matter", 7, 30],
    ["Cat", "Yes", 4, 20],
    ["Nobody", "No", 0, 40],
  ]),
)) {
  test(`a search finds a board as wished, and keeps it until one is taken: ${winner}, cheese ${food}`, async () => {
    const page = await mountPage({ link: EXAMPLE_1 });
    await page.openDialog("Find a board");
    await choose(page, winner);
    await choose(page, food);
    await fillIn(page, {
      Rows: "5",
      Columns: "6",
      "Mouse: up to (cells)": "1",
      "Walls (%)": `${walls}`,
      "Seed (optional)": "7",
    });
    if (winner !== "Nobody") await fillIn(page, { "Minimum number of moves": `${moves}` });
    await page.click("button", "Search");
    await page.until(async () => /^Found\. [\d,]+ tried\. .+\.$/.test(await progress(page)), "a board");
    assert.equal((await finds(page)).length, 1);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], "the board stays until one is taken");
    await fillIn(page, { "Seed (optional)": "8" });
    await page.click("button", "Search");
    await page.until(async () => (await finds(page)).length === 2, "another board");
    await page.run("document.querySelector('dialog .shelf button').click()");
    await page.untilClosed();
    const { editor, solution } = solved((await page.link()).replace(/&view.*/, ""));
    assert.deepEqual([editor.rows, editor.cols, editor.catJump, editor.mouseJump], [5, 6, 1, 1]);
    const verdict = solution.verdict();
    if (winner === "Nobody") assert.equal(verdict.ending, "limit");
    else {
      assert.equal(verdict.winner, winner.toLowerCase());
      assert.ok((verdict.plies ?? 0) >= (winner === "Mouse" ? 13 : 8), `${verdict.plies} plies`);
    }
    await page.openDialog("Find a board");
    assert.equal((await finds(page)).length, 2, "the finds stay");
    await page.closeDialog();
    await page.click("button", "Undo");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], "it was one step");
  });
}

for (const [link, dialog, settings] of /** @type {const} */ ([
  [EXAMPLE_1, "Find a board", { Rows: "8", Columns: "8" }],
  ["graph", "Find a graph", { Nodes: "50" }],
]))
  testOnce(`a search that was stopped goes on where it was: ${dialog}`, async () => {
    const page = await mountPage({ link });
    await page.openDialog(dialog);
    await fillIn(page, { ...settings, "Minimum number of moves": "400", "Seed (optional)": "1" });
    assert.ok(!(await page.names("button")).includes("Go on searching"));
    // In one step: the search might end by itself between two commands.
    const tried = await page.run(`
      const text = () => document.querySelector("dialog .progress")?.textContent ?? "";
      const tried = () => Number(/([\\d,]+) tried/.exec(text())?.[1].replaceAll(",", "") ?? 0);
      const press = (name) => [...document.querySelectorAll("dialog button")].find((button) => nameOf(button) === name).click();
      const searchFor = async (name, atLeast) => {
        press(name);
        do await new Promise(requestAnimationFrame);
        while (!/^Searching\\. /.test(text()) || tried() < atLeast);
        press("Stop");
        while (!/^Stopped\\. /.test(text())) await new Promise(requestAnimationFrame);
        return tried();
      };
      // A search that began anew would have tried far fewer after two or three slices of time.
      return (async () => [await searchFor("Search", 10_000), await searchFor("Go on searching", 0)])()`);
    assert.ok(tried[0] > 0 && tried[1] > tried[0], `${tried}`);
  });

testOnce("what a search has tried is counted on when it goes on without a condition", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Find a board");
  await fillIn(page, { Rows: "8", Columns: "8", "Minimum number of moves": "400", "Seed (optional)": "1" });
  const counts = await page.run(`
    const text = () => document.querySelector("dialog .progress")?.textContent ?? "";
    [...document.querySelectorAll("dialog button")].find((button) => nameOf(button) === "Search").click();
    return (async () => {
      const counts = [];
      for (; !/^Stopped/.test(text()); await new Promise(requestAnimationFrame)) {
        const [, count] = /^Searching\\. ([\\d,]+) tried/.exec(text()) ?? [];
        if (count) counts.push(Number(count.replaceAll(",", "")));
      }
      return counts;
    })()`);
  assert.ok(counts.length > 1);
  for (const [at, count] of counts.entries())
    assert.ok(count >= (counts[at - 1] ?? 0), `${counts[at - 1]}, then ${count}`);
  assert.ok(counts.at(-1) > 60_000, "boards whose loser is walled in were tried, too");
});

testOnce("a graph that either player may win has the cat make as many moves as were asked for, too", async () => {
  const page = await mountPage({ link: "graph" });
  await page.openDialog("Find a graph");
  await choose(page, "Any");
  // With this seed there is a graph on which the cat wins in nine plies: it makes four moves, and then the mouse has to move onto it.
  const numbers = {
    Nodes: "12",
    "Edges (% of all possible)": "30",
    "Minimum number of moves": "5",
    "Seed (optional)": "24",
  };
  await fillIn(page, numbers);
  await page.click("button", "Search");
  await page.untilSeen("dialog .shelf .example", "a find");
  await page.pressElement(await page.run("return document.querySelector('dialog .shelf .example')"));
  await page.untilClosed();
  const { title } = await page.verdict();
  assert.ok(Number(/ wins in (\d+) moves$/.exec(title)?.[1]) >= 5, title);
});

testOnce("a search says why it stopped: it cannot be, or the reader stopped it", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Find a board");
  await fillIn(page, {
    Rows: "8",
    Columns: "8",
    "Minimum number of moves": "100",
    "Seed (optional)": "1",
  });
  const status = () => page.textOf("dialog [role=status]");
  // In one step: on a busy machine the search might end by itself between two commands.
  const seen = await page.run(`
    const text = (selector) => document.querySelector("dialog " + selector)?.textContent ?? "";
    const press = (name) => [...document.querySelectorAll("dialog button")].find((button) => nameOf(button) === name).click();
    press("Search");
    return (async () => {
      while (!/^Searching\\. /.test(text(".progress"))) await new Promise(requestAnimationFrame);
      const status = text("[role=status]");
      press("Stop");
      return status;
    })()`);
  assert.equal(seen, "Searching");
  await page.until(async () => /^Stopped\. /.test(await progress(page)), "the end of the search");
  assert.match(await progress(page), /^Stopped\. [\d,]+ tried\. The best so far: mouse wins in .+\.$/);
  const stopped = await progress(page);
  await page.frames(5);
  assert.equal(await progress(page), stopped);
  assert.equal(await status(), stopped);
  assert.equal((await finds(page)).length, 1, "the best is kept");
  // The longest win of the mouse on a board of this size takes 9 moves: all of them were solved.
  await fillIn(page, { Rows: "3", Columns: "5", "Mouse: up to (cells)": "1", "Minimum number of moves": "9" });
  await page.click("button", "Search");
  await page.until(async () => /^Found\. .+ Mouse wins in 9 moves\.$/.test(await progress(page)), "the longest win");
  const found = await finds(page);
  await fillIn(page, { "Minimum number of moves": "10", "Seed (optional)": "2" });
  await page.click("button", "Search");
  const none = "Nothing fits these settings: they contradict each other, or this size is too small for them.";
  await page.until(async () => (await progress(page)) === none, "the reason");
  assert.deepEqual(await finds(page), found, "what does not fit is not kept");
  // In a row of three cells no game is worth playing, but the mouse can win.
  await fillIn(page, { Rows: "1", Columns: "3", "Walls (%)": "0", "Minimum number of moves": "1" });
  await page.click("button", "Search");
  await page.until(async () => /^Found\. .+ Mouse wins in 1 move\.$/.test(await progress(page)), "a win");
  // In a row of three cells somebody always gets to the cheese, or to the mouse.
  await fillIn(page, { Rows: "1", Columns: "3", "Walls (%)": "0", "Seed (optional)": "1" });
  await page.click("radio", "Nobody");
  assert.equal(
    await page.run(`
      const button = [...document.querySelectorAll("dialog button")].find((each) => nameOf(each) === "Search");
      button.click();
      return new Promise(requestAnimationFrame).then(() => document.querySelector("dialog .progress").textContent)`),
    none,
    "in the first slice",
  );
  await page.closeDialog();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], "the board stays");
});

testOnce("a search ends with its dialog", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Find a board");
  await fillIn(page, { Rows: "8", Columns: "8", "Walls (%)": "0", "Minimum number of moves": "100" });
  await page.click("button", "Search");
  // On a busy machine the search may have ended by itself before it is looked at.
  await page.until(async () => (await progress(page)) !== "", "progress");
  await page.keys(Key.ESCAPE);
  await page.untilClosed();
  await page.frames(5);
  await page.openDialog("Find a board");
  assert.equal(await progress(page), "");
});

/**
 * Whether the loser has at least three other places to go to, and each of the first three moves of the winner could be a mistake.
 * @param {import("cat-and-mouse").Solution | import("cat-and-mouse").GraphSolution} solution
 * @param {(place: number, player: "mouse" | "cat") => number[]} near
 */
function isContested(solution, near) {
  const { winner } = solution.verdict();
  if (winner === null) return false;
  let state = solution.start();
  const loser = winner === "mouse" ? "cat" : "mouse";
  const room = new Set([state[loser]]);
  for (const place of room) for (const next of near(place, loser)) room.add(next);
  let own = 0;
  for (const { by, to } of solution.line().moves) {
    if (by === winner && own < 3) {
      own += 1;
      const all = solution.moves(state.mouse, state.cat, state.turn);
      if (all.every(({ outcome }) => outcome.winner === winner)) return false;
    }
    state = { ...state, [by]: to, turn: by === "mouse" ? "cat" : "mouse" };
  }
  return room.size > 3;
}

/** @param {string} link */
function isContestedBoard(link) {
  const { editor, solution } = solved(link);
  const { rows, cols } = editor;
  const contents = editor.contents();
  return isContested(solution, (cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const around = [
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ];
    return around.flatMap(([row = 0, col = 0]) =>
      row >= 0 && row < rows && col >= 0 && col < cols && contents[row * cols + col] !== "wall"
        ? [row * cols + col]
        : [],
    );
  });
}

/** @param {string} link */
function isContestedGraph(link) {
  const editor = new GraphEditor(link);
  /** @type {number[][]} */
  const lists = JSON.parse(editor.view().text);
  editor.free();
  return isContested(solveGraph(lists), (node, player) =>
    (lists[node] ?? []).filter((other) => player === "mouse" || other !== 0),
  );
}

testOnce("a new board that is found is worth playing, and so is a graph", async () => {
  for (const { link, name, wish, isGood } of [
    {
      link: EXAMPLE_1,
      name: "Find a board",
      wish: { Rows: "5", Columns: "5", "Walls (%)": "40" },
      isGood: isContestedBoard,
    },
    { link: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5", name: "Find a graph", wish: { Nodes: "8" }, isGood: isContestedGraph },
  ]) {
    const page = await mountPage({ link });
    const found = [];
    for (let seed = 1; seed <= 8; seed += 1) {
      await page.openDialog(name);
      await fillIn(page, { ...wish, "Minimum number of moves": "3", "Seed (optional)": `${seed}` });
      await page.click("button", "Search");
      await page.until(async () => (await finds(page)).length === seed, "a game");
      await page.run("document.querySelector('dialog .shelf button').click()");
      await page.untilClosed();
      found.push((await page.link()).replace(/&view.*/, ""));
    }
    assert.equal(new Set(found).size, 8);
    for (const each of found) assert.ok(isGood(each), each);
  }
});

testOnce(
  "a win that is made longer stays worth playing; where that is not found, it is longer all the same",
  async () => {
    /** @param {Playground} page @param {number} seed */
    const longer = async (page, seed) => {
      await page.run("crypto.getRandomValues = (numbers) => numbers.fill(arguments[0])", seed);
      await page.openDialog("Find a board");
      await page.click("radio", "Make this one longer");
      await page.click("button", "Search");
      await page.until(async () => /^Found/.test(await progress(page)), "a longer win");
      await page.run("document.querySelector('dialog .shelf button').click()");
      await page.untilClosed();
      const link = (await page.link()).replace(/&view.*/, "");
      await page.click("button", "Undo");
      return link;
    };
    for (const { link, plies, isPossible } of [
      { link: "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1", plies: 13, isPossible: true },
      // Each longer win of this size is one against a mouse that hardly moves.
      { link: "board=2CM/Fx2&cat=1&mouse=1", plies: 6, isPossible: false },
    ]) {
      const page = await mountPage({ link });
      assert.equal(solved(link).solution.verdict().plies, plies);
      for (const seed of [1, 2, 3]) {
        const found = await longer(page, seed);
        assert.equal(isContestedBoard(found), isPossible, found);
        assert.ok((solved(found).solution.verdict().plies ?? 0) > plies, found);
      }
    }
  },
);

testOnce("where there are fingers, the help begins with what they do", async () => {
  const headings = (/** @type {Playground} */ page) =>
    page.run("return [...document.querySelectorAll('dialog .help h3')].map((heading) => heading.textContent)");
  for (const [link, gesture] of [
    [EXAMPLE_1, "Tap a dotted cell"],
    ["graph", "Tap a ringed node"],
  ]) {
    const page = await mountPage({ link: `${link}` });
    await page.openDialog("Help");
    assert.deepEqual(await headings(page), ["How to play", "Keys"], "a mouse");
    await page.closeDialog();
    await page.run(`
      const { matchMedia } = window;
      window.matchMedia = (query) => query === "(pointer: coarse)" ? { matches: true } : matchMedia(query);
      window.unstub_ = () => Object.assign(window, { matchMedia })`);
    try {
      await page.openDialog("Help");
      assert.deepEqual(await headings(page), ["How to play", "Touch", "Keys"]);
      assert.ok((await page.texts("dialog dt")).includes(`${gesture}`));
    } finally {
      await page.run("window.unstub_()");
    }
  }
});

testOnce("the question mark opens the help, which has the rules and the keys", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.tabTo("row 1, column 1");
  await page.keys("?");
  await untilOpen(page, "Help");
  const { text, keys } = await page.run(`
    return {
      text: document.querySelector("dialog").innerText,
      keys: [...document.querySelectorAll("dialog kbd")].map((key) => key.textContent),
    }`);
  assert.match(text, /How to play/);
  assert.match(text, /The mouse moves first; then they take turns/);
  assert.match(text, /The cat wins if it catches the mouse or reaches the cheese first/);
  for (const key of ["W", "E", "C", "M", "F", "←", "Home", "Enter", "Delete", "Esc", "Ctrl Z", "Ctrl Shift Z", "?"])
    assert.ok(keys.includes(key), `${key} among ${keys}`);
  await page.keys(Key.ESCAPE);
  await page.untilClosed();
  assert.equal(await page.focused(), "row 1, column 1, wall", "the focus is back on the board");
});

testOnce("a question mark that is typed into a number opens nothing", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("spinbutton", "Move limit");
  await page.keys("?");
  assert.equal(await page.dialog(), null);
});

testOnce("to open a dialog pauses play", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Play");
  await page.openDialog("Share");
  assert.ok(!(await page.names("button")).includes("Pause"));
});

/** Begins to note what live regions say. @param {Playground} page */
const listen = (page) =>
  page.run(`
    window.said_ = [];
    const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])";
    window.listening_ = new MutationObserver((changes) => {
      const elements = changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement));
      const regions = elements.map((element) => element?.closest(live));
      for (const region of new Set(regions)) if (region) window.said_.push(region.textContent.trim());
    });
    window.listening_.observe(document.body, { subtree: true, childList: true, characterData: true })`);

/** The sentence of the verdict as it is said. @param {Playground} page */
async function verdictSaid(page) {
  const { title, detail } = await page.verdict();
  return `${title}. ${detail}`;
}

testOnce("a stroke over many cells is announced once, at its end", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await listen(page);
  await page.beginStroke("3,2 3,3 3,4");
  await page.strokeOnTo([3, 5]);
  assert.equal((await page.verdict()).title, "Cat wins in 4 moves", "all on the way is seen");
  assert.deepEqual(await page.run("return window.said_"), [], "and not said");
  await page.endStroke();
  assert.deepEqual(await page.run("return window.said_"), [await verdictSaid(page)]);
});

testOnce("a stroke sets nothing on the document as a whole", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  // Even a language that is set to what it was has the style of every element worked out anew.
  await page.run(`
    window.set_ = [];
    const note = (changes) => window.set_.push(...changes.map(({ attributeName }) => attributeName));
    new MutationObserver(note).observe(document.documentElement, { attributes: true });`);
  await page.stroke("3,2 3,3");
  assert.equal((await page.contents())[2], "M##..");
  assert.deepEqual(await page.run("return window.set_"), []);
});

test("a dragged piece, a step of the line and an undo are announced once each", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await listen(page);
  const said = () => page.run("return window.said_.splice(0)");
  const before = await verdictSaid(page);
  await page.stroke("3,1 3,3 2,5");
  assert.notEqual(await verdictSaid(page), before);
  assert.deepEqual(await said(), [await verdictSaid(page)]);
  await page.click("button", "Undo");
  assert.deepEqual(await said(), [before]);
  await page.click("button", "Next move");
  assert.deepEqual(await said(), ["move 1 of 3. Mouse 2 right to row 3, column 3"]);
  await page.run("document.getElementById('tab-moves').click()");
  await page.run("document.querySelector('.choose').dispatchEvent(new MouseEvent('mouseenter'))");
  assert.deepEqual(await said(), [], "to point at a move is no step");
});

testOnce("a stroke that changes nothing about the verdict is announced all the same, each time", async () => {
  const page = await mountPage({ link: CORNERS });
  await listen(page);
  const said = () => page.run("return window.said_.splice(0)");
  const before = await verdictSaid(page);
  await page.chooseTool("Wall");
  for (const place of placesOf("1,1 1,2 1,1")) {
    await page.press(place);
    assert.equal(await verdictSaid(page), before, "the verdict stays");
    assert.deepEqual(await said(), [before], `${place}`);
  }
  await page.press([1, 3]);
  await page.click("button", "Undo");
  assert.deepEqual(await said(), [before, before]);
});

testOnce("a board that comes by a link is announced, and so is a state of the same board", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await listen(page);
  const said = () => page.run("return window.said_.splice(0)");
  await page.run("location.hash = arguments[0]", "#board=MC1F&cat=2&mouse=1");
  await page.until(async () => (await page.contents()).length === 1, "the board");
  assert.deepEqual(await said(), [await verdictSaid(page)]);

  const link = "board=MC1F&cat=2&mouse=1&m=0&c=2&turn=cat";
  const { solution } = solved(link);
  const title = `Cat wins in ${Math.ceil((solution.result(0, 2, "cat").plies ?? 0) / 2)} move`;
  const told = async () => {
    assert.equal((await page.verdict()).title, title);
    return `This position, cat to move. ${await verdictSaid(page)}`;
  };
  await page.run("location.hash = arguments[0]", `#${link}`);
  await page.until(async () => (await page.contents())[0] === "M.CF", "the state");
  assert.deepEqual(await said(), [await told()]);

  await page.click("tab", "All moves");
  await page.click("button", "Back to the starting position");
  await said();
  await page.paste(`https://example.org/#${link}`);
  await page.untilClosed();
  assert.deepEqual(await page.contents(), ["M.CF"]);
  assert.deepEqual(await said(), [await told()]);
});

testOnce("to close a dialog in which nothing was done says nothing", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.openDialog("Share");
  await listen(page);
  await page.closeDialog();
  assert.deepEqual(await page.run("return window.said_"), []);
});

testOnce("a screen reader hears what a setting has changed", async () => {
  const page = await mountPage({ link: "board=C1/MF&cat=1&mouse=2" });
  await page.stepTo("Rows", 1);
  await page.stepTo("Columns", 1);
  const { title } = await page.verdict();
  assert.match(title, /^Place the \w+ and \w+$/);
  assert.ok((await page.announcement()).startsWith(title), `"${await page.announcement()}" tells of "${title}"`);
});
