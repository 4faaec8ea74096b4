// What the tests of the views share: puzzles solved here, and what a view shows, as text.
import assert from "node:assert/strict";
import { Editor, solve } from "cat-and-mouse";
import "./playground.mjs";
import { en, zh } from "./words.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("selenium-webdriver").WebElement} WebElement */
/** @typedef {import("./words.mjs").Words} Words */
/** @typedef {import("../../www/i18n/language").Language} Language */
/** @typedef {import("../../www/model/names").ViewName} ViewName */
/** @typedef {import("cat-and-mouse").Cell} Cell */
/** @typedef {import("cat-and-mouse").Player} Player */
/** @typedef {import("cat-and-mouse").Move} Move */
/** @typedef {{ mouse: Cell, cat: Cell, turn: Player }} State */

export { en, zh };

export const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
export const CLOSED_ROOM = "board=C3x/3xF/4x/M4&cat=2&mouse=5";
export const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
export const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
/** Over the cat, onto the food: and one cell short of that. */
export const OVER_THE_CAT = "board=M1C3F&cat=1&mouse=4";
export const ONE_SHORT = "board=M1C3F&cat=1&mouse=3";

/** A puzzle and its solutions, worked out here. @param {string} link */
export function puzzleOf(link) {
  const editor = new Editor(link);
  const { rows, cols, catJump, mouseJump, moveLimit } = editor;
  const grid = editor.grid();
  const painted = editor.contents();
  /** @type {State} */
  const start = { mouse: painted.indexOf("mouse"), cat: painted.indexOf("cat"), turn: "mouse" };
  const food = painted.indexOf("food");
  return {
    editor,
    rows,
    cols,
    grid,
    catJump,
    mouseJump,
    moveLimit,
    start,
    /** The solution, with the plies that are left after `ply`. @param {number} [ply] */
    solution: (ply = 0) => solve(grid, catJump, mouseJump, { moveLimit: moveLimit - ply }),
    /** @param {State} state */
    linkOf: ({ mouse, cat, turn }) => editor.stateLink(mouse, cat, turn),
    /**
     * The labels of all cells.
     * @param {State} state
     * @param {{ words?: Words, marks?: (string | null)[] }} [how] what a view says of each cell
     */
    labels: (state, { words = en, marks = [] } = {}) =>
      painted.map((content, cell) => {
        const bare = content === "wall" ? "wall" : "floor";
        const shown = cell === state.cat ? "cat" : cell === state.mouse ? "mouse" : cell === food ? "food" : bare;
        return words.cell(Math.floor(cell / cols), cell % cols, shown, marks[cell] ?? null);
      }),
  };
}

/** @typedef {ReturnType<typeof puzzleOf>} Puzzle */

/** The state after a move. @param {State} state @param {Move} move @returns {State} */
export function after(state, { by, to }) {
  return { ...state, [by]: to, turn: by === "mouse" ? "cat" : "mouse" };
}

/** Arguments for a solution. @param {State} state @returns {[Cell, Cell, Player]} */
export function asked({ mouse, cat, turn }) {
  return [mouse, cat, turn];
}

// What is heard and read there: without what is hidden from screen readers.
const SAID = `
  const said = (element) => {
    if (element.getAttribute("aria-label") !== null) return element.getAttribute("aria-label");
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const panel = document.querySelector("[role=tabpanel]") ?? document.querySelector("main .play");
`;

/** Runs in the page, where `said(element)` and `panel` are known. @param {Playground} page @param {string} script @param {...unknown} args */
export function look(page, script, ...args) {
  return page.run(SAID + script, ...args);
}

/** Chooses a tab. @param {Playground} page @param {ViewName} name @param {Words} [words] */
export async function openView(page, name, words = en) {
  const tab = await look(
    page,
    "return [...document.querySelectorAll('[role=tab], .more button')].find((tab) => said(tab) === arguments[0]) ?? null",
    words.view[name],
  );
  assert.ok(tab, `there is no tab "${words.view[name]}"`);
  await page.pressElement(tab);
  assert.equal(
    await tab.getAttribute((await tab.getAttribute("role")) === "tab" ? "aria-selected" : "aria-current"),
    "true",
  );
}

/** The labels of the cells. @param {Playground} page @returns {Promise<string[]>} */
export function cellLabels(page) {
  return look(page, "return [...document.querySelectorAll('[role=grid] [role=gridcell]')].map(said)");
}

/** The paragraphs of the open view. @param {Playground} page @returns {Promise<string[]>} */
export function paragraphs(page) {
  return look(page, "return [...panel.querySelectorAll('p')].map(said)");
}

/** The headings of the open view. @param {Playground} page @returns {Promise<string[]>} */
export function headings(page) {
  return look(page, "return [...panel.querySelectorAll('h3')].map(said)");
}

/**
 * A control of the open view. Its name is matched exactly, or else from its beginning.
 * @param {Playground} page
 * @param {"button" | "radio" | "slider" | "link" | "summary" | "combobox"} role
 * @param {string} name
 * @param {string} [group] the name of the group of radio buttons
 * @returns {Promise<WebElement>}
 */
export async function control(page, role, name, group = "") {
  const { found, names } = await look(
    page,
    `const [role, name, group] = arguments;
     const css = { button: "button", radio: "input[type=radio]", slider: "input[type=range]", link: "a", summary: "summary", combobox: "select" };
     const groupOf = (element) => said(element.closest("fieldset")?.querySelector("legend") ?? panel);
     const each = [...panel.querySelectorAll(css[role])].filter((element) => group === "" || groupOf(element) === group);
     const label = (element) => said(element.labels?.[0] ?? element);
     const controlName = (element) => element.getAttribute("aria-label") ?? label(element);
     return {
       names: each.map(controlName),
       found: each.find((one) => controlName(one) === name) ?? each.find((one) => controlName(one).startsWith(name)) ?? null,
     }`,
    role,
    name,
    group,
  );
  assert.ok(found, `the view has no ${role} "${name}", only ${names.join("; ")}`);
  return found;
}

/** @param {Playground} page @param {Parameters<typeof control>[1]} role @param {string} name @param {string} [group] */
export async function use(page, role, name, group) {
  await page.pressElement(await control(page, role, name, group));
}

/** What the view "Moves" shows: the heading of each group, and what is said of each move. @param {Playground} page @returns {Promise<[string, string[]][]>} */
export function allMoves(page) {
  return look(
    page,
    `return [...panel.querySelectorAll("section")].map((section) => [
       said(document.getElementById(section.getAttribute("aria-labelledby"))),
       [...section.querySelectorAll("button.choose, li button:not(.why-not)")].map(said),
     ])`,
  );
}

/** What All moves says of a move. @param {import("cat-and-mouse").RankedMove} move @param {number} cols @param {Words} [words] @param {boolean} [isBest] */
export function choiceWords(move, cols, words = en, isBest = move.best) {
  const parts = [words.outcome(move.outcome), words.move(move, cols, null), ...(isBest ? [words.allMoves.best] : [])];
  return parts.join(" ");
}

/** What All moves is to show of a state. @param {Puzzle} puzzle @param {State} state @param {number} [ply] @param {Words} [words] */
export function expectedMoves(puzzle, state, ply = 0, words = en) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  const moves = puzzle.solution(ply).moves(...asked(state));
  // Where all moves are equally good, none is called the best.
  const differ = moves.some(({ best }) => !best);
  for (const move of moves) {
    const { ending, winner } = move.outcome;
    const group = ending === "limit" ? "limit" : winner === move.by ? "winning" : "losing";
    const heading = words.allMoves.group[group](move.by);
    groups.set(heading, [...(groups.get(heading) ?? []), choiceWords(move, puzzle.cols, words, differ && move.best)]);
  }
  return [...groups];
}

/** Waits until the address is this. @param {Playground} page @param {string} link */
export async function untilAddress(page, link) {
  await page.until(async () => (await hashOf(page)) === link, `the address ${link}`);
}

/** @param {Playground} page @returns {Promise<string>} */
async function hashOf(page) {
  return decodeURIComponent((await page.run("return location.hash")).slice(1));
}

/** Takes the pointer to where it points at nothing. @param {Playground} page */
export async function pointAway(page) {
  await page.driver.actions().move({ x: 1, y: 1 }).perform();
}

/** What the canvas shows; only good to be compared. @param {Playground} page @returns {Promise<string>} */
export function drawn(page) {
  return page.run("return [...document.querySelectorAll('cm-board canvas')].map((layer) => layer.toDataURL()).join()");
}
