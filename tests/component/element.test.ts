// <cat-mouse-board> and <cat-mouse-graph> as authors and readers use them: attributes, properties, events, and parts.
import { describe, expect, test } from "vitest";
import { EXAMPLE_1, ONE_SHORT, OVER_THE_CAT, START } from "../harness/games.mjs";
import {
  BOARD,
  embed,
  embedded,
  GRAPH,
  heard,
  key,
  part,
  parts,
  rows,
  set,
  spots,
  stroke,
  told,
  verdict,
} from "./element";
import { click, pass, shown } from "./screen";
import { nameOf, names } from "./seen";

/** The indices of the first and the last cell of row 3 in the first example. */
const [ROW_3, END_OF_ROW_3] = [10, 14];

const board = (attributes = BOARD) => embed(`<cat-mouse-board id="one" ${attributes}></cat-mouse-board>`);
const graph = (attributes = GRAPH) => embed(`<cat-mouse-graph id="one" ${attributes}></cat-mouse-graph>`);
const step = () => part(".steps output");
const has = (css: string) => parts(css).length > 0;
const fragment = () =>
  decodeURIComponent(parts("[part=link]").map((link) => (link as HTMLAnchorElement).hash)[0] ?? "");

for (const [kind, attributes, places, result, outcome] of [
  ["board", BOARD, 15, /^Mouse wins in 3/, { winner: "mouse", ending: "food", plies: 5 }],
  ["graph", GRAPH, 6, /^Draw$/, { winner: null, ending: "draw" }],
] as const)
  test(`two lines are a ${kind} with its verdict, its reason and its line`, async () => {
    const element = await embed(`<cat-mouse-${kind} id="one" ${attributes}></cat-mouse-${kind}>`);
    expect(spots()).toHaveLength(places);
    expect(verdict()).toMatch(result);
    expect(part(".reason")).toMatch(/mouse/);
    expect(step()).toBe("at the start");
    expect(parts(".moves button"), "the start and all moves").toHaveLength(6);
    expect(names("tab"), "one view needs no tabs").toEqual([]);
    expect(told()).toMatchObject([{ name: `${kind}-solve`, id: "one", composed: true, detail: outcome }]);
    expect(element.outcome).toMatchObject(outcome);
    await click("button", "Next move");
    expect(step()).toMatch(/^move 1 of 3/);
    expect(heard()).toMatch(/^move 1 of 3\. Mouse /);
  });

describe("what the author sets", () => {
  test("each attribute of the puzzle is a property, and changes the board", async () => {
    const element = await board();
    const { board: given, catJump, mouseJump, moveLimit, turn } = element;
    expect([given, catJump, mouseJump, moveLimit, turn]).toEqual(["####F/#C.../M....", 1, 2, null, null]);
    for (const [properties, link] of [
      [{ mouseJump: 1 }, "board=xxxxF/xC3/M4&cat=1&mouse=1"],
      [{ catJump: 2, mouseJump: 3 }, "board=xxxxF/xC3/M4&cat=2&mouse=3"],
      [{ catJump: 1, mouseJump: 2, moveLimit: 4 }, `${EXAMPLE_1}&limit=4`],
      [{ board: "M1C3F", mouseJump: 3, moveLimit: null }, ONE_SHORT],
      [{ board: "\n  ####F\n  #C...\n  M....\n", mouseJump: 2 }, EXAMPLE_1],
    ] as const) {
      await set(element, properties);
      expect(element.link).toBe(link);
    }
    expect(rows(), "rows may be on lines of their own").toEqual(START);
    await set(element, { board: "M1C3F", mouseJump: 3 });
    expect(element.getAttributeNames()).toEqual(["id", "board", "cat-jump", "mouse-jump"]);
    expect(["board", "cat-jump", "mouse-jump"].map((name) => element.getAttribute(name))).toEqual(["M1C3F", "1", "3"]);
    element.setAttribute("board", "M.F.C");
    element.setAttribute("mouse-jump", "2");
    await shown();
    expect([element.board, element.mouseJump, rows()]).toEqual(["M.F.C", 2, ["M.F.C"]]);
  });

  test("the cat may move first, also after the board was changed, and the rules begin with it", async () => {
    const element = await board('board="M1F1C" mouse-jump="1" turn="cat"');
    expect(verdict()).toBe("Cat wins in 2 moves");
    expect(part(".moves li .unseen")).toMatch(/^Cat /);
    expect(part(".rules p")).toMatch(/^This is the middle of a game/);
    await stroke(1);
    expect([rows(), verdict()]).toEqual([["M#F.C"], "Cat wins in 2 moves"]);
    await set(element, { turn: "mouse" });
    expect([rows(), verdict()]).toEqual([["M.F.C"], "Mouse wins in 2 moves"]);
    expect(part(".rules p")).toMatch(/^The mouse moves first/);
    await graph('graph="[[3],[3],[3],[0,1,2]]" turn="cat"');
    expect(part(".rules p")).toMatch(/^This is the middle of a game.*the cat’s turn/);
  });

  test("how far both jump stands under the board, and a press there shows the rules", async () => {
    const element = await board();
    expect(part("summary")).toMatch(/cat jumps 1 cell, the mouse up to 2/);
    await set(element, { catJump: 3, mouseJump: 1 });
    expect(part("summary")).toMatch(/cat jumps up to 3 cells, the mouse 1/);
    const [summary] = parts("summary");
    const [rules] = parts(".rules p");
    expect(rules?.checkVisibility()).toBe(false);
    summary?.click();
    expect(rules?.checkVisibility()).toBe(true);
  });

  test("a link replaces the attributes and brings its state, until an attribute is set", async () => {
    const element = await board();
    await set(element, { link: `${OVER_THE_CAT}&m=1&c=2&turn=cat` });
    expect(rows()).toEqual([".MC...F"]);
    expect(verdict(), "it is about the state").toBe("Cat wins in 1 move");
    expect([element.outcome?.plies, element.link]).toEqual([1, OVER_THE_CAT]);
    await set(element, { board: "M1F1C" });
    expect(rows()).toEqual(["M.F.C"]);
  });

  test("the attribute show names the parts that are shown, in its order", async () => {
    const element = await board(`${BOARD} show=""`);
    expect([".verdict", ".panel", ".steps", "cm-board"].map(has)).toEqual([false, false, false, true]);
    await set(element, { show: "map line what-if solving moves verdict" });
    const tabs = ["Map", "Best line", "What if", "How it’s solved", "All moves"];
    expect(names("tab")).toEqual(tabs);
    for (const [at, css] of [".mapped", ".line", ".what-if", ".solving", ".all-moves"].entries()) {
      await click("tab", tabs[at] ?? "");
      expect(has(`.panel ${css}`), css).toBe(true);
    }
    expect(has(".mark-on-cell"), "All moves marks no cell").toBe(false);
    await click("tab", "Map");
    expect(parts(".mark-on-cell").length).toBeGreaterThan(5);
    await set(element, { show: "moves" });
    expect([names("tab"), has(".verdict"), has(".all-moves")]).toEqual([[], false, true]);
    await set(element, { show: "explorer layers" });
    expect(names("tab"), "as earlier articles call them").toEqual(["All moves", "How it’s solved"]);
  });

  test("how it is solved draws the moves that decide the position, though the best line is not shown", async () => {
    await board(`${BOARD} show="solving"`);
    const arrows = () =>
      parts("cm-board")
        .flatMap((canvas) => (canvas as unknown as { look: { arrows: { by: string; to: number }[] } }).look.arrows)
        .map(({ by, to }) => `${by} ${to}`)
        .sort();
    expect(arrows()).toEqual(["mouse 12"]);
    await click("button", "Previous move");
    expect(arrows(), "all moves of the cat").toEqual(["cat 11", "cat 6", "cat 7"]);
  });

  test("a compact board has no reason and no list of moves", async () => {
    const element = await board(`${BOARD} compact`);
    const seen = () =>
      [".verdict", ".steps", ".why", ".moves"].filter((css) => parts(css).some((each) => each.checkVisibility()));
    expect(seen()).toEqual([".verdict", ".steps"]);
    await set(element, { compact: false });
    expect(seen()).toEqual([".verdict", ".steps", ".why", ".moves"]);
  });

  test("an element speaks the language of its place, or its own, or the browser's", async () => {
    const element = await embed(`<cat-mouse-board ${BOARD}></cat-mouse-board>`, { lang: "zh-CN" });
    expect(verdict()).toBe("老鼠第 3 回合获胜（共 5 步）");
    await set(element, { lang: "en" });
    expect(verdict()).toBe("Mouse wins in 3 moves");
    document.documentElement.lang = "fr";
    element.removeAttribute("lang");
    await shown();
    expect(verdict()).toBe("Mouse wins in 3 moves");
  });

  test("a readonly board can be stepped, and not changed", async () => {
    const element = await board(`${BOARD} show="verdict line what-if" readonly`);
    await stroke(13, END_OF_ROW_3);
    await stroke(ROW_3, 11);
    expect(rows()).toEqual(START);
    expect(parts("[role=grid]")[0]?.ariaReadOnly).toBe("true");
    expect(names("button")).not.toContain("Edit");
    await click("button", "Next move");
    expect(step()).toMatch(/^move 1 of 3/);
    await click("tab", "What if");
    parts(".pair:not([aria-current])")[0]?.click();
    await shown();
    expect(element.link).toBe(EXAMPLE_1);
    await set(element, { readonly: false });
    await stroke(13);
    expect(rows()).toEqual(["####F", "#C...", "M..#."]);
  });

  test("the link leads to the playground with the game as it is; that of a puzzle to the question, until it is answered", async () => {
    const element = await board();
    expect(names("link")).toEqual([]);
    await set(element, { playground: "https://example.org/play/#old" });
    const [link] = parts("[part=link]") as HTMLAnchorElement[];
    expect([link?.href, link?.target, link?.rel]).toEqual([
      `https://example.org/play/#${EXAMPLE_1}`,
      "_blank",
      "noopener",
    ]);
    await stroke(END_OF_ROW_3);
    expect(fragment()).toBe("#board=xxxxF/xC3/M3x&cat=1&mouse=2");
    await click("button", "Undo");
    for (const [properties, hash] of [
      [{ reveal: "count", heading: "Ada" }, "&hide=1&title=Ada&count=1"],
      [{ reveal: "click" }, "&hide=1&title=Ada"],
      [{ turn: "cat" }, "&m=10&c=6&turn=cat&hide=1&title=Ada"],
    ] as const) {
      await set(element, properties);
      expect(fragment()).toBe(`#${EXAMPLE_1}${hash}`);
    }
    await click("button", "Show the answer");
    expect(fragment()).toBe(`#${EXAMPLE_1}&m=10&c=6&turn=cat`);
    await set(element, { reveal: null, turn: null, heading: null });
    await set(element, { link: `${EXAMPLE_1}&hide=1` });
    expect(fragment(), "also where only the link hides the answer").toBe(`#${EXAMPLE_1}&hide=1`);
  });

  test("a wrong attribute shows a reason and the content between the tags, and sends an event, until it is corrected", async () => {
    const element = await embed(`<cat-mouse-board ${BOARD}><b>a picture</b></cat-mouse-board>`);
    const right = { board: element.board, catJump: 1, mouseJump: 2, moveLimit: null, turn: null, goal: null };
    const rest = { walls: null, locked: null, show: null };
    const slotted = () => parts("slot").flatMap((slot) => (slot as HTMLSlotElement).assignedElements());
    for (const [wrong, code, row] of [
      [{ board: "####F/#C../M...." }, "ragged-row", 1],
      [{ board: "###?F/#C.../M...." }, "unknown-character", 0],
      [{ board: null }, "empty-grid", null],
      [{ catJump: "far" }, "bad-jump", null],
      [{ mouseJump: 9 }, "bad-jump", null],
      [{ moveLimit: 0 }, "bad-move-limit", null],
      [{ turn: "dog" }, "bad-turn", null],
      [{ board: "M1F", turn: "dog" }, "bad-turn", null],
      [{ goal: "dog" }, "bad-goal", null],
      [{ walls: "many" }, "bad-walls", null],
      [{ locked: "1,1 4,1" }, "bad-locked", null],
      [{ show: "verdict moon" }, "bad-show", null],
    ] as const) {
      told();
      await set(element, wrong);
      const errors = told().filter(({ name }) => name === "board-error");
      expect(errors, code).toMatchObject([{ detail: { code, row, message: expect.stringMatching(/.{10}/) } }]);
      expect(part("[part=reason]"), code).toMatch(/^The board cannot be shown\. .{10}/);
      expect(slotted().map(nameOf), code).toEqual(["a picture"]);
      await set(element, { ...right, ...rest });
      expect([verdict(), slotted()], code).toEqual(["Mouse wins in 3 moves", []]);
    }
    await embed('<cat-mouse-graph graph="[[1],[0,2],[1]"></cat-mouse-graph>', { lang: "zh" });
    expect(part("[part=reason]"), "in the language of the page").toMatch(/^图无法显示。/);
    expect(told()).toMatchObject([{ name: "graph-error", detail: { code: "bad-graph" } }]);
  });

  test("an incomplete game says only what its reader can do", async () => {
    const detail = () => [verdict(), part(".verdict p")];
    await board('board="MC"');
    expect(detail()).toEqual(["Place the cheese", "The board has too few cells for all three."]);
    await board('board="MC#"');
    expect(detail()).toEqual(["Place the cheese", "There is no free cell left: erase a wall."]);
    const title = "This graph cannot be played yet";
    await graph('graph="[[2],[],[0]]"');
    expect(detail()).toEqual([title, "Drag from node 1 to another node to connect them."]);
    await graph('graph="[[2],[],[0]]" readonly');
    expect(detail()).toEqual([title, ""]);
  });
});

describe("what the reader does", () => {
  test("is told once for a whole stroke, and what the author has set stays", async () => {
    const element = await board();
    told();
    await stroke(13, END_OF_ROW_3);
    expect(rows()).toEqual(["####F", "#C...", "M..##"]);
    const link = "board=xxxxF/xC3/M2xx&cat=1&mouse=2";
    expect(told()).toEqual([
      { name: "board-change", id: "one", composed: true, detail: { board: "####F/#C.../M..##", link } },
      { name: "board-solve", id: "one", composed: true, detail: element.outcome },
    ]);
    expect(heard()).toContain(verdict());
    expect([element.link, element.board]).toEqual([link, "####F/#C.../M...."]);
    await click("button", "Start over");
    expect(rows()).toEqual(START);
    expect(told().map(({ name }) => name)).toEqual(["board-change", "board-solve"]);
  });

  test("has its tools while the reader edits, and Undo also after a change", async () => {
    await board();
    const actions = () => parts("[part=actions] button").map(nameOf);
    expect([names("radio"), actions()]).toEqual([[], ["Edit"]]);
    await stroke(END_OF_ROW_3);
    expect([names("radio"), actions()]).toEqual([[], ["Edit", "Undo", "Redo", "Start over"]]);
    await click("button", "Edit");
    expect(names("radio")).toEqual(expect.arrayContaining(["Wall", "Cat", "Mouse"]));
    await click("button", "Done");
    expect(names("radio")).toEqual([]);
  });

  test("steps through the line, as the methods do", async () => {
    const element = await board();
    await click("button", "Next move");
    expect([step(), rows()]).toEqual(["move 1 of 3 mouse moved", ["####F", "#C...", "..M.."]]);
    for (const [method, said] of [
      ["next", "move 1 of 3 cat moved"],
      ["last", "move 3 of 3 mouse moved"],
      ["previous", "move 2 of 3 cat moved"],
      ["first", "at the start"],
    ] as const) {
      element[method]();
      await shown();
      expect(step(), method).toBe(said);
    }
    element.play();
    await pass(2000);
    await shown();
    expect(step()).toMatch(/^move 2 of 3/);
    element.pause();
    await pass(5000);
    await shown();
    expect(step()).toMatch(/^move 2 of 3/);
    expect(names("button")).toContain("Play");
  });
});

describe("an answer that is hidden", () => {
  test("is nowhere before the reader asks for it", async () => {
    const element = await board(`${BOARD} reveal="click" show="verdict line map moves what-if solving"`);
    const tells = /\b(wins|win|plies|ply|a draw|loses|caught|reaches|closer)\b/i;
    const isHidden = (when: string) => {
      // The rules and the question are the same for every board and give nothing away, so they are left out.
      const all = `${element.shadowRoot?.innerHTML} ${heard()}`.replaceAll("Who wins?", "");
      expect(all.replace(/<details>.*<\/details>/s, ""), when).not.toMatch(tells);
      expect(has(".mark-on-cell, .silhouette .winner, .verdict.mouse, .verdict.cat"), when).toBe(false);
    };
    isHidden("at first");
    await stroke(13);
    isHidden("after a stroke");
    element.next();
    element.last();
    element.play();
    await shown();
    expect(rows(), "the methods do not tell it").toEqual(["####F", "#C...", "M..#."]);
    isHidden("after the methods");
    await click("button", "Show the answer");
    expect(verdict()).toMatch(/ wins in /);
    expect(heard()).toContain(verdict());
    expect(element.shadowRoot?.activeElement?.className, "the focus is not lost").toBe("result");
    await set(element, { board: "M1F1C" });
    isHidden("another board");
  });

  test("is asked for under a title, in the language of the element, for the player who moves first", async () => {
    const heading = "Two <b>jumps</b> ahead";
    const element = await board(`${BOARD} reveal="click" heading="${heading}" turn="cat"`);
    expect([part("[part=heading]"), part("#question")]).toEqual([heading, "The cat moves first. Who wins?"]);
    await set(element, { turn: "mouse", lang: "zh" });
    expect(part("#question")).toBe("老鼠先走，谁会赢？");
    await click("button", "显示答案");
    expect([part("[part=heading]"), part("#question")], "the title stays").toEqual([heading, null]);
    await set(element, { heading: null });
    expect(part("[part=heading]")).toBe(null);
  });

  for (const [kind, attributes, wrong, right, answer] of [
    ["board", `board="F1C1M" mouse-jump="4"`, "The cat", "The mouse", "Mouse wins in 1 move"],
    ["graph", GRAPH, "The mouse", "Draw", "Draw"],
  ] as const)
    test(`of a ${kind} is guessed: wrong, and it is asked again; right, and then who wins`, async () => {
      const element = await embed(`<cat-mouse-${kind} ${attributes} reveal="click"></cat-mouse-${kind}>`);
      await click("button", wrong);
      expect(part("#question")).toBe(`No, it is not ${wrong.toLowerCase()}. The mouse moves first. Who wins?`);
      expect(heard()).toBe(part("#question"));
      await click("button", right);
      expect([part(".told"), verdict()]).toEqual(["Right!", answer]);
      expect(heard()).toMatch(new RegExp(`^Right! ${answer}`));
      expect(element.shadowRoot?.activeElement?.className).toBe("result");
      if (kind === "board") {
        await stroke(1);
        expect(part(".told"), "this is another board").toBe(null);
      }
      await set(element, { turn: "mouse" });
      expect([part(".told"), part("#question")], "it is asked again").toEqual([
        null,
        "The mouse moves first. Who wins?",
      ]);
    });

  test("has to be counted only where the link says so", async () => {
    const element = await board();
    await set(element, { link: `${EXAMPLE_1}&hide=1&count=1` });
    await click("button", "The mouse");
    expect(part("#question")).toMatch(/^Right!.*In how many/);
    await set(element, { link: `${EXAMPLE_1}&hide=1` });
    await click("button", "The mouse");
    expect(verdict()).toBe("Mouse wins in 3 moves");
  });
});

describe("several elements", () => {
  test("keep apart what is shown and chosen in them", async () => {
    const map = `<cat-mouse-board ${BOARD} show="verdict map"></cat-mouse-board>`;
    await embed(`${map}${map}<cat-mouse-graph ${GRAPH}></cat-mouse-graph>`);
    const [one, two, other] = embedded();
    expect([one, two, other].map((each) => verdict(each))).toEqual([
      "Mouse wins in 3 moves",
      "Mouse wins in 3 moves",
      "Draw",
    ]);
    parts("[name=mapped][value=cat]", one)[0]?.click();
    await shown();
    const chosen = [one, two].flatMap((each) => parts("[name=mapped]:checked", each));
    expect(chosen.map((each) => (each as HTMLInputElement).value)).toEqual(["cat", "mouse"]);
    await key(13, "Enter");
    expect([rows(one), rows(two)]).toEqual([["####F", "#C...", "M..#."], START]);
  });

  test("may start late: when the reader comes near, or prints the page", async () => {
    const lazy = (id: string, loading = "lazy") =>
      `<cat-mouse-board id="${id}" loading="${loading}" ${BOARD}></cat-mouse-board>`;
    const far = `<p style="height: 4000px">Text.</p>`;
    document.documentElement.lang = "en";
    document.body.innerHTML = [lazy("seen"), lazy("later"), lazy("printed"), lazy("at-once", "eager")].join(far);
    const started = () => embedded().flatMap(({ id, outcome }) => (outcome ? [id] : []));
    await expect.poll(started).toEqual(["seen", "at-once"]);
    const [seen, later] = embedded();
    later?.scrollIntoView();
    await expect.poll(started).toEqual(["seen", "later", "at-once"]);

    // An element that was removed and comes back waits again.
    seen?.remove();
    await shown();
    document.body.append(seen as Element);
    await shown();
    expect(started()).toEqual(["later", "at-once"]);
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(started).toEqual(["later", "at-once", "seen"]);
    dispatchEvent(new Event("beforeprint"));
    await expect.poll(started).toEqual(["later", "printed", "at-once", "seen"]);
  });
});
