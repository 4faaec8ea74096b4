import { movesUpTo } from "../step";
import type { GraphWords } from "../words";

const players = { cat: "猫", mouse: "老鼠" };
const nouns = { graph: "节点", states: "状态" };
const names = { ...players, hole: "洞" };

export const zhGraphs: GraphWords = {
  tool: { move: "移动", add: "添加", connect: "连接", delete: "橡皮", lost: "必败", won: "必胜" },
  arrange: "自动布局",
  more: "更多工具：自动布局",
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
        return `${one}：游戏结束，必败`;
      case "won":
        return `${one}：游戏结束，必胜`;
      case "unmarked":
        return `${one}：游戏没有结束`;
      case "kept":
        return kind === "graph" ? `不能删除${one}：0 是洞，老鼠和猫从 1 和 2 出发` : `不能删除${one}：只剩这一个了`;
      case "full":
        return "最多只能有 64 个节点";
    }
  },
  hint: {
    move: "拖动节点来移动它；从节点边缘拖到另一个节点来连接它们。",
    add: "点空白处添加节点。",
    connect: "从一个节点拖到另一个，或先后点这两个节点，来添加或去掉一条边。",
    delete: "点节点或边来删除它。",
    lost: "点一个游戏已经结束、行动方输的状态。",
    won: "点一个游戏已经结束、行动方赢的状态。",
  },
  hintForFingers: "要修改这张图，请先点“编辑”。",
  keys: "键盘操作：Tab 切换节点，方向键移动节点；先后在两个节点上按 Enter，连接它们或去掉它们之间的边；Delete 删除节点，N 添加节点，Esc 取消选中。",

  graph: {
    label: "图",
    hole: "洞",
    node(number, there, neighbours) {
      const here = there.length > 0 ? `，${there.map((each) => names[each]).join("、")}` : "";
      return `节点 ${number}${here}，${neighbours.length > 0 ? `与 ${neighbours.join("、")} 相连` : "没有边"}`;
    },
    fixed: [
      "节点 0 总是洞：洞随节点移动。",
      "老鼠总是从节点 1 出发：它随节点移动。",
      "猫总是从节点 2 出发：它随节点移动。",
    ],
    tooShort: (plies, nodes) =>
      `很多程序只算到节点数两倍的步数（这里是 ${2 * nodes} 步），会把这里判为平局，但取胜需要 ${plies} 步。至少 8 个节点的图上才会这样。`,
    reason({ code, alone, stuck, forced }) {
      const own = movesUpTo(alone ?? 0);
      const more = movesUpTo(forced?.plies ?? 0) - own;
      return {
        over: "对局已经结束。",
        "no-move": `${players[stuck ?? "mouse"]}没有边可走，所以谁都不赢。力扣不会出这样的图。`,
        "all-apart": "老鼠走不到洞，猫也走不到老鼠。",
        "hole-apart": "老鼠走不到洞，但总能躲开猫。",
        "cat-apart": `猫走不到老鼠：它不能进洞，又没有别的路。老鼠只要走 ${own} 回合进洞。`,
        trapped: "老鼠走不到洞，也躲不开猫。",
        intercepted: "老鼠直奔洞会被抓住；不去的话，猫照样能抓住它。",
        "mouse-first": `老鼠走 ${own} 回合进洞，猫拦不住它。`,
        detour: `走最短的路，老鼠会被抓住。它绕开猫就能赢，要多走 ${more} 回合。`,
        "stand-off": "僵持：老鼠直奔洞会被抓住；不去的话，猫又抓不住它。",
      }[code];
    },
    why: {
      about({ moves }, winner) {
        if (winner === "cat" && moves === 0) return "从老鼠的节点出发，每条边都通向猫。";
        if (winner === "cat")
          return moves === 1
            ? "老鼠不管走到哪里，猫下一步就抓住它。"
            : "跑也没有用：老鼠能去的节点越来越少，最后一个也不剩。";
        return "虚线上的每个节点老鼠都先到。";
      },
      guards: (nodes) =>
        `猫只要在${nodes ? `节点 ${nodes.join("、")} ` : "标有“猫”的节点"}之间走，老鼠一走到洞的旁边就会被抓住。`,
      dodges(nodes, others) {
        if (others?.length === 0) return "老鼠不进洞也总能躲开猫。";
        if (others) return `老鼠总能躲开猫，不去节点 ${others.join("、")} 也行。`;
        return `老鼠只要在${nodes ? `节点 ${nodes.join("、")} ` : "标有“鼠”的节点"}之间走，就总能躲开猫。`;
      },
      response(mice, cat) {
        if (mice.length === 0) return cat === null ? "猫马上抓住老鼠。" : `猫走到 ${cat}。`;
        return `老鼠走到 ${mice.join(" 或 ")}，猫就${cat === null ? "在那里抓住它" : `走到 ${cat}`}。`;
      },
      goOn: "继续往后走，就能看到猫接下来怎么应对。",
      strategy: {
        title: (positions) => `猫的全部应对（${positions} 个状态）`,
        columns: { mouse: "老鼠", cat: "猫", left: "还要几回合", answers: "老鼠走到 → 猫" },
        answer: (mice, cat) => `${mice.join("、")} → ${cat ?? "抓住它"}`,
        wins: "每种应对要么抓住老鼠，要么走到另一行，而且还要的回合更少。所以不管老鼠怎么走，猫都能赢。",
        holds: "每种应对要么抓住老鼠，要么走到另一行；在哪一行，老鼠都进不了洞。",
        onlyHolds: "这张表只保证平局：老鼠走错时，猫可能另有必胜的走法。",
      },
      shownFrom: (move) => `图上只画出从第 ${move} 回合起的走法；全部走法见“最优路线”。`,
      safe: "老鼠在这里安全",
      guard: "猫从这里守住洞",
      until: (count) =>
        count === 0 ? "只有在猫走之前，老鼠才能在这里" : `老鼠最晚在猫走第 ${count} 回合之后还能在这里`,
      key: {
        arrivals: "老鼠走几回合到这里，猫走几回合可到（–：到不了）",
        until: "老鼠最晚在猫走完这一回合时还能在这里，之后再也不能（≤0：只在猫走之前）",
        never: "老鼠到这里就会被抓，或者根本到不了",
        cutOff: "老鼠沿虚线走的话，猫在这里抓住它",
        response: "老鼠走完之后，猫走到哪里",
        direct: "走最短的路，老鼠会在这里被抓住",
        apart: "这里和老鼠之间没有路",
        catOnly: "猫不进洞只能到这些节点",
        safe: "老鼠在这些节点之间走，就能一直躲开猫",
        guard: "猫在这些节点之间走，就能一直不让老鼠进洞",
      },
    },
  },

  edgeChanges: {
    titles: { remove: "可以去掉的边", add: "可以加上的边" },
    edge: (between) => `边 ${between}`,
    press: "按一条边就改动它（触屏上按两次）；“撤销”可以还原。",
    notDrawn: (count) => `这 ${count} 条边没有画在图上。指向或点按其中一条，就会画出来。`,
  },

  states: {
    keys: "L 标为必败，W 标为必胜，再按就取消。",
    why: "画一个自己的小游戏，看看哪些状态是必胜、必败或平局：求解器用的是同样的方法。",
    label: "状态",
    about:
      "标出游戏已经结束的状态：行动方是赢还是输。其余的标记由此推出。有走法走到必败的状态就是必胜，所有走法都走到必胜的状态就是必败，没有标记的状态是平局。",
    empty: "只有一个状态",
    example: {
      lost: "终点必败：所有状态都有胜负",
      won: "终点必胜：其余状态都是平局",
      heap: "8 颗石子，每次取 1 至 3 颗（状态 9：取完）",
    },
    summary(won, lost, drawn, open) {
      const labelled = won.length + lost.length + drawn.length;
      const part = (states: number[], what: string) =>
        states.length > 0 ? [`${what}：状态 ${states.join("、")}`] : [];
      const parts = [...part(won, "必胜"), ...part(lost, "必败"), ...part(drawn, "平局")];
      return {
        title: `${labelled + open} 个状态：${open > 0 ? `已标记 ${labelled} 个` : `${won.length} 个必胜，${lost.length} 个必败，${drawn.length} 个平局`}`,
        detail: labelled > 0 ? `${parts.join("；")}。` : "",
      };
    },
    rules: "两条规则",
    step: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    begin: "只有游戏已经结束的状态有标记。",
  },
};
