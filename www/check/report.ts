// The report of the latest check of each problem, stored on the device like the code.
import { readJson, recall, remember } from "../lib/storage";
import type { Judged } from "./judging";
import { CODE_LANGUAGES, type CodeLanguage } from "./languages";
import type { Problem } from "./protocol";

interface KeptReport {
  codeLanguage: CodeLanguage;
  /** The code that was checked. */
  code: string;
  judged: Judged;
}

/** Identifies the version of the page, because another version may store reports in another format. */
const VERSION = import.meta.url;

/** Stores the report; null deletes the stored report. */
export function keepReport(problem: Problem, report: KeptReport | null): void {
  const { codeLanguage, code, judged } = report ?? {};
  const stored = { version: VERSION, report: { codeLanguage, code, judged } };
  remember(`code.report.${problem}`, report ? JSON.stringify(stored) : "");
}

export const keptReport = (problem: Problem): KeptReport | null =>
  readJson(recall(`code.report.${problem}`), isStored)?.report ?? null;

function isStored(value: unknown): value is { report: KeptReport } {
  const { version, report } = (value ?? {}) as { version?: string; report?: Partial<KeptReport> };
  return (
    version === VERSION &&
    CODE_LANGUAGES.some((name) => name === report?.codeLanguage) &&
    typeof report?.code === "string" &&
    typeof report.judged?.kind === "string"
  );
}
