import type { Player } from "cat-and-mouse";
import { WINNER_OF_KIND } from "../../model/win-record";
import { movesOfWinner } from "../step";
import type { RecordsWords } from "../words";

const inMoves = (winner: Player, plies: number) => `${movesOfWinner(winner, plies, "mouse")} 回合`;
const inPlies = (plies: number) => `${plies} 步`;
const inBoth = (winner: Player, plies: number) => `${inMoves(winner, plies)}（${inPlies(plies)}）`;

const size = (text: string) => (text.includes("x") ? text.replace("x", "×") : `${text} 个节点`);

const kind = {
  mouse: "老鼠赢",
  "by-play": "老鼠绕路",
  race: "猫赛跑",
  hunt: "猫追捕",
};

const seal = { proved: "已证明", known: "目前最长" };

const goal = { board: "奶酪", graph: "洞" };

export const zhRecords: RecordsWords = {
  title: "纪录：必胜的一方，最久要走多少回合？",
  counted: "纪录怎么算",
  about: {
    board:
      "这里是目前已知最长的必胜：双方都采取最优策略，老鼠先走，按赢家走的回合计。一方走一次算一步，所以步数是双方加起来的。点开一个棋盘，再按 ▶，就能看它怎么走。",
    graph:
      "这里是图上目前已知最长的必胜：双方都采取最优策略，老鼠先走，按赢家走的回合计。一方走一次算一步，所以步数是双方加起来的。点开一个图，再按 ▶，就能看它怎么走。",
  },
  kinds: "胜的种类",
  kind,
  kindAbout: (kind, game) =>
    ({
      mouse: `老鼠赢的所有情况。${game === "board" ? "最长的都是走远路：猫被关在别处，或者来得太晚。" : ""}`,
      "by-play": "老鼠赢，但必须绕开猫：它用的回合比独自走更多。",
      race: `老鼠有路通往${goal[game]}，但猫赢。`,
      hunt: `老鼠没有路通往${goal[game]}，猫只有抓住老鼠才能赢。`,
    })[kind],
  moves: inMoves,
  plies: inPlies,
  size,
  heading: (of, text, found) => `纪录：${kind[of]}，${size(text)}，${seal[found]}`,
  seal,
  sealAbout: {
    board: "已证明：这种大小的棋盘全部解过，没有更长的。目前最长：也许还有更长的。",
    graph: "已证明：有这么多节点的图全部解过，没有更长的。目前最长：也许还有更长的。",
  },
  none: "还没有这一种的纪录。",
  plots: "图表",
  plot: {
    places: { board: "格子数与最长的必胜", graph: "节点数与最长的必胜" },
    lengths: (shape) => `${size(shape)} 棋盘上，必胜各要多少回合`,
  },
  axes: {
    cells: "格子数",
    nodes: "节点数",
    moves: "赢家的回合数",
    plies: "步数",
    games: "局数",
    gamesTenfold: "局数（每条线多十倍）",
  },
  winner: { mouse: "老鼠赢", cat: "猫赢" },
  table: "用表格查看",
  longer: {
    title: "你有更长的吗？",
    help: {
      board: "粘贴一个棋盘（几行文字或链接）。网页当场求解，并与同种类、同大小的纪录比较。",
      graph: "粘贴一个图（力扣的写法或链接）。网页当场求解，并与同种类、同大小的纪录比较。",
    },
    label: "你的棋盘或图",
    check: "比一比",
  },
  incomplete: "还缺东西，不能求解。",
  draw: "这是平局，没有长度可比。",
  walk: (plies) => `猫走 ${inBoth("cat", plies)}就赢，但只是走过去：老鼠和它之间有墙隔开。这种不算纪录。`,
  standing(name, where, plies, standing, record) {
    const winner = WINNER_OF_KIND[name];
    const is = `${size(where)}，${kind[name]}，${inBoth(winner, plies)}：`;
    const longest = inBoth(winner, record?.plies ?? 0);
    switch (standing) {
      case "longer":
        return `${is}比目前最长的 ${longest}还长。这是新纪录！`;
      case "equal":
        return record?.proved ? `${is}已证明这就是最长的。` : `${is}与目前最长的一样长。`;
      case "shorter":
        return record?.proved ? `${is}已证明最长是 ${longest}。` : `${is}目前最长的是 ${longest}。`;
      case "first":
        return `${is}这种大小还没有纪录。`;
    }
  },
  downloads: "下载全部纪录",
  download: { csv: "CSV（表格软件用）", json: "JSON" },
};
