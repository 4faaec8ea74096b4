// The sentences about a graph in Solve, in a separate file because the element needs no other sentences.
import type { PageWords } from "../words";
import { number, pieces, where, winOf } from "./board";
import { zhGraphs } from "./graphs";
import { zhPage } from "./page";

const players = { cat: "猫", mouse: "老鼠" };
const other = { mouse: "cat", cat: "mouse" } as const;
const place = (node: number) => `节点 ${node}`;

const toolHint: PageWords["toolHint"] = zhGraphs.hint;

/** Sentences that differ from those about a board. */
export const zhGraphOwn: Partial<PageWords> = {
  question: "猫和老鼠轮流沿着边走。老鼠能不能进洞，又不被猫抓住？",
  rules: [
    "圆圈是节点，它们之间的连线是边。老鼠从节点 1 出发，先走，然后双方轮流走。每一步沿一条边走，不能停留。棋子旁的数字是它所在的节点。",
    "老鼠进洞（节点 0）就赢。猫从节点 2 出发，抓住老鼠就赢，但不能进洞。",
    "同一个状态再次出现，就是平局。",
  ],
  toolHint,
  emptyBoard: "空图",
  moreOfBoard: "更多工具：自动布局、清空",
  leetcode: ({ winner }) => `力扣 913：${winner === null ? 0 : { mouse: 1, cat: 2 }[winner]}`,
  leetcodeMeans: "力扣是一个编程题网站。第 913 题“猫和老鼠”问谁会赢：1 是老鼠，2 是猫，0 是平局。",
  linked: { ...zhPage.linked, toDrawn: "显示初始状态" },
  incomplete: ({ error }) => ({
    title: "这张图还不能玩",
    detail: error ? `从节点 ${error.detail.node} 拖到另一个节点，连接它们。` : "",
  }),
  exerciseHelp: {
    ...zhPage.exerciseHelp,
    askMore: "告诉我是哪条边",
    where: (at, _, changes) =>
      `改变 ${number.format(changes)} 条边就够，${changes === 1 ? "看" : "先看"}节点 ${(at as [number, number])[0]}。`,
    which(at, _, adds) {
      const [from, to] = at as [number, number];
      return adds ? `连接节点 ${from} 和 ${to}。` : `去掉节点 ${from} 和 ${to} 之间的边。`;
    },
  },
  pastable:
    "相邻节点列表，例如力扣的 [[1,3],[0],[3],[0,2]] 或 C++ 的 {{1,3},{0},{3},{0,2}}（可以一次粘贴多个，带不带预期结果都行），或者一个链接。",
  verdict({ winner, plies }, turn) {
    if (winner === null || plies === null) return { title: "平局", detail: "双方都没有必胜策略。" };
    const how = { mouse: "无论猫怎么走，老鼠都能进洞。", cat: "无论老鼠怎么走，猫都能抓住它。" };
    return { title: zhPage.outcome({ winner, plies }, turn), detail: how[winner] };
  },
  place,
  shortMove: { ...zhPage.shortMove, goal: "进洞" },
  move({ by, to }, _, ending) {
    const end = ending === "hole" ? "：进洞" : ending === "capture" ? "：抓住老鼠" : "";
    return `${players[by]}到 ${to}${end}`;
  },
  moveTo: ({ to }) => `到${place(to)}`,
  loop: (from, by) =>
    `走完最后一步，状态与第 ${Math.floor(from / 2) + 1} 回合${pieces[by]}走之前相同。标有 ↻ 的走法一直重复：平局。`,
  stopsAtLimit: () => "行动方没有边可走：平局。",
  viewsTitle: "关于这张图",
  map: {
    ...zhPage.map,
    title: "每个节点谁赢？",
    about: (mapped, fixed, next) =>
      `如果${pieces[mapped]}在别的节点，接下来轮到${pieces[next]}走，谁会赢？答案写在那个节点旁。${pieces[other[mapped]]}留在${fixed}。`,
    key: { ...zhPage.map.key, reach: "现在一步就能走到的节点" },
  },
  whatIf: {
    ...zhPage.whatIf,
    lengths: "也标出使胜局变长或变短最多的边",
    title: "改一条边",
    about: "去掉有标记的边，或者加上虚线的边，结果就会改变。",
    none: "只改一条边，结果不会改变。",
  },
  solving: {
    ...zhPage.solving,
    where,
    everywhere: (cat, turn) => `老鼠在每个节点、猫在${cat}、轮到${pieces[turn]}走时，谁会赢。数字是在第几层标记的。`,
  },
  hint: (tool) => toolHint[tool] ?? "",
  hintForWalls: "从一个节点的边缘拖到另一个节点，就能添加或去掉它们之间的边。",
  inVain: { ...zhPage.inVain, turn: "不能走到那里，请点有圆环的节点。" },
  kept: { ...zhPage.kept, said: "你自己的图还在。" },
  hintForFingers: zhGraphs.hintForFingers,
  wentBack: "图已修改，所以回到了初始状态。",
  opener: { ...zhPage.opener, mine: "我的图", find: "寻找图" },
  statistics: {
    ...zhPage.statistics,
    title: "这张图的所有状态",
    about: (states) => `老鼠在任意节点，猫在洞以外的任意节点，轮到任意一方：共 ${number.format(states)} 个状态。`,
  },
  embedded: {
    ...zhPage.embedded,
    name: "猫和老鼠图",
    loading: "正在加载图……",
    failed: (why) => `图无法显示。${why}`,
    readonlyHelp: "用键盘：Tab 在节点之间移动。",
    editHelp: zhGraphs.hintForFingers,
  },
  exercise: {
    ...zhPage.exercise,
    goal({ winner, moves }, allowed) {
      const wanted = winner ? winOf(winner, moves) : "改成平局，让双方都没有必胜策略";
      return `${wanted}；${allowed === null ? "可以随意添加或去掉边" : `最多添加或去掉 ${allowed} 条边`}`;
    },
    changed: (changed, allowed) => `改变的边（±）：${changed}${allowed === null ? "" : ` / ${allowed}`}。`,
    change: (adds, to) => `${adds ? "添加" : "去掉"}了到节点 ${to} 的边`,
    refusals: {
      nodes: "这道题里不能添加或擦除节点。",
      locked: (nodes) => `节点 ${nodes.join("、")} 的边已锁定。`,
      edges: "不能再改变边了：先改回一条。",
    },
  },
  error(error) {
    const { given } = error.detail;
    if (error.code === "bad-goal")
      return `目标是 mouse、cat 或 draw（平局），mouse 和 cat 也可以写明最少步数，如 mouse:12，而不是 ${given}。`;
    if (error.code === "bad-locked") return `锁定的节点写成图中节点的编号，如 4，而不是 ${given}。`;
    return zhPage.error(error);
  },
  badLink: (why) => `这个链接里没有图，所以图保持不变。${why}`,
  badLinkAtStart: (why) => `这个链接里没有图，所以显示了一个示例。${why}`,
};

export const zhGraphPage: PageWords = { ...zhPage, ...zhGraphOwn };
