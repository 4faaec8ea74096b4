// Paste: a board or several test cases from text. Reading texts and their errors is tested in Rust and at the boundary.
import { expect, test } from "vitest";
import { EXAMPLE_1, START } from "../harness/games.mjs";
import { paste } from "./dialogs";
import { click, follow, key, open, shown, type } from "./screen";
import { alerts, all, announced, board, find, focusedName, nameOf, text } from "./seen";

const BEFORE = "board=MCxF&cat=3&mouse=4&limit=99";
const FIELD = "Text with one or more boards";
const CASES = `["####F","#C...","M...."]\n1\n2\n["M.C...F"]\n1\n4\n["M.C...F"]\n1\n3\n`;

const verdict = () => text("#verdict");
const title = () => text("dialog[open] .sheet-title");
const numbers = () => ["Cat: up to (cells)", "Mouse: up to (cells)", "Move limit"].map((name) => number(name).value);
const number = (name: string) => find("spinbutton", name) as HTMLInputElement;
const field = () => find("textbox", FIELD) as HTMLTextAreaElement;

/** The row of cases: its label, the name of each, and the current one. */
function cases() {
  const entries = all(".cases li button");
  return {
    said: all(".cases :is(h2, p)").map((each) => each.textContent?.trim()),
    entries: entries.map((each) => `${nameOf(each)} | ${each.textContent?.replace(/\s+/g, " ").trim()}`),
    shown: entries.findIndex(({ ariaCurrent }) => ariaCurrent === "true") + 1,
  };
}
const NONE = { said: [], entries: [], shown: 0 };

for (const [form, pasted, expected] of [
  ["a list from a program", `["####F", "#C...", "M...."]`, ["3", "4", "99"]],
  ["LeetCode's test case", `["####F","#C...","M...."]\n1\n2\n`, ["1", "2", "99"]],
  ["LeetCode's statement", `Input: grid = ["####F","#C...","M...."], catJump = 1, mouseJump = 2`, ["1", "2", "99"]],
  ["bare rows", "####F\n#C...\nM....\n", ["3", "4", "99"]],
  ["a link", "https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2&lang=en", ["1", "2", "1000"]],
] as const)
  test(`a board is pasted as one step, and the numbers that the text does not name stay: ${form}`, async () => {
    await open(BEFORE);
    await paste(pasted);
    expect([title(), focusedName(), board(), numbers(), cases()]).toEqual(["", "Paste", START, expected, NONE]);
    expect(announced().startsWith(`${verdict()}. `)).toBe(true);
    await click("button", "Undo");
    expect([board(), numbers()]).toEqual([["MC#F"], ["3", "4", "99"]]);
    expect(find("button", "Undo").ariaDisabled).toBe("true");
  });

for (const [how, leave] of [
  ["other text", () => paste("C.M\n..F")],
  ["a link", () => follow("board=M.F/..C&cat=1&mouse=1")],
] as const)
  test(`cases without expected answers are only solved; ${how} ends them`, async () => {
    await open(BEFORE);
    await paste(CASES);
    expect(cases()).toMatchObject({ said: ["3 cases"], shown: 1 });
    expect(cases().entries[2]).toBe("Case 3: nothing expected, solver says false | 3 false");
    await leave();
    expect(cases()).toEqual(NONE);
  });

test("one case is a sentence about what it expects, until the board is no longer the case", async () => {
  await open(BEFORE);
  for (const [pasted, said] of [
    [`["M.C...F"]\n1\n3\nfalse`, /^Expected false, and the solver/],
    [`["M.C...F"]\n1\n3\ntrue`, /^Expected true, but the solver/],
    [`["C.....F"]\n1\n3\ntrue`, /^Expected true\.$/],
  ] as const) {
    await paste(pasted);
    expect(cases()).toEqual({ ...NONE, said: [expect.stringMatching(said)] });
  }
  await paste(`["M.C...F"]\n1\n4\ntrue`);
  await type("spinbutton", "Move limit", "1");
  expect(cases()).toEqual(NONE);
});

test("a text that holds no board changes nothing, and says what is wrong with what is selected", async () => {
  await open(EXAMPLE_1);
  await click("button", "Next move");
  const before = [board(), announced(), location.hash];
  for (const [pasted, why, selected] of [
    [`["####F","#C...","M..Z."]`, /“Z” at row 3, column 4/, "Z"],
    ["Good morning", /no board in this text/, ""],
    ['["MCF"]\n1', /mouseJump = /, null],
  ] as const) {
    await paste(pasted);
    expect([title(), field().value, field().ariaInvalid]).toEqual(["Paste a board", pasted, "true"]);
    expect(alerts()).toEqual([expect.stringMatching(why)]);
    expect(focusedName()).toBe(FIELD);
    const { value, selectionStart, selectionEnd } = field();
    if (selected !== null) expect(value.slice(selectionStart, selectionEnd)).toBe(selected);
    await click("button", "Close");
    expect([focusedName(), board(), announced(), location.hash]).toEqual(["Paste", ...before]);
    expect(find("button", "Undo").ariaDisabled).toBe("true");
    await click("button", "Paste");
    expect([alerts(), field().value, field().ariaInvalid], "what was wrong is forgotten").toEqual([[], "", "false"]);
    await click("button", "Close");
  }
});

test("a dialog lets one type at once, and letters there choose no tool; what is wrong is put right in place", async () => {
  await open(BEFORE);
  await click("button", "Paste");
  expect(focusedName()).toBe(FIELD);
  for (const letter of "mcf?") await key(letter);
  expect(title()).toBe("Paste a board");
  await type("textbox", FIELD, "####F\n#C.?.\nM....");
  await click("button", "Load");
  expect(alerts()).toHaveLength(1);
  field().setRangeText(".");
  await click("button", "Load");
  expect([title(), board()]).toEqual(["", START]);
  expect(all<HTMLInputElement>(".tools :checked").map(({ value }) => value)).toEqual(["wall"]);
});

test("pasted code is no board, and leads to Check code", async () => {
  await open(BEFORE);
  const links = () => all("dialog a").map(nameOf);
  await paste("Good morning");
  expect(links()).toEqual([]);
  await type("textbox", FIELD, "class Solution:\n    def canMouseWin(self, grid, catJump, mouseJump):\n");
  await click("button", "Load");
  expect([alerts().length, links()]).toEqual([1, ["Check code"]]);
  document.querySelector<HTMLElement>("dialog a")?.click();
  await expect.poll(() => all("cm-check").length).toBe(1);
  await shown();
  expect(title()).toBe("");
});
