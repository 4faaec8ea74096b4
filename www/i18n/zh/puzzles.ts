import type { Effort } from "../../model/puzzle-progress";
import { movesOfWinner } from "../step";
import type { PuzzleWords } from "../words";

const names = { mouse: "老鼠", cat: "猫" };
const other = { mouse: "cat", cat: "mouse" } as const;

const format = (how: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("zh-CN", { timeZone: "UTC", ...how });
  return (date: string) => formatter.format(Date.parse(date));
};
const day = format({ day: "numeric", month: "long", year: "numeric" });
const levels = { easy: "简单", medium: "中等", hard: "困难" };

const kinds = { "only-move": "找出唯一走法", win: "取胜", hold: "守住平局", change: "改动一堵墙或一条边" };

/** 解题时的错误次数和用过的帮助。 */
function needed({ mistakes, hints, looked }: Effort): string {
  const parts = [
    mistakes > 0 ? `错了 ${mistakes} 次` : "",
    hints > 0 ? `用了 ${hints} 次提示` : "",
    looked ? "看了答案" : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join("，") : "没有出错，也没有用提示";
}

/** 胜方第几回合获胜。 */
const howLong = (own: number, plies: number) => (own === 0 ? "马上获胜" : `第 ${own} 回合获胜（共 ${plies} 步）`);

export const zhPuzzles: PuzzleWords = {
  title: "谜题",
  about: "老鼠要吃到奶酪；在图上，老鼠要进洞，就是黑色的圆。猫要抓住老鼠。",
  all: "全部谜题",
  date: day,
  puzzleOf: (date) => `${day(date)}的谜题`,
  name: (level, number) => `${levels[level]} ${number}`,
  again: "所有谜题都已轮过一遍，现在从头开始。",
  level: levels,
  levelAbout: "难度是测出来的：一个会犯错的电脑玩家试 100 次，简单题至少解出 30 次，困难题不到 12 次。",
  kind: kinds,
  task: (kind, game) => (kind === "change" ? { board: "改动一堵墙", graph: "改动一条边" }[game] : kinds[kind]),
  theme: {
    "only-move": "唯一走法",
    "go-away": "先走开",
    wait: "等待",
    corridor: "走廊",
    race: "赛跑",
    ambush: "埋伏",
    "cut-off": "截断",
  },
  game: { board: "棋盘", graph: "图" },
  done: "已解出",
  open: "未解出",

  solveIt: "开始解题",
  lookAgain: "再看一次",
  tomorrow: "明天有新的一道。",
  path: {
    title: "新手之路",
    about: "每一道都有一个新想法。",
    count: (solved, all) => `${solved} / ${all}`,
    step: (number, all) => `新手之路 ${number} / ${all}`,
    begin: "开始",
    goOn: "继续",
    end: "已经走到终点。",
  },
  count: (solved, all) => `共 ${all} 道谜题，你已解出 ${solved} 道。`,
  unfinished: "还没解完的",
  list: "全部谜题",
  filter: "筛选",
  filters: { game: "游戏", level: "难度", kind: "任务", theme: "思路", state: "进度" },
  any: "全部",
  none: "没有同时符合这些条件的谜题。",
  shown: (count) => `${count} 道谜题`,
  more: "显示更多",

  calendar: "往日谜题",
  earlier: "上一个月",
  later: "下一个月",
  month: format({ month: "long", year: "numeric" }),
  weekday: (weekday) => ["一", "二", "三", "四", "五", "六", "日"][weekday] ?? "",

  progress: "你的进度",
  progressAbout: "进度只保存在这台设备上。可以存成文件备份，或带到另一台设备。读入文件时，会与这里的进度合并。",
  save: "存成文件",
  load: "读入文件",
  loaded: (count) => `已读入 ${count} 道谜题的进度。`,
  notProgress: (name) => `“${name}”不是进度文件，什么都没有改变。请选择在这里存出的文件：cat-and-mouse-progress.json。`,
  unknown: (id) => `没有谜题“${id}”，请从下面选一道。`,

  ask: {
    "only-move": (side, wins) =>
      wins
        ? { title: `轮到${names[side]}走：找出唯一能赢的走法`, detail: "其他走法都会丢掉胜局。" }
        : { title: `轮到${names[side]}走：找出唯一不输的走法`, detail: "其他走法都会输。" },
    win: (side) => ({
      title: `轮到${names[side]}走：取胜`,
      detail: `一直走到${names[side]}获胜为止。${names[other[side]]}从不出错。`,
    }),
    hold: (side) => ({ title: `轮到${names[side]}走：守住平局`, detail: "连走三回合都不输即可。" }),
  },
  changes: {
    board: { ask: "点一个格子，加一堵墙或擦一堵墙。老鼠先走。", wrong: "不是这堵墙。" },
    graph: { ask: "依次点两个节点，加一条边或去掉一条边。老鼠先走。", wrong: "不是这条边。" },
  },
  onBoards: "不想动，就点两次自己的棋子。",
  onGraphs: "黑色的节点 0 是洞。猫不能进洞，双方都不能停留。",
  waiting: (opponent) => `${names[opponent]}正在走`,
  right: { title: "正确。", detail: "请继续。" },
  held: (made, all) => ({ title: "正确。", detail: `第 ${made} 回合，共 ${all} 回合。` }),
  wrong(after, turn) {
    if (after === null) return "还不行：同一状态再次出现，就是平局。";
    const { winner, plies } = after;
    if (winner === null || plies === null) return "还不行：这样走是平局。";
    return plies === 0
      ? `还不行：这样走，${names[winner]}就赢了。`
      : `还不行：这样走，${names[winner]}${howLong(movesOfWinner(winner, plies, turn), plies)}。`;
  },
  caught: "还不行：猫会抓住你。",
  reply: (move) => `应对：${move}。`,
  tryAgain: "再试一次",
  solved: "解出来了",
  compared({ outcome, others, next }, side) {
    const now =
      outcome.winner === null || outcome.plies === null
        ? "这样走是平局。"
        : `这样走，${names[outcome.winner]}${howLong(movesOfWinner(outcome.winner, outcome.plies, side), outcome.plies)}。`;
    const rest = others === 1 ? "另一种走法" : `其余 ${others} 种走法`;
    if (next.winner === null || next.plies === null) return `${now}${rest}${others === 1 ? "" : "都"}不能赢。`;
    const own = movesOfWinner(next.winner, next.plies, side);
    return `${now}${rest}，${names[next.winner]}${own <= 1 ? "" : "最晚"}${howLong(own, next.plies)}。`;
  },
  effort: (effort) => `你${needed(effort)}。`,

  canGo: "可以走到这里",
  canStay: "可以留在这里",
  boardHelp: "用方向键在棋盘上移动，按 Enter 或空格走到那一格。",

  hint: "提示",
  hintMore: "显示走法",
  idea: {
    "go-away": "思路：以退为进，途中有一步要远离目标。",
    wait: "思路：不必着急，先让对方走。",
    corridor: "思路：留意那条窄路，走进去就无处可躲。",
    race: "思路：比的是快慢，数一数双方各要几回合。",
    ambush: "思路：不要追，守在对方必经的地方。",
    "cut-off": "思路：截断对方的路。",
  },
  notStraight: {
    mouse: "思路：走最短的路不对。那样走，猫会怎么走？",
    cat: "思路：直接扑向老鼠不对。那样走，老鼠会往哪里走？",
  },
  direction: (direction) =>
    direction === null
      ? "思路：也可以不动。"
      : `思路：这一步向${{ up: "上", down: "下", left: "左", right: "右" }[direction]}走。`,
  counts: (right, all) => `${all} 种走法里，有 ${right} 种是对的。想一想每种走法之后对方怎么走。`,
  ideaOfChange: "思路：找出现在决定胜负的那条路，让它变长、变短或走不通。",
  hintIs: (move) => `提示：${move}。`,
  changeIs: (change, reason) => `答案：${change}这样，${reason}`,
  changeMark: "改这里",

  startOver: "重新开始",
  solution: "看答案",
  why: "在求解中看原因",
  next: "下一道",
  once: "再解一次",
  share: "分享结果",
  shareText: (name, effort) => `猫和老鼠 I/II · ${name}\n解出来了：${needed(effort)}。`,
};
