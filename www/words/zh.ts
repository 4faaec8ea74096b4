import type { CatMouseError, Reason } from "cat-and-mouse";
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
  example: {
    statement1: { title: "先跳两格", detail: "力扣示例 1。猫处处都慢一步。" },
    statement2: { title: "越过猫", detail: "力扣示例 2。跳四格的老鼠越过猫，落在食物上。" },
    statement3: { title: "差一格", detail: "力扣示例 3。跳三格只能落在猫旁边：看“假如”。" },
    statement4: { title: "封闭的房间", detail: "力扣示例 4。墙挡住双方：平局，由步数上限判猫胜。" },
    statement5: { title: "绕远路", detail: "力扣示例 5。在地图上看猫可以离得多近。" },
    longest: { title: "79 步", detail: "老鼠已知最长的胜局：绕一大圈，猫始终落后三步。" },
    longestCat: { title: "80 步", detail: "已知最长的胜局属于猫，是用这里的“随机”找到的。" },
    lowLimit: { title: "差一步", detail: "同一个棋盘，上限为 78 步：老鼠要 79 步才能赢，所以猫赢。" },
    snake: { title: "一条长走廊", detail: "只能向前：统计显示有多少局面真正要紧。" },
    standOff: { title: "僵持", detail: "双方都能到达食物，但谁先动身谁输。看“选择”。" },
    rooms: { title: "大房间里的食物", detail: "双方都跳三格。在“假如”里比较各种跳跃距离。" },
    oneWall: { title: "一面墙决定胜负", detail: "只有一面墙使老鼠赢不了。先找找看，再看“假如”。" },
    shortest: { title: "一下子", detail: "真实输入里最短的胜局：一下子越过猫。" },
  },
  close: "关闭",
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
  undo: "撤销",
  redo: "重做",
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
  badSide: "棋盘有 1 到 8 行、1 到 8 列。",

  board: (rows, cols) => `棋盘，${rows} 行 ${cols} 列`,
  hint: "在棋盘上拖动即可用所选工具绘制；也可以拖动猫、老鼠或食物。",
  boardHelp: "键盘操作：在棋盘上用方向键移动，回车或空格使用工具，删除键清空格子。W 墙，E 地板，C 猫，M 老鼠，F 食物。",
  cell: (row, col, content, mark) => `${place(row, col)}，${contents[content]}${mark === null ? "" : `；${mark}`}`,

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
  reason({ code, forced, late, race, caught, choices }) {
    const steps = (count: number | null) => `${number.format(count ?? 0)} 步`;
    const lead = race.lead === null ? "" : `（快 ${steps(race.lead)}）`;
    const run = caught === null ? "" : ` ${steps(caught)}后`;
    const because: Record<Reason["code"], string> = {
      over: "对局已经结束。",
      "all-apart": "墙把老鼠、猫和食物彼此隔开：谁也到不了哪里。",
      "cat-apart": `猫被墙隔开：老鼠走过去就行，${steps(race.mouse)}。`,
      "mouse-apart": `老鼠被墙隔开：猫走到食物就行，${steps(race.cat)}。`,
      "food-apart": "食物与双方都隔开，而老鼠总能躲开。",
      trapped: "食物与双方都隔开，而老鼠躲不开。",
      "cat-first": `猫离食物更近${lead}，没有什么能拖住它。`,
      "caught-early": `猫离食物更近${lead}，而且还没到食物就能抓住老鼠。`,
      intercepted: `老鼠离食物更近${lead}，但在路上${run}会被抓住，也没有别的路。`,
      "mouse-first": `老鼠离食物更近${lead}，猫来不及在路上抓住它。`,
      detour: `老鼠离食物更近${lead}。直走${run}会被抓住；绕开猫要多走 ${steps((forced?.plies ?? 0) - (race.mouse ?? 0))}。`,
      "stand-off": `僵持。直奔食物的老鼠${run}会被抓住；直奔食物的猫会让老鼠先到。`,
    };
    const sentences = [because[code]];
    if (late !== null) sentences.push(`这比步数上限晚了 ${steps(late)}。`);
    const choice = choices.find(({ by }) => by !== forced?.winner);
    if (choice) {
      const { by, moves, best, other } = choice;
      const kept = forced === null ? "保住平局" : "能坚持这么久";
      if (other?.plies != null)
        sentences.push(`${pieces[by]}的 ${moves} 种走法中有 ${best} 种${kept}；其余最好的 ${steps(other.plies)}落败。`);
      else if (moves > 1) sentences.push(`${pieces[by]}的 ${moves} 种走法都${kept}。`);
    }
    return sentences;
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

  viewsTitle: "关于这个棋盘",
  view: {
    line: "走法",
    moves: "选择",
    map: "地图",
    whatIf: "假如",
    versus: "对弈",
    solving: "解法",
    statistics: "统计",
  },
  outcome({ winner, plies, forced }) {
    if (plies !== null)
      return plies === 0 ? `${pieces[winner]}已获胜` : `${pieces[winner]} ${number.format(plies)} 步获胜`;
    return forced === null ? "平局，到步数上限判猫胜" : "到步数上限判猫胜";
  },
  initial: { mouse: "鼠", cat: "猫" },

  line: "最优走法",
  playedLine: "已走的步，之后是最优走法",
  linkedStart: "链接里的局面",
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

  explorer: {
    title: "这里所有的走法",
    standing: (turn, outcome) =>
      outcome.plies === 0
        ? `对局结束：${pieces[outcome.winner]}获胜。`
        : `轮到${pieces[turn]}：${zh.outcome(outcome)}。`,
    group: {
      winning: (mover) => `${pieces[mover]}获胜`,
      limit: () => "走到步数上限，判猫胜",
      losing: (mover) => `${pieces[mover]}落败`,
    },
    best: "最佳",
    restart: "回到起始局面",
  },

  map: {
    title: "如果它站在那里？",
    about: (mapped, [row, col], turn) =>
      `${pieces[mapped === "mouse" ? "cat" : "mouse"]}在${place(row, col)}，轮到${pieces[turn]}走：每一格写着${pieces[mapped]}站在那里时谁赢、几步赢。`,
    whose: "显示谁的位置",
    mapped: { mouse: "老鼠", cat: "猫" },
    turn: "轮到谁",
    turns: { board: "与棋盘相同", mouse: "老鼠", cat: "猫" },
    key: { mouse: "老鼠赢，步数如数字", cat: "猫赢", limit: "由步数上限决定" },
  },

  number: (count) => number.format(count),

  paste: {
    open: "粘贴",
    title: "从文字读取棋盘",
    label: "把棋盘粘贴到这里",
    help: "任何含有棋盘的文字：由 . # C M F 组成的行、程序里的列表、力扣的输入和跳跃距离，或者一个链接。",
    read: "放到棋盘上",
  },
  share: {
    open: "分享",
    title: "分享这个棋盘",
    forms: { link: "链接", leetcode: "力扣输入", text: "文字", embed: "嵌入网页的 HTML" },
    copy: { link: "复制链接", leetcode: "复制力扣输入", text: "复制文字", embed: "复制 HTML" },
    copied: "已复制",
    refused: "浏览器不允许网页复制。文字已选中，请自行复制。",
    picture: "保存为图片（PNG）",
    fileName: "cat-and-mouse",
  },
  random: {
    open: "随机",
    title: "随机棋盘",
    about: (rows, cols, cat, mouse) => `与当前棋盘相同：${rows} 行 ${cols} 列，猫跳 ${cat}，老鼠跳 ${mouse}。`,
    winner: "胜者",
    winners: { mouse: "老鼠", cat: "猫", limit: "都不能强制", any: "不限" },
    plies: "至少多少步",
    walls: "墙的百分比",
    begin: "搜索",
    stop: "停止",
    take: "采用目前最好的",
    progress: ({ tried, outcome }, searching) =>
      `${searching ? "正在搜索" : "已停止"}：试了 ${number.format(tried)} 个棋盘。目前最好的：${zh.outcome(outcome)}。`,
  },
  help: {
    open: "帮助",
    title: "帮助",
    keys: "按键",
    keyList: [
      [["W", "E"], "墙、地板"],
      [["C", "M", "F"], "猫、老鼠、食物"],
      [["←", "↑", "→", "↓"], "在棋盘上逐格移动；在列表和标签中逐项移动"],
      [["Home", "End"], "到一行的两端；按住 Ctrl 到角落"],
      [["Enter", "Space"], "在格子上使用工具、走棋、按按钮"],
      [["Delete"], "清空格子"],
      [["Esc"], "取消正在画的一笔；关闭打开的窗口"],
      [["Ctrl Z", "Ctrl Shift Z"], "撤销、重做"],
      [["?"], "这个帮助"],
    ],
  },

  whatIf: {
    walls: "假如有一面墙不同？",
    aboutWalls:
      "棋盘上加框的格子：把它由地板变成墙，或由墙变成地板，胜者就会改变；格子里写着谁会赢、几步赢。+n 和 −n 标出使胜局延长或缩短最多的格子。",
    jumps: "假如跳跃距离不同？",
    axes: "纵向：猫跳的距离。横向：老鼠跳的距离。点一格即可选用。",
    pair: (cat, mouse, outcome) => `猫跳 ${cat}，老鼠跳 ${mouse}：${outcome}`,
    changes: {
      none: () => "改变后结果不变",
      winner: (outcome) => `改变后胜者改变：${outcome}`,
      limit: (outcome) => `改变后由步数上限起作用：${outcome}`,
      longer: (_, count) => `改变后多用 ${number.format(count)} 步`,
      shorter: (_, count) => `改变后少用 ${number.format(count)} 步`,
    },
  },

  versus: {
    title: "与完美对手对弈",
    about: "选择一方。对方不会走错，你的每一步都会得到如实的评价。",
    side: "你是",
    begin: "开始",
    yourMove: (side) => `轮到你：点一个带点的格子让${pieces[side]}走过去，点它自己的格子表示不动。`,
    waiting: "对方正在走。",
    over: (winner, side) => (winner === side ? "你赢了。" : `${pieces[winner]}赢了。`),
    atLimit: (side) => `已到步数上限：${side === "cat" ? "你" : "猫"}赢了。`,
    last: (move) => `上一步：${move}。`,
    judgement({ verdict, plies, before }, side) {
      const count = number.format(plies ?? 0);
      switch (verdict) {
        case "best":
          return before.plies === null
            ? "你这一步：没有更好的了。"
            : before.winner === side
              ? "你这一步：最佳，保住胜局，没有浪费步数。"
              : "你这一步：最佳，没有人能坚持得更久。";
        case "slower":
          return `这一步仍然能赢，但比最佳走法多用 ${count} 步。`;
        case "sooner":
          return `这一步比最佳走法早输 ${count} 步。`;
        case "same":
          return "到步数上限为止没有差别，但若没有上限，另有更好的走法。";
        case "win-to-limit":
          return side === "mouse"
            ? "这一步放走了胜局：现在由步数上限决定。"
            : "这一步放走了强制胜：现在只能靠步数上限获胜。";
        case "win-to-loss":
          return "这一步放走了胜局：现在对方可以强制取胜。";
        case "limit-to-loss":
          return "这一步输了：在此之前本可以坚持到步数上限。";
      }
    },
    canGo: "可以走到这里",
    hint: "提示",
    hintIs: (move) => `提示：${move}。`,
    takeBack: "悔棋",
    end: "结束对局",
  },

  solving: {
    title: "怎样求解",
    about: "从终局倒推。第 0 步是已经结束的局面；以后每一步都由前面的局面推出。始终推不到的局面就是平局。",
    layer: (layer, last) => `第 ${layer} 步，共 ${last} 步`,
    scrub: "分析到第几步",
    counts: (mouse, cat, decided, all) =>
      `这一步确定：老鼠胜 ${number.format(mouse)} 个局面，猫胜 ${number.format(cat)} 个。至此共 ${number.format(decided)} / ${number.format(all)}。`,
    draws: (count) => `还有 ${number.format(count)} 个局面始终没有确定：平局，标为 =。`,
    histogram: "按步数统计的局面：上面是老鼠胜，下面是猫胜",
    turn: "轮到谁",
    onBoard: ([row, col], turn) => `棋盘上：猫在${place(row, col)}，轮到${pieces[turn]}走，老鼠在各个格子。`,
    because: (winner, rule) => `${pieces[winner]}胜：${rule}。`,
    rules: {
      over: "对局已经结束",
      "one-move": "有一种走法使对方落败",
      "all-moves": "所有走法都使对方获胜",
      undecided: "始终没有确定：平局",
    },
  },

  statistics: {
    title: "这个棋盘的所有局面",
    about: (states) => `双方各在任意地板格，轮到任意一方：共 ${number.format(states)} 个局面。`,
    result: "结果",
    states: "局面数",
    results: { mouse: "老鼠胜", cat: "猫胜", draw: "平局" },
    longest: (winner, count) => `最长的强制胜：${pieces[winner]}胜，${number.format(count)} 步。`,
    showLongest: "看它从哪里开始",
    byPly: "按步数",
    plies: "步数",
  },

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
      case "bad-graph":
      case "bad-node":
        return graphError(detail);
    }
  },
  badLink: (why) => `这个链接里没有棋盘，所以棋盘保持不变。${why}`,
  badLinkAtStart: (why) => `这个链接里没有棋盘，所以显示了一个示例。${why}`,
  paragraph: (sentences) => sentences.join(""),
  sentences: (first, second) => `${first}。${second}`,
  cannotStart: (why) => ({
    title: "棋盘无法启动",
    detail: `求解器没有加载成功。需要支持 WebAssembly 的浏览器，并且页面要由网络服务器提供，而不是直接打开文件。原因：${why}`,
  }),
};

/** 图或其中的节点有什么问题。 */
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
      return `节点 ${node} 有一条边通向自己。`;
    case "repeated":
      return `节点 ${node} 有两条边通向节点 ${other}。`;
    case "no-edge":
      return `${player ? pieces[player] : "玩家"}从节点 ${node} 出发，但它没有边。`;
    case "in-hole":
      return "猫不能在洞里。";
    case "wrong-states":
      return "状态数必须是 1 到 1,000,000。";
    case "wrong-edges":
      return "边由成对的状态组成，最多 1,000,000 对。";
    case "wrong-list":
      return "输的和赢的状态必须是状态的列表。";
    case "no-such-state":
      return `没有状态 ${given}，它出现在第 ${position} 位。`;
    case "lost-and-won":
      return `状态 ${node} 既输又赢。`;
  }
}
