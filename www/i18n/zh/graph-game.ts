// 图上的游戏与棋盘上的游戏说法不同之处。
import type { GraphExampleName } from "../../model/graph-examples";
import type { DialogWords } from "../dialog-types";
import type { GameVocabulary } from "../game-vocabulary";
import type { PageWords } from "../page-types";
import type { PlayWords } from "../play-types";
import type { Sentence } from "../types";
import { number, pieces } from "./board";
import { zhDialogs } from "./dialogs";
import { zhGraphs } from "./graphs";
import { zhPage } from "./page";
import { undecided, zhPlay } from "./play";

const players = { cat: "猫", mouse: "老鼠" };
const other = { mouse: "cat", cat: "mouse" } as const;
const place = (node: number) => `节点 ${node}`;

/** 求解。 */
const page: Partial<PageWords> = {
  question: "老鼠能不能在被猫抓住之前进洞？",
  rules: [
    "老鼠从节点 1 出发，先走，然后双方轮流走。每一步沿一条边走，不能停留。棋子旁的数字是它所在的节点。",
    "老鼠进洞（节点 0）就赢。猫从节点 2 出发，抓住老鼠就赢，但不能进洞。",
    "同一个状态再次出现，就是平局。",
  ],
  toolHint: zhGraphs.hint,
  emptyBoard: "空图",
  moreOfBoard: "更多工具：自动布局、清空",
  leetcode: ({ winner }) => `力扣 913：${winner === null ? 0 : { mouse: 1, cat: 2 }[winner]}`,
  leetcodeMeans: "力扣是一个编程题网站。第 913 题“猫和老鼠”问谁会赢：1 是老鼠，2 是猫，0 是平局。",
  linked: { ...zhPage.linked, toDrawn: "显示初始状态" },
  incomplete: ({ error }) => ({ title: "这张图还不能玩", detail: error ? zhPage.error(error) : "" }),
  exerciseHelp: {
    ...zhPage.exerciseHelp,
    askMore: "告诉我是哪条边",
    where: (at, _, changes) =>
      `改变 ${number.format(changes)} 条边就够，${changes === 1 ? "它" : "第一条"}的一端是节点 ${(at as [number, number])[0]}。`,
    which(at, _, adds) {
      const [from, to] = at as [number, number];
      return adds ? `连接节点 ${from} 和 ${to}。` : `去掉节点 ${from} 和 ${to} 之间的边。`;
    },
  },
  pastable:
    "力扣写法的相邻节点列表，例如 [[1,3],[0],[3],[0,2]]（可以一次粘贴多个，带不带预期结果都行），或者一个链接。",
  verdict({ winner, plies }) {
    if (winner === null || plies === null) return { title: "平局", detail: "双方都没有必胜策略。" };
    const how = { mouse: "无论猫怎么走，老鼠都能进洞。", cat: "无论老鼠怎么走，猫都能抓住它。" };
    return { title: zhPage.outcome({ winner, plies }), detail: how[winner] };
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
  allMoves: { ...zhPage.allMoves, group: { ...zhPage.allMoves.group, limit: () => "平局" } },
  map: {
    ...zhPage.map,
    title: "每个节点谁赢？",
    about: (mapped, fixed, isNow) =>
      isNow
        ? `${pieces[mapped]}现在走到某个节点会怎样。${pieces[other[mapped]]}在${fixed}，接着由它走。`
        : `${pieces[mapped]}在某个节点并且由它先走会怎样。${pieces[other[mapped]]}在${fixed}。`,
    key: { ...zhPage.map.key, limit: "平局", reach: "下一步就能走到的节点" },
  },
  whatIf: {
    ...zhPage.whatIf,
    lengths: "也标出使胜局变长或变短最多的边",
    title: "改一条边",
    about: "去掉有标记的边，或者加上虚线的边，胜者就会改变。",
    none: "只改一条边，胜者不会改变。",
  },
  hint: zhGraphs.hint.move,
  hintForWalls: "从一个节点的边缘拖到另一个节点，就能添加或去掉它们之间的边。",
  hintForFingers: "要修改这张图，请先点“编辑”。",
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
  },
  exercise: {
    ...zhPage.exercise,
    goal: (goal, allowed) =>
      `${zhPage.exercise.goal(goal, null)}${allowed === null ? "" : `；最多改变 ${allowed} 条边`}`,
    changed: (changed, allowed) => `改变的边：${changed} / ${allowed}。`,
    refusals: {
      nodes: "这道题里不能添加或擦除节点。",
      locked: "这个节点的边已锁定。",
      edges: "不能再改变边了：先改回一条。",
    },
  },
  badLink: (why) => `这个链接里没有图，所以图保持不变。${why}`,
  badLinkAtStart: (why) => `这个链接里没有图，所以显示了一个示例。${why}`,
};

const example = {
  statement1: { title: "谁都不敢动", detail: "力扣 913 示例 1：平局。" },
  statement2: { title: "两回合进洞", detail: "力扣 913 示例 2：老鼠赢。" },
  eight: { title: "8 个节点，17 步", detail: "只算到 2n 步（这里是 16 步）的解法会判为平局，其实老鼠赢。" },
  sixNodes: { title: "6 个节点，不是平局", detail: "来自关于力扣测试数据的反馈：记忆化搜索常常返回 0，其实猫赢。" },
  sevenNodes: { title: "猫要走 6 步", detail: "来自另一份反馈：老鼠绕着圈跑，最后还是被抓住。" },
  guard: { title: "马上被抓", detail: "无论老鼠往哪里走，猫走一步就抓住它。" },
} satisfies Record<GraphExampleName, Sentence>;

/** 对话框。 */
const dialogs: Partial<DialogWords> = {
  error(error) {
    const { code, detail } = error;
    const isNone = code === "bad-graph" && (detail.problem === "not-a-graph" || detail.problem === null);
    return isNone ? `这段文字里没有图。可以粘贴：${page.pastable}` : zhPage.error(error);
  },
  example,
  paste: {
    ...zhDialogs.paste,
    title: "粘贴图",
    label: "含有一张或多张图的文字",
  },
  cases: {
    ...zhDialogs.cases,
    entry: (index, expected, solver) =>
      `用例 ${index}：${expected === null ? "没有预期" : `预期 ${expected}`}，求解器得到 ${solver ?? "无结果，这张图还不能玩"}`,
  },
  share: {
    ...zhDialogs.share,
    title: "分享这张图",
    about: {
      solved: "链接打开这张图和它的答案，停在现在的标签页和这一步。",
      puzzle: "读者看到这张图和问题“谁会赢？”，点击后才显示答案。",
      exercise: "读者修改这张图，直到你指定的一方获胜。",
    },
    changes: "最多改变几条边（不填则可任意修改）",
    locked: (count) => `锁定的节点（它们的边不能改）${count === 0 ? "" : `：${number.format(count)} 个`}`,
    lockedCells: "勾选要锁定的节点",
    checked: {
      ...zhDialogs.share.checked,
      met: () => "目标已经达到。请修改这张图，或者换一个目标。",
      found: (changes) => `可以解出：改变 ${number.format(changes)} 条边就够。`,
      impossible: () => "只用允许的修改解不出来。请允许更多修改，或者少锁定一些节点。",
    },
    forms: { ...zhDialogs.share.forms, text: "相邻节点列表" },
    copy: { ...zhDialogs.share.copy, text: "复制列表" },
  },
  find: {
    ...zhDialogs.find,
    numbers: { ...zhDialogs.find.numbers, nodes: "节点数", edges: "边（占全部可能的 %）" },
    title: "寻找图",
  },
  mine: {
    ...zhDialogs.mine,
    unnamed: (number) => `图 ${number}`,
    save: "保存这张图",
    none: "保存的图只存在这台设备的这个浏览器里。",
    about: "只存在这台设备的这个浏览器里。点一张图就打开它。",
  },
  help: {
    ...zhDialogs.help,
    touchList: [
      ["点“编辑”，再拖动", "移动节点；从边缘拖到另一个节点，连接或断开"],
      ["点有圆环的节点", "走到这个节点"],
    ],
    keyList: [
      [["Tab"], "在节点之间移动，也到页面的其他部分"],
      [["←", "↑", "→", "↓"], "移动节点；在列表和标签中逐项移动"],
      [["Enter", "Space"], "先后在两个节点上按：连接它们或去掉它们之间的边；对弈时：走到这个节点"],
      [["N"], "添加节点"],
      [["Delete"], "擦除节点"],
      [["Esc"], "取消正在画的内容；关闭打开的窗口"],
      [["Ctrl Z", "Ctrl Shift Z"], "撤销、重做"],
      [["?"], "这个帮助"],
    ],
  },
};

const draw = { mouse: "双方都没有必胜策略：平局。", cat: "双方都没有必胜策略：平局。" };

/** 对弈。 */
const play: Partial<PlayWords> = {
  ...undecided(draw, "本来可以保住平局。", "双方都没有必胜策略，平局是应有的结果。"),
  brief(side, strength) {
    if (strength === "person") return "两个人在这台设备上轮流走：老鼠进洞就赢，猫抓住老鼠就赢。";
    const aim = { mouse: "进洞就赢", cat: "抓住老鼠就赢" };
    const skill = { perfect: "从不出错", medium: "只看两步", easy: "只看一步" };
    return `你是${zhPlay.sides[side]}，${aim[side]}；${zhPlay.sides[other[side]]}${skill[strength]}。`;
  },
  undecided: () => ({
    title: "双方都没有必胜策略：",
    detail: "双方都不失误就是平局。同一个状态再次出现，对局就以平局结束。",
  }),
  toSolve: "到“求解”中补全这张图",
  boardChanged: (isOver) => `你在“求解”中改了图。${isOver ? "" : "这一局仍在原来的图上继续。"}`,
  playNewBoard: "改用新图对弈",
  howToMove: (move) => `第 ${number.format(move)} 回合 · 点有圆环的节点走过去`,
  over(result, side, moves, limit) {
    const said = zhPlay.over(result, side, moves, limit);
    return result.ending === "hole" ? { ...said, detail: `${result.winner === side ? "你" : "老鼠"}进了洞。` } : said;
  },
  anotherBoard: "换一张图",
  canGo: "可以走到这里",
  boardHelp: "用 Tab 在节点之间移动，Enter 或空格走到这个节点。",
};

export const zhGraphGame: GameVocabulary = {
  page: { ...zhPage, ...page },
  dialogs: { ...zhDialogs, ...page, ...dialogs },
  play: { ...zhPlay, ...play },
};
