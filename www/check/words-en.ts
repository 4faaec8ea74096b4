// The sentences of Check code in English, loaded when this section is opened.
import type { JudgeReport, MistakeCode, Player } from "cat-and-mouse";
import { upTo } from "../i18n/en/board";
import { Tap, tap } from "../i18n/en/gesture";
import { movesUpTo } from "../i18n/step";
import { FUNCTIONS, NUMBERS } from "../model/problem";
import type { Unsupported } from "./cpp/compile";
import type { LanguageName } from "./other-languages";
import type { Problem } from "./protocol";
import type { Growth } from "./times";

export type CheckWords = typeof enCheck;

type Mistake = JudgeReport["mistakes"][number];

const number = new Intl.NumberFormat("en");
const moment = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
const whoseJumps = { mouse: "the mouse's jumps", cat: "the cat's jumps", both: "the jumps of both players" };
const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1);
const winners = ["a draw", "the mouse wins", "the cat wins"];
const unit = { "cat-and-mouse-ii": "cell", "cat-and-mouse": "node" };
const kind = { "cat-and-mouse-ii": "board", "cat-and-mouse": "graph" };

/**
 * The number of the winner's moves, and of the plies of both players, because code may count moves or plies. The winner
 * makes the last ply.
 */
const movesAndPlies = (plies: number) =>
  `${movesUpTo(plies) === 1 ? "1 move" : `${movesUpTo(plies)} moves`} (${pliesOf(plies)})`;
const pliesOf = (count: number) => (count === 1 ? "1 ply" : `${count} plies`);

const differences = {
  answer:
    "The code gave a wrong answer. After a fresh start it answered the same question correctly. It probably keeps a variable from one call to the next, reads one that was never set, or uses random numbers.",
  error:
    "The code failed with an error. After a fresh start it answered the same question correctly. It probably keeps a variable from one call to the next, reads one that was never set, or uses random numbers.",
  timeout:
    "The code took too long. After a fresh start it answered the same question in less than half of the time limit. Either the computer was busy, or the code becomes slower from call to call.",
};

export const enCheck = {
  title: "Check code",
  about: (problem: Problem) =>
    `Paste your solution of LeetCode ${NUMBERS[problem]} and see the smallest ${kind[problem]} on which it is wrong. Your code runs only in this browser, when you ${tap} Run. It is never sent anywhere.`,
  codeLanguage: "Language",
  codeLanguages: { javascript: "JavaScript", typescript: "TypeScript", python: "Python", cpp: "C++" },
  code: "Your code",
  editorHelp: "Tab leaves the editor. Ctrl+] indents a line.",
  loadingEditor: "Loading the editor…",
  template: "Start again with an empty function",
  /** The menu of earlier texts, and an entry: when it was replaced (in ms since 1970), and its number of lines. */
  kept: "Earlier versions",
  keptText: (time: number, lines: number) => `${moment.format(time)} · ${lines === 1 ? "1 line" : `${lines} lines`}`,
  /** The visitor's own case: its heading, a description of the input, its button, and the heading of the result. */
  ownCase: "Try a case of your own",
  ownCaseText: {
    "cat-and-mouse-ii": "A board, such as LeetCode's test case",
    "cat-and-mouse": "A graph, such as LeetCode's test case",
  },
  runCase: "Run this case",
  caseTooDeep: "Your code goes deeper than the stack of this browser. LeetCode's stack is larger.",
  caseVerdict: (isRight: boolean): string => (isRight ? "Right answer in this case" : "Wrong answer in this case"),
  /** Says that code in this language does not run here; the commands for a terminal are shown below. */
  otherLanguage: (name: LanguageName) =>
    `This looks like ${name}, which does not run in the browser. The command-line program checks it. Save the file, which has your code in it, and type there:`,
  saveProgram: (file: string) => `Save ${file}`,
  otherProblem: (problem: Problem) =>
    `The code defines ${FUNCTIONS[problem]}, so it is checked as a solution of problem ${NUMBERS[problem]}.`,
  changed: `You have changed the code since this check. ${Tap} Run to check it again.`,
  resultHere: (problem: Problem) =>
    `${Tap} Run. Here you will see whether your code is right. If it is not, you will see the smallest ${kind[problem]} on which it fails, and the mistake in words.`,
  toTry: `To try it out, load one of these solutions, right or wrong on purpose, and ${tap} Run:`,
  /** Each name says whether the solution is right. */
  solutions: {
    race: "Compare distances (wrong)",
    depthFirst: "Depth-first search with memory (wrong)",
    fewTurns: "Stop after a number of turns (wrong)",
    right: "Retrograde analysis (right)",
  },
  rightMethod: "Retrograde analysis",
  /** The titles of the tutorial's chapters about a mistake, by their anchors. */
  chapters: {
    search: "Why a search with a memory is wrong",
    states: "States",
    limit: "The move limit",
    draws: "Draws",
    graph: "The game on a graph (LeetCode 913)",
  },
  run: "Run",
  stop: "Stop",
  stopped: "Stopped.",
  starting: "Starting…",
  loadingPython: "Loading Python (once, about 6 MB)…",
  loadingCpp: (megabytes: number, all: number) =>
    `Loading the C++ compiler, once on this device: ${megabytes} of ${all} MB`,
  compiling: "Compiling… This takes some ten seconds, and half of that the next time.",
  aboutCpp: (megabytes: number) =>
    `C++ is compiled and run in your browser (Clang, C++20). When you first ${tap} Run, the compiler is loaded (${megabytes} MB) and kept on this device.`,
  /** The question before the compiler is loaded on a small screen; and the button that loads it. */
  askToLoad: (megabytes: number) =>
    `The C++ compiler has ${megabytes} MB and needs about a gigabyte of memory. Load it now?`,
  load: "Load and run",
  looksLike: (name: LanguageName) => `This looks like ${name}.`,
  checkAs: (name: LanguageName) => `Check it as ${name}`,
  switchTo: (name: LanguageName) => `Switch to ${name}`,
  noCpp: "This copy of the site has no C++ compiler. The command-line program checks C++.",
  cppFailed: {
    network: `The C++ compiler could not be loaded. Check the network, and ${tap} Run again.`,
    damaged: "The files of the C++ compiler arrived damaged or incomplete. Click Run to load them again.",
    memory: "There is not enough memory to compile C++ here. Close other tabs, or use a computer.",
    old: "This browser is too old to unpack the C++ compiler.",
    slow: "Compiling took more than three minutes and was stopped.",
  },
  aboutPython:
    "Python runs in your browser, too (Pyodide), but slowly: it is asked as many cases as it answers in about ten seconds, at least 3,000.",
  stage: {
    statement: "LeetCode's examples",
    small: "Small cases",
    traps: "Known traps",
    random: "Random cases",
    large: "Large cases",
    shrinking: "Looking for a smaller case that fails",
    locating: "Looking for where the answers first go wrong",
    naming: "Looking for the mistake",
    confirming: "Making sure of the mistake",
  },
  asked: (asked: number, of: number | null) =>
    of === null ? `${number.format(asked)} cases` : `${number.format(asked)} of ${number.format(of)} cases`,
  /** The heading of the result. */
  verdict: {
    accepted: "Accepted",
    "wrong-answer": "Wrong answer",
    "wrong-type": "Wrong type of answer",
    error: "Runtime error",
    "time-limit": "Time limit exceeded",
    "differs-between-runs": "Different answers to the same question",
    undecided: "Undecided",
    "not-started": "The code does not start",
    failed: "The check did not work",
    "compile-error": "Compile error",
    "not-supported": "Not supported here",
  },
  goTo: (line: number) => `Line ${line}`,
  /** Features of C++ that are missing here. `name`: the name in the code, or empty. */
  notSupported: {
    exceptions: (name) =>
      `The code uses exceptions (${name}). They are not available here. Without them it can be checked.`,
    threads: (name) => `The code uses threads${name ? ` (${name})` : ""}. They are not available here.`,
    files: () => "The code opens files. They are not available here.",
    clock: () => "The code asks for the time. A clock is not available here.",
    randomness: () =>
      "The code asks for true random numbers (random_device). They are not available here; mt19937 with a fixed seed is.",
    header: (name) => `The header <${name}> is not available here. Clang's library (libc++) does not have it.`,
    other: (name) => `The code uses ${name}, which is not available here.`,
  } satisfies Record<Unsupported["what"], (name: string) => string>,
  /** Reasons why C++ code stopped. Details from the library or the browser may follow after a colon. */
  cppError: {
    abort: "abort() was called, perhaps by assert",
    exit: "exit() was called instead of returning an answer",
    memory: "no memory is left (the limit is 512 MB)",
    check: "the library found an error",
    bounds: "index out of the bounds of an array",
    null: "null pointer",
    division: "division by zero, or a quotient too large for its type",
    overflow: "an integer became too large for its type",
    stack: "the stack is full: a recursion is too deep or has no end",
    trap: "the code did what is not allowed, such as to use memory that is not its own",
  },
  tooDeep: (count: number) =>
    `${count === 1 ? "One larger case is" : `${number.format(count)} larger cases are`} not counted: on ${count === 1 ? "it" : "them"} your code goes deeper than the stack of this browser. LeetCode's stack is larger.`,
  accepted: (asked: number, small: JudgeReport["small"]) =>
    `All ${number.format(asked)} answers are right: LeetCode's examples, ${small.asked === small.all ? "every small case" : `the ${number.format(small.asked)} smallest cases`}, cases on which wrong solutions usually fail, random cases and large ones. This is strong evidence, but no proof.`,
  notStarted: "An error occurred before the first question:",
  failed: "This is a fault of this page or of the network, not of your code:",
  differs: (failed: "answer" | "error" | "timeout") => differences[failed],
  failsOn(problem: Problem, isSmallest: boolean, asked: number): string {
    if (!isSmallest)
      return `This is the smallest failing ${kind[problem]} found after ${number.format(asked)} cases. There may be a smaller one.`;
    const sentence = `This is the smallest ${kind[problem]} on which your code fails.`;
    return problem === "cat-and-mouse" ? sentence : `${sentence} Only jumps up to its longer side are compared.`;
  },
  catJump: (jump: number) => `Cat: ${upTo(jump)}`,
  mouseJump: (jump: number) => `Mouse: ${upTo(jump)}`,
  expected: "Expected",
  yours: "Your answer",
  error: "Your code",
  /** Texts for a missing answer, or for an error without text. */
  timedOut: "no answer in time",
  died: "The browser stopped the code. It has probably used too much memory.",
  stuck: "The code outside the function did not finish in time.",
  pythonStack:
    "The recursion is too deep for Python in a browser: through min, max, sum, map or sorted it reaches only some 300 levels. LeetCode allows more. Use a loop, any or all instead, or the command-line program.",
  /** The meaning of LeetCode's answers: `true` and `false` in 1728, numbers in 913. */
  means: (answer: boolean | number) =>
    typeof answer === "number" ? (winners[answer] ?? "") : `the mouse ${answer ? "wins" : "does not win"}`,
  errorsOn: {
    "one-row": "All errors found are on boards with one row.",
    "one-column": "All errors found are on boards with one column.",
    "more-columns":
      "All errors found are on boards with more columns than rows. Perhaps the code uses the number of rows where it needs that of columns, or the other way around.",
    "more-rows":
      "All errors found are on boards with more rows than columns. Perhaps the code uses the number of rows where it needs that of columns, or the other way around.",
    "not-square":
      "All errors found are on boards that are not square. Perhaps the code uses the number of rows where it needs that of columns, or the other way around.",
  },
  mistakes: (count: number, isCertain: boolean): string => {
    if (isCertain) return "Your answers are exactly those of code with this known mistake";
    return count === 1 ? "It may be this known mistake" : "It may be one of these known mistakes";
  },
  /** Replaces the heading "time limit exceeded" if the smallest failing case gets no answer in time. */
  doesNotEnd: {
    title: "Does not seem to end",
    about: (problem: Problem) =>
      `There was no answer in time, although so small a ${kind[problem]} has only a few states. Look for a loop that never stops, or a recursion that comes back to the same state again and again.`,
  },
  rightUpTo: (problem: Problem, cells: number) =>
    `Every answer about a ${kind[problem]} of at most ${cells} ${unit[problem]}s was right.${cells > 6 ? " If the code makes one number out of several, or has arrays of a fixed length, larger ones may not fit." : ""}`,
  noMistakes: "No known mistake gives exactly these answers. There may be two mistakes at once, or a rare one.",
  /** Names the known mistake that agrees with most of the code's answers, and the mistake's answer to the next case. */
  nearest: (mistake: string, answer: string) =>
    `Of the known mistakes, this one gives the most of your answers, but not all: ${mistake} With it, the answer to this case would be ${answer}:`,
  firstWrong: {
    title: "Where your answers first go wrong",
    circle:
      "Your wrong answers follow from one another in a circle: positions that come back again and again count as decided, although nobody can force anything there.",
    /**
     * Says that this player wins with the next move. null: says that the right answer follows from the code's own
     * answers about the positions two plies later.
     */
    here: (wins: Player | null) =>
      wins
        ? `Here the ${wins} wins with its next move. So look at the lines about the end of the game.`
        : "Asked about each position two plies later on its own, your code gives answers that lead to the right one here. So it combines them wrongly, or it remembers something from its way to this position that is not true in general.",
    later: (plies: number, given: string, expected: string) =>
      `${movesAndPlies(plies)} after the start of this case, your code answers ${given}, and ${expected} is right.`,
    show: "Show this position",
  },
  askHere: {
    ask: "Ask my code about this position",
    answer: (given: string, expected: string) =>
      given === expected
        ? `Asked about this position, your code answers ${given}. That is right.`
        : `Asked about this position, your code answers ${given}. The right answer is ${expected}.`,
  },
  mistake: {
    "limit-too-low": ({ plies }, problem) => {
      if (!plies) return "The search gives up too early.";
      const [found, missed] = plies.map(movesAndPlies);
      if (plies[0] >= plies[1])
        return `The search gives up too early, and how early depends on the ${kind[problem]}. It found a win in ${found} on one, and missed a win in ${missed} on another.`;
      return `The search gives up too early. It found a win in ${found} and missed one in ${missed}.`;
    },
    "draw-counts-as-mouse": () => "A game that nobody can win is counted as a win for the mouse.",
    "draw-counts-as-cat": () => "A game that nobody can win is counted as a win for the cat.",
    "depth-first-memory": () =>
      "A depth-first search uses on one path what holds only on another: a result, or the mark that it came to a state. While a state is still being searched, it has no result yet. What is concluded from it must not be remembered.",
    "turn-forgotten": () =>
      "The memory of the search leaves out whose turn it is. With the players in the same places, the one to move may win where the other would lose.",
    "catch-missed": (_, problem) =>
      `The game goes on when cat and mouse meet. By the rules, the cat has then won, after a move of either player.${problem === "cat-and-mouse" ? "" : " Code that only compares distances gives such answers, too."}`,
    "race-only": () =>
      "The answers depend only on the distances. By the rules, the players can also catch, block and avoid each other.",
    "cat-cannot-stay": () => "The cat has to move. By the rules, it may also stay where it is.",
    "cat-blocks-mouse": () => "The mouse cannot jump over the cat. By the rules, it can.",
    "through-walls": () => "Jumps go through walls. By the rules, a wall stops a jump.",
    "edge-wraps": () => "A jump that leaves the board goes on at another side. By the rules, the edge stops a jump.",
    "full-jumps-only": () => "The code tries only the longest jumps. By the rules, a player may also jump less far.",
    "jumps-swapped": () => "The code swaps the jumps of cat and mouse.",
    "cat-moves-first": () => "The cat moves first. By the rules, the mouse does.",
    "players-swapped": () => "The code swaps cat and mouse.",
    "cat-enters-hole": () => "The cat can enter the hole. By the rules, it may not.",
    "jumps-off-by-one": ({ jumps }) =>
      jumps
        ? `${capital(whoseJumps[jumps.of])} are one cell too ${jumps.tooLong ? "long" : "short"}.`
        : "Jumps are one cell too long or too short.",
    "food-blocks-cat": () => "The cat cannot jump onto the cheese. By the rules, it can, and wins there.",
    "losses-not-counted": () =>
      "Lost states are not found as they should be. A state is lost when each of its moves leads to a win of the other player: count them down to zero.",
    "degree-counts-hole": () =>
      "The code counts the hole among the cat's moves. The cat never moves there, so next to the hole the count never comes to zero.",
    "always-the-same": () => "The code always returns the same answer.",
    "draw-has-other-number": () => "The code returns another number for a draw. It should return 0.",
    "rows-and-columns": () => "The code mixes up rows and columns: it fails only on boards that are not square.",
  } satisfies Record<MistakeCode, (mistake: Mistake, problem: Problem) => string>,
  wrongLine: "A typical wrong line",
  rightLine: "The right one",
  /** About the right line of a search that counts turns, before a link to a faster method. */
  rightButSlow: (problem: Problem) =>
    `It is right, but slow on large ${kind[problem]}s, because every state is searched again for each turn. A faster method:`,
  otherMethod: "Usually one line does not fix this. This method does:",
  why: "Why is this the answer?",
  open: { "cat-and-mouse-ii": "Open in Solve", "cat-and-mouse": "Open in Solve" },
  copy: "Copy as LeetCode test case",
  output: "Printed in this case",
  stack: "Where the error came from",
  /** The moves of the failing case, each with its right result and the result of the mistake. */
  whichMove: {
    title: "Which of your moves is it?",
    about: (turn: Player, hasMistake: boolean) =>
      `${turn === "mouse" ? "The mouse" : "The cat"} is to move. ${hasMistake ? "Where the two results differ, your code goes wrong. Choose a move to make it and see the moves after it." : "Compare these results with those of your code. Choose a move to make it and see the moves after it."}`,
    over: "The game is over here. Step back to see other moves.",
    notOfMoves: "This mistake is not about single moves, so only the right results are shown.",
    move: "Move",
    /** The length of a result in plies, shown after the length in moves. */
    plies: (count: number) => `(${pliesOf(count)})`,
    right: "Right result",
    mistaken: (number: number, of: number) => (of === 1 ? "With this mistake" : `With mistake ${number} of ${of}`),
    says: (winner: Player | null) => ({ mouse: "mouse wins", cat: "cat wins", draw: "draw" })[winner ?? "draw"],
    notTried: "not tried",
    unknown: "never looked at",
    notAllowed: "not allowed by the rules",
  },
  /** The times of the code, in milliseconds. */
  times: {
    title: "Time",
    likely: {
      "in-time":
        "This is likely fast enough for LeetCode. LeetCode does not publish its time limit, its machine or its cases.",
      unsure:
        "This may be too slow for LeetCode. LeetCode does not publish its time limit, its machine or its cases, so try it there.",
      "too-slow": "LeetCode would likely say Time Limit Exceeded, though it does not publish its limit.",
    },
    pattern: {
      "all-turns":
        "The code seems to count turns and to compute every state anew for each of them. Retrograde analysis with a queue looks at each state once.",
      "text-keys":
        "The code seems to look states up by texts or lists. A number, such as (mouse * 64 + cat) * 2 + turn, is many times faster.",
    },
    growth: (problem: Problem, { from, to, factor, power }: Growth) =>
      `From ${from} to ${to} ${problem === "cat-and-mouse" ? "nodes" : "cells"}, the time per case grows ${factor < 10 ? factor.toFixed(1) : Math.round(factor)}-fold: about as the size to the power of ${power.toFixed(1)}. For retrograde analysis it is 2 to 3.`,
    slowest: (time: number) => `Slowest case: ${time < 10 ? time.toFixed(1) : number.format(Math.round(time))} ms.`,
    table: {
      sizes: { "cat-and-mouse-ii": "Cells", "cat-and-mouse": "Nodes" },
      count: "Cases",
      typical: "Typical, ms",
      longest: "Longest, ms",
    },
    cost: {
      "cat-and-mouse-ii":
        "Retrograde analysis looks at each state (mouse, cat, turn) once, and at each move at most twice: to count it, and backwards. An 8×8 board has at most 8,192 states.",
      "cat-and-mouse":
        "Retrograde analysis looks at each state (mouse, cat, turn) once, and at each move at most twice: to count it, and backwards. A graph of 50 nodes has 5,000 states.",
    },
  },
};
