// One judgement: passes the judge's questions to the sandbox until the judge has no more questions.
import type { Given, JudgeReport, Question } from "cat-and-mouse";
import type { CompileError, Unsupported } from "./cpp/compile";
import type { FromJudge, ToJudge } from "./judge-worker";
import type { LanguageName } from "./other-languages";
import type { Program } from "./program";
import { type Answers, type Inspection, isTimeOut, type Problem } from "./protocol";
import { questionsAtPace } from "./question-count";
import { type Engine, isLost, type Lost, Sandbox } from "./sandbox";
import { Stopwatch, type Times } from "./times";

export interface Submission {
  problem: Problem;
  /** The code in the engine's language; C++ is compiled already. */
  code: string;
  engine: Engine;
}

export type Progress = Extract<FromJudge, { progress: unknown }>["progress"];

/** The answer to a single case. */
export interface AnsweredCase {
  kind: "case";
  question: Question;
  expected: boolean | number;
  given: Given;
  inspection: Inspection | null;
}

export type Judged =
  /** The solution does not start. */
  | { kind: "not-started"; error: string }
  | {
      kind: "done";
      report: JudgeReport;
      times: Times;
      inspection: Inspection | null;
    }
  | AnsweredCase
  /** The code does not compile. */
  | { kind: "compile-error"; errors: CompileError[] }
  /** The code uses a feature of C++ that is missing here. */
  | { kind: "not-supported"; unsupported: Unsupported }
  /** The code is in another language. `program`: a program for the command line; null if the language runs here. */
  | { kind: "other-language"; language: LanguageName; program: Program | null }
  /** A part of the page failed. */
  | { kind: "failed"; error: string };

/** The error of a solution that crashes its frame. The page has a sentence for it. */
export const DIED = "(the frame died)";
/** The error of a solution that does not finish its start. */
export const STUCK = "(the start took too long)";

/** The answer passed to the judge if the solution gave none: a timeout or an error. */
function failureOf(reply: Lost): Given {
  if (reply.lost === "silent") return { timeout: true };
  return { error: reply.lost === "broken" ? reply.error : DIED };
}

/** Messages about a full stack: Chromium and Safari, Firefox, and host.js for C++. */
const STACK_FULL = /Maximum call stack size exceeded|too much recursion|^stack$/;

/** Whether the stack was too small for an answer. */
export const isTooDeep = (given: Given): given is { error: string } =>
  typeof given === "object" && "error" in given && STACK_FULL.test(given.error);

const toldToJudge = (given: Given): Given => (isTooDeep(given) ? { ...given, tooDeep: true } : given);

class JudgeClient {
  readonly #worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  /** Rejects if the worker cannot be loaded, possibly before the first question. */
  readonly #broken = new Promise<never>((_, reject) => {
    this.#worker.onerror = (event) => reject(new Error(event.message || "the judge could not be loaded"));
  });

  constructor() {
    this.#broken.catch(() => {});
  }

  ask(message: ToJudge): Promise<Extract<FromJudge, { progress: unknown }>> {
    const answer = new Promise<Extract<FromJudge, { progress: unknown }>>((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromJudge>) =>
        "failed" in data ? reject(new Error(data.failed)) : resolve(data);
      this.#worker.postMessage(message);
    });
    return Promise.race([answer, this.#broken]);
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** After this many starts without an answer to the easy question (`EASY`), a solution is not restarted. */
const MOST_SILENT_STARTS = 2;

/** Time limit for finding a smaller failing case and the mistake, in ms, because slow code could take hours. */
const MOST_LOOKING = 10_000;

/** Time limit for confirming the mistake, in milliseconds. */
const MOST_CONFIRMING = 3_000;

/** Time limit for repeating cases to measure their times, in milliseconds. */
const MOST_REPEATING = 2_000;

/** Runs a solution, and restarts it when necessary. */
class Runner {
  readonly #submission: Submission;
  #sandbox: Sandbox | null = null;
  isEnded = false;
  /** The reason why the solution cannot answer after its last start; null if it can. */
  #unready: Lost | null = null;
  /** The number of successive starts without an answer to the easy question. */
  #silentStarts = 0;

  constructor(submission: Submission) {
    this.#submission = submission;
  }

  /** Whether the next question certainly gets no answer. */
  get isUnready(): boolean {
    return this.#unready !== null;
  }

  end(): void {
    this.isEnded = true;
    this.#sandbox?.remove();
  }

  /**
   * Restarts the solution and waits for its answer to the easy question.
   * @param isAtOnce skips the easy question, so that the next question is the first one after the start
   * @returns the error, or null
   */
  async start(isAtOnce = false): Promise<string | null> {
    // Does not wait again for a solution that never answers the easy question.
    if (this.isEnded || this.#silentStarts >= MOST_SILENT_STARTS) return null;
    const { code, problem, engine } = this.#submission;
    if (!this.#sandbox?.canStartAgain) {
      this.#sandbox?.remove();
      this.#sandbox = new Sandbox(engine);
    }
    const started = await this.#sandbox.start(code, problem);
    const failed = !isLost(started) ? started : started.lost === "dead" ? DIED : STUCK;
    if (failed !== null) this.#unready = { lost: "broken", error: failed };
    else this.#unready = isAtOnce ? null : await this.#sandbox.warmUp(problem);
    this.#silentStarts = this.#unready?.lost === "silent" ? this.#silentStarts + 1 : 0;
    return failed;
  }

  /** @param share the share of the time limit that each answer may take */
  async ask(questions: readonly Question[], share = 1): Promise<Answers | Lost> {
    return this.#unready ?? (await this.#sandbox?.ask(questions, share)) ?? { lost: "removed" };
  }

  /** Restarts the solution, asks it this question, and returns details of the answer; null if there is no reply. */
  async inspect(question: Question): Promise<Inspection | null> {
    if ((await this.start(true)) !== null) return null;
    const seen = await this.#sandbox?.inspect(question);
    return !seen || isLost(seen) ? null : seen;
  }
}

/** The answer to one question, with details. */
async function askOnce(runner: Runner, question: Question): Promise<{ given: Given; inspection: Inspection | null }> {
  const reply = await runner.ask([question]);
  if (isLost(reply)) return { given: failureOf(reply), inspection: null };
  const [given = failureOf({ lost: "silent" })] = reply.given;
  return { given, inspection: isTimeOut(given) ? null : await runner.inspect(question) };
}

export class Judging {
  readonly #submission: Submission;
  readonly #changed: (progress: Progress) => void;
  readonly #runner: Runner;
  #judge: JudgeClient | null = null;
  readonly #stopwatch = new Stopwatch();
  #isStopped = false;
  #hasFailed = false;

  constructor(submission: Submission, changed: (progress: Progress) => void) {
    this.#submission = submission;
    this.#changed = changed;
    this.#runner = new Runner(submission);
  }

  /** Ends everything immediately; `run` then returns null. */
  stop(): void {
    this.#isStopped = true;
    this.#runner.end();
    this.#judge?.end();
  }

  /**
   * If a failing case is known, ends the solution immediately; `run` then returns that case.
   * @returns whether a case is known
   */
  settle(): boolean {
    if (!this.#hasFailed || this.#runner.isEnded) return false;
    this.#runner.end();
    return true;
  }

  run(): Promise<Judged | null> {
    return this.#ended(async () => {
      this.#judge = new JudgeClient();
      return this.#judged(this.#judge);
    });
  }

  /** Runs the solution on a single case. */
  runCase(question: Question, expected: boolean | number): Promise<Judged | null> {
    return this.#ended(async () => {
      const failed = await this.#runner.start(true);
      if (failed !== null) return { kind: "not-started", error: failed };
      return { kind: "case", question, expected, ...(await askOnce(this.#runner, question)) };
    });
  }

  async #ended(work: () => Promise<Judged>): Promise<Judged | null> {
    try {
      const judged = await work();
      return this.#isStopped ? null : judged;
    } catch (error) {
      return this.#isStopped ? null : { kind: "failed", error: String(error) };
    } finally {
      this.stop();
    }
  }

  async #judged(judge: JudgeClient): Promise<Judged> {
    const runner = this.#runner;
    const { problem, engine } = this.#submission;
    const failed = await runner.start();
    if (failed !== null) return { kind: "not-started", error: failed };
    let state = await judge.ask({ begin: problem, questions: null });
    const statement = engine.language === "python" ? state.questions : null;
    const toStatement: Given[] = [];
    /** The number of questions to ask one at a time, to find the question that got no answer. */
    let suspects = 0;
    let hasDied = false;
    let mustStart = false;
    /** Whether a failed question is being repeated as the first question after a restart. */
    let isRepeat = false;
    /** The share of the time limit for the next answer. */
    let share = 1;
    /** The time at which the page ends the search for a smaller failing case and the mistake. */
    let end = Number.POSITIVE_INFINITY;
    while (state.questions.length > 0) {
      this.#changed(state.progress);
      if (mustStart) await runner.start(isRepeat);
      mustStart = false;
      isRepeat = false;
      const { stage } = state.progress;
      // The first questions are asked one at a time, which soon shows a solution that never ends.
      const one = suspects > 0 || stage === "statement" || runner.isUnready;
      const asked = one ? state.questions.slice(0, 1) : state.questions;
      const reply = await runner.ask(asked, share);
      if (runner.isEnded) break;
      let given: Given[];
      if (isLost(reply)) {
        mustStart = true;
        const isKnown = asked.length === 1 && (reply.lost === "silent" || reply.lost === "broken" || hasDied);
        hasDied = reply.lost === "dead";
        if (!isKnown) {
          suspects = asked.length;
          continue;
        }
        given = [failureOf(reply)];
      } else {
        given = reply.given;
        // The judge does not count a case that is too deep for the browser's stack, so its time does not count either.
        const isCounted = (_: unknown, index: number) => !given[index] || !isTooDeep(given[index]);
        this.#stopwatch.note(asked.filter(isCounted), reply.times.filter(isCounted));
        // A timeout may have interrupted the solution half-way, so the solution starts again.
        mustStart = given.some(isTimeOut);
      }
      hasDied = false;
      // After a timeout, another timeout is likely, so the next question is asked alone.
      suspects = Math.max(mustStart ? 1 : 0, suspects - given.length);
      state = await judge.ask({ given: given.map(toldToJudge) });
      share = 1;
      if (statement && stage === "statement") {
        toStatement.push(...given);
        if (state.progress.stage !== stage) {
          const pace = mustStart ? Number.POSITIVE_INFINITY : await this.#pace(statement);
          state = await judge.ask({ begin: problem, questions: questionsAtPace(problem, pace) });
          state = await judge.ask({ given: toStatement });
        }
      }
      if (stage !== "shrinking" && state.progress.stage === "shrinking") {
        // The failed question is repeated after a restart. After a timeout, only half of the time limit is allowed.
        mustStart = true;
        end = performance.now() + MOST_LOOKING;
        if (isTimeOut(state.report.failure?.given)) share = 0.5;
        else isRepeat = true;
      }
      this.#hasFailed = state.report.failure !== null;
      if (stage !== "confirming" && state.progress.stage === "confirming")
        end = Math.min(end, performance.now() + MOST_CONFIRMING);
      if (performance.now() > end) state = await judge.ask({ settle: true });
    }
    if (runner.isEnded && !this.#isStopped) state = await judge.ask({ settle: true });
    const { report } = state;
    const { failure, verdict } = report;
    if (failure === null || verdict === "wrong-answer") await this.#repeat();
    // A case that timed out would time out again.
    const inspection = failure && verdict !== "time-limit" ? await runner.inspect(failure.question) : null;
    return { kind: "done", report, times: this.#stopwatch.times, inspection };
  }

  /** Repeats some cases, to find out which times were accidental. */
  async #repeat(): Promise<void> {
    const start = performance.now();
    for (let round = 0; round < 3; round += 1)
      for (const question of this.#stopwatch.toRepeat) {
        const reply = await this.#runner.ask([question]);
        if (isLost(reply) || reply.given.some(isTimeOut) || performance.now() - start > MOST_REPEATING) return;
        this.#stopwatch.noteAgain(question, reply.times[0] ?? 0);
      }
  }

  /** Python's mean time for an example in LeetCode's statement, in ms. Call it after each example was answered once. */
  async #pace(statement: readonly Question[]): Promise<number> {
    // Several rounds, because browser clocks are coarse.
    const reply = await this.#runner.ask(Array(8).fill(statement).flat());
    if (isLost(reply) || reply.given.some(isTimeOut)) {
      await this.#runner.start();
      return Number.POSITIVE_INFINITY;
    }
    return reply.times.reduce((sum, time) => sum + time, 0) / reply.times.length;
  }
}
