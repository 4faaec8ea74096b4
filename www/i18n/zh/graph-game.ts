// 图上游戏与棋盘游戏说法不同的句子。
import type { GraphExampleName } from "../../model/graph-examples";
import type { DialogWords, PlayWords, Sentence } from "../words";
import { number } from "./board";
import { zhDialogs } from "./dialogs";
import { zhGraphOwn, zhGraphPage } from "./graph-page";
import { zhPlay } from "./play";

const other = { mouse: "cat", cat: "mouse" } as const;

const example = {
  statement1: { title: "谁都不敢动", detail: "力扣 913 示例 1：平局。" },
  statement2: { title: "一回合进洞", detail: "力扣 913 示例 2：老鼠赢。" },
  beside: { title: "守在洞口旁", detail: "猫就在洞口旁边，老鼠还是 3 回合获胜。" },
  eight: {
    title: "8 个节点，9 回合",
    detail: "只算到节点数两倍的步数（这里是双方共 16 步）的程序会判为平局，其实老鼠在第 17 步赢。",
  },
  sixNodes: { title: "6 个节点，不是平局", detail: "来自关于力扣测试数据的反馈：记忆化搜索常常返回 0，其实猫赢。" },
  sevenNodes: { title: "猫要走 6 回合", detail: "来自另一份反馈：老鼠绕着圈跑，最后还是被抓住。" },
  guard: { title: "马上被抓", detail: "老鼠只能走到猫所在的节点 2，或者走到节点 3，被猫一步抓住。" },
} satisfies Record<GraphExampleName, Sentence>;

const dialogs: DialogWords = {
  ...zhDialogs,
  ...zhGraphOwn,
  error(error) {
    const { code, detail } = error;
    const isNone = code === "bad-graph" && (detail.problem === "not-a-graph" || detail.problem === null);
    return isNone ? `这段文字里没有图。可以粘贴：${zhGraphPage.pastable}` : zhGraphPage.error(error);
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
      puzzle: "读者看到这张图的当前状态和问题“谁会赢？”，点击后才显示答案。",
      exercise: "读者修改这张图，直到你指定的一方获胜，或者成为平局。",
    },
    winners: { ...zhDialogs.share.winners, draw: "双方都不（平局）" },
    changes: "最多改变几条边（不填则可任意修改）",
    locked: (count) => `锁定的节点（它们的边不能改）${count === 0 ? "" : `：${number.format(count)} 个`}`,
    weight: (kilobytes, height) =>
      `脚本约加载 ${kilobytes} KB，同一页面的所有图只加载一次。iframe 与正文同宽，高 ${height} 像素。`,
    lockedCells: "勾选要锁定的节点",
    checked: {
      ...zhDialogs.share.checked,
      met: () => "目标已经达到。请修改这张图，或者换一个目标。",
      found: (changes) => `可以解出：改变 ${number.format(changes)} 条边就够。`,
      impossible: () => "只用允许的修改解不出来。请允许更多修改，或者少锁定一些节点。",
    },
  },
  find: {
    ...zhDialogs.find,
    numbers: { ...zhDialogs.find.numbers, nodes: "节点数", edges: "边（占全部可能的 %）" },
    title: "寻找图",
    kinds: { new: "新图", longer: "延长当前图的胜局" },
    aboutLonger: (verdict) =>
      verdict === null
        ? "请先给节点 1 和 2 连上边：老鼠和猫从那里出发。"
        : `现在：${zhGraphPage.outcome(verdict, "mouse")}。搜索会改变边、移动老鼠和猫的起点，直到胜局更长。节点的位置和锁定的节点的边不变。`,
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

const play: PlayWords = {
  ...zhPlay,
  brief(side, strength, isLost) {
    if (strength === "person") return "两个人轮流走：老鼠进洞就赢，猫抓住老鼠就赢。";
    const aim = { mouse: "进洞就赢", cat: "抓住老鼠就赢" };
    const skill = { perfect: "从不出错", medium: "只看两回合", easy: "只看一步" };
    return `你是${zhPlay.sides[side]}，${isLost ? "尽量坚持得久一些" : aim[side]}；${zhPlay.sides[other[side]]}${skill[strength]}。`;
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
    if (result.ending === "repeat") return { ...said, detail: "同一状态第二次出现，就是平局。" };
    return result.ending === "hole" ? { ...said, detail: `${result.winner === side ? "你" : "老鼠"}进了洞。` } : said;
  },
  anotherBoard: "换一张图",
  canGo: "可以走到这里",
  boardHelp: "用 Tab 在节点之间移动，Enter 或空格走到这个节点。",
};

export const zhGraphGame = { page: zhGraphPage, dialogs, play };
