// The tutorial as it is printed, before any script runs: both languages, the numbers, the code and the solutions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, labelStates, wallEffects } from "cat-and-mouse";
import { load, read } from "./load.mjs";

/** @typedef {"en" | "zh"} Language */
/** @typedef {Record<string, string>} Attributes */

const FILES = { en: "tutorial/index.html", zh: "tutorial/zh/index.html" };
const LANGUAGES = /** @type {Language[]} */ (["en", "zh"]);

/** @type {Record<Language, string>} */
const pages = {
  en: read(FILES.en),
  zh: read(FILES.zh),
};

const { mistakeLines } = await load("check/mistake-lines");
const { enCheck } = await load("check/words-en");
const { graphs } = await load("model/graph-examples");

/** All elements of a kind: their attributes, and their text. @param {string} html @param {string} name */
function elements(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g"))].map(([, tag = "", text = ""]) => ({
    attributes: /** @type {Attributes} */ (
      Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value = ""]) => [key, value]))
    ),
    text,
  }));
}

/** @param {Attributes} board */
const editorOf = (board) => new Editor(`board=${board.board}&cat=${board["cat-jump"]}&mouse=${board["mouse-jump"]}`);

/** The board with this id. @param {string} html @param {string | undefined} id */
function boardOf(html, id) {
  const found = elements(html, "cat-mouse-board").find(({ attributes }) => attributes.id === id);
  assert.ok(found, `there is a board ${id}`);
  return found.attributes;
}

for (const language of LANGUAGES) {
  const html = pages[language];

  test(`the boards are printed as they are, with both jumps: ${language}`, () => {
    const boards = elements(html, "cat-mouse-board").filter(
      ({ attributes }) => !attributes.id?.startsWith("solution-"),
    );
    assert.equal(boards.length, 9);
    for (const { attributes, text } of boards) {
      const [pre] = elements(text, "pre");
      const rows = pre?.text.split("\n").map((row) => row.replaceAll(" ", ""));
      assert.deepEqual(rows, editorOf(attributes).grid(), attributes.id);
      const [cat, mouse] = [attributes["cat-jump"], attributes["mouse-jump"]];
      const jumps =
        cat === mouse
          ? { en: `Both jump ${cat} cell.`, zh: `双方都跳 ${cat} 格。` }
          : {
              en: `The cat jumps ${cat} cell${cat === "1" ? "" : "s"}, the mouse ${mouse}.`,
              zh: `猫跳 ${cat} 格，老鼠跳 ${mouse} 格。`,
            };
      const [said] = elements(text, "p");
      assert.ok(said?.text.endsWith(jumps[language]), `${attributes.id}: ${said?.text}`);
    }
  });

  test(`the contents name each section: ${language}`, () => {
    const [contents] = elements(html, "ol");
    const listed = elements(contents?.text ?? "", "a").map(({ attributes, text }) => [attributes.href, text]);
    const sections = elements(html, "section").map(({ text }) => {
      const [title] = elements(text, "h2");
      return [`#${title?.attributes.id}`, title?.text];
    });
    assert.equal(listed.length, 13);
    // The last section is not a chapter, so the list of chapters leaves it out.
    assert.deepEqual(sections.slice(0, -1), listed);
  });

  test(`links lead to both problems: ${language}`, () => {
    const site = { en: "https://leetcode.com", zh: "https://leetcode.cn" }[language];
    const links = elements(html, "a").map(({ attributes }) => attributes.href);
    for (const problem of ["cat-and-mouse-ii", "cat-and-mouse"])
      assert.ok(links.includes(`${site}/problems/${problem}/`), problem);
  });

  test(`the graph on which the mouse needs 17 plies is linked: ${language}`, () => {
    const [link] = elements(html, "a").filter(({ attributes }) => attributes.href?.includes("#graph="));
    assert.equal(link?.attributes.href?.split("#")[1]?.replaceAll("&amp;", "&"), graphs.eight);
  });

  test(`the code on the built page is that of the files: ${language}`, () => {
    const built = read(`dist/${FILES[language]}`);
    const shown = elements(built, "code").filter(({ attributes }) => attributes["data-file"]);
    assert.deepEqual(
      shown.map(({ attributes }) => attributes["data-file"]),
      ["1728", "913"].flatMap((problem) => [
        `solutions/${problem}.js`,
        `solutions/${problem}.py`,
        `../check/solutions/${problem}-right.cpp`,
        `solutions/${problem}.java`,
      ]),
    );
    for (const { attributes, text } of shown) {
      const code = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
      assert.equal(code, read(`www/tutorial/${attributes["data-file"] ?? ""}`));
    }
  });

  test(`every mistake that the judge can name is in the list, and what Check code links is there: ${language}`, () => {
    const [, list = ""] = pages[language].split('aria-labelledby="mistakes"');
    const [, ...ids] = (list.split("</section>")[0] ?? "").split(' id="').map((text) => text.split('"')[0]);
    // The compiler checks that each mistake has a sentence.
    const codes = Object.keys(enCheck.mistake);
    assert.deepEqual(ids.filter((id) => codes.includes(id ?? "")).sort(), codes.sort());
  });

  test(`each known mistake is there, with its wrong line and the right one: ${language}`, () => {
    const built = read(`dist/${FILES[language]}`);
    const shown = elements(built, "code").filter(({ attributes }) => attributes["data-mistake"]);
    assert.deepEqual(
      shown.map(({ attributes }) => attributes["data-mistake"]).sort(),
      [
        ...Object.keys(mistakeLines["cat-and-mouse-ii"]).map((code) => `cat-and-mouse-ii/${code}`),
        // Mistakes that are impossible in Cat and Mouse II.
        ...Object.keys(mistakeLines["cat-and-mouse"])
          .filter((code) => !(code in mistakeLines["cat-and-mouse-ii"]))
          .map((code) => `cat-and-mouse/${code}`),
      ].sort(),
    );
    const drawn = shown.find(
      ({ attributes }) => attributes["data-mistake"] === "cat-and-mouse-ii/draw-counts-as-mouse",
    );
    assert.equal(
      drawn?.text,
      "<del>✗ return winner[start] !== CAT;</del>" +
        "<ins>✓ return winner[start] === MOUSE &amp;&amp; plies[start] &lt;= 1000;</ins>",
    );
  });
}

test("both languages show the same boards, graphs and numbers in the same order", () => {
  const shown = LANGUAGES.map((language) =>
    [...pages[language].matchAll(/<(cat-mouse-board|cm-states|output|h2|input|code data)\b([^>]*)>/g)].map(
      ([, name, attributes]) => `${name} ${attributes?.replaceAll(/\s+/g, " ")}`,
    ),
  );
  assert.deepEqual(shown[1], shown[0]);
});

/** The questions that the text answers later, each with its choices and the right one. @param {Language} language */
function predictions(language) {
  return elements(pages[language], "aside").map(({ attributes, text }) => {
    const choices = elements(text, "button");
    const right = choices.flatMap(({ attributes }, index) => ("data-right" in attributes ? [index] : []));
    assert.equal(right.length, 1, `${attributes.id} has one right answer`);
    const [details] = elements(text, "details");
    assert.ok(details && !("open" in details.attributes), "the answer is closed at first");
    return { id: attributes.id, count: choices.length, right: choices[right[0] ?? 0]?.text };
  });
}

test("both languages ask the same questions", () => {
  assert.deepEqual(
    predictions("en").map(({ id, count }) => [id, count]),
    [
      ["predict-labels", 3],
      ["predict-backwards", 2],
      ["predict-draws", 4],
      ["predict-limit", 3],
      ["predict-search", 3],
    ],
  );
  const places = LANGUAGES.map((language) =>
    [...pages[language].matchAll(/<(aside|button type="button" class="plain"( data-right)?)[ >]/g)].map(([tag]) => tag),
  );
  assert.deepEqual(places[1], places[0]);
});

const EDGES = "[[1,2],[1,3],[2,4],[2,5],[5,3],[3,6],[6,2]]";

/** The labels of the states 1 to 6 of the figures, and their order. @param {number[]} lost @param {number[]} won */
function labelled(lost, won) {
  const own = (/** @type {number} */ state) => state - 1;
  const solved = labelStates(6, Uint32Array.from(JSON.parse(EDGES).flat(), own), lost.map(own), won.map(own));
  return {
    labels: [...solved.labels].map((label) => "DWL"[label]).join(""),
    order: [...solved.order].map((state) => state + 1),
  };
}

test("the right predictions about states are those of the solver", () => {
  for (const html of Object.values(pages))
    for (const { attributes } of elements(html, "cm-states")) assert.equal(attributes.edges, EDGES);
  const [labels, backwards] = predictions("en");
  assert.equal(labelled([4], []).labels, "LWWLLL");
  assert.equal(labelled([], [4]).labels, "DDDWDD", "all but 4 are drawn");
  assert.equal(labels?.right, "All five");
  const { order } = labelled([4], []);
  assert.ok(
    order.indexOf(2) < order.indexOf(3) && order.indexOf(3) < order.indexOf(1),
    "1 is lost only after 3 is won",
  );
  assert.equal(backwards?.right, "No");
});

test("the right predictions about boards are those of the solver", () => {
  const [, , draws, limit, search] = predictions("en");
  const editor = editorOf(boardOf(pages.en, "stand-off"));
  const solution = editor.solve();
  const { mouse, cat } = solution.start();
  // The claims of this reason are tested by games in which a player may only run (tests/solution/explain.rs): the cat
  // catches a running mouse, and the mouse is first if the cat runs.
  for (const turn of /** @type {const} */ (["mouse", "cat"]))
    assert.equal(solution.reason({ mouse, cat, turn }).code, "stand-off", turn);
  assert.equal(draws?.right, "The player who waits");
  assert.equal(limit?.right, "The mouse with 79, the cat with 78");
  const tiny = editorOf(boardOf(pages.en, "tiny")).solve();
  const { winner, plies } = tiny.result(1, 4, "cat");
  assert.deepEqual({ winner, plies }, { winner: "mouse", plies: 2 });
  assert.equal(search?.right, "It stores no win for the mouse, but the mouse wins");
});

/**
 * The search of the chapter on memory, on five cells in a row with the cheese at the left. It tries the moves in the
 * order right, left, stay.
 * @param {string} open the search's answer about a state that it is still searching
 */
function searched(open) {
  /** @type {Map<string, string>} */
  const stored = new Map();
  /** @type {string[]} */
  const askedWhileOpen = [];
  /** @type {string[]} */
  const path = [];
  /** @param {number} mouse @param {number} cat @param {boolean} isMouse @returns {string} */
  const search = (mouse, cat, isMouse) => {
    if (mouse === cat || cat === 0) return "cat";
    if (mouse === 0) return "mouse";
    const cells = [..."F...."].map((cell, at) => (at === mouse ? "M" : at === cat ? "C" : cell)).join("");
    const state = `${cells} ${isMouse ? "mouse" : "cat"}`;
    const known = stored.get(state);
    if (path.includes(state)) askedWhileOpen.push(`${path.at(-1)} asks about ${state}`);
    if (known !== undefined) return known;
    stored.set(state, open);
    path.push(state);
    const from = isMouse ? mouse : cat;
    const [own, other] = isMouse ? ["mouse", "cat"] : ["cat", "mouse"];
    let result = other ?? "";
    for (const to of [from + 1, from - 1, from].filter((cell) => cell >= 0 && cell < 5)) {
      const after = isMouse ? search(to, cat, false) : search(mouse, to, true);
      if (after === own) {
        result = own;
        break;
      }
      if (after === "undecided") result = "undecided";
    }
    stored.set(state, result);
    path.pop();
    return result;
  };
  return { result: search(3, 4, true), stored, askedWhileOpen };
}

test("the search with a memory goes wrong where the text says", () => {
  for (const [open, wrong] of /** @type {const} */ ([
    ["undecided", "undecided"],
    ["cat", "cat"],
  ])) {
    const { result, stored, askedWhileOpen } = searched(open);
    assert.ok(askedWhileOpen.includes("FM..C cat asks about FM.C. mouse"));
    assert.equal(stored.get("FM..C cat"), wrong);
    assert.equal(result, wrong, "the start");
  }
});

/** @param {string} goal */
function goalOf(goal) {
  const [winner, plies = "0"] = goal.split(":");
  return (/** @type {import("cat-and-mouse").Outcome | null} */ outcome) =>
    outcome?.winner === winner && (outcome?.plies ?? Number.MAX_SAFE_INTEGER) >= Number(plies);
}

for (const [exercise, solution, changes] of /** @type {const} */ ([
  ["exercise-mouse", "solution-mouse", ["row 1, column 4"]],
  ["exercise-cat", "solution-cat", ["row 5, column 3"]],
  ["exercise-late", "solution-late", ["row 3, column 3", "row 4, column 4"]],
]))
  test(`${exercise} is not solved at the start, and is by its solution`, () => {
    const { goal = "", walls, ...given } = boardOf(pages.en, exercise);
    const isMet = goalOf(goal);
    const before = editorOf(given);
    const after = editorOf(boardOf(pages.en, solution));
    assert.ok(!isMet(before.solve().verdict()), "not solved");
    assert.ok(isMet(after.solve().verdict()), "solved");
    const [from, to] = [before.grid(), after.grid()];
    const changed = from.flatMap((row, index) =>
      [...row].flatMap((letter, col) => (letter === to[index]?.[col] ? [] : [`row ${index + 1}, column ${col + 1}`])),
    );
    assert.deepEqual(changed, changes);
    assert.equal(Number(walls), changes.length);
    const inChinese = changes.map((cell) => cell.replace(/row (\d), column (\d)/, "第 $1 行第 $2 列"));
    for (const [html, cells] of /** @type {const} */ ([
      [pages.en, changes],
      [pages.zh, inChinese],
    ])) {
      const text = html.slice(0, html.indexOf(`id="${solution}"`));
      const said = text.slice(text.lastIndexOf("<summary>")).replaceAll(/\s+/g, " ");
      for (const cell of cells) assert.ok(said.includes(cell), `${said} names ${cell}`);
    }
  });

test("the other solutions that the second exercise names are solutions, and the only ones", () => {
  const editor = editorOf(boardOf(pages.en, "exercise-cat"));
  const effects = wallEffects(editor.grid(), 1, 1);
  const cells = effects.flatMap((outcome, cell) =>
    outcome?.winner === "cat" ? [`r${Math.floor(cell / 5) + 1}c${(cell % 5) + 1}`] : [],
  );
  assert.deepEqual(cells, ["r2c5", "r3c5", "r4c5", "r5c3", "r5c4", "r5c5"]);
});

test("the third exercise takes 13 moves, or 25 plies, by its solution, and three moves before", () => {
  assert.equal(editorOf(boardOf(pages.en, "exercise-late")).solve().verdict().plies, 5);
  assert.equal(editorOf(boardOf(pages.en, "solution-late")).solve().verdict().plies, 25);
});
