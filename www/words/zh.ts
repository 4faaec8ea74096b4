import type { Words } from "./words";
import { stepOf } from "./words";

const pieces = { cat: "猫", mouse: "老鼠", food: "食物" };
const contents = { floor: "地板", wall: "墙", ...pieces };
const directions = { up: "上", right: "右", down: "下", left: "左" };
const number = new Intl.NumberFormat("zh");

const place = (row: number, col: number) => `第 ${row + 1} 行第 ${col + 1} 列`;

export const zh: Words = {
  tag: "zh-Hans",
  title: "猫和老鼠",
  otherLanguage: "English",
  switchLanguage: "Switch to English",
  darkTheme: "深色",
  lightTheme: "浅色",
  examples: "示例",
  ownBoard: "自己的棋盘",
  example: {
    statement1: "力扣示例 1：先跳两格",
    statement2: "力扣示例 2：越过猫",
    statement3: "力扣示例 3：差一格",
    statement4: "力扣示例 4：封闭的房间",
    statement5: "力扣示例 5：绕远路",
    longest: "最长的胜局：79 步",
    snake: "一条长走廊",
    standOff: "僵持",
    rooms: "大房间里的食物",
  },
  copyLink: "复制链接",
  linkCopied: "链接已复制",
  linkNotCopied: "链接在地址栏里",
  rulesTitle: "游戏规则",
  rules: [
    "老鼠和猫轮流走，老鼠先走。每次沿直线跳，距离不超过各自的跳跃上限，也可以原地不动。墙会挡住去路；可以越过对方。",
    "老鼠到达食物即获胜。猫抓住老鼠，或先到达食物，即获胜。",
    "如果双方都无法强制取胜，对局会无限循环，这就是平局；此时步数上限判猫获胜。",
    "一步指一方走一次。胜方力求最快，负方力求拖得最久。",
  ],

  tools: "工具",
  tool: { wall: "墙", floor: "地板", cat: "猫", mouse: "老鼠", food: "食物" },
  toolHint: {
    wall: "画墙；从墙上开始则擦除（W）",
    floor: "擦除墙（E）",
    cat: "放置猫（C）",
    mouse: "放置老鼠（M）",
    food: "放置食物（F）",
  },
  notOnBoard: "不在棋盘上",
  piece: pieces,

  settings: "设置",
  rows: "行数",
  columns: "列数",
  jump: { cat: "猫跳距离", mouse: "鼠跳距离" },
  moveLimit: "步数上限",
  fewer: (what) => `${what}：减少`,
  more: (what) => `${what}：增加`,
  clear: "清空",
  badSide: "棋盘有 1 到 8 行、1 到 8 列。",

  board: (rows, cols) => `棋盘，${rows} 行 ${cols} 列`,
  hint: "在棋盘上拖动即可用所选工具绘制；也可以拖动猫、老鼠或食物。",
  boardHelp: "键盘操作：在棋盘上用方向键移动，回车或空格使用工具，删除键清空格子。W 墙，E 地板，C 猫，M 老鼠，F 食物。",
  cell: (row, col, content) => `${place(row, col)}，${contents[content]}`,

  verdict({ winner, ending, plies, forced }, moveLimit) {
    if (plies !== null) {
      const own = winner === "mouse" ? (plies + 1) / 2 : plies / 2;
      const how = {
        mouse: `无论猫怎么走，老鼠都会在自己的第 ${own} 次移动时到达食物。`,
        food: `无论老鼠怎么走，猫都会在自己的第 ${own} 次移动时抢先到达食物。`,
        capture: `无论老鼠怎么走，猫都会在自己的第 ${own} 次移动时抓住老鼠。`,
      };
      return {
        title: `${pieces[winner]} ${plies} 步获胜`,
        detail: winner === "mouse" ? how.mouse : ending === "food" ? how.food : how.capture,
      };
    }
    if (forced === null) {
      return {
        title: "双方都无法强制取胜",
        detail: `平局：对局陷入循环。${number.format(moveLimit)} 步之后，步数上限判猫获胜。`,
      };
    }
    return {
      title: "到达步数上限，猫获胜",
      detail: `${pieces[forced.winner]}本可以在 ${forced.plies} 步内强制取胜，但对局在 ${number.format(moveLimit)} 步后结束。`,
    };
  },
  missing(missing, hasRoom) {
    const names = missing.map((piece) => pieces[piece]).join("、");
    const how = hasRoom
      ? missing.length > 1
        ? "依次在棋盘上方选择每个棋子，再点一个格子。"
        : `在棋盘上方选择${names}，然后点一个格子。`
      : "没有空格子可以放：请增加行数或列数，或擦除一面墙。";
    return { title: `请放置${names}`, detail: how };
  },

  line: "最优走法",
  first: "回到开头",
  previous: "上一步",
  next: "下一步",
  last: "到末尾",
  play: "播放",
  pause: "暂停",
  start: "初始局面",
  plyOf: (ply, count) => `第 ${ply} / ${count} 步`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = place(Math.floor(move.to / cols), move.to % cols);
    const end = ending === "food" ? "：到达食物" : ending === "capture" ? "：抓住老鼠" : "";
    return step
      ? `${pieces[move.by]}向${directions[step.direction]} ${step.cells} 格，到${to}${end}`
      : `${pieces[move.by]}停在${to}${end}`;
  },
  loop: (from, moveLimit) =>
    `此时回到了第 ${from + 1} 步之前的局面：从那里开始重复，直到第 ${number.format(moveLimit)} 步。`,
  stopsAtLimit: (moveLimit) => `到达 ${number.format(moveLimit)} 步的上限：猫获胜。`,

  error({ code, row, col, detail }) {
    const at = row === null ? "" : col === null ? `第 ${row + 1} 行` : place(row, col);
    const piece = detail.piece ? pieces[detail.piece] : "棋子";
    switch (code) {
      case "not-a-grid":
        return "棋盘必须是由每一行组成的列表。";
      case "not-a-board":
        return "这段文字里没有棋盘。请用由 .（地板）、#（墙）和 C、M、F 组成的行，或者一个链接。";
      case "empty-grid":
        return "棋盘没有格子。";
      case "too-large":
        return `棋盘最多 8 行 8 列，${at}超出了。`;
      case "ragged-row":
        return `每一行必须一样长：${at}有 ${detail.length} 格，而第 1 行有 ${detail.expected} 格。`;
      case "unknown-character":
        return `${at}的“${detail.character}”无法识别。请用 . 或 1 到 8 表示地板，# 或 x 表示墙，以及 C、M、F。`;
      case "missing-piece":
        return `缺少${piece}。`;
      case "duplicate-piece":
        return `${at}的${piece}重复了。`;
      case "bad-jump":
        return "跳跃距离必须是 1 到 8 的整数。";
      case "bad-move-limit":
        return "步数上限必须是 1 到 10,000 的整数。";
      case "bad-cell":
        return `${detail.player ? pieces[detail.player] : piece}不能站在${at || "那里"}。`;
      case "bad-turn":
        return "轮到的一方只能是老鼠或猫。";
    }
  },
  badLink: (why) => `这个链接里没有棋盘，所以棋盘保持不变。${why}`,
  badLinkAtStart: (why) => `这个链接里没有棋盘，所以显示了一个示例。${why}`,
  sentences: (first, second) => `${first}。${second}`,
  cannotStart: (why) => ({
    title: "棋盘无法启动",
    detail: `求解器没有加载成功。需要支持 WebAssembly 的浏览器，并且页面要由网络服务器提供，而不是直接打开文件。原因：${why}`,
  }),
};
