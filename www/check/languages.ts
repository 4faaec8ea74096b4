// The programming languages, their templates, and example solutions.
import { NUMBERS } from "../model/problem";
import type { Problem } from "./protocol";

export const CODE_LANGUAGES = ["javascript", "typescript", "python", "cpp"] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** The problem and the language of code. */
export interface Task {
  readonly problem: Problem;
  readonly codeLanguage: CodeLanguage;
}

const files = import.meta.glob<string>(
  ["./templates/*", "./solutions/*-{race,depth-first,few-turns,right}.*", "../tutorial/solutions/*.{js,py}"],
  { query: "?raw", import: "default", eager: true },
);

function textOf(path: string): string {
  const text = files[path];
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

const ENDINGS: Record<CodeLanguage, string> = { javascript: "js", typescript: "ts.txt", python: "py", cpp: "cpp" };

export const templateOf = ({ problem, codeLanguage }: Task): string =>
  textOf(`./templates/${NUMBERS[problem]}.${ENDINGS[codeLanguage]}`);

const SOLUTIONS = { race: "race", depthFirst: "depth-first", fewTurns: "few-turns", right: "right" };

/** The names of the example solutions. Only `right` is correct. */
export type SolutionName = keyof typeof SOLUTIONS;

/** Example solutions. For TypeScript, these are the solutions in JavaScript. */
export function solutionsOf({ problem, codeLanguage }: Task): [name: SolutionName, code: string][] {
  const ending = codeLanguage === "typescript" ? "js" : ENDINGS[codeLanguage];
  const number = NUMBERS[problem];
  return (Object.keys(SOLUTIONS) as SolutionName[]).map((name) => {
    const isInTutorial = name === "right" && ending !== "cpp";
    const path = isInTutorial ? `../tutorial/solutions/${number}` : `./solutions/${number}-${SOLUTIONS[name]}`;
    return [name, textOf(`${path}.${ending}`)];
  });
}

/** Translates TypeScript into JavaScript and keeps the line numbers. Throws if the code is invalid. */
export async function translated(code: string, language: CodeLanguage): Promise<string> {
  if (language !== "typescript") return code;
  const { transform } = await import("sucrase");
  return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
}
