// Detects the language of code. This language may differ from the chosen language, and may not run here.
import type { CodeLanguage } from "./languages";

/** Signs of each language. If the signs of several languages match, the first of these languages is chosen. */
const SIGNS = {
  Java: /\bpublic\s+(?:static\s+)?(?:boolean|int)\s+(?:canMouseWin|catMouseGame)\b|\bimport\s+java\b/,
  "C#": /\bpublic\s+(?:static\s+)?(?:bool|int)\s+(?:CanMouseWin|CatMouseGame)\b|\busing\s+System\b/,
  "C++": /#include\b|\bstd::|\bvector\s*<|\bpublic\s*:/,
  Go: /\bfunc\s+(?:canMouseWin|catMouseGame)\s*\(|^package\s+\w+\s*$/m,
  Rust: /\bimpl\s+Solution\b|\bfn\s+(?:can_mouse_win|cat_mouse_game)\b/,
  Python: /^\s*(?:class\s+Solution\b.*:|def\s+\w+\s*\(.*)$/m,
  TypeScript: /\bfunction\s+\w+\s*\([^)]*\w\s*:\s*\w/,
  JavaScript: /\bfunction\b|=>|\b(?:const|let|var)\s/,
} as const;

export type LanguageName = keyof typeof SIGNS;

/** Languages that do not run here. The command line can judge them. */
export type ForeignLanguage = Exclude<LanguageName, "Python" | "TypeScript" | "JavaScript">;

const HERE: Partial<Record<LanguageName, CodeLanguage>> = {
  "C++": "cpp",
  Python: "python",
  TypeScript: "typescript",
  JavaScript: "javascript",
};

/** The language in which this code runs here; null if none. C++ needs the compiler, which some sites lack. */
export function runsAs(name: LanguageName, hasCpp: boolean): CodeLanguage | null {
  const language = HERE[name] ?? null;
  return language === "cpp" && !hasCpp ? null : language;
}

/** The language of the code; null if it is the chosen one or none is detected. JavaScript also counts as TypeScript. */
export function otherLanguage(code: string, chosen: CodeLanguage): LanguageName | null {
  const found = Object.entries(SIGNS).find(([, sign]) => sign.test(code));
  const name = (found?.[0] as LanguageName | undefined) ?? null;
  if (!name || HERE[name] === chosen || (name === "JavaScript" && chosen === "typescript")) return null;
  return name;
}
