import type { GraphWords } from "../graph-types";

const players = { cat: "猫", mouse: "老鼠" };
const nouns = { graph: "节点", states: "状态" };
const names = { ...players, hole: "洞" };

export const zhGraphs: GraphWords = {
  tools: "工具",
  tool: { move: "移动", add: "添加", connect: "连接", delete: "删除", lost: "输", won: "赢" },
  arrange: "自动布局",
  examples: "示例",
  badLink: (why) => `无法读取这个链接，内容没有改变。${why}`,
  linkRefused: "浏览器不允许页面复制，请从地址栏复制链接。",
  edit(kind, what, node, other) {
    const one = `${nouns[kind]} ${node}`;
    switch (what) {
      case "added":
        return `已添加${one}`;
      case "moved":
        return `已移动${one}`;
      case "deleted":
        if (other < node) return `已删除${one}`;
        return other === node
          ? `已删除${one}，原来的 ${node + 1} 现在是 ${node}`
          : `已删除${one}，原来的 ${node + 1} 到 ${other + 1} 现在是 ${node} 到 ${other}`;
      case "chosen":
        return `已选中${one}`;
      case "connected":
        return kind === "graph" ? `已连接节点 ${node} 和 ${other}` : `已添加从 ${node} 到 ${other} 的走法`;
      case "disconnected":
        return kind === "graph" ? `已断开节点 ${node} 和 ${other}` : `已去掉从 ${node} 到 ${other} 的走法`;
      case "lost":
        return `${one}：游戏结束，输`;
      case "won":
        return `${one}：游戏结束，赢`;
      case "unmarked":
        return `${one}：游戏没有结束`;
      case "kept":
        return kind === "graph" ? `不能删除${one}：0 是洞，老鼠和猫从 1 和 2 出发` : `不能删除${one}：只剩这一个了`;
      case "full":
        return "最多只能有 64 个节点";
    }
  },
  hint: {
    move: "拖动节点，或者先点节点，再点目标位置。",
    add: "点空白处添加节点。",
    connect: "从一个节点拖到另一个节点，或者先后点这两个节点。再来一次就去掉这条边。",
    delete: "点节点或边来删除它。",
    lost: "点一个游戏已经结束、轮到走的一方输的状态。",
    won: "点一个游戏已经结束、轮到走的一方赢的状态。",
  },
  keys: "键盘操作：Tab 切换节点，方向键移动节点；先后在两个节点上按 Enter，连接它们或去掉它们之间的边；Delete 删除节点，N 添加节点，Esc 取消选中。",

  graph: {
    label: "图",
    why: "力扣 913 是图上的同一个游戏：画一张图，看看谁赢、怎么赢。",
    problem: "https://leetcode.cn/problems/cat-and-mouse/",
    about:
      "老鼠从节点 1 出发，先走，进洞（节点 0）就赢。猫从节点 2 出发，抓到老鼠就赢，但不能进洞。每一步都沿着一条边走，不能停留。局面重复就是平局。",
    example: { statement1: "平局（示例 1）", statement2: "老鼠胜（示例 2）", eight: "8 个节点，17 步" },
    node(number, there, neighbours) {
      const here = there.length > 0 ? `，${there.map((each) => names[each]).join("、")}` : "";
      return `节点 ${number}${here}，${neighbours.length > 0 ? `与 ${neighbours.join("、")} 相连` : "没有边"}`;
    },
    incomplete: (why) => ({ title: "这张图还不能玩", detail: why }),
    verdict({ winner, plies }) {
      if (winner === null || plies === null) return { title: "平局", detail: "谁也不能强制取胜，局面会一直重复。" };
      return {
        title: `${players[winner]}走 ${Math.ceil(plies / 2)} 次获胜`,
        detail: winner === "mouse" ? "无论猫怎么走，老鼠都能进洞。" : "无论老鼠怎么走，猫都能抓到它。",
      };
    },
    tooShort: (plies, nodes) =>
      `很多解法只算到 2n 步（这里是 ${2 * nodes} 步），会把这里判为平局，但取胜需要 ${plies} 步。至少 8 个节点的图上才会这样。`,
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
    loop: (from) => `又回到了第 ${from + 1} 步之前的局面，从那里开始重复：平局。`,
    stuck: "轮到走的一方没有边可走：平局。",
    text: "LeetCode 输入",
    textHelp: "依次写出每个节点的相邻节点。也可以粘贴链接。",
    read: "画出来",
    copy: "复制",
  },

  states: {
    keys: "L 标为输，W 标为赢，再按一次取消。",
    why: "画一个自己的小游戏，看看哪些状态是赢、输或平局：求解器用的是同样的方法。",
    label: "状态",
    about:
      "标出游戏已经结束的状态：对轮到走的一方是赢还是输。其余的标记由此推出。有一步走到输的状态就是赢，每一步都走到赢的状态就是输，没有标记的状态是平局。",
    example: { lost: "状态 4 是输", won: "状态 4 是赢" },
    summary(won, lost, drawn) {
      const part = (states: number[], what: string) => (states.length > 0 ? `${what}：${states.join("、")}` : "");
      return {
        title: `${won.length} 赢，${lost.length} 输，${drawn.length} 平`,
        detail: `${[part(won, "赢"), part(lost, "输"), part(drawn, "平局")].filter((each) => each !== "").join("；")}。`,
      };
    },
    rules: "两条规则",
    steps: "一步步倒推",
    step: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    begin: "只有游戏已经结束的状态有标记。",
  },
};
