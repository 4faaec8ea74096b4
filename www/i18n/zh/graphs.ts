import type { GraphWords } from "../graph-types";

const players = { cat: "猫", mouse: "老鼠" };
const nouns = { graph: "节点", states: "状态" };
const names = { ...players, hole: "洞" };

export const zhGraphs: GraphWords = {
  tools: "工具",
  tool: { move: "移动", add: "添加", connect: "连接", delete: "删除", lost: "输", won: "赢" },
  arrange: "自动布局",
  examples: "示例",
  badLink: (why) => `这个链接无法读取，所以显示的内容保持不变。${why}`,
  linkRefused: "浏览器不允许页面复制。链接就在地址栏里，请从那里复制。",
  edit(kind, what, node, other) {
    const one = `${nouns[kind]} ${node}`;
    switch (what) {
      case "added":
        return `新的${one}`;
      case "moved":
        return `${one} 已移动`;
      case "deleted":
        if (other < node) return `${one} 已删除`;
        return other === node
          ? `${one} 已删除：原来的 ${node + 1} 现在是 ${node}`
          : `${one} 已删除：原来的 ${node + 1} 到 ${other + 1} 现在是 ${node} 到 ${other}`;
      case "chosen":
        return `已选中${one}`;
      case "connected":
        return kind === "graph" ? `${one} 与 ${other} 相连` : `${one} 连到 ${other}`;
      case "disconnected":
        return kind === "graph" ? `${one} 与 ${other} 不再相连` : `${one} 不再连到 ${other}`;
      case "lost":
        return `在 ${node} 游戏结束，是输`;
      case "won":
        return `在 ${node} 游戏结束，是赢`;
      case "unmarked":
        return `在 ${node} 游戏没有结束`;
      case "kept":
        return kind === "graph" ? `${one} 必须保留：0、1、2 是洞、老鼠和猫的节点` : `${one} 必须保留：它是最后一个`;
      case "full":
        return "已有 64 个节点，不能再多";
    }
  },
  hint: {
    move: "拖动节点；或者先点节点，再点它要去的地方。",
    add: "点空白处添加节点。",
    connect: "从一个节点拖到另一个，或者先后点这两个节点。再做一次就去掉这条边。",
    delete: "点节点或边。",
    lost: "点一个状态：游戏在那里结束，轮到走的一方输。",
    won: "点一个状态：游戏在那里结束，轮到走的一方赢。",
  },
  keys: "用键盘：Tab 逐个到节点，方向键移动它，先后在两个节点上按 Enter 连接它们或去掉它们的边，Delete 删除，N 添加节点，Esc 取消选中。",

  graph: {
    label: "图",
    about:
      "图上的猫和老鼠，LeetCode 913：老鼠从节点 1 出发，进洞（节点 0）就赢。猫从节点 2 出发，抓到老鼠就赢，不能进洞。每一步都沿着一条边走，不能停留。局面重复就是平局。",
    example: { statement1: "平局（示例 1）", statement2: "老鼠胜（示例 2）", eight: "8 个节点，17 步" },
    node(number, there, neighbours) {
      const here = there.length > 0 ? `，${there.map((each) => names[each]).join("、")}` : "";
      return `节点 ${number}${here}，${neighbours.length > 0 ? `与 ${neighbours.join("、")} 相连` : "没有边"}`;
    },
    incomplete: (why) => ({ title: "还不能在上面玩", detail: why }),
    verdict({ winner, plies }) {
      if (winner === null || plies === null) return { title: "平局", detail: "双方都不能强制取胜：局面会一直重复。" };
      const own = Math.ceil(plies / 2);
      return {
        title: `${players[winner]} ${plies} 步获胜`,
        detail:
          winner === "mouse"
            ? `无论猫怎么走，它都能用自己的第 ${own} 步进洞。`
            : `无论老鼠怎么走，它都能用自己的第 ${own} 步抓到老鼠。`,
      };
    },
    tooShort: (plies, nodes) =>
      `常见的教法说 2n 个回合的表就够了，这里是 ${2 * nodes}。这样的表会把这里判为平局，但取胜需要 ${plies} 步。能说明这一点的最小的图有 8 个节点。`,
    outcome({ winner, plies }) {
      if (winner === null || plies === null) return "平局";
      return plies === 0 ? `${players[winner]}已胜` : `${players[winner]} ${plies} 步获胜`;
    },
    standing: (turn, outcome) =>
      outcome.winner !== null && outcome.plies === 0
        ? `游戏结束：${players[outcome.winner]}赢了。`
        : `轮到${players[turn]}：${zhGraphs.graph.outcome(outcome)}。`,
    group: {
      winning: (mover) => `${players[mover]}胜`,
      draw: () => "平局",
      losing: (mover) => `${players[mover]}负`,
    },
    move({ by, to }, ending) {
      const end = ending === "hole" ? "：进洞" : ending === "capture" ? "：抓到了" : "";
      return `${players[by]}到 ${to}${end}`;
    },
    loop: (from) => `这里回到了第 ${from + 1} 步之前的局面：从那里开始重复，平局。`,
    stuck: "轮到走的一方没有边可走：平局。",
    text: "LeetCode 输入",
    textHelp: "依次写出与每个节点相连的节点。也可以粘贴链接。",
    read: "画出来",
    copy: "复制",
  },

  states: {
    keys: "L 标为输，W 标为赢，再按一次取消。",
    label: "状态",
    about:
      "对轮到走的一方来说的赢、输和平局：标出游戏结束的状态，其余的就倒着推出来。有一步走到输的状态就是赢；每一步都走到赢的状态就是输；永远推不到的是平局。",
    example: { lost: "状态 4 是输", won: "状态 4 是赢" },
    summary(won, lost, drawn) {
      const part = (states: number[], what: string) => (states.length > 0 ? `${what}：${states.join("、")}` : "");
      return {
        title: `${won.length} 赢，${lost.length} 输，${drawn.length} 平`,
        detail: `${[part(won, "赢"), part(lost, "输"), part(drawn, "平局")].filter((each) => each !== "").join("；")}。`,
      };
    },
    rules: "标记怎样推出",
    steps: "倒着推，一步一个状态",
    step: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    begin: "只有游戏结束的状态有标记。",
  },
};
