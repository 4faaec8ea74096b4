import type { CatMouseError } from "cat-and-mouse";
import type { PageWords } from "../words";
import { missing, number, pieces, wins, zh } from "./board";
import { zhGraphs } from "./graphs";
import { zhStates } from "./states";

export const zhPage: PageWords = {
  ...zh,

  title: "猫和老鼠 I/II",
  name: "猫和老鼠 I/II",
  darkTheme: "深色",
  lightTheme: "浅色",
  sections: "页面的各部分",
  section: { solve: "求解", play: "对弈", puzzles: "谜题", check: "代码对拍", records: "纪录", states: "胜负图" },
  games: "游戏",
  game: { board: "棋盘", graph: "图" },
  learn: "学习",
  moreOfPage: "更多",
  question: "猫和老鼠轮流走。老鼠能不能先吃到奶酪，又不被猫抓住？",
  howToPlay: "游戏规则",
  newBoard: "新建",
  emptyBoard: "空棋盘",
  surprise: { easy: "随机一局：简单", medium: "随机一局：中等", hard: "随机一局：困难" },
  moreOfBoard: "更多工具：大小、步数上限、平移、旋转、翻转",
  playMyself: "自己来走",
  daily: {
    today: "每日谜题",
    streak: (days) => `连续 ${days} 天`,
    easy: "先做一道简单的",
  },
  leetcode: ({ winner }) => `力扣 1728：${winner === "mouse"}`,
  leetcodeMeans: "力扣是一个编程题网站。第 1728 题“猫和老鼠 II”问老鼠能否获胜，返回 true 或 false，平局算 false。",
  linked: {
    about: (turn) => `当前状态，${pieces[turn]}先走`,
    toDrawn: "显示初始棋盘",
    toLinked: "回到那个状态",
  },
  answer: "答案：",
  exerciseHelp: {
    ...zh.exerciseHelp,
    spoils: "这个标签页会显示哪些修改能解出这道题。",
    show: "仍然显示",
    handIn: "复制提交链接",
  },
  pastable:
    "由 .（地板）、#（墙）和 C、M、F 组成的行、程序里的列表、力扣的测试用例（可以一次粘贴多个，带不带预期结果都行），或者一个链接。",
  notLoaded: "页面的这一部分没有加载成功。网络恢复后请再试一次，或刷新页面。",
  close: "关闭",
  rulesTitle: "游戏规则",

  incomplete: (lack) =>
    missing(lack, (hasWalls) => `没有空格子可以放：请增加行数或列数${hasWalls ? "，或擦除一堵墙" : ""}。`),

  proof: {
    show: "看原因",
    hide: "隐藏原因",
    about({ runner, goal, cutOff, route, direct }) {
      if (runner === null) return "";
      if (goal === "capture") {
        const first = route[0]?.cat ?? 0;
        const all = route.at(-1)?.cat ?? 0;
        return first === 0
          ? "虚线是猫抓住老鼠的路线。"
          : `虚线是追捕的最后一段：猫一共走 ${number.format(all)} 回合，这里是最后 ${number.format(all - first)} 回合。`;
      }
      if (runner === "cat") return "虚线是猫到奶酪的最短路线。";
      if (direct.length > 0) return "老鼠沿虚线走，这条路上的每一格它都先到。";
      if (cutOff === null) return "老鼠沿虚线走，有标记的每一格它都先到。";
      return "老鼠沿虚线走的话，会在加框的格子被猫拦住。";
    },
    fork({ moves, mouse, cat, ways }, place, mayStay) {
      const comes =
        moves === 0
          ? `老鼠在${place(mouse)}，猫在${place(cat)}。`
          : `第 ${number.format(moves)} 回合，老鼠走到${place(mouse)}，这时猫在${place(cat)}。`;
      const all = ways.map(place).join("、");
      const goesOn =
        ways.length === 1
          ? `接着老鼠走到${all}，猫来不及拦住它。`
          : `接着老鼠可以走到${all}，猫${mayStay ? "" : "必须走一步，"}守不住${ways.length === 2 ? "两边" : "所有的路"}。`;
      return `${comes}${goesOn}${moves > 1 ? "在此之前老鼠只是躲开猫，猫则尽量拖延。" : ""}`;
    },
    direct: "走最短的路，它会在加框的格子被猫拦住。",
    comes: (moves) => `老鼠第 ${moves} 回合到这里`,
    key: {
      moves: "老鼠在这一回合到这里",
      catThen: "这时猫在这里",
      way: (runner, hasNever) =>
        `${runner === "mouse" ? "老鼠" : "猫"}的路线；左上角：老鼠走几回合可到这里，右下角：猫走几回合可到${hasNever ? "（–：到不了）" : ""}`,
      hunt: "猫的路线，数字是猫走的第几回合",
      cutOff: (isRightAfter, catMovesFirst) =>
        `${isRightAfter ? "老鼠刚到，猫就到这里抓住它" : "猫比老鼠先到这里"}${catMovesFirst ? "（猫先走，所以多走一步）" : ""}`,
    },
    arrivals(mouse, cat) {
      const after = (player: string, count: number | null) =>
        count === null ? `${player}到不了` : `${player}走 ${count} 回合可到`;
      return `${after("老鼠", mouse)}，${after("猫", cat)}`;
    },
    hunt: (move) => `猫走 ${number.format(move)} 回合到这里`,
    cutOff: "在这里被拦住",
    apart: "被墙隔开",
  },
  expected: {
    ask: "和你想的不一样？",
    who: "你认为谁会赢？",
    which: (mover, forced) =>
      forced === 0
        ? `${pieces[mover]}的第一步，你想的是哪一种走法？`
        : `${pieces[mover]}的${forced === 1 ? "第一步" : `前 ${number.format(forced)} 回合`}没有别的走法。接下来你想的是哪一种走法？`,
    right: (outcome, turn) => `你说得对：${zh.outcome(outcome, turn)}。`,
    scored: zh.puzzle.scored,
    refuted({ mover, expected, winner, move, after, asExpected, better }) {
      const sentences: string[] = [];
      if (better)
        sentences.push(
          `这一步${move}：${zh.outcome(after, mover === "mouse" ? "cat" : "mouse")}，${asExpected ? "如你所料" : "这是失误"}。`,
          `更好的走法是${better}，正在演示。`,
        );
      else if (winner === null || winner === mover) sentences.push("这种走法不改变结果。");
      if (expected === null) sentences.push(`${pieces[winner === "mouse" ? "cat" : "mouse"]}保不住平局。`);
      else if (winner === null) sentences.push(`${pieces[expected]}没有必胜策略。`);
      else sentences.push(`${pieces[expected]}阻止不了${pieces[winner]}获胜。`);
      return zh.paragraph(sentences);
    },
    toCheck: { before: "你的程序结果不同？", after: "会找出最小反例。" },
  },
  noDelay: (loser, winner) => `${pieces[loser]}无论怎么走，${pieces[winner]}都一样快获胜；这里只列出一种走法。`,
  alike: (loser, best, all) =>
    best === all
      ? `${pieces[loser]}的 ${all} 种第一步坚持得一样久；这里只列出一种走法。`
      : `${pieces[loser]}的 ${all} 种第一步中有 ${best} 种坚持得一样久；这里只列出一种走法。`,
  mistake: "失误",
  noEffect: "双方无论怎么走都是平局；这里只列出一种走法。",
  jumps: { cat: "猫最多跳", mouse: "老鼠最多跳" },
  cells: () => "格",
  inCells: "（格）",
  pace: (times) => `速度 ${times}×`,
  number: (count) => number.format(count),

  settings: "设置",
  rows: "行数",
  columns: "列数",
  moveLimit: "步数上限",
  fewer: (what) => `${what}：减少`,
  more: (what) => `${what}：增加`,
  clear: "清空",
  transforms: "移动整个棋盘",
  transform: {
    "shift-up": "上移",
    "shift-right": "右移",
    "shift-down": "下移",
    "shift-left": "左移",
    "rotate-right": "右转",
    "rotate-left": "左转",
    "mirror-across": "左右翻转",
    "mirror-down": "上下翻转",
  },
  stays: (label, value) => `${label}仍为 ${number.format(value)}。`,
  hint: () => "画墙、擦墙，或拖动猫、老鼠和奶酪，答案会马上变化。",
  hintForWalls: "在棋盘上拖动可以画墙或擦墙；这道题里其他都不能改。",
  wentBack: "棋盘已修改，所以回到了初始状态。",
  kept: { said: "你之前的棋盘还在。", show: "回到它" },
  hintForFingers: "要修改棋盘或最大跳跃距离，请先点“编辑”。",

  tutorial: { title: "教程", page: "tutorial/zh/" },
  copying: {
    link: "复制链接",
    copied: "已复制",
    refused: "浏览器不允许网页复制。文字已选中，请自行复制。",
  },
  opener: {
    examples: "示例",
    mine: "我的棋盘",
    find: "寻找棋盘",
    paste: "粘贴",
    share: "分享",
    puzzle: "自己出题",
    help: "帮助",
  },

  states: zhStates,
  drawing: zhGraphs,

  error(error) {
    switch (error.code) {
      case "not-a-board":
        return `这段文字里没有棋盘。可以粘贴：${zhPage.pastable}`;
      case "bad-size":
        return "棋盘有 1 到 8 行、1 到 8 列。";
      case "bad-graph":
      case "bad-node":
        return graphError(error.detail);
      default:
        return zh.error(error);
    }
  },

  statistics: {
    title: "这个棋盘的所有状态",
    about: (states) => `双方各在任意地板格，轮到任意一方：共 ${number.format(states)} 个状态。`,
    result: "结果",
    states: "状态数",
    results: { mouse: "老鼠胜", cat: "猫胜", draw: "平局" },
    longest: (winner, count, turn) => `最长的必胜：${wins(winner, count, turn)}。`,
    showLongest: "看它从哪里开始",
    byPly: "按步数（一方走一次算一步）",
    plies: "步数",
  },
  badLink: (why) => `这个链接里没有棋盘，所以棋盘保持不变。${why}`,
  badLinkAtStart: (why) => `这个链接里没有棋盘，所以显示了一个示例。${why}`,
  badExercise: (why) => `这个链接里的练习无法使用，所以只显示谁会赢的问题。${why}`,
  cannotStart: (why) => ({
    title: "棋盘无法启动",
    detail: `求解器没有加载成功。需要支持 WebAssembly 的浏览器，并且页面要由网络服务器提供，而不是直接打开文件。原因：${why}`,
  }),
};

/** 图或节点的错误。 */
function graphError({ problem, node, other, given, length, player, position }: CatMouseError["detail"]): string {
  switch (problem) {
    case null:
    case "not-a-graph":
      return "图必须是由每个节点的邻居列表组成的列表。";
    case "wrong-size":
      return `图有 3 到 64 个节点，而不是 ${length} 个。`;
    case "no-such-node":
      return node === null ? `没有节点 ${given}。` : `节点 ${node} 有一条边通向 ${given}，但没有这个节点。`;
    case "one-way":
      return `节点 ${node} 有一条边通向节点 ${other}，但节点 ${other} 没有边通向节点 ${node}。`;
    case "loop":
      return `节点 ${given} 有一条边通向自己。`;
    case "repeated":
      return `节点 ${node} 有两条边通向节点 ${other}。`;
    case "no-edge":
      return `${player ? pieces[player] : "玩家"}从节点 ${node} 出发，但它没有边。`;
    case "in-hole":
      return "猫不能在洞里。";
    case "no-move":
      return `${player ? pieces[player] : "玩家"}不能走到节点 ${node}。`;
    case "unclosed":
      return "缺少右括号：列表必须以 ]] 结尾，例如 [[1,2],[0,2],[0,1]]。";
    case "unreadable":
      return `${given} 在这里没有意义：请写节点列表，例如 [[1,2],[0,2],[0,1]]。`;
    case "too-many":
      return `没有节点 ${given}：最多 64 个。`;
    case "wrong-states":
      return "状态数必须是 1 到 1,000,000。";
    case "wrong-edges":
      return "边由成对的状态组成，最多 1,000,000 对。";
    case "wrong-list":
      return "输的和赢的状态必须是状态的列表。";
    case "no-such-state":
      return `没有状态 ${given}（下标 ${position}）。`;
    case "lost-and-won":
      return `状态 ${node} 既输又赢。`;
  }
}
