// The programming languages, where one begins in each, and solutions to try.

import right913 from "../tutorial/solutions/913.js?raw";
import rightPython913 from "../tutorial/solutions/913.py?raw";
import right1728 from "../tutorial/solutions/1728.js?raw";
import rightPython1728 from "../tutorial/solutions/1728.py?raw";
import type { Problem } from "./protocol";
import depthFirstCpp913 from "./solutions/913-depth-first.cpp?raw";
import depthFirst913 from "./solutions/913-depth-first.js?raw";
import depthFirstPython913 from "./solutions/913-depth-first.py?raw";
import fewTurnsCpp913 from "./solutions/913-few-turns.cpp?raw";
import fewTurns913 from "./solutions/913-few-turns.js?raw";
import fewTurnsPython913 from "./solutions/913-few-turns.py?raw";
import raceCpp913 from "./solutions/913-race.cpp?raw";
import race913 from "./solutions/913-race.js?raw";
import racePython913 from "./solutions/913-race.py?raw";
import rightCpp913 from "./solutions/913-right.cpp?raw";
import depthFirstCpp1728 from "./solutions/1728-depth-first.cpp?raw";
import depthFirst1728 from "./solutions/1728-depth-first.js?raw";
import depthFirstPython1728 from "./solutions/1728-depth-first.py?raw";
import fewTurnsCpp1728 from "./solutions/1728-few-turns.cpp?raw";
import fewTurns1728 from "./solutions/1728-few-turns.js?raw";
import fewTurnsPython1728 from "./solutions/1728-few-turns.py?raw";
import raceCpp1728 from "./solutions/1728-race.cpp?raw";
import race1728 from "./solutions/1728-race.js?raw";
import racePython1728 from "./solutions/1728-race.py?raw";
import rightCpp1728 from "./solutions/1728-right.cpp?raw";
import cpp913 from "./templates/913.cpp?raw";
import javascript913 from "./templates/913.js?raw";
import python913 from "./templates/913.py?raw";
import typescript913 from "./templates/913.ts.txt?raw";
import cpp1728 from "./templates/1728.cpp?raw";
import javascript1728 from "./templates/1728.js?raw";
import python1728 from "./templates/1728.py?raw";
import typescript1728 from "./templates/1728.ts.txt?raw";

export const CODE_LANGUAGES = ["javascript", "typescript", "python", "cpp"] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export const TEMPLATES: Record<Problem, Record<CodeLanguage, string>> = {
  "cat-and-mouse-ii": { javascript: javascript1728, typescript: typescript1728, python: python1728, cpp: cpp1728 },
  "cat-and-mouse": { javascript: javascript913, typescript: typescript913, python: python913, cpp: cpp913 },
};

export type SolutionName = "race" | "depthFirst" | "fewTurns" | "right";

/** Only `right` is right. */
type Solutions = Record<SolutionName, string>;

const javascript: Record<Problem, Solutions> = {
  "cat-and-mouse-ii": { race: race1728, depthFirst: depthFirst1728, fewTurns: fewTurns1728, right: right1728 },
  "cat-and-mouse": { race: race913, depthFirst: depthFirst913, fewTurns: fewTurns913, right: right913 },
};

const python: Record<Problem, Solutions> = {
  "cat-and-mouse-ii": {
    race: racePython1728,
    depthFirst: depthFirstPython1728,
    fewTurns: fewTurnsPython1728,
    right: rightPython1728,
  },
  "cat-and-mouse": {
    race: racePython913,
    depthFirst: depthFirstPython913,
    fewTurns: fewTurnsPython913,
    right: rightPython913,
  },
};

const cpp: Record<Problem, Solutions> = {
  "cat-and-mouse-ii": {
    race: raceCpp1728,
    depthFirst: depthFirstCpp1728,
    fewTurns: fewTurnsCpp1728,
    right: rightCpp1728,
  },
  "cat-and-mouse": { race: raceCpp913, depthFirst: depthFirstCpp913, fewTurns: fewTurnsCpp913, right: rightCpp913 },
};

/** Solutions to try. In TypeScript they are those in JavaScript, which is TypeScript without types. */
export const SOLUTIONS: Record<CodeLanguage, Record<Problem, Solutions>> = {
  javascript,
  typescript: javascript,
  python,
  cpp,
};

/** Translates TypeScript into JavaScript, with every line where it was. What it cannot read it throws. */
export async function translated(code: string, language: CodeLanguage): Promise<string> {
  if (language !== "typescript") return code;
  const { transform } = await import("sucrase");
  return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
}
