// A check of the visitor's code as one value; `next` applies an action to it. Independent of the page and its language.
import type { CatMouseError, Question, State } from "cat-and-mouse";
import { FUNCTIONS, type Problem } from "../model/problem";
import type { CompilerFailure } from "./cpp/load";
import type { AnsweredCase, Judged, Progress } from "./judging";
import type { Task } from "./languages";
import type { OwnCase } from "./own-case";

/** Code in a language other than the chosen one. */
export type OtherLanguage = Extract<Judged, { kind: "other-language" }>;

/** The code's answer to a position of the displayed case. */
type Answer = { readonly position: string } & Pick<AnsweredCase, "given" | "expected">;

/** The case that the result shows: the failing case, or the visitor's own case. */
export interface ShownCase {
  readonly question: Question;
  readonly showsWhy: boolean;
  /** `"compiling"`: the code is from an earlier visit and is compiled before it can answer. */
  readonly answer?: Answer | "compiling";
}

type Running =
  | { readonly kind: "starting" }
  /** The files of the language are loading. */
  | { readonly kind: "loading"; readonly bytes: number; readonly all: number }
  | { readonly kind: "compiling" }
  | { readonly kind: "judging"; readonly progress: Progress };

type Begun = {
  /** Whether the page has switched to the other problem, because the code solves that problem. */
  readonly isOtherProblem: boolean;
  /** Whether the code has changed since the check began. */
  readonly isChanged: boolean;
} & (
  | Running
  /** Waits for permission to load the compiler. `own`: the visitor's own case, if this case is checked. */
  | { readonly kind: "held"; readonly own?: OwnCase | undefined }
  | { readonly kind: "stopped" }
  | { readonly kind: "not-compiled"; readonly failure: Exclude<CompilerFailure, "stopped"> }
  | { readonly kind: "judged"; readonly judged: Judged; readonly code: string; readonly shown?: ShownCase }
);

export type CheckRun = Task & {
  /** The number of the check. Reports of earlier checks are ignored. */
  readonly id: number;
  /** The pasted code, if it is not in the chosen language. */
  readonly pasted?: OtherLanguage | undefined;
  /** The error in the visitor's own case, if the case is invalid. */
  readonly refusal?: CatMouseError | undefined;
  /** Whether a part of the page could not be loaded. */
  readonly isIncomplete?: true | undefined;
} & ({ readonly kind: "idle" } | Begun);

type Report =
  | { readonly do: "hold"; readonly own: OwnCase | undefined }
  | { readonly do: "load"; readonly bytes: number; readonly all: number }
  | { readonly do: "compile" }
  | { readonly do: "start" }
  | { readonly do: "progress"; readonly progress: Progress }
  | { readonly do: "fail"; readonly failure: Exclude<CompilerFailure, "stopped"> }
  | { readonly do: "judge"; readonly judged: Judged; readonly code: string }
  /** Shows the report of an earlier visit. */
  | { readonly do: "recall"; readonly judged: Judged; readonly code: string; readonly isChanged: boolean }
  | { readonly do: "answer"; readonly answer: Answer };

/** Passes on a report. Returns whether the check is still running. */
export type Reporter = (report: Report) => boolean;

export type Action =
  | { readonly do: "choose"; readonly task: Partial<Task> }
  /** Another text replaces the code. */
  | { readonly do: "put" }
  | { readonly do: "type" }
  | { readonly do: "paste"; readonly pasted: OtherLanguage | undefined }
  /** The visitor's own case has been read. `refusal`: the error, if the case is invalid. */
  | { readonly do: "read"; readonly refusal?: CatMouseError }
  | { readonly do: "run"; readonly isOtherProblem: boolean }
  | { readonly do: "stop" }
  /** Shows or hides the reason for the answer. */
  | { readonly do: "why" }
  /** A part of the page could not be loaded. */
  | { readonly do: "miss" }
  | (Report & { readonly id: number });

/**
 * Effects for the page: end the running check; show the case; store or delete the report; load the report of an earlier
 * visit; go to the start of the case; announce the stage of the check; scroll to the result; focus the result, or the
 * button Run.
 */
export type Effect =
  | ("end" | "show-case" | "keep-report" | "recall-report" | "rewind" | "say")
  | ("scroll-to-result" | "focus-result" | "focus-run");

interface Step {
  now: CheckRun;
  effects: Effect[];
}

const step = (now: CheckRun, ...effects: Effect[]): Step => ({ now, effects });

export const isRunning = (now: CheckRun): now is CheckRun & Running =>
  ["starting", "loading", "compiling", "judging"].includes(now.kind);

/** Returns the check after an action. An impossible action changes nothing. */
export function next(now: CheckRun, action: Action): Step {
  const { problem, codeLanguage, id, pasted, refusal } = now;
  if ("id" in action && action.id !== id) return step(now);
  const kept = { problem, codeLanguage, id, pasted, refusal };
  const anew = { ...kept, id: id + 1, pasted: undefined };
  const leave: Effect[] = isRunning(now) ? ["end", "show-case"] : ["show-case"];
  switch (action.do) {
    case "choose":
      return step({ ...anew, ...action.task, kind: "idle" }, ...leave, "recall-report");
    case "put":
      return step({ ...anew, kind: "idle" }, ...leave, "keep-report");
    case "run": {
      const { isOtherProblem } = action;
      const starting: CheckRun = { ...anew, kind: "starting", isOtherProblem, isChanged: false };
      return step(starting, ...leave, "keep-report", "scroll-to-result");
    }
    case "recall":
      if (now.kind !== "idle") return step(now);
      return step({ ...kept, ...judged(action), isOtherProblem: false, isChanged: action.isChanged }, "show-case");
    case "type":
      return step("isChanged" in now && !now.isChanged ? { ...now, isChanged: true } : now);
    case "paste":
      return step({ ...now, pasted: action.pasted });
    case "read":
      return step({ ...now, refusal: action.refusal });
    case "miss":
      return step({ ...now, isIncomplete: true });
    case "answer":
      return inCase(now, { answer: action.answer });
    case "why": {
      const showsWhy = !(now.kind === "judged" && now.shown?.showsWhy);
      return inCase(now, { showsWhy }, ...(showsWhy ? ["rewind" as const] : []));
    }
  }
  if (!isRunning(now)) {
    if (action.do !== "compile" || now.kind !== "judged") return step(now);
    return inCase({ ...now, isIncomplete: undefined }, { answer: "compiling" }, "say");
  }
  const { isOtherProblem, isChanged } = now;
  const begun = { ...kept, isOtherProblem, isChanged };
  switch (action.do) {
    case "stop":
      return step({ ...begun, id: id + 1, kind: "stopped" }, "end", "say", "focus-run");
    case "hold":
      return step({ ...begun, kind: "held", own: action.own });
    case "load":
      return step({ ...begun, kind: "loading", bytes: action.bytes, all: action.all });
    case "compile":
      return step({ ...begun, kind: "compiling" }, "say");
    case "start":
      return step({ ...begun, kind: "starting" });
    case "progress": {
      const { progress } = action;
      const isSaid = now.kind === "judging" && now.progress.stage === progress.stage;
      return step({ ...begun, kind: "judging", progress }, ...(isSaid ? [] : ["say" as const]));
    }
    case "fail":
      return step({ ...begun, kind: "not-compiled", failure: action.failure }, "say");
    case "judge": {
      // Failures of the page are not stored.
      const keep: Effect[] = action.judged.kind === "failed" ? [] : ["keep-report"];
      return step({ ...begun, ...judged(action) }, ...keep, "show-case", "focus-result");
    }
  }
}

function judged({ judged, code }: { judged: Judged; code: string }) {
  const failure = judged.kind === "done" ? judged.report.failure : judged.kind === "case" ? judged : null;
  const shown = failure && { shown: { question: failure.question, showsWhy: false } };
  return { kind: "judged" as const, judged, code, ...shown };
}

/** Changes the displayed case, if there is one. */
const inCase = (now: CheckRun, change: Partial<ShownCase>, ...effects: Effect[]): Step =>
  now.kind === "judged" && now.shown ? step({ ...now, shown: { ...now.shown, ...change } }, ...effects) : step(now);

/** The problem that the code solves: the chosen one, unless the code defines only the function of the other problem. */
export function problemOf(code: string, chosen: Problem): Problem {
  const other = chosen === "cat-and-mouse" ? "cat-and-mouse-ii" : "cat-and-mouse";
  return !code.includes(FUNCTIONS[chosen]) && code.includes(FUNCTIONS[other]) ? other : chosen;
}

export const positionOf = ({ mouse, cat, turn }: State): string => [mouse, cat, turn].join();

/** Whether a result lists the moves of a known mistake. Only `lib/whole-solver.ts` can compute these moves. */
export const namesMoves = (judged: Judged): boolean =>
  judged.kind === "done" && judged.report.mistakes.some(({ form }) => form !== null);
