// <cat-mouse-board> as its author and its reader meet it: attributes, properties, events, and what it shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { document_, EXAMPLE_1, withBoards } from "./element.mjs";
import { testOnce, titleOf } from "./playground.mjs";

const { show } = withBoards();

const LINK_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const ROWS_1 = ["####F", "#C...", "M...."];

test("two lines are a board with its verdict and its line", async () => {
  const page = await show(document_(`<cat-mouse-board id="one" ${EXAMPLE_1}></cat-mouse-board>`));
  assert.deepEqual(await page.contents(), ROWS_1);
  assert.equal(await page.verdict(), titleOf(LINK_1));
  assert.equal(await page.text(".steps output"), "at the start");
  assert.equal(
    await page.run("return root(0).querySelectorAll('.moves button').length"),
    6,
    "the start and five moves",
  );
  const { clientHeight, scrollHeight } = await page.run(
    "const { clientHeight, scrollHeight } = root(0).querySelector('.moves'); return { clientHeight, scrollHeight }",
  );
  assert.ok(clientHeight >= 120 && clientHeight >= scrollHeight, `all of them are seen: ${clientHeight} px`);
  assert.equal(await page.run("return root(0).querySelector('.tabs')"), null, "one view needs no tabs");
  assert.deepEqual(await page.told(), [
    {
      name: "board-solve",
      detail: { winner: "mouse", ending: "food", plies: 5, forced: { winner: "mouse", plies: 5 } },
      id: "one",
      bubbles: true,
      composed: true,
    },
  ]);
});

testOnce("under the board stands how far both jump, and a click there shows the rules", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1} show=""></cat-mouse-board>`));
  const shown = () => page.run("return root(0).querySelector('.rules').innerText.replace(/\\s+/g, ' ').trim()");
  assert.equal(await shown(), "The cat jumps 1 cell, the mouse up to 2. Rules");
  await (await page.run("return root(0).querySelector('summary')")).click();
  assert.match(await shown(), /Rules .*The mouse wins if it reaches the cheese\./);
  await page.set({ catJump: 3, mouseJump: 1 });
  assert.match(await shown(), /^The cat jumps up to 3 cells, the mouse 1\. Rules /);
  await page.set({ lang: "zh" });
  assert.match(await shown(), /^猫一步最多走 3 格，老鼠一步走 1 格。 规则 .*老鼠到达奶酪就赢。/);
});

testOnce("the rules of a game that begins in the middle say so first, and who is to move", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1} show=""></cat-mouse-board>`));
  await (await page.run("return root(0).querySelector('summary')")).click();
  const first = () =>
    page.run("return root(0).querySelector('.rules p').textContent.split(/(?<=[.:：。;；])/)[0].trim()");
  assert.equal(await first(), "The mouse moves first;");
  await page.set({ turn: "cat" });
  assert.equal(await first(), "This is the middle of a game, and it is the cat’s turn.");
  await page.set({ lang: "zh" });
  assert.equal(await first(), "这里从一局的中途开始，轮到猫走。");
  await page.set({ lang: "en", link: "board=xxxxF/xC3/M4&cat=1&mouse=2&m=14&c=7&turn=mouse" });
  assert.equal(await first(), "This is the middle of a game, and it is the mouse’s turn.");
});

testOnce("every attribute of the puzzle is a property, and changes the board", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`));
  const attributes = () =>
    page.run("return Object.fromEntries([...boards[0].attributes].map(({ name, value }) => [name, value]))");
  assert.deepEqual(
    await page.run(
      "const { board, catJump, mouseJump, moveLimit, turn } = boards[0]; return { board, catJump, mouseJump, moveLimit, turn }",
    ),
    { board: "####F/#C.../M....", catJump: 1, mouseJump: 2, moveLimit: null, turn: null },
  );
  for (const [properties, link] of /** @type {[Record<string, unknown>, string][]} */ ([
    [{ mouseJump: 1 }, "board=xxxxF/xC3/M4&cat=1&mouse=1"],
    [{ catJump: 2, mouseJump: 3 }, "board=xxxxF/xC3/M4&cat=2&mouse=3"],
    [{ catJump: 1, mouseJump: 2, moveLimit: 4 }, `${LINK_1}&limit=4`],
    [{ board: "M1C3F", mouseJump: 3, moveLimit: null }, "board=M1C3F&cat=1&mouse=3"],
  ])) {
    await page.set(properties);
    assert.equal(await page.run("return boards[0].link"), link);
    assert.equal(await page.verdict(), titleOf(link));
  }
  assert.deepEqual(await attributes(), { board: "M1C3F", "cat-jump": "1", "mouse-jump": "3" });
  await page.run("boards[0].setAttribute('board', '####F/#C.../M....'); boards[0].setAttribute('mouse-jump', '2')");
  await page.settled();
  assert.equal(await page.verdict(), titleOf(LINK_1));
  assert.deepEqual(await page.run("return [boards[0].board, boards[0].mouseJump]"), ["####F/#C.../M....", 2]);
});

testOnce("rows may be on lines of their own, and two boards keep apart", async () => {
  const lines = `<cat-mouse-board board="
      ####F
      #C...
      M....
    " cat-jump="1" mouse-jump="2"></cat-mouse-board>`;
  const page = await show(document_(lines + lines), { boards: 2 });
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.verdict(), titleOf(LINK_1));
  const gap = "const [one, two] = boards.map((board) => board.getBoundingClientRect()); return two.top - one.bottom";
  assert.equal(await page.run(gap), 16);
});

testOnce("beside the board, the end of the last move has room in the narrowest list", async () => {
  const head = "<style>main { width: 770px; margin: 0 auto }</style>";
  const page = await show(document_('<cat-mouse-board board="####F/#C.#./M#..."></cat-mouse-board>', { head }));
  const list = await page.run(`
    const { clientWidth, scrollWidth, textContent } = root(0).querySelector(".moves");
    return { hidden: scrollWidth - clientWidth, isAtCheese: textContent.includes("cheese"), clientWidth };`);
  assert.deepEqual([list.hidden, list.isAtCheese], [0, true]);
  assert.ok(list.clientWidth < 300, `it is ${list.clientWidth} px wide`);
});

testOnce("the cat may move first, and the verdict is about that", async () => {
  const page = await show(document_(`<cat-mouse-board board="M1F1C" mouse-jump="1" turn="cat"></cat-mouse-board>`));
  assert.equal(await page.verdict(), "Cat wins in 2 moves");
  assert.match((await page.text(".moves li:nth-child(1) .unseen")) ?? "", /^Cat /);
  await page.set({ turn: "mouse" });
  assert.equal(await page.verdict(), titleOf("board=M1F1C&cat=1&mouse=1"));
  await page.set({ turn: "cat" });
  await page.stroke("1,2");
  assert.deepEqual(await page.contents(), ["M#F.C"]);
  assert.equal(await page.verdict(), "Cat wins in 2 moves", "it still moves first when the board was changed");
});

testOnce("a link can be set in place of the attributes, with a state", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`));
  await page.set({ link: "board=M1C3F&cat=1&mouse=4&m=1&c=2&turn=cat" });
  assert.deepEqual(await page.contents(), [".MC...F"]);
  assert.equal(await page.verdict(), "Cat wins in 1 move", "the verdict is about the state");
  assert.equal(await page.run("return boards[0].outcome.plies"), 1);
  assert.equal(await page.run("return boards[0].link"), "board=M1C3F&cat=1&mouse=4");
  await page.set({ board: "M1F1C" });
  assert.deepEqual(await page.contents(), ["M.F.C"], "an attribute that is set later counts");
});

testOnce("what the reader does is told, and what the author has set stays", async () => {
  const page = await show(document_(`<cat-mouse-board id="one" ${EXAMPLE_1}></cat-mouse-board>`));
  await page.told();
  await page.stroke("3,4 3,5");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M..##"]);
  const link = "board=xxxxF/xC3/M2xx&cat=1&mouse=2";
  const told = await page.told();
  assert.deepEqual(
    told.map(({ name }) => name),
    ["board-change", "board-solve"],
    "once for a whole stroke",
  );
  assert.deepEqual(told[0]?.detail, { board: "####F/#C.../M..##", link });
  assert.ok(told.every(({ bubbles, composed, id }) => bubbles && composed && id === "one"));
  assert.deepEqual(told[1]?.detail, await page.run("return boards[0].outcome"));
  assert.equal(await page.verdict(), titleOf(link));
  assert.match((await page.announcement()) ?? "", new RegExp(`^${titleOf(link)}`));
  assert.equal(await page.run("return boards[0].board"), "####F/#C.../M....");
  await page.click("Start over");
  assert.deepEqual(await page.contents(), ROWS_1);
  assert.deepEqual(
    (await page.told()).map(({ name }) => name),
    ["board-change", "board-solve"],
  );
});

test("a compact board of 8×8 fits in a column of text and on one screen, with its verdict and its steps", async () => {
  const column = "<style>main { width: 672px; margin: 0 auto } p { margin: 0 }</style>";
  const board = `<cat-mouse-board compact board="M7/8/8/8/8/8/8/6CF" cat-jump="1" mouse-jump="1"></cat-mouse-board>`;
  const body = `<p id="before">Before it.</p>${board}<p id="after">After it.</p>`;
  const page = await show(document_(body, { head: column }));
  const places = () =>
    page.run(`
      const box = (element) => element.getBoundingClientRect();
      const { top, bottom, height, left, right } = box(boards[0]);
      const inside = [".verdict", "cm-board", ".steps", ".edit"].map((css) => box(root(0).querySelector(css)));
      return {
        height, width: right - left,
        above: Math.round(top - box(document.querySelector("#before")).bottom),
        below: Math.round(box(document.querySelector("#after")).top - bottom),
        isInside: inside.every((each) => each.height > 0 && each.top >= top && each.bottom <= bottom && each.right <= right),
        cell: box(root(0).querySelector("[role=gridcell]")).width,
        others: [".why", ".moves"].filter((css) => root(0).querySelector(css)?.checkVisibility()),
        scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      }`);
  const { height, cell, ...rest } = await places();
  const expected = { width: 672, above: 24, below: 24, isInside: true, others: [], scrollsSideways: false };
  assert.deepEqual(rest, expected);
  assert.ok(height <= 560, `it is ${height} px high`);
  assert.ok(cell >= 36, `a cell is ${cell} px wide`);
  await page.click("Next move");
  assert.match((await page.text(".steps output")) ?? "", /^move 1 of /);
  await page.click("Edit");
  await page.stroke("4,4");
  const edited = await places();
  assert.ok(edited.height <= 560, `while it is edited it is ${edited.height} px high`);
  assert.ok(edited.isInside);
  await page.set({ compact: false });
  assert.deepEqual((await places()).others, [".why", ".moves"], "otherwise the reason and the moves are shown");
});

test("a compact board fits a phone", async () => {
  const board = `<cat-mouse-board compact board="M7/8/8/8/8/8/8/6CF" cat-jump="1" mouse-jump="1"></cat-mouse-board>`;
  const page = await show(document_(board), { width: 390, height: 844 });
  const { height, width } = await page.run(
    "const { height, width } = boards[0].getBoundingClientRect(); return { height, width }",
  );
  assert.ok(height <= 640, `it is ${height} px high`);
  assert.ok(width <= 390 && (await page.run("return document.documentElement.scrollWidth <= innerWidth")));
});

test("a board that may start late does so when the reader comes near, or prints the page", async () => {
  const board = (/** @type {string} */ id, loading = "lazy") =>
    `<cat-mouse-board id="${id}" loading="${loading}" ${EXAMPLE_1}></cat-mouse-board>`;
  const far = `<p style="height: 4000px">Text.</p>`;
  const boards = [board("seen"), board("later"), board("printed"), board("at-once", "eager")];
  const page = await show(document_(boards.join(far)), { boards: 2 });
  const started = () => page.run("return boards.filter(({ outcome }) => outcome).map(({ id }) => id)");
  const start = async (/** @type {string[]} */ ids) => {
    await page.until(async () => (await started()).includes(ids.at(-1)), `board "${ids.at(-1)}"`);
    assert.deepEqual((await started()).sort(), [...ids].sort());
  };
  await start(["seen", "at-once"]);
  await page.run("document.getElementById('later').scrollIntoView()");
  await start(["seen", "at-once", "later"]);
  await page.run("const [board] = boards; board.remove(); setTimeout(() => document.body.append(board))");
  await page.until(async () => !(await started()).includes("seen"), "a board without its game");
  await page.run("scrollTo(0, document.body.scrollHeight)");
  await start(["later", "at-once", "seen"]);
  assert.ok(!(await started()).includes("printed"));
  await page.run("dispatchEvent(new Event('beforeprint'))");
  await start(["seen", "at-once", "later", "printed"]);
});

test("the line is stepped by buttons and by methods", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`));
  const step = () => page.text(".steps output");
  await page.click("Next move");
  assert.equal(await step(), "move 1 of 3 mouse moved");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.."]);
  assert.match((await page.announcement()) ?? "", /^move 1 of 3\. Mouse 2 right to row 3, column 3/);
  const after = async (/** @type {string} */ method) => {
    await page.run(`boards[0].${method}()`);
    await page.settled();
    return step();
  };
  assert.equal(await after("next"), "move 1 of 3 cat moved");
  assert.equal(await after("last"), "move 3 of 3 mouse moved");
  assert.equal(await after("previous"), "move 2 of 3 cat moved");
  assert.equal(await after("first"), "at the start");
  await page.run("boards[0].play()");
  await page.until(async () => /^move [23] of 3 /.test((await step()) ?? ""), "two steps of play");
  await page.run("boards[0].pause()");
  assert.equal(await page.run("return root(0).querySelector('[aria-label=Play]') !== null"), true);
});

testOnce("what is shown is what show names, in its order", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1} show=""></cat-mouse-board>`));
  const tabs = () =>
    page.run("return [...root(0).querySelectorAll('[role=tab]')].map((tab) => tab.textContent.trim())");
  const has = (/** @type {string} */ css) => page.run("return root(0).querySelector(arguments[0]) !== null", css);
  assert.deepEqual(
    [await has(".verdict"), await has(".panel"), await has(".steps"), await has("cm-board")],
    [false, false, false, true],
  );
  await page.set({ show: "map line what-if solving moves verdict" });
  assert.deepEqual(await tabs(), ["Map", "Best line", "What if", "How it’s solved", "All moves"]);
  for (const [tab, css] of /** @type {const} */ ([
    ["Map", ".mapped"],
    ["Best line", ".line"],
    ["What if", ".what-if"],
    ["How it’s solved", ".solving"],
    ["All moves", ".all-moves"],
  ])) {
    await page.click(tab);
    assert.ok(await has(`.panel ${css}`), tab);
  }
  assert.equal(await page.run("return root(0).querySelectorAll('.mark-on-cell').length"), 0, "All moves marks no cell");
  await page.click("Map");
  assert.ok((await page.run("return root(0).querySelectorAll('.mark-on-cell').length")) > 5);
  await page.set({ show: "moves" });
  assert.deepEqual([await tabs(), await has(".verdict"), await has(".all-moves")], [[], false, true]);
});

testOnce("how it is solved draws the moves that decide the position, though the best line is not shown", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1} show="solving"></cat-mouse-board>`));
  const arrows = () => page.run("return root(0).querySelector('cm-board').look.arrows.map(({ by, to }) => [by, to])");
  assert.deepEqual(await arrows(), [["mouse", 12]]);
  await page.click("Previous move");
  assert.deepEqual(
    (await arrows()).sort(),
    [
      ["cat", 11],
      ["cat", 6],
      ["cat", 7],
    ],
    "all moves of the cat",
  );
});

testOnce("the names of views in earlier articles are still read", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1} show="explorer layers"></cat-mouse-board>`));
  const tabs = await page.run(
    "return [...root(0).querySelectorAll('[role=tab]')].map((tab) => tab.textContent.trim())",
  );
  assert.deepEqual(tabs, ["All moves", "How it’s solved"]);
});

testOnce("two boards keep what is chosen in their views apart", async () => {
  const board = `<cat-mouse-board ${EXAMPLE_1} show="map"></cat-mouse-board>`;
  const page = await show(document_(board + board), { boards: 2 });
  const chosen = (/** @type {number} */ which) =>
    page.run("return root(arguments[0]).querySelector('[name=mapped]:checked').value", which);
  await page.run("root(0).querySelector('[name=mapped][value=cat]').click()");
  await page.settled();
  assert.deepEqual([await chosen(0), await chosen(1)], ["cat", "mouse"]);
});

testOnce("a readonly board can be stepped and not changed", async () => {
  const page = await show(
    document_(`<cat-mouse-board ${EXAMPLE_1} show="verdict line what-if" readonly></cat-mouse-board>`),
  );
  await page.stroke("3,4 3,5");
  await page.stroke("3,1 3,2");
  assert.deepEqual(await page.contents(), ROWS_1);
  assert.equal(await page.run("return root(0).querySelector('[role=grid]').getAttribute('aria-readonly')"), "true");
  assert.equal(await page.text(".tools"), null);
  await page.click("Next move");
  assert.equal(await page.text(".steps output"), "move 1 of 3 mouse moved");
  await page.click("What if");
  await page.run("root(0).querySelector('.pair:not([aria-current])').click()");
  await page.settled();
  assert.equal(await page.run("return boards[0].link"), LINK_1);
  await page.set({ readonly: false });
  await page.stroke("3,4");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M..#."]);
});

testOnce("what reveal hides is nowhere before it is asked for", async () => {
  const page = await show(
    document_(
      `<cat-mouse-board ${EXAMPLE_1} reveal="click" show="verdict line map moves what-if solving"></cat-mouse-board>`,
    ),
  );
  const tells = /\b(wins?|plies|ply|a draw|loses|caught|reaches|closer)\b/i;
  // The rules say the same of every board.
  const shown = async () =>
    `${await page.everything()} ${await page.announcement()}`
      .replaceAll("The mouse moves first. Who wins?", "")
      .replace(/<details>.*<\/details>/s, "");
  const assertHidden = async (/** @type {string} */ when) => {
    const text = await shown();
    assert.doesNotMatch(text, tells, when);
    assert.equal(
      await page.run(
        "return root(0).querySelectorAll('.mark-on-cell, .silhouette .winner, .verdict.mouse, .verdict.cat').length",
      ),
      0,
      when,
    );
  };
  await assertHidden("at first");
  await page.stroke("3,4");
  await assertHidden("after a stroke");
  await page.run("boards[0].next(); boards[0].last(); boards[0].play()");
  await page.settled();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M..#."], "the methods do not tell it");
  await assertHidden("after the methods");
  const link = "board=xxxxF/xC3/M2x1&cat=1&mouse=2";
  await page.click("Show the answer");
  assert.equal(await page.verdict(), titleOf(link));
  assert.match((await page.announcement()) ?? "", new RegExp(titleOf(link)));
  assert.equal(await page.run("return root(0).activeElement?.className"), "result", "the focus is not lost");
  await page.set({ board: "M1F1C" });
  await assertHidden("another board");
});

testOnce("a puzzle has a title, and asks who wins, also if the cat moves first", async () => {
  const page = await show(
    document_(
      `<cat-mouse-board ${EXAMPLE_1} reveal="click" heading="Two <b>jumps</b> ahead" turn="cat"></cat-mouse-board>`,
    ),
  );
  assert.equal(await page.text("[part=heading]"), "Two <b>jumps</b> ahead");
  assert.equal(await page.text(".asks h2"), "The cat moves first. Who wins?");
  await page.set({ turn: "mouse", lang: "zh" });
  assert.equal(await page.text(".asks h2"), "老鼠先走，谁会赢？");
  await page.click("显示答案");
  assert.equal(await page.text("[part=heading]"), "Two <b>jumps</b> ahead", "the title stays");
  assert.equal(await page.text(".asks"), null);
  await page.set({ heading: null });
  assert.equal(await page.text("[part=heading]"), null);
});

for (const [language, words] of /** @type {const} */ ([
  [
    "en",
    {
      mouse: "The mouse",
      nobody: "Nobody",
      asks: [
        "Right! The mouse wins. In how many of its moves?",
        "The mouse wins, but not in 5 moves. In how many of its moves?",
      ],
      verdict: "Mouse wins in 3 moves",
    },
  ],
  [
    "zh",
    {
      mouse: "老鼠",
      nobody: "谁都赢不了",
      asks: ["答对了，老鼠赢。它要走多少回合？", "老鼠赢没错，但不是 5 回合。它要走多少回合？"],
      verdict: "老鼠走 3 回合获胜",
    },
  ],
]))
  testOnce(`a puzzle also asks in how many moves, by attribute and by link: ${language}`, async () => {
    const page = await show(
      document_(`<cat-mouse-board ${EXAMPLE_1} reveal="count"></cat-mouse-board>`, { lang: language }),
    );
    const answer = async () => {
      await page.click(words.nobody);
      await page.click(words.mouse);
      assert.deepEqual([await page.text(".asks h2"), await page.announcement()], [words.asks[0], words.asks[0]]);
      assert.equal(await page.text(".verdict:not(.asks)"), null, "the answer is not shown yet");
      await page.page.keys("5", "\uE007");
      await page.settled();
      assert.deepEqual([await page.text(".asks h2"), await page.announcement()], [words.asks[1], words.asks[1]]);
      await page.page.keys("3", "\uE007");
      await page.settled();
      assert.equal(await page.verdict(), words.verdict);
      assert.equal(await page.run("return root(0).activeElement.className"), "result", "the focus is not lost");
    };
    await answer();
    await page.set({ reveal: null, link: `${LINK_1}&hide=1&count=1` });
    await answer();
    // Another puzzle begins anew.
    await page.set({ link: `${LINK_1}&hide=1&count=1&title=A` });
    await page.click(words.mouse);
    await page.set({ link: `${LINK_1}&hide=1` });
    await page.click(words.mouse);
    assert.equal(await page.verdict(), words.verdict, "it is asked only where the link says so");
  });

testOnce("the tools are there while the reader edits; undo also after a change", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`));
  const buttons = () =>
    page.run(
      "return [...root(0).querySelectorAll('[part=actions] button')].map((each) => each.ariaLabel ?? each.textContent.trim())",
    );
  assert.deepEqual([await page.text(".tools"), await buttons()], [null, ["Edit"]]);
  await page.stroke("3,5");
  assert.deepEqual([await page.text(".tools"), await buttons()], [null, ["Edit", "Undo", "Redo", "Start over"]]);
  await page.click("Edit");
  assert.match((await page.text(".tools")) ?? "", /Wall.*Cat.*Mouse/);
  await page.click("Done");
  assert.equal(await page.text(".tools"), null);
});

testOnce("a board speaks the language of its place, or its own", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`, { lang: "zh-CN" }));
  assert.equal(await page.verdict(), "老鼠走 3 回合获胜");
  await page.run("boards[0].lang = 'en'");
  await page.settled();
  assert.equal(await page.verdict(), titleOf(LINK_1));
  await page.run("boards[0].removeAttribute('lang'); document.documentElement.lang = 'fr'; boards[0].requestUpdate()");
  await page.settled();
  assert.equal(await page.verdict(), titleOf(LINK_1), "the browser's, where there are no words in that of the page");
});

testOnce("the link leads to the playground with the board as it is", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board>`));
  assert.equal(await page.text("a"), null);
  await page.set({ playground: "https://example.org/play/#old" });
  const link = () => page.run("const { href, target, rel } = root(0).querySelector('a'); return { href, target, rel }");
  assert.deepEqual(await link(), { href: `https://example.org/play/#${LINK_1}`, target: "_blank", rel: "noopener" });
  await page.stroke("3,5");
  assert.equal((await link()).href, "https://example.org/play/#board=xxxxF/xC3/M3x&cat=1&mouse=2");
});

testOnce("the link of a puzzle leads to the question, until it is answered", async () => {
  const page = await show(
    document_(
      `<cat-mouse-board ${EXAMPLE_1} reveal="count" heading="Ada" playground="https://example.org/"></cat-mouse-board>`,
    ),
  );
  const link = () => page.run("return root(0).querySelector('[part=link]').hash");
  assert.equal(await link(), `#${LINK_1}&hide=1&title=Ada&count=1`);
  await page.set({ reveal: "click" });
  assert.equal(await link(), `#${LINK_1}&hide=1&title=Ada`);
  await page.set({ turn: "cat" });
  assert.equal(await link(), `#${LINK_1}&m=10&c=6&turn=cat&hide=1&title=Ada`);
  await page.click("Show the answer");
  assert.equal(await link(), `#${LINK_1}&m=10&c=6&turn=cat`);
  await page.set({ reveal: null, turn: null, heading: null });
  await page.run("boards[0].link = arguments[0]", `${LINK_1}&hide=1`);
  await page.settled();
  assert.equal(await link(), `#${LINK_1}&hide=1`, "also where only the link hides the answer");
});

testOnce("what is wrong is said, with what stands between the tags, and told", async () => {
  const page = await show(document_(`<cat-mouse-board ${EXAMPLE_1}><b>a picture</b></cat-mouse-board>`));
  await page.told();
  const slotted = () =>
    page.run("return root(0).querySelector('slot')?.assignedElements().map((each) => each.textContent).join() ?? null");
  const cases = /** @type {[Record<string, unknown>, string, number | null, RegExp][]} */ ([
    [{ board: "####F/#C../M...." }, "ragged-row", 1, /the same length/],
    [{ board: "###?F/#C.../M...." }, "unknown-character", 0, /“\?” at row 1, column 4/],
    [{ board: null }, "empty-grid", null, /no cells/],
    [{ catJump: "far" }, "bad-jump", null, /from 1 to 8/],
    [{ mouseJump: 9 }, "bad-jump", null, /from 1 to 8/],
    [{ moveLimit: 0 }, "bad-move-limit", null, /move limit/],
    [{ turn: "dog" }, "bad-turn", null, /must be the mouse's or the cat's/],
    [{ board: "M1F", turn: "dog" }, "bad-turn", null, /must be the mouse's or the cat's/],
    [{ goal: "dog" }, "bad-goal", null, /The goal cannot be "dog"\. Use “mouse” or “cat”/],
    [{ walls: "many" }, "bad-walls", null, /from 0 to 64/],
    [{ locked: "1,1 4,1" }, "bad-locked", null, /row and a column/],
    [{ show: "verdict moon" }, "bad-show", null, /“moon”/],
  ]);
  const good = {
    board: "####F/#C.../M....",
    catJump: 1,
    mouseJump: 2,
    moveLimit: null,
    turn: null,
    goal: null,
    walls: null,
    locked: null,
    show: null,
  };
  for (const [wrong, code, row, reason] of cases) {
    await page.set({ ...good, ...wrong });
    assert.match((await page.text("[part=reason]")) ?? "", reason, code);
    assert.equal(await slotted(), "a picture");
    const [error, ...rest] = (await page.told()).filter(({ name }) => name === "board-error");
    assert.deepEqual([error?.detail.code, error?.detail.row, rest.length], [code, row, 0]);
    assert.ok(error?.detail.message.length > 10);
    await page.set(good);
    assert.deepEqual([await page.verdict(), await slotted()], [titleOf(LINK_1), null], `good again after ${code}`);
  }
});

for (const [board, detail] of /** @type {const} */ ([
  ["MC", "The board has too few cells for all three."],
  ["MC#", "There is no free cell left: erase a wall."],
]))
  testOnce(`a board without room says only what its reader can do: ${board}`, async () => {
    const page = await show(document_(`<cat-mouse-board board="${board}"></cat-mouse-board>`));
    assert.equal(await page.verdict(), "Place the cheese");
    assert.equal(await page.text(".verdict p"), detail);
  });
