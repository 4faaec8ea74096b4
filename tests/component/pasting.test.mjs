// A board from text, through the dialog for that.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { rowsHere, testOnce } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

const BEFORE = "board=MCxF&cat=3&mouse=4&limit=99";
const EXAMPLE_1 = ["####F", "#C...", "M...."];
const FIELD = "Text with one or more boards";

/** @type {[kind: string, text: string, settings: [cat: string, mouse: string, limit: string]][]} */
const TEXTS = [
  ["a list from a program", `["####F", "#C...", "M...."]`, ["3", "4", "99"]],
  ["LeetCode's test case", `["####F","#C...","M...."]\n1\n2\n`, ["1", "2", "99"]],
  ["LeetCode's statement", `Input: grid = ["####F","#C...","M...."], catJump = 1, mouseJump = 2`, ["1", "2", "99"]],
  ["bare rows", "####F\n#C...\nM....\n", ["3", "4", "99"]],
  ["a link", "https://example.org/somewhere/#board=xxxxF/xC3/M4&cat=1&mouse=2&lang=en", ["1", "2", "1000"]],
];

test("a board is pasted in each of these forms", async () => {
  const page = await mountPage({ link: BEFORE });
  for (const [kind, text, settings] of rowsHere(TEXTS)) {
    await page.paste(text);
    await page.untilClosed();
    assert.deepEqual(await page.contents(), EXAMPLE_1, kind);
    assert.deepEqual(await page.values("Cat: up to (cells)", "Mouse: up to (cells)", "Move limit"), settings, kind);
    const { title, detail } = await page.verdict();
    assert.equal(title, await page.expectedTitle(), kind);
    assert.equal(await page.announcement(), `${title}. ${detail}`, kind);
    assert.equal(await page.focused(), "Paste", "the focus is back where the dialog was opened");
    await page.click("button", "Undo");
    assert.deepEqual(await page.contents(), ["MC#F"], kind);
    assert.equal(await page.value("Cat: up to (cells)"), "3", kind);
    assert.ok(await page.isDisabled("Undo"), "it was one step");
  }
});

const CASES = `["####F","#C...","M...."]\n1\n2\n["M.C...F"]\n1\n4\n["M.C...F"]\n1\n3\n`;

/** The switch between the cases: what each is called, what stands there, and which one is shown. @param {import("../page/playground.mjs").Playground} page */
const cases = (page) =>
  page.run(`
    const section = document.querySelector(".cases");
    return section && {
      head: [...section.querySelectorAll("h2, p")].map((each) => each.innerText.trim()),
      entries: [...section.querySelectorAll("li button")].map((each) => [nameOf(each), each.innerText.trim()]),
      shown: [...section.querySelectorAll("[aria-current=true]")].map(nameOf),
    }`);

testOnce("several test cases are read at once, and one switches between them", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.paste(`${CASES}true\ntrue\ntrue\n`);
  await page.untilClosed();
  assert.deepEqual(await page.contents(), EXAMPLE_1);
  assert.deepEqual(await cases(page), {
    head: ["3 cases", "Each case shows the expected answer / the solver’s answer. They differ in 1 case (✗)."],
    entries: [
      ["Case 1: expected true, solver says true", "1 true / true"],
      ["Case 2: expected true, solver says true", "2 true / true"],
      ["Case 3: expected true, solver says false", "3 true / false ✗"],
    ],
    shown: ["Case 1: expected true, solver says true"],
  });
  await page.click("button", "Case 3");
  assert.deepEqual(await page.contents(), ["M.C...F"]);
  assert.equal(await page.value("Mouse: up to (cells)"), "3");
  assert.deepEqual((await cases(page)).shown, ["Case 3: expected true, solver says false"]);
  assert.ok((await page.announcement()).startsWith((await page.verdict()).title));
  await page.press([1, 2]);
  assert.deepEqual((await cases(page)).shown, [], "a board that was changed is no longer the case");
  await page.click("button", "Case 2");
  assert.deepEqual(await page.contents(), ["M.C...F"], "each case is as it was pasted");
  await page.click("button", "Close the cases");
  assert.equal(await cases(page), null);
  assert.deepEqual(await page.contents(), ["M.C...F"], "the board stays");
});

testOnce("cases without expected outputs are only solved; another board ends them", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.paste(CASES);
  await page.untilClosed();
  const { head, entries } = await cases(page);
  assert.deepEqual(head, ["3 cases"]);
  assert.deepEqual(entries[2], ["Case 3: nothing expected, solver says false", "3 false"]);
  await page.paste("C.M\n..F");
  await page.untilClosed();
  assert.equal(await cases(page), null);
});

testOnce("a link to another board ends the cases", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.paste(CASES);
  await page.untilClosed();
  assert.notEqual(await cases(page), null);
  await page.follow("board=M.F/..C&cat=1&mouse=1");
  assert.equal(await cases(page), null);
});

testOnce("one test case says in a sentence what it expects, in Chinese too", async () => {
  const page = await mountPage({ link: BEFORE });
  const said = async () => (await cases(page))?.head;
  await page.paste(`["M.C...F"]\n1\n3\nfalse\n`);
  await page.untilClosed();
  assert.deepEqual(await said(), ["Expected false, and the solver says false."]);
  await page.switchTo("zh");
  assert.deepEqual(await said(), ["预期 false，求解器的结果也是 false。"]);
  await page.switchTo("en");
  await page.paste(`["M.C...F"]\n1\n3\ntrue\n`);
  await page.untilClosed();
  assert.deepEqual(await said(), ["Expected true, but the solver says false."]);
  await page.switchTo("zh");
  assert.deepEqual(await said(), ["预期 true，但求解器的结果是 false。"]);
  await page.switchTo("en");
  await page.paste(`["C.....F"]\n1\n3\ntrue\n`);
  await page.untilClosed();
  assert.deepEqual(await said(), ["Expected true."], "the solver says what is missing");
});

testOnce("with another move limit, the board is no longer the case either", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.paste(`["M.C...F"]\n1\n4\ntrue\n`);
  await page.untilClosed();
  assert.deepEqual((await cases(page))?.head, ["Expected true, and the solver says true."]);
  await page.type("Move limit", "1");
  assert.equal(await cases(page), null);
});

testOnce("several test cases in Chinese", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.switchTo("zh");
  page.language = "zh";
  await page.openDialog("粘贴");
  await page.fill("含有一个或多个棋盘的文字", `${CASES}true\ntrue\nfalse\n`);
  await page.click("button", "载入");
  await page.untilClosed();
  const { head, entries } = await cases(page);
  assert.deepEqual(head, ["3 个用例", "每个用例显示：预期结果 / 求解器的结果。"]);
  assert.deepEqual(entries[2], ["用例 3：预期 false，求解器得到 false", "3 false / false"]);
});

testOnce("an unfinished board is pasted too", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.paste("C..\n..F");
  await page.untilClosed();
  assert.equal((await page.verdict()).title, "Place the mouse");
});

/** @type {[text: string, why: RegExp, selected: string | null][]} */
const WRONG = [
  [`["####F","#C...","M..Z."]`, /“Z” at row 3, column 4 is not a valid cell/, "Z"],
  ["####F\n#C...\nM..M.\n", /second mouse at row 3, column 4/, "M"],
  [`["####F","#C...","M...."]\n1\n9`, /A jump is a whole number from 1 to 8/, "9"],
  ["#board=xxxxF/xC3/M4&cat=1&mouse=2&limit=0", /move limit is a whole number/, "0"],
  ["Good morning", /There is no board in this text/, null],
  ["", /There is no board in this text/, null],
  ['["MCF"]\n1', /How far does the mouse jump\? Write mouseJump = and a number from 1 to 8 below the board\./, null],
];

test("a text that holds no board changes nothing, and says what is wrong", async () => {
  const page = await mountPage({ link: "board=xxxxF/xC3/M4&cat=1&mouse=2" });
  await page.click("button", "Next move", 2);
  const before = { contents: await page.contents(), link: await page.link() };
  const announcement = await page.announcement();
  for (const [text, why, selected] of rowsHere(WRONG)) {
    await page.paste(text);
    await page.until(async () => (await page.alerts()).length > 0, "what is wrong");
    const [alert = "", ...more] = await page.alerts();
    assert.match(alert, why);
    assert.deepEqual(more, []);
    assert.equal(await page.dialog(), "Paste a board", "the dialog stays open");
    const field = await page.field(FIELD);
    assert.equal(field.text, text, "the text stays");
    if (selected !== null) {
      assert.equal(field.selected, selected, "what is at fault is selected");
      assert.equal(await page.focused(), FIELD);
    }
    assert.equal(await (await page.find("textbox", FIELD)).getAttribute("aria-invalid"), "true");

    await page.keys(Key.ESCAPE);
    await page.untilClosed();
    assert.equal(await page.focused(), "Paste", "the focus is back where the dialog was opened");
    assert.deepEqual({ contents: await page.contents(), link: await page.link() }, before);
    assert.equal(await page.ply(), "step 2 of 5");
    assert.equal(await page.announcement(), announcement);
    assert.ok(await page.isDisabled("Undo"));
    await page.openDialog("Paste");
    assert.deepEqual(await page.alerts(), [], "what was wrong is forgotten");
    assert.deepEqual(await page.field(FIELD), { text: "", selected: "" });
    assert.equal(await (await page.find("textbox", FIELD)).getAttribute("aria-invalid"), "false");
    await page.keys(Key.ESCAPE);
    await page.untilClosed();
  }
});

testOnce("pasted code is no board, and the way to Check code is shown", async () => {
  const page = await mountPage({ link: BEFORE });
  const toCode = () => page.texts("dialog a");
  await page.paste("Good morning");
  await page.until(async () => (await page.alerts()).length > 0, "what is wrong");
  assert.deepEqual(await toCode(), []);
  await page.keys(Key.ESCAPE);
  await page.untilClosed();
  await page.paste("class Solution:\n    def canMouseWin(self, grid, catJump, mouseJump):\n        return True\n");
  await page.until(async () => (await page.alerts()).length > 0, "what is wrong");
  assert.match((await page.alerts()).join(), /There is no board in this text/);
  assert.match(await page.run("return document.querySelector('dialog form').innerText"), /This looks like a program\./);
  assert.deepEqual(await toCode(), ["Check code"]);
  await page.click("link", "Check code");
  await page.untilClosed();
  await page.untilSeen("cm-check", "Check code");
});

testOnce("what is at fault is typed over, and the board is read: by keyboard alone", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.tabTo("Paste");
  await page.keys(Key.ENTER);
  await page.until(async () => (await page.dialog()) !== null, "the dialog");
  assert.equal(await page.focused(), FIELD, "one can paste at once");
  await page.keys(..."####F", Key.ENTER, ..."#C.?.", Key.ENTER, ..."M....");
  await page.tabTo("Load");
  await page.keys(" ");
  await page.until(async () => (await page.alerts()).length > 0, "what is wrong");
  assert.match((await page.alerts()).join(), /“\?” at row 2, column 4/);
  await page.keys(".");
  assert.equal((await page.field(FIELD)).text, EXAMPLE_1.join("\n"));
  await page.tabTo("Load");
  await page.keys(Key.ENTER);
  await page.untilClosed();
  assert.deepEqual(await page.contents(), EXAMPLE_1);
  assert.equal(await page.focused(), "Paste");
});

testOnce("letters that are typed there choose no tools and open no help", async () => {
  const page = await mountPage({ link: BEFORE });
  await page.openDialog("Paste");
  await page.click("textbox", FIELD);
  await page.keys(..."mcf?");
  assert.equal((await page.field(FIELD)).text, "mcf?");
  assert.equal(await page.dialog(), "Paste a board");
  await page.closeDialog();
  assert.equal(await page.run(`return nameOf(document.querySelector("input[name=tool]:checked"))`), "Wall");
});
