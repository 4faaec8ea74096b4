// The last report on each problem, which survives a reload as the code does.
import { recall, remember } from "../lib/storage";
import type { Judged } from "./judging";
import type { CodeLanguage } from "./languages";
import type { Problem } from "./protocol";

export interface KeptReport {
  codeLanguage: CodeLanguage;
  /** The code that was checked. */
  code: string;
  judged: Judged;
}

/** Another version of the page may write reports in another form: its scripts have other addresses. */
const VERSION = import.meta.url;

/** @param report null if there is none any more */
export function keepReport(problem: Problem, report: KeptReport | null): void {
  remember(`code.report.${problem}`, report ? JSON.stringify({ version: VERSION, report }) : "");
}

export function keptReport(problem: Problem): KeptReport | null {
  const text = recall(`code.report.${problem}`);
  if (!text) return null;
  const { version, report } = JSON.parse(text);
  return version === VERSION ? report : null;
}
