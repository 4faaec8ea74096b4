// The class `Editor`, as the page uses it.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, FIRST, hostile, limit, refused, thrown, win, works } from "./helpers.mjs";

const { Editor, Solution, namesBoard, readLinkKeys, solve, writeLinkKeys } = api;

test("an editor shows the puzzle of its link", () => {
  const editor = new Editor("#board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78&m=3");
  assert.equal(editor instanceof Editor, true);
  assert.deepEqual([editor.rows, editor.cols, editor.catJump, editor.mouseJump, editor.moveLimit], [3, 5, 1, 2, 78]);
  assert.deepEqual(editor.grid(), FIRST);
  assert.equal(editor.link, "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78");
  assert.equal(editor.carried, null);
  assert.deepEqual(editor.missing(), []);
  const rows = ["wall wall wall wall food", "wall cat floor floor floor", "mouse floor floor floor floor"];
  assert.deepEqual(editor.contents(), rows.join(" ").split(" "));

  assert.equal(editor.load("board=3/3"), undefined);
  assert.equal(editor.link, "board=3/3&cat=1&mouse=1");
  assert.deepEqual(editor.missing(), ["cat", "mouse", "food"]);
  // Strings of another realm are strings, and only the start of a very long one is read.
  editor.load(`board=MCF&${"x".repeat(10_000_000)}`);
  assert.deepEqual(editor.grid(), ["MCF"]);
  editor.free();
  thrown(() => editor.grid());
});

test("an editor shows the states of its board", () => {
  const editor = new Editor("board=M1x/CF1&cat=1&mouse=2&limit=9");
  assert.deepEqual(editor.contents(1, 4, "mouse"), ["floor", "mouse", "wall", "floor", "cat", "floor"]);
  assert.deepEqual(editor.contents(3, 3, "cat"), ["floor", "floor", "wall", "cat", "food", "floor"]);
  assert.deepEqual(editor.contents(4, 0, "cat"), ["cat", "floor", "wall", "floor", "mouse", "floor"]);
  assert.deepEqual(editor.contents(undefined, undefined, undefined), editor.contents());
  refused(() => editor.contents(2, 4, "mouse"), "bad-cell", { row: 0, col: 2, player: "mouse" });
  refused(() => editor.contents(1, 4, "food"), "bad-turn");
  assert.deepEqual(
    ["cat", "mouse", "food"].map((piece) => editor.cellOf(piece)),
    [3, 0, 4],
  );
  editor.erase(1, 1);
  assert.equal(editor.cellOf("food"), null);
});

test("a fragment may be about something else", () => {
  for (const link of ["board=MCF", "#board=", "#a=b&board=ZZ", "b%6Fard=1", "board"])
    assert.equal(namesBoard(link), true, link);
  for (const link of ["", "#", "#main", "keyboard=MCF", "a=board=1"]) assert.equal(namesBoard(link), false, link);
  works();
});

test("a link that cannot be read changes nothing", () => {
  const wrong = [
    ["empty-grid", {}, ""],
    ["empty-grid", {}, "cat=1&mouse=2"],
    ["too-large", { row: 0 }, "board=MCF81"],
    ["too-large", {}, "board=1/1/1/1/1/1/1/1/1"],
    ["ragged-row", { row: 1, length: 2, expected: 3 }, "board=MCF/2"],
    ["unknown-character", { row: 0, col: 3, character: "K" }, "board=MCFK"],
    ["duplicate-piece", { row: 0, col: 3, piece: "cat" }, "board=MCFC"],
    ["bad-jump", { player: "cat", given: "9" }, "board=MCF&cat=9"],
    ["bad-jump", { player: "mouse", given: '"two"' }, "board=MCF&mouse=two"],
    ["bad-move-limit", { given: "0" }, "board=MCF&limit=0"],
    ["bad-move-limit", { given: '"1e3"' }, "board=MCF&limit=1e3"],
  ];
  const editor = new Editor("board=C1/MF&cat=3");
  for (const [code, about, link] of wrong) {
    refused(() => new Editor(link), code, about, link);
    refused(() => editor.load(link), code, about, link);
    assert.equal(editor.link, "board=C1/MF&cat=3&mouse=1");
  }
  thrown(() => Editor("board=MCF"));
  assert.equal(editor.link, "board=C1/MF&cat=3&mouse=1");
  works();
});

test("strokes paint and carry and can be undone", () => {
  const editor = new Editor("board=C4/4M/4F");
  editor.press(1, 0, "wall");
  editor.drag(1, 3);
  assert.equal(editor.carried, null);
  editor.release();
  assert.deepEqual(editor.grid(), ["C....", "####M", "....F"]);

  editor.press(1, 1, "wall"); // on a wall: it erases
  editor.drag(1.9, 2.9); // the pointer is anywhere in the cell
  editor.drag(-40, 2); // and even off the board
  editor.release();
  assert.deepEqual(editor.grid(), ["C....", "#..#M", "....F"]);

  editor.press(1, 0, "floor");
  editor.release();
  assert.deepEqual(editor.grid(), ["C....", "...#M", "....F"]);

  editor.press(0, 0, "wall"); // on a piece: it is carried
  assert.equal(editor.carried, "cat");
  editor.drag(1, 3);
  assert.deepEqual(editor.grid(), [".....", "...CM", "....F"]);
  editor.cancel();
  assert.equal(editor.carried, null);
  assert.deepEqual(editor.grid(), ["C....", "...#M", "....F"]);

  editor.press(2, 0, "food");
  assert.equal(editor.carried, "food");
  editor.release();
  assert.deepEqual(editor.grid(), ["C....", "...#M", "F...."]);

  editor.erase(0, 0);
  editor.erase(1, 3);
  assert.deepEqual(editor.missing(), ["cat"]);
  assert.deepEqual(editor.grid(), [".....", "....M", "F...."]);

  editor.resize(1, 2);
  assert.deepEqual([editor.rows, editor.cols], [1, 2]);
  assert.deepEqual(editor.missing(), ["cat"]);
  assert.equal(editor.grid().join().match(/[MF]/g).length, 2);
  editor.clear();
  assert.deepEqual(editor.grid(), [".."]);
  assert.deepEqual(editor.missing(), ["cat", "mouse", "food"]);
  // Without a stroke nothing happens.
  editor.drag(0, 0);
  editor.release();
  editor.cancel();
  assert.equal(editor.link, "board=2&cat=1&mouse=1");
});

test("a withdrawn step cannot be redone", () => {
  const editor = new Editor("board=MCF");
  assert.equal(editor.withdraw(), false);
  editor.catJump = 2;
  assert.deepEqual([editor.withdraw(), editor.catJump, editor.canUndo, editor.canRedo], [true, 1, false, false]);
});

test("steps are undone and redone", () => {
  const editor = new Editor("board=C4/4M/4F&cat=1&mouse=2&m=1&c=2&turn=cat");
  assert.deepEqual([editor.canUndo, editor.canRedo, editor.undo(), editor.redo()], [false, false, false, false]);
  const links = [editor.link];
  const step = (change) => {
    change();
    links.push(editor.link);
  };
  step(() => {
    editor.press(1, 0, "wall");
    editor.drag(1, 3);
    editor.release();
  });
  step(() => {
    editor.press(0, 0, "wall");
    editor.drag(2, 2);
    editor.release();
  });
  step(() => editor.erase(1, 0));
  step(() => editor.resize(3, 6));
  step(() => editor.transform("rotate-left"));
  step(() => {
    editor.catJump = 3;
  });
  step(() => {
    editor.mouseJump = 4;
  });
  step(() => editor.setJumps(2, 5));
  step(() => {
    editor.moveLimit = 5;
  });
  step(() => editor.clear());
  step(() => editor.load("board=xxxxF/xC3/M4"));
  step(() => editor.paste("M.C...F"));
  assert.equal(new Set(links).size, links.length);
  // What changes nothing is no step, and neither is what is refused.
  refused(() => editor.setJumps(1, 9), "bad-jump", { player: "mouse" });
  refused(() => editor.setJumps("1", 1), "bad-jump", { player: "cat" });
  editor.moveLimit = 1000;
  editor.load(editor.link);
  editor.press(0, 0, "floor");
  editor.release();
  for (const link of links.toReversed()) {
    assert.deepEqual(editor.link, link);
    assert.equal(editor.canUndo, link !== links[0]);
    assert.equal(editor.undo(), link !== links[0]);
  }
  for (const link of links) {
    assert.deepEqual(editor.link, link);
    assert.equal(editor.canRedo, link !== links.at(-1));
    assert.equal(editor.redo(), link !== links.at(-1));
  }
  // During a stroke, it is the stroke that is taken back.
  editor.press(0, 1, "wall");
  assert.deepEqual([editor.canUndo, editor.canRedo, editor.redo(), editor.undo()], [true, false, false, true]);
  assert.deepEqual([editor.link, editor.canRedo], [links.at(-1), false]);
  editor.undo();
  editor.clear();
  assert.deepEqual([editor.canRedo, editor.redo()], [false, false]);
});

test("a board is shifted rotated and mirrored", () => {
  const moved = {
    "shift-up": ["M...", "C#F."],
    "shift-right": [".C#F", ".M.."],
    "shift-down": ["M...", "C#F."],
    "shift-left": ["#F.C", "...M"],
    "rotate-right": ["MC", ".#", ".F", ".."],
    "rotate-left": ["..", "F.", "#.", "CM"],
    "mirror-across": [".F#C", "...M"],
    "mirror-down": ["M...", "C#F."],
  };
  for (const [how, rows] of Object.entries(moved)) {
    const editor = new Editor("board=CxF1/M3");
    assert.equal(editor.transform(how), undefined);
    assert.deepEqual(editor.grid(), rows, how);
    assert.deepEqual([editor.rows, editor.cols], [rows.length, rows[0].length]);
  }
  const editor = new Editor("board=CxF1/M3");
  for (const how of ["shift", "Shift-Up", "rotate"])
    refused(() => editor.transform(how), "bad-argument", { given: `"${how}"` });
  thrown(() => editor.transform());
  assert.deepEqual([editor.canUndo, editor.grid()], [false, ["C#F.", "M..."]]);
});

test("a link may name a state", () => {
  const board = "board=xxxxF/xC3/M4&cat=1&mouse=2";
  const editor = new Editor(`${board}&m=11&c=6&turn=cat`);
  assert.deepEqual(editor.linkedState, { mouse: 11, cat: 6, turn: "cat" });
  assert.deepEqual(editor.link, board);
  assert.equal(editor.stateLink(11, 6, "cat"), `${board}&m=11&c=6&turn=cat`);
  assert.equal(editor.stateLink(4, 4, "mouse"), `${board}&m=4&c=4&turn=mouse`);
  editor.load(editor.stateLink(14, 7, "mouse"));
  assert.deepEqual(editor.linkedState, { mouse: 14, cat: 7, turn: "mouse" });
  assert.equal(editor.canUndo, false);
  editor.erase(0, 0);
  assert.equal(editor.linkedState, null);
  editor.undo();
  assert.deepEqual(editor.linkedState, { mouse: 14, cat: 7, turn: "mouse" });
  // Boards are shown whatever is wrong with their state.
  for (const state of ["", "&m=11", "&m=0&c=6&turn=cat", "&m=11&c=15&turn=cat", "&m=11&c=6&turn=dog"]) {
    editor.load(board + state);
    assert.deepEqual([editor.link, editor.linkedState], [board, null]);
  }
  refused(() => editor.stateLink(15, 6, "cat"), "bad-cell", { player: "mouse", given: "15" });
  refused(() => editor.stateLink(11, 0, "cat"), "bad-cell", { player: "cat", given: "cell 0", row: 0, col: 0 });
  refused(() => editor.stateLink(11, 6, "food"), "bad-turn", { given: '"food"' });
  // A board that is not complete has states too.
  editor.clear();
  assert.equal(editor.stateLink(0, 14, "mouse"), "board=5/5/5&cat=1&mouse=2&m=0&c=14&turn=mouse");
});

test("copied text can be pasted", () => {
  const editor = new Editor("board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78");
  assert.deepEqual(editor.copy("leetcode"), '["####F","#C...","M...."]\n1\n2');
  assert.equal(editor.copy("text"), "####F\n#C...\nM....");
  refused(() => editor.copy("LeetCode"), "bad-argument");

  const other = new Editor("board=1&cat=3&mouse=4&limit=5");
  assert.equal(other.paste(editor.copy("leetcode")), 1);
  assert.equal(other.link, "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=5");
  other.undo();
  assert.equal(other.paste('["MCF"]\n1\n2\n["MC.F"]\n1\n2'), 2);
  other.undo();
  other.paste(editor.copy("text"));
  assert.equal(other.link, "board=xxxxF/xC3/M4&cat=3&mouse=4&limit=5");
  other.paste(`https://example.org/#${editor.stateLink(11, 6, "cat")}`);
  assert.deepEqual([other.link, other.linkedState], [editor.link, { mouse: 11, cat: 6, turn: "cat" }]);
  other.paste(JSON.stringify({ grid: ["MCF", "..."], catJump: 8, mouseJump: 7, moveLimit: 6 }, null, 2));
  assert.equal(other.link, "board=MCF/3&cat=8&mouse=7&limit=6");
});

test("text without a board changes nothing", () => {
  const wrong = [
    ["not-a-board", {}, ""],
    ["not-a-board", {}, "hello"],
    ["empty-grid", {}, "grid = []"],
    ["not-a-grid", { position: 8, length: 1 }, '["MCF", 5]'],
    ["too-large", { row: 1, position: 4, length: 9 }, "MCF\n........."],
    ["ragged-row", { row: 1, expected: 3, position: 6, length: 2 }, "MCF\n  ..\n"],
    // Its length is that of the row, and would mark too much of the text.
    ["ragged-row", { row: 1, expected: 5, length: 4 }, "xxxxF/xC2/M4"],
    ["unknown-character", { row: 1, col: 0, character: "?", position: 4, length: 1 }, "MCF\n?.."],
    // In units of UTF-16: those of JavaScript.
    ["unknown-character", { row: 0, col: 3, character: "🐭", position: 11, length: 2 }, '🐱🐱: ["...🐭"]'],
    ["unknown-character", { row: 0, col: 1, character: "\ufffd", position: 5, length: 1 }, '鼠 [".\ud83d"]'],
    ["duplicate-piece", { row: 1, col: 2, piece: "cat", position: 6, length: 1 }, "MCF\n..C"],
    ["bad-jump", { player: "cat", given: "9", position: 10, length: 1 }, 'catJump = 9, ["MCF"]'],
    ["bad-jump", { player: "mouse", given: "missing" }, '["MCF"]\n1'],
    ["bad-jump", { player: "mouse", given: '"two"', position: 17, length: 3 }, "#board=MCF&mouse=two"],
    ["bad-move-limit", { given: "0", position: 9, length: 1 }, "limit:   0\nMCF"],
  ];
  const editor = new Editor("board=C1/MF&cat=3&m=1&c=0&turn=cat");
  for (const [code, about, text] of wrong) {
    refused(() => editor.paste(text), code, about, inspect(text));
    assert.deepEqual([editor.link, editor.canUndo], ["board=C1/MF&cat=3&mouse=1", false]);
    assert.deepEqual(editor.linkedState, { mouse: 1, cat: 0, turn: "cat" });
  }
  refused(() => editor.paste(["MCF"]), "bad-argument", { given: "an array" });
  refused(() => editor.paste(), "bad-argument", { given: "undefined" });
  // A stroke goes on.
  editor.press(0, 1, "wall");
  thrown(() => editor.paste("hello"));
  editor.cancel();
  assert.equal(editor.link, "board=C1/MF&cat=3&mouse=1");
  editor.paste(`MCF\n${" ".repeat(10_000_000)}`);
  assert.deepEqual(editor.grid(), ["MCF"]);
  works();
});

test("an editor solves its puzzle", () => {
  const editor = new Editor("board=xxxxF/xC3/M4");
  editor.catJump = 1;
  editor.mouseJump = 2;
  editor.moveLimit = 4;
  const solution = editor.solve();
  assert.equal(solution instanceof Solution, true);
  assert.equal(solution.moveLimit, 4);
  assert.deepEqual(solution.verdict(), limit({ winner: "mouse", plies: 5 }));
  editor.clear();
  refused(() => editor.solve(), "missing-piece", { piece: "cat" });
  // What was solved stays solved.
  assert.equal(solution.verdict().forced.plies, 5);
});

test("rejects wrong jumps and limits", () => {
  const editor = new Editor("board=MCF&cat=3&mouse=4&limit=5");
  const set = (property, value) => () => {
    editor[property] = value;
  };
  for (const value of [0, 9, 300, -0]) {
    refused(set("catJump", value), "bad-jump", { player: "cat" });
    refused(set("mouseJump", value), "bad-jump", { player: "mouse" });
  }
  for (const value of [0, 10_001, 65_537]) refused(set("moveLimit", value), "bad-move-limit", { given: String(value) });
  assert.equal(editor.link, "board=MCF&cat=3&mouse=4&limit=5");
  [editor.catJump, editor.mouseJump, editor.moveLimit] = [8, 1, 10_000];
  assert.equal(editor.link, "board=MCF&cat=8&mouse=1&limit=10000");
});

test("rejects wrong cells tools and sizes", () => {
  const editor = new Editor("board=C4/4M/4F");
  for (const [call, code, ...rows] of [
    ["press", "bad-cell", [3, 0, "wall"], [0, 5, "wall"], [-1, 0, "wall"], [256, 0, "wall"], []],
    ["press", "bad-argument", [0, 0, "hammer"], [0, 0, "Wall"]],
    ["erase", "bad-cell", [3, 0], [0, 5], [0]],
    ["resize", "bad-size", [0, 1], [1, 0], [9, 1], [1, 9], [257, 257], []],
  ])
    for (const args of rows) {
      refused(() => editor[call](...args), code, {}, `${call} of ${args}`);
      assert.deepEqual([editor.carried, editor.link], [null, "board=C4/4M/4F&cat=1&mouse=1"]);
    }
});

test("the pointer may be far outside the board", () => {
  const editor = new Editor("board=8/8/8/8/8/8/8/M5CF");
  const places = [1e308, -1e308, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, -0.5, -0, 7.999, 8, Number.MIN_VALUE];
  for (const tool of ["wall", "floor", "cat", "mouse", "food"])
    for (const row of places)
      for (const col of places) {
        editor.press(3, 3, tool);
        editor.drag(row, col);
        editor.drag(col, row);
        editor.drag(4, 4);
        assert.deepEqual(editor.missing(), []);
        assert.equal(editor.contents().length, 64);
        editor.cancel();
      }
  // What is no number is refused, and the stroke goes on.
  editor.press(0, 0, "wall");
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, null, "3", hostile({})]) {
    refused(() => editor.drag(value, 0), "bad-argument", {}, "the row");
    refused(() => editor.drag(0, value), "bad-argument", {}, "the column");
  }
  editor.drag(0, 2);
  editor.release();
  assert.equal(editor.grid()[0], "###.....");
});

test("links say how the board is shown", () => {
  const link = "board=MC1F&cat=1&mouse=2";
  const nothing = { view: null, ply: 0, hide: false, title: "", terms: "" };
  assert.deepEqual(readLinkKeys(link), nothing);
  assert.deepEqual(readLinkKeys("nonsense"), nothing);
  const keys = {
    view: "what-if",
    ply: 7,
    hide: true,
    title: "Who wins? 谁赢",
    terms: "goal=mouse:3&walls=1&locked=1,3",
  };
  const written = writeLinkKeys(`${link}&m=0&c=2&turn=cat&view=map`, keys);
  assert.equal(
    written,
    `${link}&m=0&c=2&turn=cat&view=what-if&ply=7&hide=1&title=Who%20wins%3F%20%E8%B0%81%E8%B5%A2&goal=mouse:3&walls=1&locked=1,3`,
  );
  assert.deepEqual(readLinkKeys(`#${written}`), keys);
  const editor = new Editor(written);
  assert.deepEqual([editor.link, editor.linkedState], [link, { mouse: 0, cat: 2, turn: "cat" }]);
  for (const empty of [{}, { view: undefined, ply: null, hide: null, title: null, terms: undefined }, nothing])
    assert.equal(writeLinkKeys(written, empty), `${link}&m=0&c=2&turn=cat`);
  assert.equal(readLinkKeys(writeLinkKeys(link, { title: "x".repeat(100) })).title.length, 80);

  const wrong = (keys, code) => assert.deepEqual(thrown(() => writeLinkKeys(link, keys)).code, code, inspect(keys));
  for (const bad of [
    { view: "Map" },
    { view: 3 },
    { ply: -1 },
    { ply: 10_001 },
    { ply: "3" },
    { hide: 1 },
    { title: 5 },
    { terms: [] },
  ])
    wrong(bad, "bad-argument");
  wrong({ terms: "goal=dog" }, "bad-goal");
  wrong({ terms: "goal=draw" }, "bad-goal"); // Only a graph can be a draw.
  wrong({ terms: "walls=99" }, "bad-walls");
  wrong({ terms: "locked=9,9" }, "bad-locked");
  wrong(null, "bad-argument");
  assert.equal(thrown(() => writeLinkKeys("board=", {})).code, "empty-grid");
  const graph = "graph=0-2.1-2&at=10-10.50-10.90-10&m=1&c=2&turn=cat";
  const terms = "goal=cat&edges=1&locked=0";
  const shown = writeLinkKeys(`${graph}&view=map`, { view: "moves", ply: 2, title: "A & B", terms });
  assert.equal(shown, `${graph}&view=moves&ply=2&title=A%20%26%20B&${terms}`);
  assert.deepEqual(readLinkKeys(shown), { view: "moves", ply: 2, hide: false, title: "A & B", terms });
  for (const [wrong, code] of [
    ["edges=-1", "bad-edges"],
    ["locked=3", "bad-locked"],
  ])
    assert.equal(thrown(() => writeLinkKeys(graph, { terms: wrong })).code, code);
  assert.equal(thrown(() => writeLinkKeys("graph=1-x", {})).code, "bad-graph");
});

test("the fewest changes that solve an exercise are found", () => {
  const editor = new Editor("board=M1F1C&cat=1&mouse=1");
  assert.equal(editor.fewestChanges("mouse", 100), null, "there is no exercise");
  const ask = (terms) => {
    editor.assign(terms);
    return editor.fewestChanges("mouse", 10_000);
  };
  assert.deepEqual(ask("goal=cat&walls=1"), { status: "found", changes: [1] });
  assert.deepEqual(ask("goal=mouse&walls=1"), { status: "met", changes: [] });
  assert.deepEqual(ask("goal=cat&walls=1&locked=1,2"), { status: "impossible", changes: [] });
  assert.deepEqual(ask("goal=mouse:9"), { status: "unknown", changes: [] });
});

test("an exercise says which walls were changed", () => {
  const editor = new Editor("board=M1F1C/x4&cat=1&mouse=1");
  editor.assign("goal=cat&walls=3&from=MxF1C/x4");
  for (const [row, col] of [
    [0, 3],
    [1, 0],
  ]) {
    editor.press(row, col, "wall");
    editor.release();
  }
  assert.deepEqual(editor.progress("mouse").changes, [1, 3, 5]);
});

test("an exercise says which pieces were moved, and where from", () => {
  const editor = new Editor("board=M1F1C/x4&cat=1&mouse=1");
  editor.assign("goal=cat&from=1MF1C/x4");
  editor.erase(0, 4);
  assert.deepEqual(editor.progress("mouse").moved, [
    { piece: "cat", from: 4, to: null },
    { piece: "mouse", from: 1, to: 0 },
  ]);
  editor.assign("goal=cat");
  assert.deepEqual(editor.progress("mouse").moved, []);
});

test("a view has the progress of the exercise, and it follows every edit", () => {
  const editor = new Editor("board=M1F1C/x4&cat=1&mouse=1");
  assert.equal(editor.view().progress, null);
  editor.assign("goal=cat");
  const edits = [
    () => editor.press(0, 1, "wall"),
    () => editor.drag(0, 3),
    () => editor.release(),
    () => editor.undo(),
    () => editor.setJumps(2, 1),
    () => editor.erase(0, 4),
    () => editor.undo(),
  ];
  for (const edit of edits) {
    edit();
    for (const turn of ["mouse", "cat"]) assert.deepEqual(editor.view(turn).progress, editor.progress(turn));
    const { outcome } = editor.view(null).progress;
    assert.deepEqual(outcome, editor.missing().length > 0 ? null : solve(editor.grid(), 1, 1).verdict());
    if (outcome) assert.deepEqual(editor.solve().verdict(), outcome);
  }
});

test("several cases are read with their answers", () => {
  const editor = new Editor("board=MCF&cat=3&mouse=4");
  const cases = editor.readCases('["####F","#C...","M...."]\n1\n2\n["M.C...F"]\n1\n3\ntrue\nfalse');
  assert.deepEqual(
    cases.map(({ link, expected }) => [link, expected]),
    [
      ["board=xxxxF/xC3/M4&cat=1&mouse=2", true],
      ["board=M1C3F&cat=1&mouse=3", false],
    ],
  );
  assert.deepEqual(cases[0].outcome, win("mouse", 5));
  assert.deepEqual(Object.keys(cases[0]).sort(), ["expected", "link", "outcome"]);
  assert.deepEqual(editor.readCases("M.F"), [{ link: "board=M1F&cat=3&mouse=4", expected: null, outcome: null }]);
  assert.equal(editor.link, "board=MCF&cat=3&mouse=4");
  const error = thrown(() => editor.readCases('["MCF"]\n1\n1\n["MCF"]\n1\n9\n'));
  assert.deepEqual([error.code, error.detail.position, error.detail.length], ["bad-jump", 22, 1]);
  assert.equal(thrown(() => editor.readCases("nothing")).code, "not-a-board");
});
