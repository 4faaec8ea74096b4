// Runs a compiled C++ solution in the sandbox. The value of this script is a function that inside.js calls. The
// solution is WebAssembly, so it reaches only its own memory and the functions below, and cannot change anything in
// JavaScript.

/**
 * @typedef {object} Tools
 * @property {() => number} now
 * @property {number} slice the time after which the answers given so far are sent, in milliseconds
 */

/** @typedef {{ given: unknown, stack: string | null }} Answer */

(/** @type {BufferSource} */ bytes, /** @type {Tools} */ { now, slice }) => {
  /** The greatest numbers of characters of a text, positions in a stack, lines of output, and bytes of output. */
  const LONGEST = 300;
  const MOST_PLACES = 30;
  const MOST_LINES = 100;
  const MOST_OUTPUT = 10_000;

  /** The reasons, in the order of harness.h. */
  const REASONS = ["abort", "exit", "memory", "check", "bounds", "null", "division", "overflow"];

  /** Thrown through the code to stop it. */
  class Stop extends Error {
    /** @param {string} reason @param {string} text */
    constructor(reason, text) {
      super(text === "" ? reason : `${reason}: ${text}`);
    }
  }

  /** Runs WebAssembly on a stack of its own; undefined if the browser lacks this feature. @type {((code: Function) => (...args: number[]) => Promise<number>) | undefined} */
  const promising = /** @type {any} */ (WebAssembly).promising;

  Error.stackTraceLimit = MOST_PLACES;
  const module = new WebAssembly.Module(bytes);
  /** The exports of the running module; null until it is started. @type {any} */
  let code = null;
  /** The address at which the code's stack starts. The stack grows down to 0. */
  let top = 0;
  /** The printed bytes while output is recorded, else null. @type {number[] | null} */
  let output = null;

  const view = () => new DataView(code.memory.buffer);

  /** @param {number} at */
  function textAt(at) {
    if (at === 0) return "";
    const bytes = new Uint8Array(code.memory.buffer, at).subarray(0, LONGEST);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
  }

  /** The functions that a module may import. Output goes to the page. */
  const imports = {
    judge: {
      stop(/** @type {number} */ reason, /** @type {number} */ text) {
        // Removes the start of the library's message: a file of the library and the text of the check.
        throw new Stop(REASONS[reason] ?? "trap", textAt(text).replace(/^.*assertion .* failed: /s, ""));
      },
    },
    wasi_snapshot_preview1: {
      proc_exit(/** @type {number} */ status) {
        throw new Stop("exit", String(status));
      },
      // There are no files (error 8), and output has no positions (error 70). Input and environment are empty.
      fd_fdstat_get: () => 8,
      fd_prestat_get: () => 8,
      fd_prestat_dir_name: () => 8,
      fd_close: () => 0,
      fd_seek: () => 70,
      fd_read(
        /** @type {number} */ _file,
        /** @type {number} */ _parts,
        /** @type {number} */ _count,
        /** @type {number} */ got,
      ) {
        view().setUint32(got, 0, true);
        return 0;
      },
      environ_get: () => 0,
      environ_sizes_get(/** @type {number} */ count, /** @type {number} */ bytes) {
        view().setUint32(count, 0, true);
        view().setUint32(bytes, 0, true);
        return 0;
      },
      fd_write(
        /** @type {number} */ _file,
        /** @type {number} */ parts,
        /** @type {number} */ count,
        /** @type {number} */ written,
      ) {
        const memory = view();
        let sum = 0;
        for (let index = 0; index < count; index += 1) {
          const from = memory.getUint32(parts + index * 8, true);
          const length = memory.getUint32(parts + index * 8 + 4, true);
          sum += length;
          if (output && output.length < MOST_OUTPUT)
            output.push(...new Uint8Array(memory.buffer, from, Math.min(length, MOST_OUTPUT)));
        }
        memory.setUint32(written, sum, true);
        return 0;
      },
    },
  };

  /** The reason of an error: one word, perhaps with details. @param {unknown} error */
  function reasonOf(error) {
    if (error instanceof Stop) return error.message;
    // An error that is no RuntimeError means that the browser has no memory to start the code, or that the browser's
    // stack is full. A stack pointer outside of 0 to `top` means that the stack in the code's memory is full.
    if (!(error instanceof WebAssembly.RuntimeError)) return /memory/i.test(String(error)) ? "memory" : "stack";
    const pointer = code?.__stack_pointer.value ?? top;
    return pointer < 0 || pointer > top ? "stack" : `trap: ${error.message}`;
  }

  /** The positions of the calls in the module, innermost first. Some browsers do not report them. @param {string} stack */
  function placesIn(stack) {
    const places = [...stack.matchAll(/wasm-function\[\d+\]:(0x[\da-f]+)/g)].slice(0, MOST_PLACES);
    return places.length > 0 ? places.map(([, place]) => place).join(" ") : null;
  }

  /** Starts the code. @returns {string | null} the error */
  function start() {
    code = null;
    try {
      const instance = new WebAssembly.Instance(module, imports);
      code = instance.exports;
      top = code.__stack_pointer.value;
      code._initialize();
      return null;
    } catch (error) {
      const reason = reasonOf(error);
      code = null;
      return reason;
    }
  }

  /** The question as numbers, in the format of harness.h. @param {any[]} input @returns {number[]} */
  function encoded([first, ...jumps]) {
    if (jumps.length === 0)
      return [first.length, ...first.flatMap((/** @type {number[]} */ each) => [each.length, ...each])];
    const cells = [...first.join("")].map((cell) => cell.charCodeAt(0));
    return [first.length, first[0].length, ...jumps, ...cells];
  }

  /** Writes a question into the memory of the started code. @param {any[]} input */
  function put(input) {
    if (output) code.show();
    new Int32Array(code.memory.buffer, code.question()).set(encoded(input));
  }

  /**
   * Converts the number that the code returned: 1728 asks for a boolean, 913 for a number.
   * @param {any[]} input @param {number} value @returns {Answer}
   */
  function answerOf(input, value) {
    if (output) code.flush();
    return { given: input.length > 1 ? value !== 0 : value, stack: null };
  }

  /**
   * The failure as an answer. The code's memory may be corrupt, so the code is restarted. @param {unknown} error
   * @returns {Answer}
   */
  function failureOf(error) {
    const reason = reasonOf(error).slice(0, LONGEST);
    const stack = placesIn(String(/** @type {any} */ (error).stack));
    code = null;
    return { given: { error: reason }, stack };
  }

  /** The solution's answer. @param {any[]} input @returns {Answer} */
  function answer(input) {
    const failed = code ? null : start();
    if (failed !== null) return { given: { error: failed }, stack: null };
    try {
      put(input);
      return answerOf(input, code.answer());
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Whether the stack was too small for an answer. @param {Answer | undefined} answer */
  const isTooDeep = (answer) => /** @type {any} */ (answer?.given)?.error === "stack";

  /** Repeats a question on a larger stack. In Chromium, this stack is twice as large as a worker's. @param {any[]} input @returns {Promise<Answer>} */
  async function answerDeep(input) {
    const failed = start();
    if (failed !== null) return { given: { error: failed }, stack: null };
    try {
      put(input);
      return answerOf(input, await /** @type {any} */ (promising)(code.answer)());
    } catch (error) {
      return failureOf(error);
    }
  }

  /**
   * Answers questions for one time slice, at least one. Stops early after a question that needs a larger stack.
   * @param {any[][]} inputs
   */
  function ask(inputs) {
    const given = [];
    const times = [];
    const started = now();
    let before = started;
    for (const input of inputs) {
      if (before - started >= slice && given.length > 0) break;
      const answered = answer(input);
      given.push(answered.given);
      const after = now();
      times.push(after - before);
      before = after;
      if (promising && isTooDeep(answered)) break;
    }
    return { given, times };
  }

  /** Like `ask`, but repeats the last question on the larger stack if needed. @param {any[][]} inputs */
  async function askDeep(inputs) {
    const reply = ask(inputs);
    const last = reply.given.length - 1;
    if (!promising || !isTooDeep({ given: reply.given[last], stack: null })) return reply;
    const before = now();
    reply.given[last] = (await answerDeep(inputs[last] ?? [])).given;
    reply.times[last] = now() - before;
    return reply;
  }

  /** Starts recording output. Earlier output that is still buffered belongs to earlier questions, and is dropped. */
  function keepOutput() {
    try {
      code?.flush();
    } catch {
      code = null;
    }
    output = [];
  }

  /** @param {Answer} answered */
  function seen({ stack }) {
    const lines = new TextDecoder().decode(new Uint8Array(output ?? [])).split("\n");
    output = null;
    if (lines.at(-1) === "") lines.pop();
    return { stack, output: lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST)) };
  }

  /** @param {any[]} input */
  function look(input) {
    keepOutput();
    return seen(answer(input));
  }

  /** Like `look`, with the larger stack if needed. @param {any[]} input */
  async function lookDeep(input) {
    keepOutput();
    const answered = answer(input);
    if (!promising || !isTooDeep(answered)) return seen(answered);
    output = [];
    return seen(await answerDeep(input));
  }

  return { start, ask, askDeep, look, lookDeep };
};
