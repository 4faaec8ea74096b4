import type { Reason } from "cat-and-mouse";
import { stepOf } from "../step";
import type { Words } from "../types";

export const pieces = { cat: "猫", mouse: "老鼠", food: "奶酪" };
const contents = { floor: "地板", wall: "墙", ...pieces };
const directions = { up: "上", right: "右", down: "下", left: "左" };
export const number = new Intl.NumberFormat("zh");

const place = (row: number, col: number) => `第 ${row + 1} 行第 ${col + 1} 列`;

export const zh: Words = {
  tag: "zh-Hans",

  tools: "工具",
  tool: { wall: "墙", floor: "橡皮", cat: "猫", mouse: "老鼠", food: "奶酪" },
  toolHint: {
    wall: "画墙；从墙上开始则擦除（W）",
    floor: "擦除墙（E）",
    cat: "放置猫（C）",
    mouse: "放置老鼠（M）",
    food: "放置奶酪（F）",
  },
  notOnBoard: "不在棋盘上",
  piece: pieces,
  jump: { cat: "猫跳距离", mouse: "鼠跳距离" },
  jumps: { cat: "猫跳", mouse: "老鼠跳" },
  undo: "撤销",
  redo: "重做",
  rules: [
    "老鼠和猫轮流走，老鼠先走。每次沿直线跳，距离不超过各自的跳跃上限，也可以原地不动。墙会挡住去路；可以越过对方。",
    "老鼠到达奶酪即获胜。猫抓住老鼠，或先到达奶酪，即获胜。",
    "如果双方都无法强制取胜，对局会无限循环，这就是平局；此时步数上限判猫获胜。",
    "一步指一方走一次。胜方力求最快，负方力求拖得最久。",
  ],

  board: (rows, cols) => `棋盘，${rows} 行 ${cols} 列`,
  boardHelp: "键盘操作：在棋盘上用方向键移动，回车或空格使用工具，删除键清空格子。W 墙，E 橡皮，C 猫，M 老鼠，F 奶酪。",
  cell: (row, col, content, mark) => `${place(row, col)}，${contents[content]}${mark === null ? "" : `；${mark}`}`,

  verdict({ winner, ending, plies, forced }, moveLimit) {
    if (plies !== null) {
      const own = Math.ceil(plies / 2);
      const how = {
        mouse: `无论猫怎么走，老鼠都会在自己的第 ${own} 次移动时到达奶酪。`,
        food: `无论老鼠怎么走，猫都会在自己的第 ${own} 次移动时抢先到达奶酪。`,
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
      "all-apart": "墙把老鼠、猫和奶酪彼此隔开：谁也到不了哪里。",
      "cat-apart": `猫被墙隔开：老鼠走过去就行，${steps(race.mouse)}。`,
      "mouse-apart": `老鼠被墙隔开：猫走到奶酪就行，${steps(race.cat)}。`,
      "food-apart": "奶酪与双方都隔开，而老鼠总能躲开。",
      trapped: "奶酪与双方都隔开，而老鼠躲不开。",
      "cat-first": `猫离奶酪更近${lead}，没有什么能拖住它。`,
      "caught-early": `猫离奶酪更近${lead}，而且还没到奶酪就能抓住老鼠。`,
      intercepted: `老鼠离奶酪更近${lead}，但在路上${run}会被抓住，也没有别的路。`,
      "mouse-first": `老鼠离奶酪更近${lead}，猫来不及在路上抓住它。`,
      detour: `老鼠离奶酪更近${lead}。直走${run}会被抓住；绕开猫要多走 ${steps((forced?.plies ?? 0) - (race.mouse ?? 0))}。`,
      "stand-off": `僵持。直奔奶酪的老鼠${run}会被抓住；直奔奶酪的猫会让老鼠先到。`,
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
  missing(missing, noRoom) {
    const names = missing.map((piece) => pieces[piece]).join("、");
    const how =
      missing.length > 1 ? "依次在棋盘上方选择每个棋子，再点一个格子。" : `在棋盘上方选择${names}，然后点一个格子。`;
    return { title: `请放置${names}`, detail: noRoom ?? how };
  },
  noRoom: (hasWalls) => (hasWalls ? "没有空格子可以放：请擦除一面墙。" : "棋盘的格子太少，放不下三个棋子。"),

  viewsTitle: "关于这个棋盘",
  view: {
    line: "最佳走法",
    moves: "所有走法",
    map: "地图",
    whatIf: "假如",
    solving: "求解过程",
    statistics: "统计",
  },
  moreViews: "更多",
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
  atStart: "开头",
  slider: "第几步",
  plyOf: (ply, count) => `第 ${ply} / ${count} 步`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = place(Math.floor(move.to / cols), move.to % cols);
    const end = ending === "food" ? "：到达奶酪" : ending === "capture" ? "：抓住老鼠" : "";
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

  whatIf: {
    walls: "假如有一面墙不同？",
    aboutWalls:
      "有标记的格子说明：把它由地板变成墙，或由墙变成地板，会怎样。加框的格子会改变胜者，格子里写着谁会赢、几步赢；∞ 表示到步数上限判猫胜。不加框的格子不改变胜者：+n 和 −n 标出使胜局延长或缩短最多的格子，n 是步数；“猫”表示猫由到上限获胜变为强制取胜，∞ 则相反。",
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

  embedded: {
    name: "猫和老鼠棋盘",
    loading: "正在加载棋盘……",
    jumps(cat, mouse) {
      const far = (jump: number) => (jump === 1 ? "跳 1 格" : `最多跳 ${jump} 格`);
      return `猫每次${far(cat)}，老鼠每次${far(mouse)}。`;
    },
    rules: "规则",
    failed: (why) => `棋盘无法显示。${why}`,
    reasons: {
      "no-webassembly": "这个浏览器不能运行 WebAssembly。",
      refused: "这个网页的内容安全策略不允许 WebAssembly：它的 script-src 需要 'wasm-unsafe-eval'。",
      "not-fetched": "求解器没有加载成功。",
      "not-a-solver": "加载到的内容不是求解器。",
    },
    badShow: (given) => `没有“${given}”可以显示：只有 verdict、line、explorer、map、what-if 和 layers。`,
    open: "在游乐场中打开",
    reveal: "看看谁赢",
    startOver: "重新开始",
    edit: "编辑",
    done: "完成",
    readonlyHelp: "用键盘：在棋盘上按方向键移动。",
    wallsHelp: "用键盘：在棋盘上按方向键移动，按 Enter 或空格改变墙。",
  },

  exercise: {
    goal({ winner, plies }, allowed) {
      const late = plies === null ? "" : `，至少用 ${number.format(plies)} 步`;
      const walls = allowed === null ? "" : `；最多改变 ${allowed} 面墙`;
      return `让${pieces[winner]}获胜${late}${walls}`;
    },
    met: "完成！",
    notYet: "还没有。",
    standing(outcome, goal) {
      const short = outcome.winner === goal.winner && outcome.plies !== null && outcome.plies < (goal.plies ?? 0);
      return `${zh.outcome(outcome)}${short ? `，需要至少 ${number.format(goal.plies ?? 0)} 步` : ""}。`;
    },
    changed: (changed, allowed) => `改变的墙：${changed} / ${allowed}。`,
    locked: "保持不变",
    refusals: {
      settings: "这道题里跳跃距离、上限和大小保持不变。",
      locked: "这个格子保持不变。",
      pieces: "这道题里只能改变墙。",
      walls: "不能再改变墙了：先改回一面。",
    },
  },

  error({ code, row, col, detail, message }) {
    const at = row === null ? "" : col === null ? `第 ${row + 1} 行` : place(row, col);
    const piece = detail.piece ? pieces[detail.piece] : "棋子";
    switch (code) {
      case "not-a-grid":
        return "棋盘必须是由每一行组成的列表。";
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
      case "bad-goal":
        return `目标是 mouse 或 cat，也可以写明最少步数，如 mouse:12，而不是 ${detail.given}。`;
      case "bad-walls":
        return `可以改变的墙数必须是 0 到 64 的整数，而不是 ${detail.given}。`;
      case "bad-locked":
        return `锁定的格子写成棋盘上的行和列，如 2,3，而不是 ${detail.given}。`;
      // Nobody should meet these on a board; the page says more of some.
      case "not-a-board":
      case "bad-graph":
      case "bad-node":
      case "bad-size":
      case "bad-argument":
      case "not-initialised":
      case "freed":
      case "out-of-memory":
        return message;
    }
  },
  paragraph: (sentences) => sentences.join(""),
  sentences: (first, second) => `${first}。${second}`,
};
