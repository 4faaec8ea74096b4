// Lines of code that show a mistake, in each language. For TypeScript, these are the lines in JavaScript.
import type { MistakeCode } from "cat-and-mouse";
import { cppMistakeLines, cppTurnSearchLines } from "./cpp/mistake-lines";
import type { CodeLanguage } from "./languages";
import { type Lines, mistakeLines, turnSearchLines } from "./mistake-lines";
import type { Problem } from "./protocol";
import { pythonMistakeLines, pythonTurnSearchLines } from "./python/mistake-lines";

interface LinesOfLanguage {
  mistakes: Record<Problem, Partial<Record<MistakeCode, Lines>>>;
  /** The wrong and the right line of the mistake `limit-too-low` in a search that counts turns (see `isTurnSearch`). */
  turnSearch: Record<Problem, Lines>;
}

const javascript: LinesOfLanguage = { mistakes: mistakeLines, turnSearch: turnSearchLines };

export const LINES: Record<CodeLanguage, LinesOfLanguage> = {
  javascript,
  typescript: javascript,
  python: { mistakes: pythonMistakeLines, turnSearch: pythonTurnSearchLines },
  cpp: { mistakes: cppMistakeLines, turnSearch: cppTurnSearchLines },
};
