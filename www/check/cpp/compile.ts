// Compiles a C++ solution to WebAssembly: Clang's arguments, and the parsing of its messages.
import type { commands, runLLVM, Tree } from "@yowasp/clang";
import { FUNCTIONS, type Problem } from "../protocol";

/** The parts of the compiler's package used here. */
export interface Compiler {
  commands: typeof commands;
  runLLVM: typeof runLLVM;
}

export interface CompileError {
  /** The line and column of the error in the visitor's code, from 1; null if the error is elsewhere. */
  place: { line: number; column: number } | null;
  message: string;
  /** The excerpt of the code in the compiler's message. */
  excerpt: string;
}

/** Features of C++ that are not available here. */
const UNSUPPORTED = ["exceptions", "threads", "files", "clock", "randomness", "header", "other"] as const;

export interface Unsupported {
  what: (typeof UNSUPPORTED)[number];
  /** The name or names in the code that show the use of the feature; `""` if unknown. */
  name: string;
  line: number | null;
}

export type Compiled = { module: Uint8Array<ArrayBuffer> } | { errors: CompileError[] } | { unsupported: Unsupported };

/** The file name of the visitor's code. */
const FILE = "solution.cpp";
const HARNESS = "harness.h";
/** The file that includes the code and exports the function that calls the code. */
const MAIN = "all.cpp";

/** The headers that are always included, because almost every solution needs some of them. */
const HEADERS =
  "algorithm array bitset cassert cctype cfloat climits cmath cstdarg cstddef cstdint cstdio cstdlib cstring deque functional iostream iterator limits list map memory numeric queue set stack string string_view tuple unordered_map unordered_set utility vector";

/** Rare headers. Reading them takes as long as all of `HEADERS`, so each is included only if its pattern matches. */
const RARE: Record<string, RegExp> = {
  any: /\bany\b|any_cast/,
  atomic: /atomic/,
  bit: /popcount|countl_|countr_|bit_|has_single_bit|rotl|rotr/,
  charconv: /from_chars|to_chars/,
  chrono: /chrono/,
  cinttypes: /PRI|SCN/,
  compare: /<=>|_ordering/,
  complex: /complex/,
  concepts: /concept|same_as|integral|floating_point|convertible_to|derived_from/,
  coroutine: /co_yield|co_return|co_await/,
  ctime: /\btime|\bclock/,
  expected: /expected/,
  format: /format/,
  forward_list: /forward_list/,
  fstream: /fstream/,
  iomanip: /\bset(?:w|fill|precision|base)\b|put_time|get_time|quoted/,
  locale: /locale/,
  memory_resource: /\bpmr\b/,
  numbers: /numbers/,
  optional: /optional|nullopt/,
  random: /mt19937|_engine|_distribution|random_device|minstd/,
  ranges: /ranges|views/,
  ratio: /ratio/,
  regex: /regex/,
  source_location: /source_location/,
  span: /span/,
  sstream: /stringstream|istringstream|ostringstream|stringbuf/,
  stdexcept: /_error|out_of_range|invalid_argument/,
  typeindex: /type_index/,
  typeinfo: /typeid/,
  valarray: /valarray|slice/,
  variant: /variant|visit|monostate/,
};

/** A substitute for GCC's <bits/stdc++.h>, with the other parts of GCC that solutions use. */
function everyHeader(code: string): string {
  const rare = Object.entries(RARE).flatMap(([name, words]) => (words.test(code) ? [name] : []));
  const headers = [...HEADERS.split(" "), ...rare].map((name) => `#include <${name}>\n`).join("");
  return `#pragma once
${headers}namespace std {
template <class T> int __lg(T n) { return 63 - __builtin_clzll(n); }
template <class M, class N> auto __gcd(M m, N n) { return gcd(m, n); }
}
`;
}

/** Replaces the library's handler of failed checks with a handler that reports the check. */
const ASSERTION_HANDLER = `#pragma once
#pragma GCC system_header
#include <__config>
#include <__verbose_abort>
#define _LIBCPP_ASSERTION_HANDLER(message) _LIBCPP_VERBOSE_ABORT("%s", message)
`;

/** The memory limit of a solution in bytes, including 32 MB of stack. */
const MEMORY = 512 * 2 ** 20;
const STACK = 32 * 2 ** 20;

/**
 * Options similar to LeetCode's: some optimisation, and checks for undefined behaviour. The stack comes first in
 * memory, so that an overflow traps and does not overwrite data.
 */
const OPTIONS = [
  "-std=c++20",
  "-O1",
  "-gline-tables-only",
  "-fno-exceptions",
  "-fsanitize=array-bounds,null,integer-divide-by-zero,signed-integer-overflow",
  "-fsanitize-minimal-runtime",
  "-fno-sanitize-recover=all",
  "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE",
  "-Wno-everything",
  "-Werror=return-type",
  "-ferror-limit=10",
  "-Iinclude",
  "-mexec-model=reactor",
  `-Wl,-z,stack-size=${STACK}`,
  "-Wl,--stack-first",
  "-Wl,--export=__stack_pointer",
  `-Wl,--max-memory=${MEMORY}`,
];

/** The functions that a module may import: output and exit; also input, files and environment, which are empty. */
const ALLOWED =
  /^(?:stop|proc_exit|fd_(?:write|seek|close|fdstat_get|prestat_get|prestat_dir_name|read)|environ_(?:get|sizes_get))$/;

/** The functions that a module may not import. Each shows that the code uses a feature that is missing here. */
const IMPORTS: [RegExp, (typeof UNSUPPORTED)[number]][] = [
  [/^(?:path_|fd_)/, "files"],
  [/^(?:clock_|poll_oneoff)/, "clock"],
  [/^random_get$/, "randomness"],
  [/^(?:sched_yield|thread)/, "threads"],
];

const THREADS =
  /\b(?:jthread|thread|this_thread|mutex|shared_mutex|recursive_mutex|lock_guard|unique_lock|scoped_lock|condition_variable|future|promise|async|pthread\w*)\b/;

/** @param harness the text of harness.h */
export async function compile(compiler: Compiler, harness: string, code: string, problem: Problem): Promise<Compiled> {
  const files: Tree = {
    [FILE]: code,
    include: { [HARNESS]: harness, __assertion_handler: ASSERTION_HANDLER, bits: { "stdc++.h": everyHeader(code) } },
    [MAIN]: `#include "${HARNESS}"
#include "${FILE}"
__attribute__((export_name("answer"))) judge_::answer judge_answer_() { return judge_::${FUNCTIONS[problem]}<Solution>(); }
`,
  };
  const decoder = new TextDecoder();
  let said = "";
  const hear = (bytes: Uint8Array | null) => {
    if (bytes) said += decoder.decode(bytes, { stream: true });
  };
  let made: Tree = {};
  try {
    const options = [...OPTIONS, MAIN, "-o", "module.wasm"];
    made = (await compiler.commands["clang++"](options, files, { stdout: hear, stderr: hear })) ?? {};
  } catch (error) {
    // Clang reports failure with an exception of this name.
    if ((error as Error).constructor.name !== "Exit") throw error;
  }
  const module = made["module.wasm"];
  if (module instanceof Uint8Array) return checked(module as Uint8Array<ArrayBuffer>);
  const errors = errorsIn(said, code);
  return unsupportedIn(errors) ?? { errors };
}

function checked(module: Uint8Array<ArrayBuffer>): Compiled {
  const names = WebAssembly.Module.imports(new WebAssembly.Module(module)).map(({ name }) => name);
  const others = names.filter((name) => !ALLOWED.test(name));
  if (others.length === 0) return { module };
  // If several patterns match, the first decides, because an import for files is the clearest sign.
  for (const [pattern, what] of IMPORTS)
    if (others.some((name) => pattern.test(name))) return { unsupported: { what, name: "", line: null } };
  return { unsupported: { what: "other", name: others.join(", "), line: null } };
}

/** The result if an error is about a feature that is missing here; else null. */
function unsupportedIn(errors: readonly CompileError[]): Compiled | null {
  for (const { message, place } of errors) {
    const line = place?.line ?? null;
    const is = (what: (typeof UNSUPPORTED)[number], name: string) => ({ unsupported: { what, name, line } });
    if (/with exceptions disabled/.test(message)) return is("exceptions", /'(\w+)'/.exec(message)?.[1] ?? "");
    const header = /^'(.+)' file not found/.exec(message)?.[1];
    if (header) return THREADS.test(header) ? is("threads", header) : is("header", header);
    const [, missing = ""] =
      /(?:no (?:member|type|template) named|unknown type name|undeclared identifier) '([\w:]+)'/.exec(message) ?? [];
    if (THREADS.test(missing)) return is("threads", missing);
  }
  return null;
}

/** The errors in the messages of compiler and linker, without those about our own files. */
export function errorsIn(said: string, code: string): CompileError[] {
  const errors: CompileError[] = [];
  let isOwn = false;
  const note = (text: string) => {
    const last = errors.at(-1);
    if (last) last.excerpt += `${text}\n`;
  };
  for (const text of said.split("\n")) {
    const [, file, row, column, kind, message = ""] =
      /^(.+?):(\d+):(\d+): (?:fatal )?(error|note|warning): (.*)$/.exec(text) ?? [];
    const [, linked] = /^wasm-ld: error: .*?: (undefined symbol: .*)$/.exec(text) ?? [];
    if (file !== undefined) isOwn = file.replace("./", "") === FILE;
    const place = isOwn ? { line: Number(row), column: Number(column) } : null;
    const last = errors.at(-1);
    if (kind === "error") errors.push({ place, message: inOurWords(message), excerpt: "" });
    else if (linked !== undefined) {
      if (last?.message !== linked) errors.push({ place: null, message: linked, excerpt: "" });
    } else if (kind === "note" && isOwn && last) {
      // An error in the library, or after the end of the code, gets the position of the first note about the code.
      if (last.place) note(text);
      else last.place = place;
    } else if (kind === undefined && isOwn && /^[ \d]+\|/.test(text)) note(text);
  }
  // An error that still has no place was found after the end of the code, so it is reported at the last line. Undefined
  // symbols have no place.
  const end = { line: code.trimEnd().split("\n").length, column: 1 };
  for (const error of errors) if (!error.message.startsWith("undefined symbol")) error.place ??= end;
  return errors.length > 0 ? errors : [{ place: null, message: said.slice(0, 2000), excerpt: "" }];
}

/**
 * Replaces the message for code without the class Solution, because the compiler's message is about our own file, which
 * uses this class.
 */
const inOurWords = (message: string) =>
  /incomplete type 'Solution'|'Solution' does not refer/.test(message) ? "class Solution is not defined" : message;

/** The offset of the module's code section in bytes. The line information counts positions from this offset. */
function codeOf(module: Uint8Array): number {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < module.length) {
    const section = module[at++];
    const size = number();
    if (section === 10) return at;
    at += size;
  }
  return 0;
}

/**
 * The line numbers of the running calls, innermost first.
 * @param stack the positions in the module, as host.js reports them
 */
export async function linesOf(compiler: Compiler, module: Uint8Array<ArrayBuffer>, stack: string): Promise<number[]> {
  const start = codeOf(module);
  const offsets = stack.split(" ").map((offset) => `0x${(Number(offset) - start).toString(16)}`);
  let said = "";
  const decoder = new TextDecoder();
  const hear = (bytes: Uint8Array | null) => {
    if (bytes) said += decoder.decode(bytes, { stream: true });
  };
  const command = ["symbolizer", "--obj=module.wasm", ...offsets];
  await compiler.runLLVM(command, { "module.wasm": module }, { stdout: hear, stderr: () => {} });
  const lines = [...said.matchAll(/solution\.cpp:(\d+):\d+$/gm)].map(([, line]) => Number(line));
  return lines.filter((line, index) => line > 0 && line !== lines[index - 1]);
}
