// Code in a language that does not run here, which the command line judges.
import type { Problem } from "./protocol";

const SIGNS = {
  "C++": /#include\b|\bstd::|\bvector\s*<|\bpublic:/,
  Java: /\bpublic\s+(?:static\s+)?(?:boolean|int)\s+(?:canMouseWin|catMouseGame)\b|\bimport\s+java\b/,
  "C#": /\bpublic\s+(?:static\s+)?(?:bool|int)\s+(?:CanMouseWin|CatMouseGame)\b|\busing\s+System\b/,
  Go: /\bfunc\s+(?:canMouseWin|catMouseGame)\s*\(|^package\s+\w+\s*$/m,
  Rust: /\bimpl\s+Solution\b|\bfn\s+(?:can_mouse_win|cat_mouse_game)\b/,
} as const;

export type OtherLanguage = keyof typeof SIGNS;

/** How the command line calls its template, into which file it goes, and how the program is then run. */
const PROGRAMS: Record<OtherLanguage, { template?: string; file: string; run: string }> = {
  "C++": { template: "cpp", file: "mine.cpp", run: "./mine" },
  Java: { template: "java", file: "Main.java", run: "java Main.java" },
  "C#": { file: "mine.cs", run: "./mine" },
  Go: { template: "go", file: "mine.go", run: "./mine" },
  Rust: { template: "rust", file: "mine.rs", run: "./mine" },
};

/** What to type to have such code judged. */
export function commandsFor(language: OtherLanguage, problem: Problem): string {
  const { template, file, run } = PROGRAMS[language];
  const option = problem === "cat-and-mouse" ? " --problem 913" : "";
  const judge = `cat-and-mouse judge${option} -- ${run}`;
  return template ? `cat-and-mouse template ${template}${option} > ${file}\n${judge}` : judge;
}

/** The language of such code; null for code that may run here. */
export function otherLanguage(code: string): OtherLanguage | null {
  const found = Object.entries(SIGNS).find(([, sign]) => sign.test(code));
  return (found?.[0] as OtherLanguage | undefined) ?? null;
}
