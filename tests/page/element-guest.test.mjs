// A board is a good guest: it leaves the page around it alone, and gets by with what that page allows.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../harness/static-server.mjs";
import { BUILT, CONTAINED, document_, EXAMPLE_1, GRAPH_MODULE, MODULE, withBoards } from "./element.mjs";
import { testOnce, titleOf } from "./playground.mjs";

const { show, complaints } = withBoards();

const TITLE = titleOf("board=xxxxF/xC3/M4&cat=1&mouse=2");
const BOARD = `<cat-mouse-board ${EXAMPLE_1}><b>a picture</b></cat-mouse-board>`;

/** @param {string} policy */
const withPolicy = (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const STRICT = "default-src 'none'; img-src data:; script-src 'self'; style-src 'none'; connect-src 'self'";

/** @param {import("./element.mjs").Boards} page */
const reason = async (page) => {
  await page.until(
    async () =>
      (await page.run("return boards[0].shadowRoot && root(0).querySelector('[part=reason]') !== null")) === true,
    "a reason",
  );
  return (await page.text("[part=reason]")) ?? "";
};
/** What is seen of what stands between the tags. @param {import("./element.mjs").Boards} page */
const fallback = (page) =>
  page.run("return boards[0].querySelector('b').checkVisibility() && boards[0].querySelector('b').textContent");

for (const [name, scripts] of /** @type {const} */ ([
  ["the module", MODULE],
  ["the self-contained script", CONTAINED],
])) {
  test(`${name} needs of a strict policy no more than the keyword for WebAssembly`, async () => {
    const head = withPolicy(STRICT.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
    const page = await show(document_(BOARD, { head, scripts: scripts.replace("<script src", "<script defer src") }));
    assert.equal(await page.verdict(), TITLE);
    await page.stroke("3,5");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
    assert.equal(await page.run("return root(0).querySelectorAll('style').length"), 0);
    assert.ok(
      (await page.run("return root(0).querySelector('.cells').getBoundingClientRect().width")) > 200,
      "it has its styles",
    );
  });

  test(`without the keyword, ${name} says what is missing`, async () => {
    const page = await show(
      document_(BOARD, { head: withPolicy(STRICT), scripts: scripts.replace("<script src", "<script defer src") }),
      { boards: 0 },
    );
    assert.match(await reason(page), /'wasm-unsafe-eval'/);
    assert.equal(await fallback(page), "a picture");
    assert.match((await complaints()).join("\n"), /Content.Security.Policy|security policy|wasm/i);
  });
}

test("three boards load the solver once, and either script, twice, defines the element once", async () => {
  const twice =
    MODULE + MODULE.replace("element.js", "element.js?again") + CONTAINED + CONTAINED.replace(".js", ".js?again");
  const page = await show(document_(BOARD + BOARD + BOARD, { scripts: twice }), { boards: 3 });
  for (const which of [0, 1, 2]) assert.equal(await page.verdict(which), TITLE);
  const loaded = await page.run(
    "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.wasm')).length",
  );
  assert.ok(loaded <= 1, `${loaded} times`);
});

test("the self-contained script asks for nothing else", async () => {
  const page = await show(document_(BOARD, { scripts: CONTAINED }), { without: ["element.js", "element.wasm"] });
  assert.equal(await page.verdict(), TITLE);
});

test("three boards of the module fetch one solver", async () => {
  const page = await show(document_(BOARD + BOARD + BOARD), { boards: 3 });
  assert.equal(
    await page.run(
      "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length",
    ),
    1,
  );
});

test("a query that names a version loads the script and the solver of this version", async () => {
  const page = await show(document_(BOARD, { scripts: MODULE.replace("element.js", "element.js?v=2") }));
  assert.equal(await page.verdict(), TITLE);
  assert.deepEqual(
    await page.run(
      "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name.startsWith('element'))",
    ),
    ["element.js?v=2", "element.wasm?v=2"],
  );
});

test("without the solver there are the fallback and a reason, and an event", async () => {
  const page = await show(document_(BOARD), { boards: 0, without: ["element.wasm"] });
  assert.match(await reason(page), /could not be loaded.*404/);
  assert.equal(await fallback(page), "a picture");
  assert.deepEqual(
    (await page.told()).map(({ name, detail }) => [name, detail.code]),
    [["board-error", "not-fetched"]],
  );
  assert.match((await complaints()).join("\n"), /element\.wasm/);
});

test("a board without its solver tries again when it is put back", async () => {
  const script = readFileSync(join(BUILT, "element.js"), "utf8");
  const offline = `const fetched = fetch;
    window.fetch = (...all) => (window.isOnline ? fetched(...all) : Promise.reject(new TypeError("offline")));\n${script}`;
  const page = await show(document_(BOARD), { boards: 0, files: { "element.js": offline } });
  assert.match(await reason(page), /could not be loaded/);
  await page.run("window.isOnline = true; window.board = boards[0]; board.remove()");
  await page.run("document.querySelector('main').append(board)");
  await page.ready(1);
  assert.equal(await page.verdict(), TITLE);
  assert.equal(await page.text(".notice"), null);
  assert.deepEqual(
    (await page.told()).map(({ name }) => name),
    ["board-error", "board-solve"],
  );
});

test("something else in the solver's place is said to be none", async () => {
  const page = await show(document_(BOARD), {
    boards: 0,
    files: { "element.wasm": "<!doctype html><title>Home</title>" },
  });
  // The browser's own words stand behind it.
  assert.match(await reason(page), /^The board cannot be shown\. The file that loaded is not the solver\. .+/);
  await complaints();
});

test("of what type the server says the solver is does not matter", async () => {
  const script = readFileSync(join(BUILT, "element.js"), "utf8").replace("element.wasm", "element.txt");
  const page = await show(document_(BOARD), {
    files: { "element.js": script, "element.txt": /** @type {any} */ (readFileSync(join(BUILT, "element.wasm"))) },
    without: ["element.wasm"],
  });
  assert.equal(await page.verdict(), TITLE);
  assert.deepEqual(await complaints(), []);
});

test("without JavaScript the page has what stands between the tags", async () => {
  const page = await show(document_(BOARD, { scripts: "" }), { boards: 0 });
  assert.equal(await fallback(page), "a picture");
});

test("the module works from another origin", async () => {
  const other = await serve("/lib/", BUILT, { "access-control-allow-origin": "*" });
  try {
    const scripts = `<script type="module" src="${other.url}element.js"></script>`;
    const page = await show(document_(BOARD, { scripts }), { without: ["element.js", "element.wasm"] });
    assert.equal(await page.verdict(), TITLE);
    assert.deepEqual(await complaints(), []);
  } finally {
    await other.close();
  }
});

test("nothing moves when a board is there", async () => {
  // The solver comes late, so that what is kept free for the board can be measured before.
  const script = readFileSync(join(BUILT, "element.js"), "utf8");
  const late = `const fetched = fetch; let let_; window.come = new Promise((resolve) => { let_ = resolve; }); window.letCome = let_;
    window.fetch = async (...all) => { await window.come; return fetched(...all); };\n${script}`;
  for (const width of [800, 390]) {
    const page = await show(document_(`${BOARD}<p id="after">After it.</p>`, { scripts: MODULE }), {
      boards: 0,
      width,
      files: { "element.js": late },
    });
    await page.until(
      async () => (await page.run("return boards[0].shadowRoot?.querySelector('.board-space') != null")) === true,
      "the room",
    );
    const top = () =>
      page.run(
        "return [document.querySelector('#after').getBoundingClientRect().top, root(0).querySelector('.surface').getBoundingClientRect().top]",
      );
    const before = await top();
    assert.equal(await fallback(page), "a picture", "until then there is the fallback");
    await page.run("letCome()");
    await page.ready(1);
    await page.settled();
    const after = await top();
    for (const [index, place] of after.entries())
      assert.ok(Math.abs(place - before[index]) <= 1, `${width} px wide: ${before} became ${after}`);
  }
});

test("the page around a board stays as it was", async () => {
  const body = `<p><a href="#here" id="link">here</a> <input id="field"></p>${BOARD}<div style="height: 3000px"></div>`;
  const page = await show(document_(body));
  const around = () =>
    page.run(`return {
      address: location.href, steps: history.length, title: document.title, lang: document.documentElement.lang,
      stored: localStorage.length + sessionStorage.length, cookies: document.cookie, scrolled: scrollY,
      focus: document.activeElement.id, attributes: [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name).join(),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length, inHead: document.head.children.length,
      own: [...boards[0].attributes].map(({ name }) => name).join(),
      globals: Object.keys(window).filter((name) => /cat|mouse|board|solver/i.test(name)).join(),
    }`);
  await page.run("document.querySelector('#field').focus(); scrollTo(0, 20)");
  const before = await around();
  assert.equal(before.focus, "field", "a board takes no focus");
  await page.run("boards[0].next(); boards[0].last(); boards[0].setAttribute('mouse-jump', '3')");
  await page.settled();
  await page.run("boards[0].setAttribute('mouse-jump', '2')");
  await page.settled();
  assert.deepEqual(await around(), before);
  // Keys that are pressed elsewhere are not the board's.
  await page.run("button(0, 'Edit').click()");
  await page.page.keys("c", "w", "?");
  assert.equal(await page.run("return root(0).querySelector('[name=tool]:checked').value"), "wall");
  await page.page.keys("c");
  assert.equal(await page.run("return document.querySelector('#field').value"), "cw?c");
  assert.equal(await page.run("return root(0).querySelector('[name=tool]:checked').value"), "wall");
  await page.stroke("3,4");
  const { focus: _, scrolled, ...rest } = await around();
  const { focus: __, scrolled: was, ...expected } = before;
  assert.deepEqual(rest, expected);
  assert.equal(scrolled, was);
});

const CORRIDOR = `board="M..F..C" cat-jump="1" mouse-jump="3"`;
const STAR = `graph="[[3],[3],[3],[0,1,2]]" places="50-10.15-80.85-80.50-45"`;
/** What may be asked of the reader, and what the reader does then: presses buttons by their names, and a cell or two nodes. */
const ASSIGNMENTS = /** @type {const} */ ([
  ["nothing", `${EXAMPLE_1} show="moves"`, ["3,4", "Next move"]],
  ["nothing", `${STAR} show="moves"`, ["Next move"]],
  ["who wins", `${EXAMPLE_1} reveal="click"`, ["The cat"]],
  ["who wins", `${STAR} reveal="click"`, ["The mouse"]],
  ["in how many moves", `${EXAMPLE_1} reveal="count"`, ["The cat", "The mouse"]],
  ["in how many moves", `${STAR} reveal="count"`, ["The mouse", "The cat"]],
  ["an exercise that refuses", `${CORRIDOR} goal="cat" walls="1" locked="1,2"`, ["1,2"]],
  ["an exercise with a hint", `${CORRIDOR} goal="cat" walls="1"`, ["Hint"]],
  ["an exercise with a hint", `${STAR} goal="mouse" edges="1"`, ["Hint", "Tell me which"]],
  ["an exercise that is solved", `${CORRIDOR} goal="cat" walls="1"`, ["1,3"]],
  ["an exercise that is analysed", `${STAR} goal="mouse" edges="1"`, ["Show the analysis", "Next move"]],
  ["an exercise with its answer hidden", `${CORRIDOR} goal="cat" walls="1" reveal="click"`, ["1,3"]],
]);

for (const [asked, attributes, steps] of ASSIGNMENTS) {
  const kind = attributes.startsWith("graph") ? "graph" : "board";
  testOnce(`a ${kind} that is moved, or speaks another language for a while, goes on as it was: ${asked}`, async () => {
    const scripts = kind === "graph" ? GRAPH_MODULE : MODULE;
    const page = await show(
      document_(`<cat-mouse-${kind} ${attributes}></cat-mouse-${kind}><section></section>`, { scripts }),
    );
    const seen = () =>
      page.run(
        `return [...root(0).querySelectorAll("h2, p, button, label, [role=gridcell], .change")]
          .map((each) => each.getAttribute("aria-label") ?? each.textContent.replace(/\\s+/g, " ").trim())`,
      );
    for (const step of steps) await (/^\d/.test(step) ? page.stroke(step) : page.click(step));
    const before = await seen();
    await page.run("document.querySelector('section').append(boards[0])");
    await page.settled();
    assert.deepEqual(await seen(), before);
    await page.run("boards[0].lang = 'zh'");
    await page.until(async () => /[\u4e00-\u9fff]/.test((await seen()).join("")), "Chinese");
    assert.deepEqual((await seen()).length, before.length);
    await page.run("boards[0].lang = 'en'");
    await page.until(async () => !/[\u4e00-\u9fff]/.test((await seen()).join("")), "English");
    assert.deepEqual(await seen(), before);
    await page.run("boards[0].remove()");
    assert.deepEqual(await complaints(), []);
  });
}

test("a board that comes back begins anew", async () => {
  const page = await show(document_(`${BOARD}<section></section>`));
  await page.stroke("3,4");
  await page.run("window.kept = boards[0]; kept.remove()");
  await page.settled();
  await page.run("document.querySelector('section').append(kept)");
  await page.ready(1);
  await page.settled();
  assert.deepEqual([await page.contents(), await page.verdict()], [["####F", "#C...", "M...."], TITLE]);
  await page.stroke("3,5");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
});

test("a board follows the colour scheme of its place", async () => {
  const page = await show(document_(BOARD + BOARD, { head: "<style>.dark { color-scheme: dark }</style>" }), {
    boards: 2,
  });
  const floor = (which = 0) =>
    page.run(
      `
    const canvas = root(arguments[0]).querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(canvas.width * 0.7, canvas.height * 0.55, 1, 1);
    return [getComputedStyle(canvas).getPropertyValue("--cm-floor").trim(), Math.round((data[0] + data[1] + data[2]) / 3)]`,
      which,
    );
  const [light, shade] = await floor();
  assert.ok(shade > 200, `light: ${shade}`);
  await page.run("boards[0].className = 'dark'");
  await page.until(async () => (await floor())[1] < 128, "a dark board");
  assert.deepEqual(await floor(1), [light, shade], "the other one stays light");
  await page.run("boards[0].className = ''; document.body.className = 'dark'");
  await page.until(async () => (await floor(1))[1] < 128 && (await floor(0))[1] < 128, "both dark, with the page");
  await page.run("document.body.className = ''");
  await page.until(async () => (await floor(1))[1] > 200, "light again");
  await page.run("window.board = boards[0]; board.remove()");
  await page.settled();
  await page.run("document.querySelector('main').prepend(board)");
  await page.ready(2);
  await page.run("document.body.className = 'dark'");
  await page.until(async () => (await floor())[1] < 128, "dark, also after it was put back");
});

test("colours, parts and sizes can be set from the page", async () => {
  const head = `<style>
    cat-mouse-board { --cm-wall: rgb(1, 2, 3); --cm-paper: rgb(4, 5, 6); --cm-text: 20px; --cm-height: 120px }
    cat-mouse-board::part(verdict) { border-top: 7px solid rgb(7, 8, 9) }
  </style>`;
  const page = await show(document_(BOARD, { head }));
  assert.deepEqual(
    await page.run(`
      const canvas = root(0).querySelector("canvas");
      const { data } = canvas.getContext("2d").getImageData(canvas.width * 0.5, canvas.height * 0.1, 1, 1);
      const style = (css) => getComputedStyle(root(0).querySelector(css));
      return [[...data].slice(0, 3).join(), style(".frame").backgroundColor, style(".frame").fontSize,
        style(".result").borderTopWidth, Math.round(root(0).querySelector(".surface").getBoundingClientRect().height)]`),
    ["1,2,3", "rgb(4, 5, 6)", "20px", "7px", 120],
  );
});

test("a compact board has neither the reason nor the moves", async () => {
  const page = await show(document_(`<cat-mouse-board compact ${EXAMPLE_1}></cat-mouse-board>`));
  const seen = await page.run(
    "return [...root(0).querySelectorAll('.why, .play > *')].filter((each) => each.checkVisibility()).map((each) => each.className)",
  );
  assert.deepEqual(seen, ["steps"]);
});
