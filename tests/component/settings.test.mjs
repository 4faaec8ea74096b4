// The numbers of a puzzle: the size of the board, the jumps, the move limit.
import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { testOnce as test, titleOf } from "../page/playground.mjs";
import { mount, mountPage } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";

test("a smaller board moves its pieces to the nearest free cells", async () => {
  const page = await mount("board=x7/8/4x3/CM5F&cat=1&mouse=2");
  await page.stepTo("Columns", 3);
  assert.deepEqual(await page.contents(), ["#..", "...", "...", "CMF"]);
  await page.stepTo("Rows", 1);
  assert.deepEqual(await page.contents(), ["#CM"], "the food has no place");
  assert.equal((await page.verdict()).title, "Place the cheese");
});

test("a board that is made smaller and larger again is as it was, food and walls included", async () => {
  const page = await mount(EXAMPLE_1);
  await page.stepTo("Rows", 2);
  await page.stepTo("Columns", 4);
  assert.deepEqual(await page.contents(), ["####", "#CMF"]);
  await page.stepTo("Rows", 3);
  await page.stepTo("Columns", 5);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
});

test("on a board of one cell one piece stays; the others are named as missing, and can be placed when it grows", async () => {
  const page = await mount("board=C1/MF&cat=1&mouse=2");
  await page.stepTo("Rows", 1);
  assert.equal((await page.contents()).join("").length, 2);
  await page.stepTo("Columns", 1);
  const [only = ""] = await page.contents();
  assert.match(only, /^[CMF]$/);
  const pieces = { C: "cat", M: "mouse", F: "cheese" };
  const missing = Object.values(pieces).filter((piece) => piece !== pieces[/** @type {"C"} */ (only)]);
  assert.equal((await page.verdict()).title, `Place the ${missing.join(" and ")}`);
  const tools = await page.names("radio");
  for (const piece of missing)
    assert.ok(
      tools.some((name) => name.toLowerCase() === `${piece} (not on the board)`),
      `${piece} among ${tools}`,
    );
  assert.equal(tools.filter((name) => name.includes("not on the board")).length, 2);

  // A newcomer takes the only cell; the other steps off rather than standing there as well.
  const [first = "", second = ""] = missing.map((piece) => piece[0]?.toUpperCase() + piece.slice(1));
  await page.chooseTool(first);
  await page.press([1, 1]);
  assert.deepEqual(await page.contents(), [{ Cat: "C", Mouse: "M", Cheese: "F" }[first]]);

  await page.stepTo("Columns", 3);
  assert.deepEqual([first, second], ["Mouse", "Cheese"]);
  assert.deepEqual(await page.contents(), ["MF."], "what had no place has one again");
  assert.equal((await page.verdict()).title, "Place the cat");
  await page.chooseTool("Cat");
  await page.press([1, 3]);
  assert.equal((await page.contents()).join("").split("").sort().join(""), "CFM");
  assert.equal((await page.verdict()).title, await page.expectedTitle());
  assert.ok((await page.names("radio")).every((name) => !name.includes("not on the board")));
});

test("a board has at most eight rows and columns, and at least one", async () => {
  const page = await mount("board=C6F/8/8/8/8/8/7M&cat=1&mouse=1");
  await page.click("button", "Rows: more");
  assert.equal((await page.contents()).length, 8);
  assert.ok(await page.isDisabled("Rows: more"));
  assert.ok(await page.isDisabled("Columns: more"));
  await page.stepTo("Rows", 1);
  assert.ok(await page.isDisabled("Rows: less"));
  assert.equal((await page.contents()).length, 1);
});

test("the jumps decide", async () => {
  const page = await mount("board=M1C3F&cat=1&mouse=3");
  assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
  await page.click("button", "Mouse jump: more");
  assert.equal((await page.verdict()).title, "Mouse wins in 2 moves");
  await page.stepTo("Cat: up to (cells)", 8);
  assert.ok(await page.isDisabled("Cat jump: more"));
  assert.equal((await page.verdict()).title, titleOf("board=M1C3F&cat=8&mouse=4"));
});

test("a move limit of 78 gives the cat the board that the mouse wins in 79", async () => {
  const page = await mount(LONGEST);
  assert.equal((await page.verdict()).title, "Mouse wins in 40 moves");
  await page.type("Move limit", "79");
  assert.equal((await page.verdict()).title, "Mouse wins in 40 moves");
  await page.type("Move limit", "78");
  const { title, detail } = await page.verdict();
  assert.equal(title, "Cat wins at the move limit");
  assert.equal(detail, "Without it, the mouse wins in 40 moves.");
  assert.equal((await page.moveList()).length, 78);
  assert.ok((await page.text()).includes("The move limit of 78 moves by both is reached: the cat wins."));
});

/** @type {[setting: string, typed: string, why: RegExp][]} */
const REFUSED = [
  ["Rows", "0", /1 to 8 rows/],
  ["Rows", "9", /1 to 8 rows/],
  ["Rows", "", /1 to 8 rows/],
  ["Columns", "9", /1 to 8 columns/],
  ["Columns", "-3", /1 to 8 columns/],
  ["Cat: up to (cells)", "0", /whole number from 1 to 8/],
  ["Mouse: up to (cells)", "9", /whole number from 1 to 8/],
  ["Mouse: up to (cells)", "", /whole number from 1 to 8/],
  ["Move limit", "0", /whole number from 1 to 10,000/],
  ["Move limit", "", /whole number from 1 to 10,000/],
];

test("what cannot be is refused in a sentence, and the value in force comes back", async () => {
  const page = await mount(EXAMPLE_1);
  for (const [setting, typed, why] of REFUSED) {
    const before = await page.value(setting);
    await page.type(setting, typed);
    const what = `${setting} "${typed}"`;
    const [alert = "", ...more] = await page.alerts();
    assert.match(alert, why, what);
    assert.deepEqual(more, [], what);
    const field = await page.find("spinbutton", setting);
    assert.equal(await field.getAttribute("aria-invalid"), "true", what);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], `${what} keeps the board`);
    assert.equal((await page.verdict()).title, "Mouse wins in 3 moves", what);
    await page.keys(Key.TAB);
    assert.equal(await page.value(setting), before, `${what}: the value comes back`);
    assert.deepEqual(await page.alerts(), [alert], `${what}: it still says why`);
    assert.ok(
      alert.endsWith(
        ` ${setting.replace(": up to (cells)", " jump")} stays at ${Number(before).toLocaleString("en")}.`,
      ),
      alert,
    );
    assert.equal(await field.getAttribute("aria-invalid"), "false", what);
  }
});

for (const [language, words] of /** @type {const} */ ([
  ["en", { rows: "Rows", more: "Rows: more", why: "A board has 1 to 8 rows and 1 to 8 columns. Rows stays at 3." }],
  ["zh", { rows: "行数", more: "行数：增加", why: "棋盘有 1 到 8 行、1 到 8 列。行数仍为 3。" }],
]))
  test(`twenty rows are refused, and why is said until something else changes the board: ${language}`, async () => {
    const page = await mount(EXAMPLE_1, "line", { language });
    await page.type(words.rows, "20");
    assert.deepEqual(await page.alerts(), [words.why]);
    await page.keys(Key.TAB);
    assert.equal(await page.value(words.rows), "3");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    assert.deepEqual(await page.alerts(), [words.why], "the field has its value again, and it still says why");
    await page.click("button", words.more);
    assert.deepEqual(await page.alerts(), []);
  });

test("half a number is refused while it is typed: 10001, 2.5", async () => {
  const page = await mount(EXAMPLE_1);
  await page.type("Move limit", "10001");
  assert.match((await page.alerts()).join(), /1 to 10,000/);
  await page.keys(Key.TAB);
  assert.equal(await page.value("Move limit"), "1000", "as far as it could be");
  await page.type("Cat: up to (cells)", "1.5");
  assert.match((await page.alerts()).join(), /whole number/);
  await page.keys(Key.TAB);
  assert.equal(await page.value("Cat: up to (cells)"), "1");
});

test("a good number takes the refusal away at once", async () => {
  const page = await mount(EXAMPLE_1);
  await page.type("Mouse: up to (cells)", "9");
  assert.equal((await page.alerts()).length, 1);
  await page.type("Mouse: up to (cells)", "4");
  assert.deepEqual(await page.alerts(), []);
  assert.equal((await page.verdict()).title, titleOf("board=xxxxF/xC3/M4&cat=1&mouse=4"));
});

test("what was typed and is refused or typed back is no step: there is nothing to undo, and nothing to redo", async () => {
  const page = await mount(EXAMPLE_1);
  for (const [setting, typed] of /** @type {const} */ ([
    ["Rows", "10"],
    ["Mouse: up to (cells)", "42"],
  ])) {
    await page.type(setting, typed);
    assert.equal((await page.alerts()).length, 1, setting);
    await page.keys(Key.TAB);
    assert.deepEqual(
      [await page.isDisabled("Undo"), await page.isDisabled("Redo")],
      [true, true],
      `${setting} refused`,
    );
  }
  await page.type("Cat: up to (cells)", "3");
  await page.keys(Key.BACK_SPACE, "1", Key.TAB);
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.deepEqual([await page.isDisabled("Undo"), await page.isDisabled("Redo")], [true, true], "typed back");
  await page.type("Cat: up to (cells)", "3");
  await page.keys(Key.TAB);
  await page.click("button", "Undo");
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.ok(await page.isDisabled("Undo"), "what stays is one step");
});

test("the rules say how far each player jumps on the board that is shown", async () => {
  const page = await mountPage({ link: "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1" });
  const rule = () => page.textOf(".how-to-play .menu-panel p");
  await page.unfold("How to play");
  assert.match(await rule(), /^The mouse moves first.* The cat jumps up to 3 cells, the mouse 1\.$/);
  await page.stepTo("Mouse: up to (cells)", 2);
  assert.match(await rule(), / The cat jumps up to 3 cells, the mouse up to 2\.$/);
  await page.switchTo("zh");
  assert.match(await rule(), /^老鼠先走.*猫一步最多走 3 格，老鼠一步最多走 2 格。$/);
});

test("after a board has lost its row with the focus, Tab still reaches one cell", async () => {
  const page = await mount(EXAMPLE_1);
  const reached = () => page.run("return document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length");
  await page.run('document.querySelector(\'[data-row="2"][data-col="0"]\').focus()');
  await page.stepTo("Rows", 2);
  assert.equal(await reached(), 1);
});
