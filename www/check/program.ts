// A program for the command line: a template with the visitor's code inserted.
import { NUMBERS } from "../model/problem";
import { type ForeignLanguage, type LanguageName, runsAs } from "./other-languages";
import type { Problem } from "./protocol";

export interface Program {
  file: string;
  text: string;
  /** The commands that compile the program, if necessary, and judge it. */
  commands: string[];
}

/** The templates of the command line, loaded on demand. */
const files = import.meta.glob<string>(
  ["../../cli/templates/*/{Main.java,Solution.cs}", "../../cli/templates/*/solution.{cpp,go,rs}"],
  { query: "?raw", import: "default" },
);

interface Shape {
  file: string;
  /** The stub in the template that the code replaces. */
  stub: RegExp;
  /** Lines of the code that belong at the head of the program, inserted before the first match of `headBefore`. */
  head?: RegExp;
  headBefore?: RegExp;
  /** Lines of the code to delete: the template has them already, or must not have them. */
  drop?: RegExp;
}

const SHAPES: Record<ForeignLanguage, Shape> = {
  Java: {
    file: "Main.java",
    stub: /^class Solution \{$[\s\S]*?^\}$/m,
    head: /^import\s.*;[^\S\n]*$/gm,
    headBefore: /^import /m,
    drop: /^package\s.*;[^\S\n]*$|\bpublic\s+(?=class\s+Solution\b)/gm,
  },
  "C++": { file: "solution.cpp", stub: /^class Solution \{$[\s\S]*?^\};$/m },
  "C#": {
    file: "Solution.cs",
    stub: /^public class Solution$[\s\S]*?^\}$/m,
    head: /^using\s[^;=]+;[^\S\n]*$/gm,
    headBefore: /^using /m,
  },
  Go: {
    file: "solution.go",
    stub: /^func ca[\s\S]*?^\}$/m,
    // The template already has the imports that LeetCode provides.
    drop: /^package\s+\w+[^\S\n]*$|^import\s*(?:\([^)]*\)|".*")[^\S\n]*$/gm,
  },
  Rust: {
    file: "solution.rs",
    stub: /^impl Solution \{$[\s\S]*?^\}$/m,
    drop: /^(?:pub\s+)?struct\s+Solution\s*;[^\S\n]*$/gm,
  },
};

/** The template with the code instead of its stub. */
export function filled(template: string, language: ForeignLanguage, code: string): Program {
  const { file, stub, head, headBefore, drop } = SHAPES[language];
  const kept = drop ? code.replace(drop, "") : code;
  const heads = head ? (kept.match(head) ?? []).filter((line) => !template.includes(line.trim())) : [];
  const body = (head ? kept.replace(head, "") : kept).trim();
  let text = template.replace(stub, () => body);
  if (headBefore && heads.length > 0) text = text.replace(headBefore, (first) => `${heads.join("\n")}\n${first}`);
  const commands = [...template.matchAll(/^\/\/ {3}(.+)$/gm)].map(([, command = ""]) => command);
  return { file, text, commands };
}

/** The program for code in a language that does not run here; null if the language runs here. */
export async function programOf(
  name: LanguageName,
  { hasCpp, problem, code }: { hasCpp: boolean; problem: Problem; code: string },
): Promise<Program | null> {
  if (runsAs(name, hasCpp)) return null;
  const language = name as ForeignLanguage;
  const number = NUMBERS[problem];
  const { file } = SHAPES[language];
  const path = `../../cli/templates/${number}/${file}`;
  const load = files[path];
  if (!load) throw new Error(`there is no ${path}`);
  return filled(await load(), language, code);
}
