// Compiles a solution in C++ to WebAssembly: what is given to Clang, and what is read from its answer.
import type { commands, runLLVM, Tree } from "@yowasp/clang";
import { FUNCTIONS, type Problem } from "../protocol";

/** The parts of the compiler's package that are used. */
export interface Compiler {
  commands: typeof commands;
  runLLVM: typeof runLLVM;
}

/** An error of the compiler. */
export interface CompileError {
  /** Where it is in the visitor's code, from 1. Null: nowhere in it. */
  place: { line: number; column: number } | null;
  message: string;
  /** The lines of the code that the compiler shows with it. */
  excerpt: string;
}

/** What C++ has elsewhere, and not here. */
const UNSUPPORTED = ["exceptions", "threads", "files", "clock", "randomness", "header", "other"] as const;

export interface Unsupported {
  what: (typeof UNSUPPORTED)[number];
  /** What the code calls it, if one name says it. */
  name: string;
  line: number | null;
}

export type Compiled = { module: Uint8Array<ArrayBuffer> } | { errors: CompileError[] } | { unsupported: Unsupported };

/** The name under which the compiler knows the visitor's code. */
const FILE = "solution.cpp";
const HARNESS = "harness.h";
/** What includes the code, and exports the function that asks it. */
const MAIN = "all.cpp";

/** Nearly every solution needs one of these. */
const HEADERS =
  "algorithm array bitset cassert cctype cfloat climits cmath cstdarg cstddef cstdint cstdio cstdlib cstring deque functional iostream iterator limits list map memory numeric queue set stack string string_view tuple unordered_map unordered_set utility vector";

/** Reading these takes as long as reading all of those, so they are read only if the code has one of their words. */
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

/** The file that GCC has and Clang's library has not. Of what else GCC has, solutions use these. */
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

/** What the library does when one of its checks fails: it says which. This file is its place for that. */
const ASSERTION_HANDLER = `#pragma once
#pragma GCC system_header
#include <__config>
#include <__verbose_abort>
#define _LIBCPP_ASSERTION_HANDLER(message) _LIBCPP_VERBOSE_ABORT("%s", message)
`;

/** How much memory a solution may have in all, in bytes. Of it, the stack takes 32 MB. */
const MEMORY = 512 * 2 ** 20;
const STACK = 32 * 2 ** 20;

/**
 * As LeetCode compiles it, where that is possible: some optimisation, and checks of what would be undefined. The stack comes first,
 * so that one that is full meets the end of the memory and not the data.
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

/** What a module may import: it prints, ends, and finds no input, no files and no environment. */
const ALLOWED =
  /^(?:stop|proc_exit|fd_(?:write|seek|close|fdstat_get|prestat_get|prestat_dir_name|read)|environ_(?:get|sizes_get))$/;

/** What it imports besides, and what that is for. */
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
    // This is how it says that it failed.
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
  // Opening a file tells more than what is done with it.
  for (const [pattern, what] of IMPORTS)
    if (others.some((name) => pattern.test(name))) return { unsupported: { what, name: "", line: null } };
  return { unsupported: { what: "other", name: others.join(", "), line: null } };
}

/** An error that says that something is missing here which other compilers have. */
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

/** The errors in what the compiler and the linker said, without what is about our own files. */
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
      // Of an error in the library, or after the code, the visitor knows what led to it.
      if (last.place) note(text);
      else last.place = place;
    } else if (kind === undefined && isOwn && /^[ \d]+\|/.test(text)) note(text);
  }
  // What is missing after the code is missing at its end.
  const end = { line: code.trimEnd().split("\n").length, column: 1 };
  for (const error of errors) if (!error.message.startsWith("undefined symbol")) error.place ??= end;
  return errors.length > 0 ? errors : [{ place: null, message: said.slice(0, 2000), excerpt: "" }];
}

/** The compiler sees our use of the class first. */
const inOurWords = (message: string) =>
  /incomplete type 'Solution'|'Solution' does not refer/.test(message) ? "class Solution is not defined" : message;

/** Where the code section of a module begins: what is known of lines counts from there. */
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
 * The lines of the code that were running: that of the innermost call first.
 * @param stack the places in the module, as host.js tells them
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
