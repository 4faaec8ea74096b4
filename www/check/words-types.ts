// The sentences of Check code. They are loaded when it is opened.
import type { JudgeReport, MistakeCode, Player } from "cat-and-mouse";
import type { Unsupported } from "./cpp/compile";
import type { CompilerFailure } from "./cpp/load";
import type { CppReason } from "./cpp/reasons";
import type { Progress } from "./judging";
import type { CodeLanguage, SolutionName } from "./languages";
import type { LanguageName } from "./other-languages";
import type { Problem } from "./protocol";
import type { Growth, Likely, SlowPattern } from "./times";

export interface CheckWords {
  title: string;
  /** What it does, and that the code stays here. */
  about: (problem: Problem) => string;
  codeLanguage: string;
  codeLanguages: Record<CodeLanguage, string>;
  code: string;
  /** How the editor is left by keyboard. */
  editorHelp: string;
  loadingEditor: string;
  template: string;
  /** The menu of earlier texts, and one of them: when it was replaced, in milliseconds since 1970, and how long it is. */
  kept: string;
  keptText: (time: number, lines: number) => string;
  /** A case of the visitor's own: its heading, what is to be pasted, its button, and the heading of the result. */
  ownCase: string;
  ownCaseText: Record<Problem, string>;
  runCase: string;
  caseVerdict: (isRight: boolean) => string;
  caseTooDeep: string;
  /** That code in this language does not run here; what to type in a terminal follows. */
  otherLanguage: (name: LanguageName) => string;
  saveProgram: (file: string) => string;
  /** That the code was written for the other problem, which is chosen now. */
  otherProblem: (problem: Problem) => string;
  /** That the result is of an earlier version of the code. */
  changed: string;
  /** Where the result will be. */
  resultHere: (problem: Problem) => string;
  toTry: string;
  /** Each name says whether the solution is right. */
  solutions: Record<SolutionName, string>;
  /** The right method, within a sentence. */
  rightMethod: string;
  /** The titles of the tutorial's chapters about a mistake, by their addresses. */
  chapters: Record<"search" | "states" | "limit" | "draws", string>;
  run: string;
  stop: string;
  stopped: string;
  starting: string;
  loadingPython: string;
  /** How many megabytes of the C++ compiler are there, of how many. */
  loadingCpp: (megabytes: number, all: number) => string;
  compiling: string;
  /** Where C++ runs, and how much is loaded for it. */
  aboutCpp: (megabytes: number) => string;
  /** On a small screen, before the compiler is loaded; and the button that loads it. */
  askToLoad: (megabytes: number) => string;
  load: string;
  /** That the code looks like another language that runs here; what checks it as that, and what only chooses that. */
  looksLike: (name: LanguageName) => string;
  checkAs: (name: LanguageName) => string;
  switchTo: (name: LanguageName) => string;
  /** That this copy of the site has no C++ compiler. */
  noCpp: string;
  cppFailed: Record<Exclude<CompilerFailure, "stopped">, string>;
  /** That Python is asked as much as it answers in some ten seconds. */
  aboutPython: string;
  stage: Record<Progress["stage"], string>;
  asked: (asked: number, of: number | null) => string;
  /** The heading of the result. */
  verdict: Record<JudgeReport["verdict"] | "not-started" | "failed" | "compile-error" | "not-supported", string>;
  /** Goes to a place in the code. */
  goTo: (line: number) => string;
  /** What C++ has elsewhere and not here. `name` is what the code calls it, or empty. */
  notSupported: Record<Unsupported["what"], (name: string) => string>;
  /** Why code in C++ has stopped. More about it, in the words of the library or the browser, may follow after a colon. */
  cppError: Record<CppReason, string>;
  tooDeep: (count: number) => string;
  accepted: (asked: number, small: JudgeReport["small"]) => string;
  /** That the code does not start, or something in the page does not work. */
  notStarted: string;
  failed: string;
  /** That the answer came right when the question was asked again; `failed` is how it was wrong at first. */
  differs: (failed: "answer" | "error" | "timeout") => string;
  failsOn: (problem: Problem, isSmallest: boolean, asked: number) => string;
  catJump: (jump: number) => string;
  mouseJump: (jump: number) => string;
  expected: string;
  yours: string;
  error: string;
  /** What stands instead of an answer, or of an error that the code could not name. */
  timedOut: string;
  died: string;
  stuck: string;
  /** That Python in a browser cannot recurse as deep as LeetCode's through what is written in C. */
  pythonStack: string;
  /** What LeetCode's answers mean: of 1728 `true` and `false`, of 913 the numbers. */
  means: (answer: boolean | number) => string;
  /** On which boards alone the code fails with errors. */
  errorsOn: Record<NonNullable<JudgeReport["errorsOn"]>, string>;
  mistakes: (count: number, isCertain: boolean) => string;
  /** Instead of a time limit: that there was no answer on a small board or graph. */
  doesNotEnd: { title: string; about: (problem: Problem) => string };
  /** Up to how many cells or nodes every answer was right. */
  rightUpTo: (problem: Problem, cells: number) => string;
  noMistakes: string;
  /** After a sentence about the nearest known mistake: how it differs. The case follows. */
  nearest: (mistake: string, answer: string) => string;
  /** Where the answers first go wrong. */
  firstWrong: {
    title: string;
    circle: string;
    /** That the right answer follows from the code's own answers two plies later, or that this player wins with the next move. */
    here: (wins: Player | null) => string;
    later: (plies: number, given: string, expected: string) => string;
    show: string;
  };
  /** Asks the code about the position that is shown. */
  askHere: { ask: string; answer: (given: string, expected: string) => string };
  mistake: Record<MistakeCode, (mistake: JudgeReport["mistakes"][number], problem: Problem) => string>;
  wrongLine: string;
  rightLine: string;
  /** Of the right line of a search that counts turns: before a link to a faster method. */
  rightButSlow: (problem: Problem) => string;
  /** That no other line mends the mistake; a link to the right method follows. */
  otherMethod: string;
  /** Shows why the right answer is what it is. */
  why: string;
  /** Opens the failing case elsewhere in the page. */
  open: Record<Problem, string>;
  copy: string;
  output: string;
  stack: string;
  /** The moves of the failing case, each with its right result and what a solution with the mistake says. */
  whichMove: {
    title: string;
    about: (turn: Player, hasMistake: boolean) => string;
    /** That the game is over in the state that is shown; and that the mistake is not about moves. */
    over: string;
    notOfMoves: string;
    move: string;
    /** How many plies a result takes, after its moves. */
    plies: (count: number) => string;
    right: string;
    /** The heading of what the mistaken solution says: one of several mistakes. */
    mistaken: (number: number, of: number) => string;
    says: (winner: Player | null) => string;
    notTried: string;
    unknown: string;
    notAllowed: string;
  };
  /** How long the code took. Times are in milliseconds. */
  times: {
    title: string;
    likely: Record<Likely, string>;
    pattern: Record<SlowPattern, string>;
    growth: (problem: Problem, growth: Growth) => string;
    slowest: (time: number) => string;
    table: { sizes: Record<Problem, string>; count: string; typical: string; longest: string };
    cost: Record<Problem, string>;
  };
}
