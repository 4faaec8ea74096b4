// The sentences of Check code. They are loaded when it is opened.
import type { JudgeReport, MistakeCode } from "cat-and-mouse";
import type { Unsupported } from "./cpp/compile";
import type { CppReason } from "./cpp/reasons";
import type { Progress, Timing } from "./judging";
import type { CodeLanguage, SolutionName } from "./languages";
import type { CompilerFailure } from "./load-clang";
import type { OtherLanguage } from "./other-languages";
import type { Problem } from "./protocol";

export interface CheckWords {
  title: string;
  /** What it does, and that the code stays here. */
  about: string;
  problem: string;
  problems: Record<Problem, string>;
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
  ownCaseText: string;
  runCase: string;
  caseVerdict: (isRight: boolean) => string;
  /** That code in this language does not run here; what to type in a terminal follows. */
  otherLanguage: (name: OtherLanguage) => string;
  /** That the code was written for the other problem, which is chosen now. */
  otherProblem: (problem: Problem) => string;
  /** That the result is of an earlier version of the code. */
  changed: string;
  /** Where the result will be. */
  resultHere: string;
  toTry: string;
  solutions: Record<SolutionName, string>;
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
  /** That the code looks like C++, in another language; and what checks it as that. */
  looksLikeCpp: string;
  checkAsCpp: string;
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
  accepted: (asked: number, small: JudgeReport["small"]) => string;
  /** That the code does not start, or something in the page does not work. */
  notStarted: string;
  failed: string;
  /** That the answer came right when the question was asked again; `failed` is how it was wrong at first. */
  differs: (failed: "answer" | "error" | "timeout") => string;
  failsOn: (isSmallest: boolean, asked: number) => string;
  catJump: (jump: number) => string;
  mouseJump: (jump: number) => string;
  expected: string;
  yours: string;
  error: string;
  /** What stands instead of an answer, or of an error that the code could not name. */
  timedOut: string;
  died: string;
  stuck: string;
  /** What LeetCode 913's numbers mean. */
  means: (winner: number) => string;
  mistakes: (count: number, isCertain: boolean) => string;
  noMistakes: string;
  mistake: Record<MistakeCode, (mistake: JudgeReport["mistakes"][number]) => string>;
  wrongLine: string;
  rightLine: string;
  /** That no other line mends the mistake; a link to the right method follows. */
  otherMethod: string;
  why: string;
  /** Opens the failing case elsewhere in the page. */
  open: Record<Problem, string>;
  copy: string;
  output: string;
  stack: string;
  times: string;
  time: (problem: Problem, timing: Timing) => string;
  cost: string;
}
