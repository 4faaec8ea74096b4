// One judgement: the judge asks, the sandbox answers, until the judge knows.
import type { Given, JudgeReport, Question } from "cat-and-mouse";
import type { FromJudge, ToJudge } from "./judge-worker";
import type { PythonFiles } from "./load-pyodide";
import type { Inspection, Problem } from "./protocol";
import { isLost, type Lost, Sandbox } from "./sandbox";

export interface Submission {
  problem: Problem;
  /** In JavaScript, or in Python if its files are there. */
  code: string;
  python: PythonFiles | null;
}

/** Python is slow here, so it is asked fewer questions. */
export const PYTHON_QUESTIONS = 3_000;

export type Progress = Extract<FromJudge, { progress: unknown }>["progress"];

/** How long questions of one size took: cells of a board, or nodes. */
export interface Timing {
  size: number;
  count: number;
  /** In milliseconds, of all of them. */
  total: number;
}

export type Judged =
  /** The solution does not start. */
  | { kind: "not-started"; error: string }
  | { kind: "done"; report: JudgeReport; timings: Timing[]; inspection: Inspection | null }
  /** Something in the page does not work. */
  | { kind: "failed"; error: string };

/** Stands for the error of a solution that takes its frame with it. The page has a sentence for it. */
export const DIED = "(the frame died)";
/** The same for a solution that does not come to its end when it is started. */
export const STUCK = "(the start took too long)";

export const sizeOf = (question: Question): number =>
  "graph" in question ? question.graph.length : question.grid.join("").length;

/** What is told to the judge of a question that was not answered. */
function failureOf(reply: Lost): Given {
  if (reply.lost === "silent") return { timeout: true };
  return { error: reply.lost === "broken" ? reply.error : DIED };
}

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

export class Judging {
  readonly #submission: Submission;
  readonly #changed: (progress: Progress) => void;
  readonly #judge = new JudgeClient();
  #sandbox: Sandbox | null = null;
  #isStopped = false;
  readonly #timings = new Map<number, Timing>();

  constructor(submission: Submission, changed: (progress: Progress) => void) {
    this.#submission = submission;
    this.#changed = changed;
  }

  /** Ends everything at once. What `run` returns then is null. */
  stop(): void {
    this.#isStopped = true;
    this.#sandbox?.remove();
    this.#judge.end();
  }

  async run(): Promise<Judged | null> {
    try {
      const judged = await this.#run();
      return this.#isStopped ? null : judged;
    } catch (error) {
      return this.#isStopped ? null : { kind: "failed", error: String(error) };
    } finally {
      this.stop();
    }
  }

  async #run(): Promise<Judged> {
    const failed = await this.#start();
    if (failed !== null) return { kind: "not-started", error: failed };
    let state = await this.#judge.ask({
      begin: this.#submission.problem,
      questions: this.#submission.python ? PYTHON_QUESTIONS : null,
    });
    /** How many questions are to be asked one at a time, because one of them ended the sandbox. */
    let suspects = 0;
    let hasDied = false;
    /** Whether nothing was asked since the start. */
    let isFresh = false;
    while (state.questions.length > 0 && !this.#isStopped) {
      this.#changed(state.progress);
      // The first questions are where a solution without an end is noticed.
      const one = suspects > 0 || state.progress.stage === "statement";
      const asked = one ? state.questions.slice(0, 1) : state.questions;
      const reply = await this.#asked(asked);
      isFresh = false;
      let given: Given[];
      if (isLost(reply)) {
        if (this.#isStopped) break;
        const again = await this.#start();
        isFresh = true;
        const isKnown = asked.length === 1 && (reply.lost === "silent" || reply.lost === "broken" || hasDied);
        hasDied = reply.lost === "dead";
        if (!isKnown && again === null) {
          suspects = asked.length;
          continue;
        }
        given = [failureOf(reply)];
      } else {
        given = reply.given;
        this.#note(asked, reply.times);
      }
      hasDied = false;
      // What takes too long once often does so again.
      suspects = Math.max(isFresh ? 1 : 0, suspects - given.length);
      const { stage } = state.progress;
      state = await this.#judge.ask({ given });
      // The question that failed is asked again, of a solution started afresh.
      if (stage !== "shrinking" && state.progress.stage === "shrinking" && !isFresh) await this.#start();
    }
    const { report } = state;
    const { failure, verdict } = report;
    // A case that took too long would take too long again.
    const inspection = failure && verdict !== "time-limit" ? await this.#inspect(failure.question) : null;
    return { kind: "done", report, timings: [...this.#timings.values()].sort((a, b) => a.size - b.size), inspection };
  }

  /** Starts the solution afresh. @returns what is wrong with it, or null */
  async #start(): Promise<string | null> {
    if (this.#isStopped) return null;
    const { code, problem, python } = this.#submission;
    if (!this.#sandbox?.canStartAgain) {
      this.#sandbox?.remove();
      this.#sandbox = new Sandbox(python);
    }
    const failed = await this.#sandbox.start(code, problem);
    if (!isLost(failed)) return failed;
    return failed.lost === "dead" ? DIED : STUCK;
  }

  async #asked(questions: readonly Question[]) {
    return (await this.#sandbox?.ask(questions)) ?? { lost: "removed" as const };
  }

  async #inspect(question: Question): Promise<Inspection | null> {
    if ((await this.#start()) !== null) return null;
    const seen = await this.#sandbox?.inspect(question);
    return !seen || isLost(seen) ? null : seen;
  }

  #note(questions: readonly Question[], times: readonly number[]): void {
    for (const [index, time] of times.entries()) {
      const question = questions[index];
      if (!question) continue;
      const size = sizeOf(question);
      const timing = this.#timings.get(size) ?? { size, count: 0, total: 0 };
      timing.count += 1;
      timing.total += time;
      this.#timings.set(size, timing);
    }
  }
}
