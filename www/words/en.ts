import type { CatMouseError, Reason } from "cat-and-mouse";
import type { Words } from "./words";
import { stepOf } from "./words";

const pieces = { cat: "cat", mouse: "mouse", food: "food" };
const players = { cat: "Cat", mouse: "Mouse" };
const contents = { floor: "floor", wall: "wall", ...pieces };
const number = new Intl.NumberFormat("en");

function plies(count: number): string {
  return count === 1 ? "1 ply" : `${number.format(count)} plies`;
}

function ordinal(count: number): string {
  const ending = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  return `${count}${ending[new Intl.PluralRules("en", { type: "ordinal" }).select(count)] ?? "th"}`;
}

function list(parts: string[]): string {
  return new Intl.ListFormat("en").format(parts);
}

const place = (row: number, col: number) => `row ${row + 1}, column ${col + 1}`;

export const en: Words = {
  tag: "en",
  title: "Cat & Mouse Playground",
  otherLanguage: "中文",
  switchLanguage: "切换到中文",
  darkTheme: "Dark colours",
  lightTheme: "Light colours",
  examples: "Examples",
  example: {
    statement1: { title: "Two jumps ahead", detail: "LeetCode example 1. The cat is one ply late everywhere." },
    statement2: {
      title: "Over the cat",
      detail: "LeetCode example 2. A jump of four takes the mouse over the cat, onto the food.",
    },
    statement3: {
      title: "One cell short",
      detail: "LeetCode example 3. With a jump of three it lands beside the cat: open What if.",
    },
    statement4: {
      title: "A closed room",
      detail: "LeetCode example 4. Walls keep both from the food: a draw, which the limit gives to the cat.",
    },
    statement5: { title: "The long way", detail: "LeetCode example 5. See on the map how near the cat may be." },
    longest: {
      title: "79 plies",
      detail: "The longest win known for the mouse: a long way round, and the cat always three plies behind.",
    },
    longestCat: {
      title: "80 plies",
      detail: "The longest win known at all is the cat's. It was found here, by Random.",
    },
    lowLimit: {
      title: "One ply too few",
      detail: "The same board with a limit of 78: the mouse could win in 79, and so the cat wins.",
    },
    snake: { title: "One long corridor", detail: "No choice but forward: the counts show how few states matter." },
    standOff: { title: "A stand-off", detail: "Each can reach the food, but whoever sets out loses. See Moves." },
    rooms: { title: "Food in the big room", detail: "Three jumps each. Compare the pairs of jumps in What if." },
    oneWall: {
      title: "One wall decides",
      detail: "A single wall keeps the mouse from winning. Find it, then look in What if.",
    },
    shortest: { title: "At once", detail: "The shortest win of the real inputs: over the cat, at once." },
  },
  close: "Close",
  rulesTitle: "How it is played",
  rules: [
    "Mouse and cat take turns; the mouse begins. A move is a jump in a straight line, as far as the jump allows, or staying. Walls stop it; jumping over the other player is allowed.",
    "The mouse wins by reaching the food. The cat wins by catching the mouse, or by reaching the food first.",
    "When neither can force that, play goes on for ever: a draw. The move limit then gives the game to the cat.",
    "A ply is one move of one player. The winner is taken to hurry, the loser to hold out.",
  ],

  tools: "Tools",
  tool: { wall: "Wall", floor: "Floor", cat: "Cat", mouse: "Mouse", food: "Food" },
  toolHint: {
    wall: "Paint walls; begin on a wall to erase (W)",
    floor: "Take walls away (E)",
    cat: "Place the cat (C)",
    mouse: "Place the mouse (M)",
    food: "Place the food (F)",
  },
  notOnBoard: "not on the board",
  piece: pieces,

  settings: "Settings",
  rows: "Rows",
  columns: "Columns",
  jump: { cat: "Cat jump", mouse: "Mouse jump" },
  moveLimit: "Move limit",
  fewer: (what) => `${what}: less`,
  more: (what) => `${what}: more`,
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  transforms: "Move the whole board",
  transform: {
    "shift-up": "Shift up",
    "shift-right": "Shift right",
    "shift-down": "Shift down",
    "shift-left": "Shift left",
    "rotate-right": "Turn right",
    "rotate-left": "Turn left",
    "mirror-across": "Mirror left and right",
    "mirror-down": "Mirror top and bottom",
  },
  badSide: "A board has 1 to 8 rows and 1 to 8 columns.",

  board: (rows, cols) => `Board, ${rows} ${rows === 1 ? "row" : "rows"}, ${cols} ${cols === 1 ? "column" : "columns"}`,
  hint: "Draw on the board: drag to paint with the tool, or drag the cat, the mouse or the food.",
  boardHelp:
    "By keyboard: on the board the arrow keys move, Enter or Space uses the tool, Delete empties a cell. W is wall, E floor, C cat, M mouse, F food.",
  cell: (row, col, content, mark) => `${place(row, col)}, ${contents[content]}${mark === null ? "" : `; ${mark}`}`,

  verdict({ winner, ending, plies: inPlies, forced }, moveLimit) {
    if (inPlies !== null) {
      const own = ordinal(winner === "mouse" ? (inPlies + 1) / 2 : inPlies / 2);
      const how = {
        mouse: `It reaches the food with its ${own} move, whatever the cat does.`,
        food: `It reaches the food first, with its ${own} move, whatever the mouse does.`,
        capture: `It catches the mouse with its ${own} move, whatever the mouse does.`,
      };
      return {
        title: `${players[winner]} wins in ${plies(inPlies)}`,
        detail: winner === "mouse" ? how.mouse : ending === "food" ? how.food : how.capture,
      };
    }
    if (forced === null) {
      return {
        title: "Neither can force it",
        detail: `A draw: play goes round in a loop. After ${plies(moveLimit)} the cat wins.`,
      };
    }
    return {
      title: "Cat wins at the move limit",
      detail: `The ${pieces[forced.winner]} could force a win in ${plies(forced.plies)}, but the game ends after ${number.format(moveLimit)}.`,
    };
  },
  reason({ code, forced, late, race, caught, choices }) {
    const lead = race.lead === null ? "" : ` by ${plies(race.lead)}`;
    const run = caught === null ? "" : ` after ${plies(caught)}`;
    const more = (forced?.plies ?? 0) - (race.mouse ?? 0);
    const because: Record<Reason["code"], string> = {
      over: "The game is over.",
      "all-apart": "Walls keep mouse, cat and food apart: nobody gets anywhere.",
      "cat-apart": `The cat is walled off: the mouse only has to walk, ${plies(race.mouse ?? 0)}.`,
      "mouse-apart": `The mouse is walled off: the cat only has to walk to the food, ${plies(race.cat ?? 0)}.`,
      "food-apart": "The food is walled off from both, and the mouse can always slip away.",
      trapped: "The food is walled off from both, and the mouse cannot get away.",
      "cat-first": `The cat is nearer to the food${lead}, and nothing puts it off.`,
      "caught-early": `The cat is nearer to the food${lead}, and catches the mouse even before it would be there.`,
      intercepted: `The mouse is nearer to the food${lead}, but is caught on the way${run}, and has no other.`,
      "mouse-first": `The mouse is nearer to the food${lead}, and the cat cannot catch it on the way.`,
      detour: `The mouse is nearer to the food${lead}. On the straight way it would be caught${run}; the way round the cat takes ${plies(more)} more.`,
      "stand-off": `A stand-off. A mouse that runs for the food is caught${run}; a cat that runs for it lets the mouse be there first.`,
    };
    const sentences = [because[code]];
    if (late !== null) sentences.push(`That is ${plies(late)} too late for the move limit.`);
    const choice = choices.find(({ by }) => by !== forced?.winner);
    if (choice) {
      const { by, moves, best, other } = choice;
      const kept = forced === null ? "keep the draw" : "hold out so long";
      if (other?.plies != null)
        sentences.push(
          `Of the ${pieces[by]}'s ${moves} first moves ${best} ${kept}; the best other loses in ${plies(other.plies)}.`,
        );
      else if (moves > 1)
        sentences.push(`${moves === 2 ? "Both" : `All ${moves}`} first moves of the ${pieces[by]} ${kept}.`);
    }
    return sentences;
  },
  missing(missing, hasRoom) {
    const names = missing.map((piece) => pieces[piece]);
    const [first] = missing;
    const choose = missing.length > 1 || !first ? "One after the other: choose each" : `Choose ${en.tool[first]}`;
    const how = hasRoom
      ? `${choose} above the board, then press a cell.`
      : "There is no free cell left: add rows or columns, or take a wall away.";
    return { title: `Place the ${list(names)}`, detail: how };
  },

  viewsTitle: "About this board",
  view: {
    line: "Line",
    moves: "Moves",
    map: "Map",
    whatIf: "What if",
    versus: "Play",
    solving: "How",
    statistics: "Counts",
  },
  outcome({ winner, plies: inPlies, forced }) {
    if (inPlies !== null)
      return inPlies === 0 ? `${pieces[winner]} has won` : `${pieces[winner]} wins in ${plies(inPlies)}`;
    return forced === null ? "draw, cat wins at the limit" : "cat wins at the limit";
  },
  initial: { mouse: "M", cat: "C" },

  line: "Optimal play",
  playedLine: "What was played, then optimal play",
  linkedStart: "Position of the link",
  first: "To the start",
  previous: "Previous ply",
  next: "Next ply",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  start: "Starting position",
  plyOf: (ply, count) => `ply ${ply} of ${count}`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = place(Math.floor(move.to / cols), move.to % cols);
    const end = ending === "food" ? ": the food" : ending === "capture" ? ": caught" : "";
    return step
      ? `${players[move.by]} ${step.cells} ${step.direction} to ${to}${end}`
      : `${players[move.by]} stays at ${to}${end}`;
  },
  loop: (from, moveLimit) =>
    `Here the state before move ${from + 1} is back: play repeats from there until ply ${number.format(moveLimit)}.`,
  stopsAtLimit: (moveLimit) => `The move limit of ${plies(moveLimit)} is reached: the cat wins.`,

  explorer: {
    title: "Every move from here",
    standing: (turn, outcome) =>
      outcome.plies === 0
        ? `The game is over: the ${pieces[outcome.winner]} has won.`
        : `${players[turn]} to move: ${en.outcome(outcome)}.`,
    group: {
      winning: (mover) => `The ${pieces[mover]} wins`,
      limit: () => "On to the move limit, which is the cat's",
      losing: (mover) => `The ${pieces[mover]} loses`,
    },
    best: "best",
    restart: "Back to the starting position",
  },

  map: {
    title: "What if it stood there?",
    about: (mapped, [row, col], turn) =>
      `Each cell says who wins, and in how many plies, with the ${pieces[mapped]} there, the ${pieces[mapped === "mouse" ? "cat" : "mouse"]} at ${place(row, col)}, and the ${pieces[turn]} to move.`,
    whose: "Places of",
    mapped: { mouse: "the mouse", cat: "the cat" },
    turn: "To move",
    turns: { board: "as on the board", mouse: "mouse", cat: "cat" },
    key: { mouse: "the mouse wins, in so many plies", cat: "the cat wins", limit: "the move limit decides" },
  },

  number: (count) => number.format(count),

  paste: {
    open: "Paste",
    title: "A board from text",
    label: "Paste a board here",
    help: "Anything that holds one: rows of . # C M F, a list from a program, LeetCode's input with its jumps, or a link.",
    read: "Put it on the board",
  },
  share: {
    open: "Share",
    title: "Share this board",
    forms: { link: "Link", leetcode: "LeetCode input", text: "Text", embed: "HTML to embed it" },
    copy: { link: "Copy link", leetcode: "Copy LeetCode input", text: "Copy text", embed: "Copy HTML" },
    copied: "Copied",
    refused: "The browser does not let the page copy. The text is selected: copy it from there.",
    picture: "Save as picture (PNG)",
    fileName: "cat-and-mouse",
  },
  random: {
    open: "Random",
    title: "A random board",
    about: (rows, cols, cat, mouse) =>
      `${rows} by ${cols} cells, cat jump ${cat}, mouse jump ${mouse}, as on the board now.`,
    winner: "Winner",
    winners: { mouse: "mouse", cat: "cat", limit: "nobody", any: "any" },
    plies: "In at least so many plies",
    walls: "Walls, per cent",
    begin: "Search",
    stop: "Stop",
    take: "Take the best so far",
    progress: ({ tried, outcome }, searching) =>
      `${searching ? "Searching" : "Stopped"}: ${number.format(tried)} boards tried. The best so far: ${en.outcome(outcome)}.`,
  },
  help: {
    open: "Help",
    title: "Help",
    keys: "Keys",
    keyList: [
      [["W", "E"], "wall, floor"],
      [["C", "M", "F"], "cat, mouse, food"],
      [["←", "↑", "→", "↓"], "from cell to cell on the board; in lists and tabs, from entry to entry"],
      [["Home", "End"], "to the ends of a row; with Ctrl, to the corners"],
      [["Enter", "Space"], "use the tool on the cell, make the move, press the button"],
      [["Delete"], "empty the cell"],
      [["Esc"], "take back the stroke that is going on; close what is open"],
      [["Ctrl Z", "Ctrl Shift Z"], "undo, redo"],
      [["?"], "this help"],
    ],
  },

  whatIf: {
    walls: "What if one wall were different?",
    aboutWalls:
      "A framed cell on the board would change the winner if it were toggled, from floor to wall or back; the cell says who would win, and in how many plies. +n and −n mark the cells that make the win longer or shorter by most.",
    jumps: "What if they jumped otherwise?",
    axes: "Down: how far the cat jumps. Across: how far the mouse jumps. Press a pair to choose it.",
    pair: (cat, mouse, outcome) => `Cat jump ${cat}, mouse jump ${mouse}: ${outcome}`,
    changes: {
      none: () => "toggled, nothing changes",
      winner: (outcome) => `toggled, the winner changes: ${outcome}`,
      limit: (outcome) => `toggled, the limit comes in: ${outcome}`,
      longer: (_, count) => `toggled, the win takes ${plies(count)} more`,
      shorter: (_, count) => `toggled, the win takes ${plies(count)} fewer`,
    },
  },

  versus: {
    title: "Play against perfect play",
    about: "Take a side. The other one is played without a mistake, and every move of yours gets an honest word.",
    side: "You are",
    begin: "Begin",
    yourMove: (side) => `Your move: press a dotted cell for the ${pieces[side]}, or its own cell to stay.`,
    waiting: "The other side is moving.",
    over: (winner, side) => (winner === side ? "You have won." : `The ${pieces[winner]} has won.`),
    atLimit: (side) => `The move limit is reached: ${side === "cat" ? "you have" : "the cat has"} won.`,
    last: (move) => `Last move: ${move}.`,
    judgement({ verdict, plies: count, before }, side) {
      const winning = before.winner === side;
      switch (verdict) {
        case "best":
          return before.plies === null
            ? "Your move: as good as any."
            : winning
              ? "Your move: best. It keeps the win and loses no time."
              : "Your move: best. Nobody could hold out longer.";
        case "slower":
          return `Your move still wins, but ${plies(count ?? 0)} later than the best.`;
        case "sooner":
          return `Your move loses ${plies(count ?? 0)} sooner than the best would.`;
        case "same":
          return "Your move changes nothing before the limit, though without a limit there was a better one.";
        case "win-to-limit":
          return side === "mouse"
            ? "Your move gave away the win: now the limit decides."
            : "Your move gave away the forced win: now only the limit wins for you.";
        case "win-to-loss":
          return "Your move gave away the win: now the other side can force its own.";
        case "limit-to-loss":
          return "Your move loses: until then you could have held out to the limit.";
      }
    },
    canGo: "you can go here",
    hint: "Hint",
    hintIs: (move) => `Hint: ${move}.`,
    takeBack: "Take back",
    end: "End the game",
  },

  solving: {
    title: "How it is solved",
    about:
      "Backwards from the end. Ply 0 holds the states in which the game is over; each further ply holds what follows from those before. What is never reached is a draw.",
    layer: (layer, last) => `ply ${layer} of ${last}`,
    scrub: "Ply of the analysis",
    counts: (mouse, cat, decided, all) =>
      `Decided with this ply: ${mouse === 1 ? "1 state" : `${number.format(mouse)} states`} for the mouse, ${number.format(cat)} for the cat. So far ${number.format(decided)} of ${number.format(all)}.`,
    draws: (count) =>
      `${count === 1 ? "1 state is" : `${number.format(count)} states are`} left undecided: draws, marked =.`,
    histogram: "States by distance: the mouse's wins above, the cat's below",
    turn: "To move",
    onBoard: ([row, col], turn) =>
      `On the board: the cat at ${place(row, col)}, the ${pieces[turn]} to move, the mouse on each cell.`,
    because: (winner, rule) => `The ${pieces[winner]} wins: ${rule}.`,
    rules: {
      over: "the game is over",
      "one-move": "one move leads to a state that the other has lost",
      "all-moves": "all moves lead to states that the other has won",
      undecided: "never decided: a draw",
    },
  },

  statistics: {
    title: "All states of this board",
    about: (states) => `Both players on any floor cell, either to move: ${number.format(states)} states.`,
    result: "Result",
    states: "States",
    results: { mouse: "The mouse wins", cat: "The cat wins", draw: "Draw" },
    longest: (winner, count) => `The longest forced win: the ${pieces[winner]}'s, in ${plies(count)}.`,
    showLongest: "Show where it starts",
    byPly: "By distance in plies",
    plies: "Plies",
  },

  error({ code, row, col, detail }) {
    const at = row === null ? "" : col === null ? ` in row ${row + 1}` : ` at ${place(row, col)}`;
    const piece = detail.piece ? pieces[detail.piece] : "piece";
    const given = detail.given === null ? "" : `, not ${detail.given}`;
    switch (code) {
      case "not-a-grid":
        return `The board must be a list of rows${given}.`;
      case "not-a-board":
        return "There is no board in this text. Use rows of . for floor, # for walls, and C, M, F, or a link.";
      case "empty-grid":
        return "The board has no cells.";
      case "too-large":
        return `A board has at most 8 rows and 8 columns; there are more${at}.`;
      case "ragged-row":
        return `All rows must be equally long: there are ${detail.length} cells${at}, but ${detail.expected} in the first row.`;
      case "unknown-character":
        return `“${detail.character}”${at} means nothing on a board. Use . or 1 to 8 for floor, # or x for walls, and C, M, F.`;
      case "missing-piece":
        return `The ${piece} is missing.`;
      case "duplicate-piece":
        return `There is a second ${piece}${at}.`;
      case "bad-jump":
        return "A jump is a whole number from 1 to 8.";
      case "bad-move-limit":
        return "The move limit is a whole number from 1 to 10,000.";
      case "bad-cell":
        return `The ${detail.player} cannot stand${at || " there"}.`;
      case "bad-turn":
        return "It is either the mouse's or the cat's turn.";
      case "bad-graph":
      case "bad-node":
        return graphError(detail);
    }
  },
  badLink: (why) => `This link does not hold a board, so the board stays as it was. ${why}`,
  badLinkAtStart: (why) => `This link does not hold a board, so an example is shown instead. ${why}`,
  paragraph: (sentences) => sentences.join(" "),
  sentences: (first, second) => `${first}. ${second}`,
  cannotStart: (why) => ({
    title: "The board could not be started",
    detail: `The solver did not load. It needs a browser with WebAssembly, and the page must be served by a web server, not opened as a file. Reason: ${why}`,
  }),
};

/** What is wrong with a graph, or with a node in it. */
function graphError({ problem, node, other, given, length, player, position }: CatMouseError["detail"]): string {
  switch (problem) {
    case null:
    case "not-a-graph":
      return "A graph is a list of lists of nodes.";
    case "wrong-size":
      return `A graph has 3 to 64 nodes, not ${length}.`;
    case "no-such-node":
      return node === null
        ? `There is no node ${given}.`
        : `Node ${node} has an edge to ${given}, but there is no such node.`;
    case "one-way":
      return `Node ${node} has an edge to node ${other}, but node ${other} has none to node ${node}.`;
    case "loop":
      return `Node ${node} has an edge to itself.`;
    case "repeated":
      return `Node ${node} has two edges to node ${other}.`;
    case "no-edge":
      return `The ${player} begins on node ${node}, which has no edge.`;
    case "in-hole":
      return "The cat cannot be in the hole.";
    case "wrong-states":
      return "There are 1 to 1,000,000 states.";
    case "wrong-edges":
      return "Edges are pairs of states, at most 1,000,000 of them.";
    case "wrong-list":
      return "Lost and won states are lists of states.";
    case "no-such-state":
      return `There is no state ${given}, which is named at place ${position}.`;
    case "lost-and-won":
      return `State ${node} is both lost and won.`;
  }
}
