// Runs checks and reports their progress. The files of a programming language are loaded on first use.
import type { Question, State } from "cat-and-mouse";
import { questionAt, startWholeSolver } from "../lib/whole-solver";
import { type CheckRun, namesMoves, type OtherLanguage, positionOf, type Reporter } from "./check-run";
import { CompilerError, BYTES as CPP_BYTES, hasClang, isStored, stopClang, theClang } from "./cpp/load";
import { type Judged, Judging, type Submission } from "./judging";
import { type CodeLanguage, type Task, translated } from "./languages";
import { type LanguageName, otherLanguage } from "./other-languages";
import type { OwnCase } from "./own-case";
import { programOf } from "./program";

/** Matches phones (small touch screens), whose memory and network may be limited. */
const SMALL_SCREEN = matchMedia("(max-width: 699px) and (pointer: coarse)");

export class CheckRunner {
  #judging: Judging | null = null;
  /** The last prepared code, and the number of its check. */
  #ready: { id: number; submission: Submission } | null = null;

  /**
   * Judges the code, or runs it on the visitor's own case.
   * @param mayLoad whether the visitor has agreed to load the compiler
   */
  async run(now: CheckRun, code: string, own: OwnCase | undefined, mayLoad: boolean, report: Reporter): Promise<void> {
    let judged: Judged | null;
    try {
      judged = await this.#judge(now, code, own, mayLoad, report);
    } catch (error) {
      if (error instanceof CompilerError) {
        if (error.failure !== "stopped") report({ do: "fail", failure: error.failure });
        return;
      }
      judged = { kind: error instanceof SyntaxError ? "not-started" : "failed", error: String(error) };
    }
    const cannotStart = judged?.kind === "not-started" || judged?.kind === "compile-error";
    const shown = (cannotStart && (await recognised(now, code))) || judged;
    if (shown && report({ do: "judge", judged: shown, code })) this.#judging = null;
  }

  /** The result; null if the check was stopped or waits for the visitor. */
  async #judge(now: CheckRun, code: string, own: OwnCase | undefined, mayLoad: boolean, report: Reporter) {
    if (now.problem === "cat-and-mouse") await startWholeSolver();
    const submission = await submissionOf(now, code, mayLoad, report);
    if (!submission) report({ do: "hold", own });
    if (!submission || "kind" in submission) return submission;
    if (!report({ do: "start" })) return null;
    this.#ready = { id: now.id, submission };
    const judging = new Judging(submission, (progress) => report({ do: "progress", progress }));
    this.#judging = judging;
    const judged = await (own ? judging.runCase(own.question, own.expected) : judging.run());
    if (judged && namesMoves(judged)) await startWholeSolver();
    return judged && now.codeLanguage === "cpp" ? withLines(judged) : judged;
  }

  /** Asks the judged code about a position of the displayed case. */
  async ask(now: CheckRun & { kind: "judged" }, question: Question, state: State, report: Reporter): Promise<void> {
    await startWholeSolver();
    const asked = questionAt(question, state.mouse, state.cat);
    const isReady = this.#ready?.id === now.id;
    const submission = isReady ? this.#ready?.submission : await submissionOf(now, now.code, true, report);
    if (!asked || !submission || "kind" in submission) return;
    const answered = await new Judging(submission, () => {}).runCase(asked.question, asked.answer);
    if (answered?.kind !== "case") return;
    const { given, expected } = answered;
    if (report({ do: "answer", answer: { position: positionOf(state), given, expected } }))
      this.#ready = { id: now.id, submission };
  }

  /** If a failing case is known, ends the check with this case as the result. Returns whether a case is known. */
  settle(): boolean {
    return this.#judging?.settle() ?? false;
  }

  /** Ends the running check in this language. */
  end(codeLanguage: CodeLanguage): void {
    this.#judging?.stop();
    // Loading and compiling can only be ended by terminating the compiler.
    if (!this.#judging && codeLanguage === "cpp") stopClang();
    this.#judging = null;
  }
}

/**
 * The code, ready to run, or the result if the code cannot run; null if the check has ended, or waits for
 * permission to load the compiler. Throws a SyntaxError for invalid TypeScript.
 */
async function submissionOf(
  task: Task,
  code: string,
  mayLoad: boolean,
  report: Reporter,
): Promise<Submission | Judged | null> {
  const { problem, codeLanguage } = task;
  const loaded = (all: number) => (bytes: number) => report({ do: "load", bytes: Math.min(bytes, all), all });
  if (codeLanguage === "python") {
    const { loadPython, BYTES } = await import("./python/load");
    return { problem, code, engine: { language: "python", files: await loadPython(loaded(BYTES)) } };
  }
  if (codeLanguage !== "cpp")
    return { problem, code: await translated(code, codeLanguage), engine: { language: "javascript" } };
  if (!hasClang) return inOtherLanguage("C++", task, code);
  if (!mayLoad && SMALL_SCREEN.matches && !(await isStored())) return null;
  const clang = theClang();
  await clang.load(loaded(CPP_BYTES));
  if (!report({ do: "compile" })) return null;
  const compiled = await clang.compile(code, problem);
  if ("errors" in compiled) return { kind: "compile-error", errors: compiled.errors };
  if ("unsupported" in compiled) return { kind: "not-supported", unsupported: compiled.unsupported };
  return { problem, code, engine: { language: "cpp", files: compiled } };
}

async function inOtherLanguage(language: LanguageName, { problem }: Task, code: string): Promise<OtherLanguage> {
  return { kind: "other-language", language, program: await programOf(language, { hasCpp: hasClang, problem, code }) };
}

/**
 * The language of the code; undefined if it is the chosen language. Also undefined if the code needs a program for the
 * command line that cannot be loaded.
 */
export async function recognised(task: Task, code: string): Promise<OtherLanguage | undefined> {
  const language = otherLanguage(code, task.codeLanguage);
  return language ? inOtherLanguage(language, task, code).catch(() => undefined) : undefined;
}

/** Replaces the stack of a C++ error, which has positions in the compiled module, by line numbers of the code. */
async function withLines(judged: Judged): Promise<Judged> {
  if (!("inspection" in judged) || !judged.inspection?.stack) return judged;
  const lines = await theClang()
    .linesAt(judged.inspection.stack)
    .catch(() => []);
  return { ...judged, inspection: { ...judged.inspection, stack: lines.length > 0 ? lines.join(" ") : null } };
}
