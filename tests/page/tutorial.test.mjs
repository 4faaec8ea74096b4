// The tutorial: its boards live, its numbers are those of the boards, and both languages tell the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/webdriverjs";
import { compareMethods, Editor, labelStates, wallEffects } from "cat-and-mouse";
import { testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open } = withBrowser();

const PATHS = { en: "www/tutorial/index.html", zh: "www/tutorial/zh.html" };

/** @param {"en" | "zh"} language @param {{ width?: number, height?: number }} [size] */
async function openTutorial(language, size = {}) {
  const page = await open({ path: PATHS[language], ...size });
  await allNumbers(page);
  return page;
}

/** Waits until the last board, which is solved last, is solved. @param {Playground} page */
const allNumbers = (page) =>
  page.until(
    () => page.run("return [...document.querySelectorAll('output.live')].every((place) => place.value !== '…')"),
    "all numbers",
  );

/** What stands in the text. @param {Playground} page @returns {Promise<{ board: string, of: string, value: string, link: string }[]>} */
function numbers(page) {
  return page.run(`
    return [...document.querySelectorAll("output.live")].map((place) => {
      const { board, of } = place.dataset;
      return { board, of, value: place.value, link: document.getElementById(board).link };
    })`);
}

/** What is to stand there. @param {string} of @param {string} link @param {"en" | "zh"} language */
function expected(of, link, language) {
  const number = new Intl.NumberFormat(language);
  const editor = new Editor(link);
  const floor = editor.grid().join("").replaceAll("#", "").length;
  const table = ["mouse", "cat"].flatMap((turn) => [...editor.solve().table(/** @type {"mouse"} */ (turn))]);
  const states = table.filter((entry) => entry !== 0xc000);
  if (of === "floor") return number.format(floor);
  if (of === "states") return number.format(2 * floor * floor);
  if (of === "draw") return number.format(states.filter((entry) => entry >> 14 === 0).length);
  if (of === "layers") return number.format(Math.max(...states.map((entry) => entry & 0x3fff)));
  if (of === "plies") return number.format(editor.solve().verdict().plies ?? editor.moveLimit);
  const [method = "", what = ""] = of.split(".");
  const { moveLimit, catJump, mouseJump } = editor;
  const compared = compareMethods(editor.grid(), catJump, mouseJump, { moveLimit });
  const { mouseWins, moves } = compared[/** @type {"byTurns"} */ (method)];
  if (what === "moves") return number.format(moves);
  const winner = method === "depthFirst" ? mouseWins : editor.solve().verdict().winner === "mouse";
  return { en: ["cat", "mouse"], zh: ["猫", "老鼠"] }[language][Number(winner)];
}

for (const language of /** @type {const} */ (["en", "zh"])) {
  test(`every number is that of its board: ${language}`, async () => {
    const page = await openTutorial(language);
    const found = await numbers(page);
    assert.ok(found.length > 15, `${found.length} numbers`);
    for (const { board, of, value, link } of found)
      assert.equal(value, expected(of, link, language), `${of} of ${board}: ${link}`);
  });
}

test("the numbers follow the board", async () => {
  const page = await openTutorial("en");
  const before = await numbers(page);
  // A wall on the counted board, drawn with the pointer.
  await page.run(`
    const board = document.getElementById("counted");
    board.scrollIntoView({ block: "center" });`);
  // How often each number is written.
  await page.run(`
    window.written_ = {};
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLOutputElement.prototype, "value");
    Object.defineProperty(HTMLOutputElement.prototype, "value", {
      get,
      set(value) {
        const name = this.dataset.board + " " + this.dataset.of;
        window.written_[name] = (window.written_[name] ?? 0) + 1;
        set.call(this, value);
      },
    })`);
  const { x, y } = await page.run(`
    const cells = document.getElementById("counted").shadowRoot.querySelectorAll("[role=gridcell]");
    const { left, top, width, height } = cells[0].getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`);
  await page.pressAt(x, y);
  const after = await numbers(page);
  const changed = after.filter(({ value }, index) => value !== before[index]?.value);
  assert.ok(changed.length > 0 && changed.every(({ board }) => board === "counted"), JSON.stringify(changed));
  const counted = after.filter(({ board }) => board === "counted");
  for (const { of, value, link } of counted) assert.equal(value, expected(of, link, "en"), of);
  assert.deepEqual(
    await page.run("return window.written_"),
    Object.fromEntries(counted.map(({ of }) => [`counted ${of}`, 1])),
    "each is worked out once",
  );
});

test("the search with a memory is shown to be wrong", async () => {
  const page = await openTutorial("en");
  const told = (await numbers(page)).filter(({ board, of }) => board === "tiny" && of.endsWith("winner"));
  assert.deepEqual(
    told.map(({ of, value }) => [of, value]),
    [
      ["depthFirst.winner", "cat"],
      ["backwards.winner", "mouse"],
    ],
  );
});

test("a board is measured", async () => {
  const page = await openTutorial("en");
  await page.click("button", "Solve it a thousand times");
  await page.until(() => page.run("return Number(document.querySelector('#measured').value) > 0"), "the time");
});

const SIX = {
  edges: Uint32Array.of(0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1),
  letters: { en: ["D", "W", "L"], zh: ["平", "赢", "输"] },
};

/** The letters at the states of each figure. @param {Playground} page @returns {Promise<string[][]>} */
function figures(page) {
  return page.run(`
    return [...document.querySelectorAll("cm-states")].map((figure) =>
      [...figure.querySelectorAll("g.state")].map((state) => state.querySelector(".label")?.textContent ?? ""))`);
}

for (const language of /** @type {const} */ (["en", "zh"])) {
  test(`the graphs of states are labelled, and one of them step by step: ${language}`, async () => {
    const page = await openTutorial(language);
    const labels = (/** @type {number[]} */ lost, /** @type {number[]} */ won) =>
      [...labelStates(6, SIX.edges, lost, won).labels].map((label) => SIX.letters[language][label] ?? "");
    const [all, draws, first] = await figures(page);
    assert.deepEqual(all, labels([3], []));
    assert.deepEqual(draws, labels([], [3]));
    assert.deepEqual(first, ["", "", "", all?.[3], "", ""]);

    const { order } = labelStates(6, SIX.edges, [3]);
    const next = { en: "Next ply", zh: "下一步" }[language];
    const step = () =>
      page.run(
        `
        const button = [...document.querySelectorAll("cm-states button")].find((each) => nameOf(each) === arguments[0]);
        button.click();`,
        next,
      );
    const sentences = new Set();
    for (let shown = 2; shown <= 6; shown += 1) {
      await step();
      const known = new Set(order.slice(0, shown));
      assert.deepEqual(
        (await figures(page))[2],
        all?.map((letter, state) => (known.has(state) ? letter : "")),
      );
      sentences.add(await page.run("return document.querySelector('cm-states .step').textContent"));
    }
    await step();
    sentences.add(await page.run("return document.querySelector('cm-states .step').textContent"));
    assert.equal(sentences.size, 6, "each step says what it did");
  });
}

test("both languages show the same boards and graphs, and ask for the same numbers", async () => {
  const shown = [];
  for (const language of /** @type {const} */ (["en", "zh"])) {
    const page = await openTutorial(language);
    shown.push(
      await page.run(`
        return [...document.querySelectorAll("cat-mouse-board, cm-states, output, h2")].map((element) =>
          [element.localName, ...[...element.attributes].map(({ name, value }) => name + "=" + value)].join(" "))`),
    );
  }
  assert.deepEqual(shown[1], shown[0]);
  assert.ok(shown[0].length > 30);
});

test("the exercises are not solved at the beginning, and can be", async () => {
  const page = await openTutorial("en");
  const exercises = await page.run(`
    return [...document.querySelectorAll("cat-mouse-board[goal]")].map(({ id, link, goal, walls }) => ({ id, link, goal, walls }))`);
  assert.equal(exercises.length, 3);
  for (const { id, link, goal, walls } of exercises) {
    const [winner, plies = 0] = goal.split(":");
    const isMet = (/** @type {import("cat-and-mouse").Outcome | null} */ outcome) =>
      outcome?.winner === winner && (plies === 0 || (outcome?.plies ?? 0) >= Number(plies));
    const editor = new Editor(link);
    assert.ok(!isMet(editor.solve().verdict()), `${id} is not solved`);
    /** Whether so many changes are enough. @param {string[]} grid @param {number} changes @returns {boolean} */
    const canBe = (grid, changes) => {
      const effects = wallEffects(grid, editor.catJump, editor.mouseJump);
      if (effects.some(isMet)) return true;
      if (changes === 1) return false;
      return [...grid.join("")].some((letter, cell) => {
        if (!".#".includes(letter)) return false;
        const cells = [...grid.join("")];
        cells[cell] = letter === "." ? "#" : ".";
        const cols = editor.cols;
        return canBe(
          grid.map((_, row) => cells.slice(row * cols, (row + 1) * cols).join("")),
          changes - 1,
        );
      });
    };
    assert.ok(canBe(editor.grid(), walls), `${id} can be solved`);
  }
});

for (const [language, theme, width] of /** @type {const} */ ([
  ["en", "light", 1280],
  ["zh", "dark", 390],
])) {
  const opened = async () => {
    const page = await openTutorial(language, { width });
    await page.run("localStorage.setItem('cat-and-mouse.theme', arguments[0])", theme);
    await page.driver.navigate().refresh();
    await allNumbers(page);
    return page;
  };

  test(`nothing is too wide: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await opened();
    assert.ok(
      await page.run("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
      "nothing is wider than the screen",
    );
  });

  testOnce(`axe finds nothing: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await opened();
    const { violations, passes } = await new AxeBuilder(page.driver).setLegacyMode(true).analyze();
    assert.deepEqual(
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`)),
      [],
    );
    assert.ok(passes.length > 20, "axe has looked at the page");
  });
}
