import type { Player, Reason } from "cat-and-mouse";
import type { Ending, Lack } from "../../model/game";
import { movesOfWinner, movesUpTo, shortPlace, stepOf } from "../step";
import type { Sentence, UnsaidCode, Words } from "../words";

/** 练习的目标。 */
export const winOf = (winner: Player, least: number | null) =>
  `让${pieces[winner]}获胜${least === null ? "" : `，至少走 ${movesOf(least)}`}`;

export const pieces = { cat: "猫", mouse: "老鼠", food: "奶酪" };
const contents = { floor: "地板", wall: "墙", ...pieces };
const directions = { up: "上", right: "右", down: "下", left: "左" };
export const number = new Intl.NumberFormat("zh");

/** 走最后一步的一方走了几回合。 */
const moves = (plies: number) => movesOf(movesUpTo(plies));
const movesOf = (count: number) => `${number.format(count)} 回合`;

/** 谁第几回合获胜；最后一步也可能是老鼠走到猫那里。 */
export function wins(winner: Player, plies: number, turn: Player): string {
  const own = movesOfWinner(winner, plies, turn);
  return own === 0
    ? `${pieces[turn]}再走一步，${pieces[winner]}就获胜`
    : `${pieces[winner]}第 ${movesOf(own)}获胜（共 ${number.format(plies)} 步）`;
}

const place = (row: number, col: number) => `第 ${row + 1} 行第 ${col + 1} 列`;

/** 缺少的棋子；没有空格子时由 `noRoom` 说明怎么办。 */
export function missing(
  { pieces: absent, next, hasRoom, hasWalls }: Lack,
  noRoom: (hasWalls: boolean) => string,
): Sentence {
  const names = absent.map((piece) => pieces[piece]).join("、");
  const choose =
    absent.length > 1 ? "依次在棋盘下方选择每个棋子，再点一个格子。" : `在棋盘下方选择${names}，然后点一个格子。`;
  const how = next ? `点一个格子放置${pieces[next]}。` : choose;
  return { title: `请放置${names}`, detail: hasRoom ? how : noRoom(hasWalls) };
}

export const where: Words["solving"]["where"] = (after, own, base) => {
  const asked = { start: "初始状态", played: "当前状态", chosen: "所选状态" }[base];
  if (after === 0) return `这就是${asked}。`;
  if (after !== null) return `从${asked}沿最优路线走 ${number.format(after)} 步到这里。`;
  return `图上是这一层的一个例子：${asked}本身${own === null ? "始终没有标记" : `已在第 ${own} 层标记`}。`;
};

export const zh: Words = {
  tools: "工具",
  tool: { wall: "墙", floor: "橡皮", cat: "猫", mouse: "老鼠", food: "奶酪" },
  toolHint: {
    wall: "画墙；从墙上开始则擦除（W）",
    floor: "擦墙（E）",
    cat: "放置猫（C）",
    mouse: "放置老鼠（M）",
    food: "放置奶酪（F）",
  },
  notOnBoard: "不在棋盘上",
  piece: pieces,
  jump: { cat: "猫的最大跳跃距离", mouse: "老鼠的最大跳跃距离" },
  undo: "撤销",
  redo: "重做",
  rules: [
    "老鼠先走，然后双方轮流走。每一步向上、下、左、右走，最远到各自的最大跳跃距离，也可以不动。遇到墙就停，但可以越过对方。",
    "老鼠到达奶酪就赢。猫抓住老鼠，或者先到达奶酪，就赢。",
    "如果双方都没有必胜策略，就是平局。走满步数上限（通常是 1000 步）就结束；力扣第 1728 题把平局判为猫赢。",
    "一步指一方移动一步，一回合指双方各走一步。胜方走最快的胜法，负方尽量拖延。",
  ],
  midgame: (turn) => `这里从一局的中途开始，轮到${pieces[turn]}走。完整的一局是这样的：`,

  board: (rows, cols) => `棋盘，${rows} 行 ${cols} 列`,
  inVain: {
    turn: "不能走到那里，请点有圆点的格子。",
    stay: "再点一次就留在原地。",
    taken: "那里已有别的棋子。",
    waiting: "请等对方走完。",
    over: "这一局已经结束。",
    "looking-back": "这是之前走的一步。",
    wrong: "请先点“再试一次”。",
    solved: "已经解开了。",
    asking: "请先回答问题。",
  },
  boardHelp:
    "键盘操作：在棋盘上用方向键移动，Enter 或空格使用工具，Delete 清空格子。W 墙，E 橡皮，C 猫，M 老鼠，F 奶酪。",
  cell: (row, col, content, mark) => `${place(row, col)}，${contents[content]}${mark === null ? "" : `；${mark}`}`,

  verdict({ winner, ending, plies, forced }, turn, moveLimit, cause) {
    if (winner !== null && plies !== null) {
      const how: Partial<Record<Ending | Player, string>> = {
        mouse: "无论猫怎么走，老鼠都能到奶酪。",
        food: "无论老鼠怎么走，猫都先到奶酪。",
        capture:
          cause === "cat-first" || cause === "intercepted"
            ? "无论老鼠怎么走，猫都能抓住它，或者先到奶酪。"
            : "无论老鼠怎么走，猫都能抓住它。",
      };
      return {
        title: wins(winner, plies, turn),
        detail: how[winner === "mouse" ? winner : ending] ?? "",
      };
    }
    if (!forced) return { title: "平局", detail: "双方都没有必胜策略。" };
    return {
      title: `${number.format(moveLimit)} 步内无人获胜`,
      detail: `没有这个上限，${wins(forced.winner, forced.plies, turn)}。`,
    };
  },
  reason({ code, forced, late, race, choices }, ending) {
    const [mouse, cat] = [race.mouse ?? 0, race.cat ?? 0].map(moves);
    // With equally many moves, the cat can only be first if it moves first.
    const catFirst = cat === mouse ? `双方到奶酪都要 ${cat}，但猫先走` : `猫离奶酪更近（猫 ${cat}，老鼠 ${mouse}）`;
    const lostRace = cat === mouse ? `双方都要 ${cat}，但猫先走` : `猫要 ${cat}，老鼠要 ${mouse}`;
    const catMovesFirst = choices[0]?.by === "cat";
    const because: Record<Reason["code"], string> = {
      over: "对局已经结束。",
      "all-apart": "墙把老鼠、猫和奶酪彼此隔开。",
      "cat-apart": `猫被墙隔开，老鼠只要走过去：${mouse}。`,
      "mouse-apart": `老鼠被墙隔开，猫只要走过去：${cat}。`,
      "food-apart": "奶酪与双方都隔开，而老鼠总能躲开猫。",
      trapped: "奶酪与双方都隔开，而老鼠躲不开猫。",
      "cat-first": `${catFirst}，老鼠拖不住它。`,
      "caught-early": `老鼠躲不开猫，抢奶酪也抢不过：${lostRace}。`,
      intercepted:
        ending === "food"
          ? "老鼠直奔奶酪会被抓住；躲开猫坚持得最久，但猫就先到了奶酪。"
          : "老鼠本来可以先到奶酪，但直奔奶酪会被抓住；不去的话，猫照样能抓住它，或者先到奶酪。",
      "mouse-first": catMovesFirst
        ? `老鼠走 ${mouse}到奶酪；猫虽然先走，但要 ${cat}，拦不住它。`
        : `老鼠走 ${mouse}到奶酪，而且先走；猫要 ${cat}，拦不住它。`,
      detour: `走最短的路，老鼠会被抓住。它绕开猫就能赢，要多走 ${moves((forced?.plies ?? 0) - (race.mouse ?? 0))}。`,
      "stand-off": "僵持：老鼠直奔奶酪会被抓住；猫直奔奶酪，老鼠就先到。",
    };
    return late === null ? [because[code]] : [because[code], `这比步数上限多用 ${number.format(late)} 步。`];
  },
  incomplete: (lack) =>
    missing(lack, (hasWalls) => (hasWalls ? "没有空格子可以放：请擦除一堵墙。" : "棋盘的格子太少，放不下三个棋子。")),

  viewsTitle: "关于这个棋盘",
  view: {
    line: "最优路线",
    moves: "所有走法",
    map: "胜负分布",
    "what-if": "改一改",
    solving: "求解过程",
    statistics: "统计",
  },
  moreViews: "更多",
  outcome({ winner, plies, forced }, turn) {
    if (winner !== null && plies !== null) return plies === 0 ? `${pieces[winner]}已经获胜` : wins(winner, plies, turn);
    return !forced ? "平局" : "步数上限内无人获胜";
  },
  place: (cell, cols) => place(Math.floor(cell / cols), cell % cols),
  initial: { mouse: "鼠", cat: "猫" },

  playedLine: "你的走法，之后是最优路线",
  linkedStart: "当前状态",
  mover: { cat: "猫", mouse: "老鼠" },
  onlyMove: "其他走法都会改变结果",
  shortMove: {
    stays: "不动",
    goal: "奶酪",
    caught: "抓住",
  },
  first: "回到开头",
  previous: "上一步",
  next: "下一步",
  last: "到末尾",
  play: "播放",
  pause: "暂停",
  start: "初始状态",
  atStart: "开头",
  slider: "第几回合",
  plyOf: (ply, count) => `第 ${movesUpTo(ply)} / ${movesUpTo(count)} 回合`,
  moved: ({ by, from, to }) => `${pieces[by]}${from === to ? "没动" : "走了"}`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = zh.place(move.to, cols);
    const end = ending === "food" ? "：到达奶酪" : ending === "capture" ? "：抓住老鼠" : "";
    return step
      ? `${pieces[move.by]}向${directions[step.direction]} ${step.cells} 格，到${to}${end}`
      : `${pieces[move.by]}停在${to}${end}`;
  },
  moveTo: (move, cols) => (move.from === move.to ? "原地不动" : `到 ${shortPlace(move.to, cols)}`),
  loop: (from, by, moveLimit) =>
    `走完最后一步，状态与第 ${Math.floor(from / 2) + 1} 回合${pieces[by]}走之前相同。之后一直重复标 ↻ 的走法，走满 ${number.format(moveLimit)} 步：平局。`,
  stopsAtLimit: (moveLimit) => `已走满 ${number.format(moveLimit)} 步：无人获胜。`,

  allMoves: {
    standing: (turn, outcome) =>
      outcome.winner !== null && outcome.plies === 0
        ? `对局结束：${pieces[outcome.winner]}赢了。`
        : `轮到${pieces[turn]}走：${zh.outcome(outcome, turn)}。`,
    after: "结果里的回合数从走完这一步之后算起。",
    group: {
      winning: (mover) => `${pieces[mover]}赢`,
      limit: (_, isLate) => (isLate ? "步数上限内无人获胜" : "平局"),
      losing: (mover) => `${pieces[mover]}输`,
    },
    best: "最优",
    restart: "回到初始状态",
    whyNot: "为什么不行？",
    whyNotOf: (move) => `为什么不走${move}？`,
    preview: (move) => `预演：走${move}之后会怎样。`,
    tried: (move, outcome) => `走${move}之后：${outcome}`,
    endPreview: "回到之前的状态",
  },

  map: {
    title: "每一格谁赢？",
    about: (mapped, fixed, next) =>
      `如果${pieces[mapped]}在别的格子，接下来轮到${pieces[next]}走，谁会赢？答案写在那一格上。${pieces[mapped === "mouse" ? "cat" : "mouse"]}留在${fixed}。`,
    whose: "换位置的是",
    mapped: { mouse: "老鼠", cat: "猫" },
    turn: "接下来走的是",
    key: {
      wins: { mouse: "老鼠赢，数字是它要走几回合", cat: "猫赢，数字是它要走几回合" },
      after: { mouse: "老鼠赢，数字是走完这一步后它还要几回合", cat: "猫赢，数字是走完这一步后它还要几回合" },
      over: "没有数字：对局结束",
      reach: "现在一步就能走到的格子",
    },
  },

  whatIf: {
    title: "改一堵墙",
    about: "在有标记的格子加墙或擦墙，结果就会改变。",
    none: "只改一堵墙，胜者不会改变。",
    edge: (from, to, adds) => (adds ? `加上 ${from}–${to}` : `去掉 ${from}–${to}`),
    tapped: (place, effect) => `你点了${place}：${effect}。再点一次就改动它。`,
    notMoved: "“改一改”针对初始状态。回到初始状态，就能看到哪些改动会影响结果。",
    lengths: "也标出使胜局变长或变短最多的格子",
    aboutLengths: "+2 表示多走 2 回合，−2 表示少走 2 回合。",
    jumps: "改最大跳跃距离",
    axes: "竖向：猫的最大跳跃距离。横向：老鼠的最大跳跃距离。点一格即可选用。",
    pair: (cat, mouse, outcome) => `猫最多跳 ${cat} 格，老鼠最多跳 ${mouse} 格：${outcome}`,
    changes: {
      none: () => "改它没有影响",
      winner: (outcome) => `改它会改变结果：${outcome}`,
      limit: (outcome) => `改它会影响是否由步数上限决定胜负：${outcome}`,
      longer: (_, count) => `改它会多走 ${movesOf(count)}`,
      shorter: (_, count) => `改它会少走 ${movesOf(count)}`,
    },
  },

  solving: {
    about: "从终局开始逆推：每一层标记再早一步的状态。",
    unlimited: "这里不计步数上限。",
    look: "显示",
    looks: { one: "单个状态", all: "所有状态" },
    layer: (layer, last) => (layer > last ? "剩下的：没有标记" : `第 ${layer} 层，最后是第 ${last} 层`),
    scrub: "分析到第几层",
    counts: (mouse, cat, decided, all) =>
      `这一层标记：老鼠胜 ${number.format(mouse)} 个状态（上方），猫胜 ${number.format(cat)} 个（下方）。至此共标记 ${number.format(decided)} / ${number.format(all)}。`,
    draws: (count) => `剩下 ${number.format(count)} 个状态始终没有标记：双方都没有必胜策略。`,
    histogram: "每一层标记的状态数：上面是老鼠胜，下面是猫胜",
    where,
    because({ rule, turn, winner, round, to, moves }) {
      const mover = `轮到${pieces[turn]}走。`;
      const before = `第 ${round - 1} 层标记`;
      const now = `所以第 ${round} 层标记这个状态。`;
      if (rule === "over") return `对局已经结束：${pieces[winner ?? "cat"]}赢了。`;
      if (rule === "undecided")
        return `${mover}${moves === 0 ? "它没有走法" : "没有必胜的走法，也不是全都必败"}，所以这个状态始终没有标记：双方都没有必胜策略。`;
      if (rule === "one-move")
        return `${mover}它${to ? `走到${to}` : "停在原处"}就必胜（${before}）。有一种这样的走法就够了，${now}`;
      return moves === 1
        ? `${mover}它唯一的走法必败（${before}），${now}`
        : `${mover}它的 ${number.format(moves)} 种走法全都必败，其中最晚的在${before}，${now}`;
    },
    decided: (winner, round) =>
      round === 0 ? `${pieces[winner]}已经获胜：第 0 层` : `${pieces[winner]}胜，第 ${round} 层标记`,
    undecided: "没有标记：双方都没有必胜策略",
    afterMove: (decided) => `走了这一步以后：${decided}`,
    turn: "行动方",
    everywhere: (cat, turn) => `老鼠在每一格、猫在${cat}、轮到${pieces[turn]}走时，谁会赢。数字是在第几层标记的。`,
    here(count, isRest) {
      if (isRest) return count === 0 ? "这些都有标记。" : `其中剩下 ${number.format(count)} 个没有标记，用方框标出。`;
      return count === 0 ? "这一层没有标记其中的状态。" : `这一层标记其中 ${number.format(count)} 个，用方框标出。`;
    },
  },

  counting: {
    question: (winner, wrong) =>
      `${wrong === null ? `答对了，${pieces[winner]}赢。` : `${pieces[winner]}赢没错，但不是 ${number.format(wrong)} 回合。`}它要走多少回合？`,
    label: "回合数",
    answer: "回答",
  },
  puzzle: {
    question: (turn) => `${pieces[turn]}先走，谁会赢？`,
    guesses: { mouse: "老鼠", cat: "猫", nobody: "平局" },
    judged: (guess, isRight) =>
      isRight ? "答对了！" : guess ? `不对，不是${pieces[guess]}赢。` : "不对，有一方必胜。",
    scored: "是平局：猫没有必胜策略。力扣把它判为猫赢。",
    show: "显示答案",
    showMe: "告诉我",
  },
  making: {
    ready: "谜题可以发送了",
    about: "打开链接的人要回答谁会赢，看不到答案。",
    send: "发送",
  },

  embedded: {
    name: "猫和老鼠棋盘",
    loading: "正在加载棋盘……",
    jumps(cat, mouse) {
      const far = (jump: number) => (jump === 1 ? "走 1 格" : `最多走 ${jump} 格`);
      return `猫一步${far(cat)}，老鼠一步${far(mouse)}。`;
    },
    rules: "规则",
    failed: (why) => `棋盘无法显示。${why}`,
    reasons: {
      "no-webassembly": "这个浏览器不支持 WebAssembly。",
      refused: "这个网页的内容安全策略不允许 WebAssembly：它的 script-src 需要 'wasm-unsafe-eval'。",
      "not-fetched": "求解器没有加载成功。",
      "not-a-solver": "加载的文件不是求解器。",
    },
    badShow: (given) => `没有“${given}”可以显示：只有 verdict、line、moves、map、what-if 和 solving。`,
    noPuzzle: (id, game) => `没有“${id}”这道${game === "board" ? "棋盘" : "图"}谜题。`,
    noPuzzles: (why) => `谜题没有加载成功：puzzle.js 和 puzzles.txt 要放在脚本旁边。（${why}）`,
    open: "在网站中打开",
    startOver: "重新开始",
    edit: "编辑",
    done: "完成",
    readonlyHelp: "用键盘：在棋盘上按方向键移动。",
    wallsHelp: "用键盘：在棋盘上按方向键移动，按 Enter 或空格改变墙。",
    editHelp: "要修改棋盘，请先点“编辑”。",
  },

  exercise: {
    goal({ winner, moves, plies }, allowed) {
      // Without a minimum length, a draw meets the cat's goal too.
      const wanted =
        !winner || (winner === "cat" && plies === null) ? "让老鼠赢不了（平局也算）" : winOf(winner, moves);
      return `${wanted}；${allowed === null ? "可以随意改变墙、移动棋子" : `最多改变 ${allowed} 堵墙`}`;
    },
    met: "完成！",
    byLimit: "老鼠没有必胜策略。",
    notYet: "还没有。",
    standing(outcome, turn, goal) {
      const { winner, plies } = outcome;
      const short =
        winner && winner === goal.winner && plies !== null && movesOfWinner(winner, plies, turn) < (goal.moves ?? 0);
      return `${zh.outcome(outcome, turn)}${short ? `，需要至少 ${movesOf(goal.moves ?? 0)}` : ""}。`;
    },
    changed: (changed, allowed) => `改变的墙（±）：${changed}${allowed === null ? "" : ` / ${allowed}`}。`,
    change: (adds) => (adds ? "添加了墙" : "擦除了墙"),
    moved: (moved) => `移动了（±）：${moved.map((piece) => pieces[piece]).join("、")}。`,
    move: (piece, here) => `${pieces[piece]}${here ? "移到了这里" : "从这里移走了"}`,
    locked: "已锁定",
    refusals: {
      settings: "这道题里最大跳跃距离、步数上限和大小保持不变。",
      locked: "这个格子已锁定。",
      pieces: "这道题里只能改变墙。",
      walls: "不能再改变墙了：先改回一堵。",
    },
  },

  exerciseHelp: {
    ask: "提示",
    askMore: "告诉我是哪一格",
    where: (at, cols, changes) =>
      `改变 ${number.format(changes)} 堵墙就够，${changes === 1 ? "看" : "先看"}第 ${Math.floor(Number(at) / cols) + 1} 行。`,
    which: (at, cols, adds) => `${adds ? "在" : "擦除"}${zh.place(Number(at), cols)}${adds ? "加一堵墙" : "的墙"}。`,
    undo: (changes, back) =>
      changes === 1
        ? "没有解法包含你的这处修改，请先撤销。"
        : `没有解法包含你的全部修改，请${back === changes ? "重新开始" : `撤销其中 ${number.format(back)} 处`}。`,
    none: "没有及时找到提示。",
    analyse: "显示分析",
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
        // The text has only one of the two jumps.
        if (detail.given === "missing" && detail.player)
          return `${pieces[detail.player]}跳几格？请在棋盘下面写上 ${detail.player}Jump = 和 1 到 8 的数。`;
        return "最大跳跃距离必须是 1 到 8 的整数。";
      case "bad-move-limit":
        return "步数上限必须是 1 到 10,000 的整数。";
      case "bad-plies":
        return "已走的步数必须是 0 到 10,000 的整数。";
      case "bad-cell":
        return `${detail.player ? pieces[detail.player] : piece}不能站在${at || "那里"}。`;
      case "bad-turn":
        return "行动方只能是老鼠或猫。";
      case "bad-goal":
        return `目标是 mouse 或 cat，也可以写明最少步数，如 mouse:12，而不是 ${detail.given}。`;
      case "bad-walls":
        return `可以改变的墙数必须是 0 到 64 的整数，而不是 ${detail.given}。`;
      case "bad-edges":
        return `可以改变的边数必须是 0 到 2016 的整数，而不是 ${detail.given}。`;
      case "bad-locked":
        return `锁定的格子写成棋盘上的行和列，如 2,3，而不是 ${detail.given}。`;
      // For some of the remaining codes, page.ts has a more detailed message.
      default:
        code satisfies UnsaidCode;
        return message;
    }
  },
  paragraph: (sentences) => sentences.join(""),
  sentences: (first, second) => `${first}。${second}`,
};
