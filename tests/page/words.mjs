// The sentences that the tests of the views look for, in both languages: written here once more, and not taken from the page.

/** @typedef {import("cat-and-mouse").Player} Player */
/** @typedef {import("cat-and-mouse").Move} Move */
/** @typedef {Pick<import("cat-and-mouse").Outcome, "winner" | "plies" | "forced">} Outcome */
/** @typedef {import("cat-and-mouse").Content} Content */
/** @typedef {"over" | "one-move" | "all-moves" | "undecided"} Rule */
/** @typedef {[row: number, col: number]} Place */

/** How a move goes: how many cells in which direction. @param {Move} move @param {number} cols */
function stepOf({ from, to }, cols) {
  const down = Math.floor(to / cols) - Math.floor(from / cols);
  const right = (to % cols) - (from % cols);
  const direction = down < 0 ? "up" : down > 0 ? "down" : right < 0 ? "left" : "right";
  return { cells: Math.abs(down + right), direction: /** @type {"up" | "down" | "left" | "right"} */ (direction) };
}

/** A number with its commas, which both languages write alike. @param {number} count */
const number = (count) => count.toLocaleString("en");

/** The winner's own moves. @param {number} plies */
const own = (plies) => Math.ceil(plies / 2);

/** @param {number} plies */
const moves = (plies) => (own(plies) === 1 ? "1 move" : `${own(plies)} moves`);
/** @param {number} count @param {string} what */
const counted = (count, what) => (count === 1 ? `1 ${what}` : `${number(count)} ${what}s`);
/** @param {number} cell @param {number} cols */
const at = (cell, cols) => `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`;

export const en = {
  view: {
    line: "Best line",
    moves: "All moves",
    map: "Map",
    "what-if": "What if",
    solving: "How it’s solved",
    statistics: "Statistics",
  },
  opener: { examples: "Examples", find: "Find a board", paste: "Paste", share: "Share", help: "Help" },
  darkTheme: "Dark colours",
  first: "To the start",
  previous: "Previous move",
  next: "Next move",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  playedLine: "The moves you played, then the best line",
  linkedStart: "This position",
  initial: { mouse: "M", cat: "C" },
  number,
  /** @param {number} row @param {number} col @param {Content} content @param {string | null} mark */
  cell: (row, col, content, mark) =>
    `row ${row + 1}, column ${col + 1}, ${content === "food" ? "cheese" : content}${mark === null ? "" : `; ${mark}`}`,
  /** @param {Outcome} outcome */
  outcome: ({ winner, plies, forced }) =>
    plies === null
      ? forced
        ? "cat wins at the move limit"
        : "draw"
      : plies === 0
        ? `${winner} has won`
        : `${winner} wins in ${moves(plies)}`,
  /** @param {Move} move @param {number} cols @param {string | null} ending */
  move(move, cols, ending) {
    const { cells, direction } = stepOf(move, cols);
    const mover = move.by === "mouse" ? "Mouse" : "Cat";
    const end = ending === "food" ? ": the cheese" : ending === "capture" ? ": caught" : "";
    return cells === 0
      ? `${mover} stays at ${at(move.to, cols)}${end}`
      : `${mover} ${cells} ${direction} to ${at(move.to, cols)}${end}`;
  },
  /** @param {number} limit */
  stopsAtLimit: (limit) => `The move limit of ${counted(limit, "move")} by both is reached: the cat wins.`,
  allMoves: {
    /** @param {Player} turn @param {Outcome} outcome @returns {string} */
    standing: (turn, outcome) =>
      outcome.plies === 0
        ? `The game is over: the ${outcome.winner} has won.`
        : `${turn === "mouse" ? "Mouse" : "Cat"} to move: ${outcome.plies === null && !outcome.forced ? "nobody can force a win" : en.outcome(outcome)}.`,
    group: {
      winning: (/** @type {Player} */ mover) => `The ${mover} wins`,
      limit: (/** @type {Player} */ _) => "Reaches the move limit (cat wins)",
      losing: (/** @type {Player} */ mover) => `The ${mover} loses`,
    },
    best: "best",
    restart: "Back to the starting position",
  },
  map: {
    /** @param {Player} mapped @param {Place} fixed @param {Player} next */
    about: (mapped, [row, col], next) =>
      `What if the ${mapped} were on another cell, and the ${next} moved next? Each cell shows who would win then. The ${mapped === "mouse" ? "cat" : "mouse"} stays at row ${row + 1}, column ${col + 1}.`,
    whose: "On another cell",
    mapped: { mouse: "the mouse", cat: "the cat" },
    turn: "Moves next",
    key: { reach: "cells it can move to right now" },
  },
  whatIf: {
    /** @param {number} cat @param {number} mouse @param {string} outcome */
    pair: (cat, mouse, outcome) =>
      `Cat: up to ${cat === 1 ? "1 cell" : `${cat} cells`}, mouse: up to ${mouse === 1 ? "1 cell" : `${mouse} cells`}: ${outcome}`,
    /** @type {Record<import("cat-and-mouse").WallChange["change"], (outcome: string, plies: number) => string>} */
    changes: {
      none: () => "changing it has no effect",
      winner: (outcome) => `changing it changes the result: ${outcome}`,
      limit: (outcome) => `changing it changes whether the move limit decides: ${outcome}`,
      longer: (_, plies) => `changing it makes the win ${moves(plies)} longer`,
      shorter: (_, plies) => `changing it makes the win ${moves(plies)} shorter`,
    },
  },
  solving: {
    look: "Show",
    looks: { one: "One position", all: "All positions" },
    /** @param {number} layer @param {number} last */
    layer: (layer, last) => (layer > last ? "left over: no label" : `round ${layer} of ${last}`),
    scrub: "Round of the analysis",
    turn: "To move",
    /** @param {number} mouse @param {number} cat @param {number} decided @param {number} all */
    counts: (mouse, cat, decided, all) =>
      `This round labels ${counted(mouse, "position")} as won by the mouse (upper bar) and ${number(cat)} by the cat (lower bar). So far ${number(decided)} of ${number(all)} have a label.`,
    /** @param {number} count */
    draws: (count) =>
      `${counted(count, "position")} ${count === 1 ? "is left without a label: nobody can force a win from it" : "are left without a label: nobody can force a win from them"}.`,
    /** @param {Player} winner @param {number} round */
    decided: (winner, round) =>
      round === 0 ? `the ${winner} has won: round 0` : `the ${winner} wins, labelled in round ${round}`,
    undecided: "no label: nobody can force a win",
    /** @param {string} decided */
    afterMove: (decided) => `after this move: ${decided}`,
    /** @param {number} count @param {boolean} isRest */
    here(count, isRest) {
      if (isRest) return `Of these, ${count} ${count === 1 ? "is" : "are"} left without a label, in a frame.`;
      return count === 0
        ? "This round labels none of these."
        : `This round labels ${count === 1 ? "one" : count} of these, in a frame.`;
    },
  },
  statistics: {
    /** @param {number} states */
    about: (states) => `Mouse and cat on any floor cells, with either to move: ${number(states)} positions.`,
    results: { mouse: "The mouse wins", cat: "The cat wins", draw: "Draw" },
    /** @param {Player} winner @param {number} plies */
    longest: (winner, plies) =>
      `The longest forced win: the ${winner}'s, in ${counted(plies, "ply").replace("plys", "plies")}.`,
    showLongest: "Show where it starts",
    byPly: "By distance in plies (a ply is one move by one player)",
  },
};

/** @typedef {typeof en} Words */

const players = { mouse: "老鼠", cat: "猫" };
const contents = { floor: "地板", wall: "墙", cat: "猫", mouse: "老鼠", food: "奶酪" };
const directions = { up: "上", right: "右", down: "下", left: "左" };

/** @type {Words} */
export const zh = {
  view: {
    line: "最优路线",
    moves: "所有走法",
    map: "胜负分布",
    "what-if": "改一改",
    solving: "求解过程",
    statistics: "统计",
  },
  opener: { examples: "示例", find: "寻找棋盘", paste: "粘贴", share: "分享", help: "帮助" },
  darkTheme: "深色",
  first: "回到开头",
  previous: "上一步",
  next: "下一步",
  last: "到末尾",
  play: "播放",
  pause: "暂停",
  playedLine: "你走的步，之后是最优路线",
  linkedStart: "当前状态",
  initial: { mouse: "鼠", cat: "猫" },
  number,
  cell: (row, col, content, mark) =>
    `第 ${row + 1} 行第 ${col + 1} 列，${contents[content]}${mark === null ? "" : `；${mark}`}`,
  outcome: ({ winner, plies, forced }) =>
    plies === null
      ? forced
        ? "到步数上限，猫获胜"
        : "平局"
      : plies === 0
        ? `${players[winner]}已经获胜`
        : `${players[winner]}走 ${own(plies)} 回合获胜`,
  move(move, cols, ending) {
    const { cells, direction } = stepOf(move, cols);
    const to = `第 ${Math.floor(move.to / cols) + 1} 行第 ${(move.to % cols) + 1} 列`;
    const end = ending === "food" ? "：到达奶酪" : ending === "capture" ? "：抓住老鼠" : "";
    return cells === 0
      ? `${players[move.by]}停在${to}${end}`
      : `${players[move.by]}向${directions[direction]} ${cells} 格，到${to}${end}`;
  },
  stopsAtLimit: (limit) => `已到 ${number(limit)} 步的上限：猫赢。`,
  allMoves: {
    standing: (turn, outcome) =>
      outcome.plies === 0
        ? `对局结束：${players[outcome.winner]}赢了。`
        : `轮到${players[turn]}走：${outcome.plies === null && !outcome.forced ? "双方都没有必胜策略" : zh.outcome(outcome)}。`,
    group: {
      winning: (mover) => `${players[mover]}赢`,
      limit: () => "走到步数上限（猫赢）",
      losing: (mover) => `${players[mover]}输`,
    },
    best: "最优",
    restart: "回到初始状态",
  },
  map: {
    about: (mapped, [row, col], next) =>
      `如果${players[mapped]}在别的格子，接下来轮到${players[next]}走，谁会赢？答案写在那一格上。${players[mapped === "mouse" ? "cat" : "mouse"]}留在第 ${row + 1} 行第 ${col + 1} 列。`,
    whose: "换位置的是",
    mapped: { mouse: "老鼠", cat: "猫" },
    turn: "接下来走的是",
    key: { reach: "现在一步就能走到的格子" },
  },
  whatIf: {
    pair: (cat, mouse, outcome) => `猫最多跳 ${cat} 格，老鼠最多跳 ${mouse} 格：${outcome}`,
    changes: {
      none: () => "改它没有影响",
      winner: (outcome) => `改它会改变结果：${outcome}`,
      limit: (outcome) => `改它会影响是否由步数上限决定胜负：${outcome}`,
      longer: (_, plies) => `改它会多走 ${own(plies)} 回合`,
      shorter: (_, plies) => `改它会少走 ${own(plies)} 回合`,
    },
  },
  solving: {
    look: "显示",
    looks: { one: "单个状态", all: "所有状态" },
    layer: (layer, last) => (layer > last ? "剩下的：没有标记" : `第 ${layer} 层，最后是第 ${last} 层`),
    scrub: "分析到第几层",
    turn: "行动方",
    counts: (mouse, cat, decided, all) =>
      `这一层标记：老鼠胜 ${number(mouse)} 个状态（上方），猫胜 ${number(cat)} 个（下方）。至此共标记 ${number(decided)} / ${number(all)}。`,
    draws: (count) => `剩下 ${number(count)} 个状态始终没有标记：双方都没有必胜策略。`,
    decided: (winner, round) =>
      round === 0 ? `${players[winner]}已经获胜：第 0 层` : `${players[winner]}胜，第 ${round} 层标记`,
    undecided: "没有标记：双方都没有必胜策略",
    afterMove: (decided) => `走了这一步以后：${decided}`,
    here(count, isRest) {
      if (isRest) return `其中剩下 ${count} 个没有标记，用方框标出。`;
      return count === 0 ? "这一层没有标记其中的状态。" : `这一层标记其中 ${count} 个，用方框标出。`;
    },
  },
  statistics: {
    about: (states) => `双方各在任意地板格，轮到任意一方：共 ${number(states)} 个状态。`,
    results: { mouse: "老鼠胜", cat: "猫胜", draw: "平局" },
    longest: (winner, plies) => `最长的必胜：${players[winner]}胜，${number(plies)} 步。`,
    showLongest: "看它从哪里开始",
    byPly: "按步数（一方走一次算一步）",
  },
};
