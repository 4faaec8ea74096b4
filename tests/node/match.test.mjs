// A match against the solver, without a page: moves, grades, replies, the end, and the stored record.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Editor } from "cat-and-mouse";
import { solvePublished } from "../../benches/textbook-published.mjs";
import { CLOSED_ROOM, EXAMPLE_1, HUNT, LONGEST, ONE_SHORT, OVER_THE_CAT } from "../harness/games.mjs";
import { load } from "./load.mjs";

const { isBlunder, isMatchRecord, Match } = await load("model/match");
const { readJson } = await load("lib/storage");
const { REPLY_DELAY } = await load("model/opponent");
const { BoardGame, openBoard } = await load("model/board-game");
const { openGraph } = await load("model/graph-game");
const { winnableBoard } = await load("board/winnable");
const { moveAnnouncement, standingOf } = await load("play/match-sentences");
const { enPage } = await load("i18n/en/page");
const { enGraphGame } = await load("i18n/en/graph-game");
const { zhGraphGame } = await load("i18n/zh/graph-game");
const { enPlay } = await load("i18n/en/play");
const { zhPlay } = await load("i18n/zh/play");

/** @typedef {import("../../www/model/match").Match} Match */
/** @typedef {import("../../www/model/match").MatchRecord} MatchRecord */

const readRecord = (/** @type {string | null} */ text) => readJson(text, isMatchRecord);

// On EXAMPLE_1, the mouse wins in five plies: two cells to the right, again two to the right, and two up.
const RIGHT_2 = 12;
const RIGHT_1 = 11;

/** @type {MatchRecord} */
const TERMS = { link: EXAMPLE_1, side: "mouse", strength: "perfect", seed: 1, moves: [], gaveUp: false };

/** The matches that the current test has begun, freed after it. @type {Match[]} */
const begun = [];
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => {
  for (const match of begun.splice(0)) match.free();
  mock.reset();
});

/** @param {Partial<MatchRecord>} [terms] @param {() => void} [moved] */
function begin(terms, moved) {
  const record = { ...TERMS, ...terms };
  const match = new Match(record, record.link.startsWith("graph") ? openGraph : openBoard, moved);
  begun.push(match);
  match.resume();
  return match;
}

/** Moves to these cells, and waits for each reply of the opponent. @param {Match} match @param {...number} cells */
function play(match, ...cells) {
  for (const cell of cells) {
    assert.equal(match.now.kind, "turn");
    match.press(cell);
    mock.timers.tick(REPLY_DELAY);
  }
}

/** The winner and the ending. @param {Match} match */
const resultOf = ({ stage }) => (stage.kind === "over" ? [stage.result.winner, stage.result.ending] : null);

/** @param {Match} match */
const turningPointOf = ({ stage }) => (stage.kind === "over" ? stage.turningPoint : null);

/** @param {Match} match */
const choicesOf = ({ now }) => ("choices" in now ? now.choices : []);

/** The English words for the game of a match. @param {Match} match */
function wordingOf({ game }, showsGrades = true) {
  const { page, play } = game.kind === "graph" ? enGraphGame : { page: enPage, play: enPlay };
  return { page, words: play, showsGrades, reason: () => ["The mouse is closer."] };
}

/** The text beside the game, in English. @param {Match} match @param {boolean} [showsGrades] */
function said(match, showsGrades) {
  const { title, feedback } = standingOf(match, wordingOf(match, showsGrades));
  return [title, `${feedback?.title ?? ""} ${feedback?.detail ?? ""}`.trim()];
}

/** @param {Match} match */
const madeBy = (match) => match.game.moves.map(({ by }) => by);

test("the opponent replies after a moment, and not before", () => {
  const match = begin();
  assert.equal(match.now.kind, "turn");
  match.press(RIGHT_2);
  assert.deepEqual(match.now, { kind: "waiting" });
  mock.timers.tick(REPLY_DELAY - 1);
  assert.deepEqual(madeBy(match), ["mouse"]);
  mock.timers.tick(1);
  assert.deepEqual(madeBy(match), ["mouse", "cat"]);
  assert.equal(match.now.kind, "turn");
});

test("every state of a match is one value, and each has its sentences, with grades and without", () => {
  const match = begin();
  const mistake = "You played → r3c2 (mistake). Best was →2 r3c3.";
  const threwAway = "Before your move 1 (→ r3c2), you could have won.";
  /** @type {[act: () => void, kind: string, title: string, feedback: string, ungraded: string][]} */
  const steps = [
    [() => {}, "turn", "Your move", "", ""],
    [() => match.showHint(), "hinted", "Your move", "Hint: →2 r3c3. The mouse is closer.", "Hint: →2 r3c3."],
    [
      () => match.press(RIGHT_1),
      "waiting",
      "The cat is moving",
      "You could have won here. Now the cat can force a win.",
      "",
    ],
    [() => match.lookAt(0), "looking-back", "Move 1", mistake, ""],
    [
      () => mock.timers.tick(REPLY_DELAY),
      "over",
      "The cat won in 1 move",
      `You used 1 hint. ${threwAway}`,
      `You used 1 hint. ${threwAway}`,
    ],
    [() => match.lookAt(0), "looking-back", "Move 1", mistake, ""],
    [() => match.takeBack(0), "turn", "Your move", "", ""],
  ];
  for (const [act, kind, title, feedback, ungraded] of steps) {
    act();
    assert.deepEqual([match.now.kind, ...said(match), said(match, false)[1]], [kind, title, feedback, ungraded]);
    assert.deepEqual(JSON.parse(JSON.stringify(match.now)), match.now, "it can be printed");
  }
});

test("a hint that is asked for again counts once, and looking back ends it", () => {
  const match = begin();
  match.showHint();
  match.showHint();
  assert.deepEqual([match.now.kind, match.help.hints], ["hinted", 1]);
  match.lookAt(0);
  assert.deepEqual([match.now.kind, match.help.hints], ["turn", 1]);
});

test("a hint after a mistake tells to take it back", () => {
  const match = begin({ link: `${OVER_THE_CAT}&limit=4` });
  play(match, 0);
  match.showHint();
  assert.match(
    said(match)[1] ?? "",
    /^Hint: .*\. Nobody wins before the move limit\. Your last move was a mistake: take it back\.$/,
  );
  match.takeBack(0);
  match.showHint();
  assert.doesNotMatch(said(match)[1] ?? "", /mistake/);
});

test("the reader's move is announced once the opponent has replied: with its grade, and at the end with the result", () => {
  /** @type {string[]} */
  const announced = [];
  const match = begin({}, () => {
    if (match.now.kind !== "waiting") announced.push(moveAnnouncement(match, wordingOf(match)));
  });
  play(match, RIGHT_2);
  match.takeBack(0);
  play(match, RIGHT_1);
  assert.deepEqual(announced, [
    "Cat 1 right to row 2, column 3. Best move. You can still win. Your move.",
    `Cat 1 down to row 3, column 2. The cat won in 1 move. It caught you. You took back 1 move. Before your move 1 (→ r3c2), you could have won.`,
  ]);
});

test("the opponent moves first if the reader is the cat", () => {
  const match = begin({ side: "cat" });
  assert.deepEqual(match.now, { kind: "waiting" });
  mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(match), ["mouse"]);
});

// The mouse stays at the left end. The cat wins by going to the cheese, keeps its chances by staying, and loses by
// running for the mouse.
for (const [strength, reply, verdict] of /** @type {const} */ ([
  ["perfect", 3, "best"],
  ["medium", 2, "slower"],
  ["easy", 1, "win-to-loss"],
])) {
  test(`the opponent plays as well as was chosen: ${strength}`, () => {
    const match = begin({ link: ONE_SHORT, strength });
    play(match, 0);
    const last = match.moves.at(-1);
    assert.deepEqual([last?.move.by, last?.move.to, last?.grade.verdict], ["cat", reply, verdict]);
    assert.deepEqual(
      match.moves.map((move) => isBlunder(move)),
      [false, strength === "easy"],
    );
  });
}

test("a cell that the piece cannot reach is no move", () => {
  const match = begin();
  match.press(13);
  match.press(0);
  assert.deepEqual(match.game.moves, []);
});

for (const [what, limit, cells, plies, result] of /** @type {const} */ ([
  ["a win", "", [RIGHT_2, 14, 4], 5, ["mouse", "food"]],
  ["a win on the last ply before the move limit", "&limit=5", [RIGHT_2, 14, 4], 5, ["mouse", "food"]],
  ["the move limit", "&limit=2", [RIGHT_2], 2, [null, "late"]],
]))
  test(`${what} ends the match, and is no one's mistake`, () => {
    const match = begin({ link: EXAMPLE_1 + limit });
    play(match, ...cells);
    assert.deepEqual(resultOf(match), result);
    assert.deepEqual(madeBy(match), ["mouse", "cat", "mouse", "cat", "mouse"].slice(0, plies));
    assert.deepEqual(new Set(match.moves.map(({ grade }) => grade.verdict)), new Set(["best"]));
    assert.equal(match.moves.some(isBlunder), false);
    match.press(3);
    assert.equal(match.game.plies, plies, "the match is over");
  });

test("finds the move that threw the win away, and what would have been better", () => {
  const match = begin();
  play(match, RIGHT_1);
  assert.deepEqual(resultOf(match), ["cat", "capture"]);
  const mistake = turningPointOf(match) ?? assert.fail("there is a mistake");
  assert.deepEqual([mistake.ply, mistake.move.to, mistake.grade.verdict], [0, RIGHT_1, "win-to-loss"]);
  match.lookAt(0);
  assert.equal(match.now.kind === "looking-back" && match.now.better?.to, RIGHT_2);
});

test("finds the move that lost a match in which nobody could force a win", () => {
  // If the mouse stayed, the limit would end the game in a draw. Instead, it goes next to the cat and is caught.
  const match = begin({ link: `${OVER_THE_CAT}&limit=2` });
  play(match, 1);
  assert.deepEqual(resultOf(match), ["cat", "capture"]);
  const mistake = turningPointOf(match) ?? assert.fail("there is a mistake");
  assert.deepEqual([mistake.ply, mistake.grade.verdict], [0, "limit-to-loss"]);
  assert.equal(
    enPlay.mistake("mouse", "mouse", 1, "→ r1c2", false),
    "Before your move 1 (→ r1c2), nobody could force a win.",
  );
  assert.equal(
    zhPlay.mistake("mouse", "cat", 1, "→ r1c2", false),
    "老鼠走第 1 回合（→ r1c2）之前，双方都没有必胜策略。",
  );
});

test("a move is taken back, also before the reply", () => {
  const match = begin();
  const start = match.now;
  match.press(RIGHT_2);
  match.takeBack(match.lastOwn);
  mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(match.game.moves, []);
  play(match, RIGHT_1);
  assert.equal(match.now.kind, "over");
  match.takeBack(0);
  assert.deepEqual(match.moves, []);
  assert.deepEqual(match.now, start);
});

test("a reply comes to the end of the match, wherever the reader looks", () => {
  const match = begin();
  match.press(RIGHT_2);
  match.lookAt(0);
  assert.equal(match.now.kind, "looking-back");
  mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(match), ["mouse", "cat"]);
});

test("giving up ends the match, although it could be won", () => {
  const match = begin();
  match.giveUp();
  const result = { winner: "cat", ending: "given-up" };
  assert.deepEqual(match.now, { kind: "over", result, turningPoint: null });
  assert.equal(match.outcome?.winner, "mouse");
});

test("a match that was given up goes on from a move that is taken back", () => {
  const match = begin();
  play(match, RIGHT_2);
  match.giveUp();
  assert.equal(match.now.kind, "over");
  match.takeBack(0);
  assert.equal(match.now.kind, "turn");
  assert.equal(match.record.gaveUp, false);
});

test("a board is solved once, however many moves are made on it", () => {
  const solve = mock.method(Editor.prototype, "solve");
  // Nobody can win, because the players are in different rooms.
  const match = begin({ link: CLOSED_ROOM });
  for (let plies = 2; plies <= 18; plies += 2) {
    match.press(choicesOf(match)[0]?.to ?? assert.fail("the match goes on"));
    mock.timers.tick(REPLY_DELAY);
    assert.equal(match.game.plies, plies);
  }
  match.takeBack(10);
  match.lookAt(3);
  assert.equal(solve.mock.callCount(), 1);
});

test("a match goes on from its record, with the reply that was due", () => {
  const match = begin();
  match.press(RIGHT_2);
  const record = readRecord(JSON.stringify(match.record)) ?? assert.fail("it is a record");
  assert.deepEqual(record, {
    ...TERMS,
    moves: [RIGHT_2],
    help: { hints: 0, takeBacks: 0 },
  });
  const again = begin(record);
  mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(again), ["mouse", "cat"]);
  assert.equal(again.moves[0]?.grade.verdict, "best");
});

test("what is no record is not taken for one", () => {
  const record = { ...TERMS, side: "cat", strength: "easy", moves: [RIGHT_2] };
  assert.deepEqual(readRecord(JSON.stringify(record)), record, "without help, as an earlier version wrote it");
  const bad = [{ side: "dog" }, { moves: ["12"] }, { help: { hints: "1", takeBacks: 0 } }, { link: null }];
  const texts = bad.map((change) => JSON.stringify({ ...record, ...change }));
  for (const text of [null, "", "{", "null", "7", "{}", ...texts]) assert.equal(readRecord(text), null, `${text}`);
});

test("a record with an illegal move is refused", () => {
  assert.throws(() => begin({ moves: [13] }), { name: "CatMouseError", code: "bad-cell" });
});

test("a draw on a board ends when a position is there for the third time, and not before", () => {
  const match = begin({ link: CLOSED_ROOM, strength: "person" });
  const { mouse, cat } = match.game.origin ?? assert.fail("it can be played");
  for (const cell of [mouse, cat, mouse, cat]) {
    assert.equal(match.now.kind, "turn");
    match.press(cell);
  }
  assert.deepEqual(resultOf(match), [null, "repeat"]);
  match.takeBack(3);
  assert.equal(resultOf(match), null);
});

for (const [link, side, [row, col], en, zh] of /** @type {const} */ ([
  [OVER_THE_CAT, "mouse", [1, 5], "Best move. You can still win.", "最优走法。你仍然能赢。"],
  [CLOSED_ROOM, "mouse", [4, 2], "Best move. Nobody can force a win: a draw.", "最优走法。双方都没有必胜策略：平局。"],
  [ONE_SHORT, "mouse", [1, 1], "Best move: it lasts longest.", "最优走法：坚持得最久。"],
  [OVER_THE_CAT, "mouse", [1, 1], "There was a faster move. You can still win.", "还有更快的走法。你仍然能赢。"],
  [
    OVER_THE_CAT,
    "mouse",
    [1, 2],
    "You could have won here. Now the cat can force a win.",
    "这里本来能赢。现在猫有必胜策略。",
  ],
  [
    `${OVER_THE_CAT}&limit=4`,
    "mouse",
    [1, 1],
    "You could have won here. Nobody wins before the move limit.",
    "这里本来能赢。步数上限内无人获胜。",
  ],
  [
    `${OVER_THE_CAT}&limit=2`,
    "mouse",
    [1, 1],
    "That changes nothing. Nobody wins before the move limit.",
    "这一步不影响结果。步数上限内无人获胜。",
  ],
  [
    `${OVER_THE_CAT}&limit=2`,
    "mouse",
    [1, 2],
    "You could have held out until the move limit. Now the cat can force a win.",
    "本来可以坚持到步数上限。现在猫有必胜策略。",
  ],
  [
    ONE_SHORT,
    "mouse",
    [1, 2],
    "Another move lasts longer. The cat can force a win.",
    "换一种走法可以坚持得更久。猫有必胜策略。",
  ],
  [ONE_SHORT, "cat", [1, 4], "Best move. You can still win.", "最优走法。你仍然能赢。"],
  [ONE_SHORT, "cat", [1, 3], "There was a faster move. You can still win.", "还有更快的走法。你仍然能赢。"],
  [
    "board=x3/2xF/4/Cx2/Mx2&cat=1&mouse=3",
    "cat",
    [5, 1],
    "Another move lasts longer. The mouse can force a win.",
    "换一种走法可以坚持得更久。老鼠有必胜策略。",
  ],
  [
    `${ONE_SHORT}&limit=8`,
    "cat",
    [1, 2],
    "You could have won here. Now the mouse can force a win.",
    "这里本来能赢。现在老鼠有必胜策略。",
  ],
  [
    `${ONE_SHORT}&limit=8`,
    "cat",
    [1, 3],
    "You could have won here. Nobody wins before the move limit.",
    "这里本来能赢。步数上限内无人获胜。",
  ],
  [
    `${ONE_SHORT}&limit=4`,
    "cat",
    [1, 3],
    "That changes nothing. Nobody wins before the move limit.",
    "这一步不影响结果。步数上限内无人获胜。",
  ],
  [
    `${ONE_SHORT}&limit=5`,
    "cat",
    [1, 2],
    "You could have held out until the move limit. Now the mouse can force a win.",
    "本来可以坚持到步数上限。现在老鼠有必胜策略。",
  ],
]))
  test(`what a move is worth is said in both languages: ${side}, ${en} ${link}`, () => {
    const match = begin({ link, side });
    // The mouse moves first.
    if (side === "cat") mock.timers.tick(REPLY_DELAY);
    match.press((row - 1) * match.game.cols + col - 1);
    const { grade } = match.moves.findLast(({ move }) => move.by === side) ?? assert.fail("it has moved");
    const english = enPlay.feedback(grade, side);
    assert.equal(`${english.title} ${english.detail}`.trim(), en);
    const chinese = zhPlay.feedback(grade, side);
    assert.equal(`${chinese.title}${chinese.detail}`, zh);
  });

for (const { link, size } of [
  { link: EXAMPLE_1, size: [5, 5] },
  { link: OVER_THE_CAT, size: [5, 7] },
  { link: `${LONGEST}&limit=78`, size: [8, 8] },
]) {
  for (const side of /** @type {const} */ (["mouse", "cat"])) {
    test(`the ${side} can win each new board, or throw the win away with each of its first three moves: for ${link}`, () => {
      const model = new BoardGame(link);
      const { catJump, mouseJump } = model.editor;
      const links = Array.from({ length: 10 }, (_, seed) => winnableBoard(model, side, seed));
      assert.equal(new Set(links).size, links.length);
      for (const found of links) {
        const game = new BoardGame(found);
        const { editor } = game;
        assert.deepEqual([editor.rows, editor.cols, editor.catJump, editor.mouseJump], [...size, catJump, mouseJump]);
        const { verdict, results } = solvePublished(editor.grid(), catJump, mouseJump);
        assert.equal(verdict?.winner, side, found);
        const food = editor.cellOf("food");
        const plies = game.moves.flatMap(({ by }, ply) => (by === side ? [ply] : []));
        assert.ok(plies.length >= 3, `three moves at least: ${found}`);
        for (const ply of plies.slice(0, 3)) {
          const state = game.stateAfter(ply);
          assert.ok(state);
          const moves = game.solution?.moves(state.mouse, state.cat, side) ?? [];
          const winners = moves.map(({ to }) => {
            const mouse = side === "mouse" ? to : state.mouse;
            const cat = side === "cat" ? to : state.cat;
            // A caught mouse or a player on the cheese ends the game.
            if (mouse === cat || cat === food) return "cat";
            return mouse === food ? "mouse" : results[mouse][cat][side === "mouse" ? 1 : 0]?.winner;
          });
          assert.ok(
            winners.includes(side) && winners.some((winner) => winner !== side),
            `${found}, ply ${ply}: ${winners}`,
          );
        }
        game.free();
      }
      model.free();
    });
  }
}

test("two people on one device move in turn, and both are helped and judged", () => {
  const match = begin({ strength: "person" });
  assert.deepEqual([match.isShared, match.reader, match.now.kind, match.hopeless], [true, "mouse", "turn", null]);
  match.press(RIGHT_2);
  mock.timers.tick(2 * REPLY_DELAY);
  assert.deepEqual(madeBy(match), ["mouse"], "nobody replies but the other person");
  assert.equal(match.reader, "cat");
  assert.deepEqual(new Set(choicesOf(match).map(({ by }) => by)), new Set(["cat"]));
  match.showHint();
  assert.equal(match.now.kind === "hinted" && match.now.hint.by, "cat");
  match.takeBack(match.lastOwn);
  assert.deepEqual([match.reader, madeBy(match)], ["mouse", []]);
  match.press(RIGHT_2);
  match.giveUp();
  assert.deepEqual(resultOf(match), ["mouse", "given-up"], "the cat was to move");
  assert.deepEqual(readRecord(JSON.stringify(match.record))?.strength, "person");
});

test("of two people, the one whose move threw the win away is named", () => {
  const match = begin({ strength: "person" });
  match.press(RIGHT_1);
  match.press(RIGHT_1);
  assert.deepEqual(resultOf(match), ["cat", "capture"]);
  const { by } = turningPointOf(match)?.move ?? assert.fail("there is a mistake");
  assert.equal(by, "mouse");
  assert.equal(enPlay.mistake(by, null, 1, "→ r3c2", true), "Before the mouse's move 1 (→ r3c2), it could have won.");
  assert.equal(zhPlay.mistake(by, null, 1, "→ r3c2", true), "老鼠走第 1 回合（→ r3c2）之前，它本来能赢。");
  assert.deepEqual(enPlay.over({ winner: "cat", ending: "capture" }, null, 1, 1000), {
    title: "The cat won in 1 move",
    detail: "It caught the mouse.",
  });
  assert.equal(enPlay.over({ winner: "cat", ending: "given-up" }, null, 1, 1000).title, "The mouse gave up");
  assert.equal(zhPlay.over({ winner: "cat", ending: "given-up" }, null, 1, 1000).title, "老鼠认输了");
});

// The edges are 1–2, 1–3, 1–4, 3–4 and 2–0: the cat wins, but may wait until the mouse is back on 3.
const LETS_IT_WAIT = "graph=0-2.1-2.1-3.1-4.3-4&at=10-10.50-10.90-10.90-50.10-50";

for (const strength of /** @type {const} */ (["person", "easy"]))
  test(`a player who would lose saves a draw by bringing a position back: ${strength}`, () => {
    const match = begin({ link: LETS_IT_WAIT, strength, moves: [3, 1, 4, 2] });
    assert.equal(choicesOf(match)[0]?.to, 3, "the hint");
    match.press(3);
    assert.deepEqual(resultOf(match), [null, "repeat"]);
    assert.deepEqual(
      match.moves.map(({ grade }) => grade.verdict),
      ["best", "best", "best", "win-to-draw", "loss-to-draw"],
    );
    assert.equal(turningPointOf(match)?.ply, 3, "the cat could have won");
    assert.match(said(match)[1] ?? "", /saved the draw: every other move loses/);
    match.lookAt(4);
    assert.equal(match.now.kind === "looking-back" && match.now.better, null);
    match.takeBack(4);
    assert.equal(match.now.kind, "turn");
    assert.equal(match.outcome?.winner, null, "it can still be saved");
  });

test("a perfect opponent that would lose brings a position back", () => {
  const match = begin({ link: LETS_IT_WAIT, side: "cat", moves: [3, 1, 4, 2] });
  mock.timers.tick(REPLY_DELAY);
  assert.equal(match.game.moves.at(-1)?.to, 3);
  assert.deepEqual(resultOf(match), [null, "repeat"]);
  assert.doesNotMatch(said(match)[1] ?? "", /saved/, "the reader saved nothing");
  assert.equal(turningPointOf(match)?.ply, 3);
});

test("how a draw and a saved draw are said", () => {
  const over = (/** @type {"repeat" | "draw"} */ ending) =>
    [enGraphGame, zhGraphGame].map(({ play }) => play.over({ winner: null, ending }, "mouse", 0, 0).detail);
  assert.deepEqual(over("repeat"), [
    "The same position came up a second time: that is a draw.",
    "同一状态第二次出现，就是平局。",
  ]);
  assert.deepEqual(over("draw"), [
    "The player to move has no edge to follow: that is a draw.",
    "轮到走的一方没有边可走，就是平局。",
  ]);
  assert.deepEqual(
    [enPlay, zhPlay].map((words) => words.savedDraw("mouse", "mouse", 3, "→ 3")),
    ["Your move 3 (→ 3) saved the draw: every other move loses.", "你的第 3 回合（→ 3）保住了平局：其他走法都会输。"],
  );
});

test("a match without a mistake: a player who was lost from the start had no win to throw away", () => {
  const start = /** @type {const} */ ({ winner: "cat", plies: 2, ending: "capture" });
  for (const [side, english, chinese] of /** @type {const} */ ([
    ["mouse", "You could not have won", "你本来就赢不了"],
    ["cat", "You made no mistake", "你没有失误"],
    [null, "Nobody made a mistake", "双方都没有失误"],
  ]))
    assert.deepEqual(
      [enPlay, zhPlay].map((words) => words.noMistake(start, side, false)),
      [
        `${english}: the cat wins from the start with perfect play.`,
        `${chinese}：双方都采用最优策略时，从一开始就是猫赢。`,
      ],
    );
});

test("a move that is pointed at is forgotten by a step", () => {
  const game = new BoardGame(EXAMPLE_1);
  game.point({ by: "mouse", from: 10, to: RIGHT_1 });
  game.next();
  assert.equal(game.preview, null);
  game.free();
});

test("another speed holds for the steps that follow, and makes none itself", () => {
  const game = new BoardGame(EXAMPLE_1);
  game.play();
  game.keepPace();
  assert.equal(game.ply, 1);
  mock.timers.tick(750);
  assert.equal(game.ply, 2);
  game.free();
});

// The longest known win: a hunt of 626 plies, in which the food is walled off and the cat has to catch the mouse.

test("a match of 626 plies is graded to its end, and adopted again", () => {
  const game = new BoardGame(HUNT);
  const moves = game.moves.map(({ to }) => to);
  game.free();
  assert.equal(moves.length, 626);
  const record = { ...TERMS, link: HUNT, moves, help: { hints: 0, takeBacks: 0 } };
  const match = begin(record);
  assert.deepEqual(match.now, { kind: "over", result: { winner: "cat", ending: "capture" }, turningPoint: null });
  assert.equal(match.moves.length, 626);
  assert.equal(match.moves.some(isBlunder), false);
  assert.deepEqual(readRecord(JSON.stringify(match.record)), record);
});
