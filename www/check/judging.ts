// One judgement: the judge asks, the sandbox answers, until the judge knows.
import type { Given, JudgeReport, Question } from "cat-and-mouse";
import type { CompileError, Unsupported } from "./cpp/compile";
import type { FromJudge, ToJudge } from "./judge-worker";
import type { LanguageName } from "./other-languages";
import { questionsAtPace } from "./pace";
import type { Program } from "./program";
import { type Answers, type Inspection, isTimeOut, type Problem } from "./protocol";
import { type Engine, isLost, type Lost, Sandbox } from "./sandbox";
import { Stopwatch, type Times } from "./times";

export interface Submission {
  problem: Problem;
  /** In the language of the engine. In C++ it is compiled already. */
  code: string;
  engine: Engine;
}

export type Progress = Extract<FromJudge, { progress: unknown }>["progress"];

/** The answer to one case alone. */
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
  /** The compiler refuses it. */
  | { kind: "compile-error"; errors: CompileError[] }
  /** It uses what C++ does not have here. */
  | { kind: "not-supported"; unsupported: Unsupported }
  /** It is written in another language: one that runs here, or one for which there is a program for the command line. */
  | { kind: "other-language"; language: LanguageName; program: Program | null }
  /** Something in the page does not work. */
  | { kind: "failed"; error: string };

/** Stands for the error of a solution that takes its frame with it. The page has a sentence for it. */
export const DIED = "(the frame died)";
/** The same for a solution that does not come to its end when it is started. */
export const STUCK = "(the start took too long)";

/** What is told to the judge of a question that was not answered. */
function failureOf(reply: Lost): Given {
  if (reply.lost === "silent") return { timeout: true };
  return { error: reply.lost === "broken" ? reply.error : DIED };
}

/** How the hosts say that the stack is full: Chromium and Safari, Firefox, and host.js of C++. */
const STACK_FULL = /Maximum call stack size exceeded|too much recursion|^stack$/;

/** Whether a solution gave no answer because the stack was too small. */
export const isTooDeep = (given: Given): given is { error: string } =>
  typeof given === "object" && "error" in given && STACK_FULL.test(given.error);

const toldToJudge = (given: Given): Given => (isTooDeep(given) ? { ...given, tooDeep: true } : given);

class JudgeClient {
  readonly #worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  /** Rejects when the worker does not load, which may be before it is asked anything. */
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

/** After this many starts without an answer to the easy question, a solution is not started again. */
const MOST_SILENT_STARTS = 2;

/** How long the page looks for a smaller failing case and for the mistake, in milliseconds: slow code could take hours. */
const MOST_LOOKING = 10_000;

/** How long it makes sure of the mistake. */
const MOST_CONFIRMING = 3_000;

/** How long it repeats cases to measure their times, in milliseconds. */
const MOST_REPEATING = 2_000;

/** Runs a solution, and starts it anew where it cannot go on. */
class Runner {
  readonly #submission: Submission;
  #sandbox: Sandbox | null = null;
  #isEnded = false;
  /** Why the solution that was started last answers nothing. */
  #unready: Lost | null = null;
  /** How many starts in a row ended without an answer to the easy question. */
  #silentStarts = 0;

  constructor(submission: Submission) {
    this.#submission = submission;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether it is known already that the next question gets no answer. */
  get isUnready(): boolean {
    return this.#unready !== null;
  }

  end(): void {
    this.#isEnded = true;
    this.#sandbox?.remove();
  }

  /**
   * Starts the solution afresh, and waits until it answers the easy question.
   * @param isAtOnce without the easy question: the next one is the first that the solution is asked
   * @returns what is wrong with it, or null
   */
  async start(isAtOnce = false): Promise<string | null> {
    // What never answers the easy question is not waited for again.
    if (this.#isEnded || this.#silentStarts >= MOST_SILENT_STARTS) return null;
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

  /** @param share of the time limit */
  async ask(questions: readonly Question[], share = 1): Promise<Answers | Lost> {
    return this.#unready ?? (await this.#sandbox?.ask(questions, share)) ?? { lost: "removed" };
  }

  /** What else is known of an answer, from a fresh start. */
  async inspect(question: Question): Promise<Inspection | null> {
    if ((await this.start(true)) !== null) return null;
    const seen = await this.#sandbox?.inspect(question);
    return !seen || isLost(seen) ? null : seen;
  }
}

/** The answer to one question, and what else is known of it. */
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

  /** Ends everything at once. What `run` returns then is null. */
  stop(): void {
    this.#isStopped = true;
    this.#runner.end();
    this.#judge?.end();
  }

  /**
   * Ends the solution at once if a failing case is known. `run` then returns that.
   * @returns whether it does
   */
  settle(): boolean {
    if (!this.#hasFailed || this.#runner.isEnded) return false;
    this.#runner.end();
    return true;
  }

  /** Has the solution judged. */
  run(): Promise<Judged | null> {
    return this.#ended(async () => {
      this.#judge = new JudgeClient();
      return this.#judged(this.#judge);
    });
  }

  /** Asks the solution about one case alone. */
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
    /** How many questions are to be asked one at a time, because one of them ended the sandbox. */
    let suspects = 0;
    let hasDied = false;
    let mustStart = false;
    /** Whether that is for a question which the solution failed, and which it may answer if it is asked nothing before. */
    let isRepeat = false;
    /** How much of the time limit the next answer may take. */
    let share = 1;
    /** When the page ends the search for a smaller failing case and for the mistake. */
    let end = Number.POSITIVE_INFINITY;
    while (state.questions.length > 0) {
      this.#changed(state.progress);
      if (mustStart) await runner.start(isRepeat);
      mustStart = false;
      isRepeat = false;
      const { stage } = state.progress;
      // The first questions are where a solution without an end is noticed.
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
        this.#stopwatch.note(asked, reply.times);
        // In the middle of an answer, it may have been broken off.
        mustStart = given.some(isTimeOut);
      }
      hasDied = false;
      // What takes too long once often does so again.
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
        // The question that failed is asked again, of a solution started afresh. It is not too slow only if it is plainly in time.
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
    // A case that took too long would take too long again.
    const inspection = failure && verdict !== "time-limit" ? await runner.inspect(failure.question) : null;
    return { kind: "done", report, times: this.#stopwatch.times, inspection };
  }

  /** Asks some cases again, to see which times were by chance. */
  async #repeat(): Promise<void> {
    const start = performance.now();
    for (let round = 0; round < 3; round += 1)
      for (const question of this.#stopwatch.toRepeat) {
        const reply = await this.#runner.ask([question]);
        if (isLost(reply) || reply.given.some(isTimeOut) || performance.now() - start > MOST_REPEATING) return;
        this.#stopwatch.noteAgain(question, reply.times[0] ?? 0);
      }
  }

  /** How long Python takes for a question of the statement, in milliseconds. It has answered each once already. */
  async #pace(statement: readonly Question[]): Promise<number> {
    // The clock of a browser is coarse.
    const reply = await this.#runner.ask(Array(8).fill(statement).flat());
    if (isLost(reply) || reply.given.some(isTimeOut)) {
      await this.#runner.start();
      return Number.POSITIVE_INFINITY;
    }
    return reply.times.reduce((sum, time) => sum + time, 0) / reply.times.length;
  }
}
