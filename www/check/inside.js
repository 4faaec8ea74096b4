// Runs in a worker of the sandboxed frame: it starts a solution and asks it questions. The solution can change every
// object in the worker, so this script saves all functions it needs before the start, and the page trusts no reply.

(() => {
  /** The length of a time slice, in milliseconds, after which answers are sent. */
  const SLICE = 40;
  /** The greatest lengths of a text and of a stack, in characters, and the greatest number of lines of output. */
  const LONGEST = 300;
  const LONGEST_STACK = 2000;
  const MOST_LINES = 100;

  // biome-ignore lint/security/noGlobalEval: running the visitor's code is what this worker is for; it is locked up
  const evaluate = globalThis.eval;
  const text = globalThis.String;
  const now = performance.now.bind(performance);
  const call = Function.prototype.call;
  const { isArray } = Array;
  const { parse, stringify } = JSON;
  const cut = call.bind(text.prototype.slice);
  const join = call.bind(Array.prototype.join);
  const dataOf = call.bind(/** @type {any} */ (Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")).get);
  const includes = call.bind(text.prototype.includes);
  const { addEventListener, removeEventListener, reportError } = self;

  /** Any value as text. @param {unknown} value */
  function textOf(value, longest = LONGEST) {
    try {
      return cut(text(value), 0, longest);
    } catch {
      return "?";
    }
  }

  /** A value as the console prints it, including brackets of lists. @param {unknown} value */
  function printed(value) {
    try {
      if (isArray(value)) return textOf(stringify(value));
    } catch {}
    return textOf(value);
  }

  /** The stack of an error, if it has one. @param {any} error @returns {string | null} */
  function stackOf(error) {
    try {
      const stack = error?.stack;
      return stack === undefined ? null : textOf(stack, LONGEST_STACK);
    } catch {
      return null;
    }
  }

  /**
   * The error of code that does not start. Browsers tell the line of a syntax error only if the error is uncaught, so
   * such an error is reported as uncaught.
   * @param {unknown} error
   */
  function faultOf(error) {
    const stack = stackOf(error);
    let line = 0;
    // Only the stack of a syntax error has no line of the code.
    if (stack !== null && !includes(stack, "solution.js")) {
      const note = (/** @type {ErrorEvent} */ event) => {
        line = event.lineno;
        event.preventDefault();
      };
      addEventListener("error", note);
      reportError(error);
      removeEventListener("error", note);
    }
    const fault = textOf(error, LONGEST - 30);
    return line > 0 ? `${fault} (solution.js:${line})` : fault;
  }

  /** @type {string[] | null} the lines of output while output is recorded, else null */
  let output = null;
  /** @param {...unknown} values */
  const print = (...values) => {
    if (!output || output.length > MOST_LINES) return;
    const words = [];
    for (let index = 0; index < values.length; index += 1) words[index] = printed(values[index]);
    output[output.length] = output.length < MOST_LINES ? cut(join(words, " "), 0, LONGEST) : "…";
  };
  for (const name of /** @type {const} */ (["log", "info", "warn", "error", "debug", "trace", "table", "dir"]))
    console[name] = print;

  /** @type {((...input: unknown[]) => unknown) | undefined} */
  let solution;

  /** @param {{ code: string, name: string }} start @returns {string | null} the error */
  function start({ code, name }) {
    try {
      solution = evaluate(`${code}\n;typeof ${name} === "function" ? ${name} : undefined\n//# sourceURL=solution.js`);
      return solution ? null : `ReferenceError: ${name} is not defined`;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** The solution's answer, and the stack of its error. @param {unknown[]} input */
  function answer(input) {
    try {
      const value = /** @type {Function} */ (solution)(...input);
      const given = typeof value === "boolean" || typeof value === "number" ? value : { value: textOf(value) };
      return { given, stack: null };
    } catch (error) {
      return { given: { error: textOf(error) }, stack: stackOf(error) };
    }
  }

  /** Answers questions for one time slice, at least one. @param {unknown[][]} inputs */
  function answerSome(inputs) {
    const given = [];
    const times = [];
    const started = now();
    let before = started;
    for (let index = 0; index < inputs.length && before - started < SLICE; index += 1) {
      given[index] = answer(/** @type {unknown[]} */ (inputs[index])).given;
      const after = now();
      times[index] = after - before;
      before = after;
    }
    return { given, times };
  }

  /** @param {unknown[]} input */
  function inspect(input) {
    output = [];
    const { stack } = answer(input);
    const lines = output;
    output = null;
    return { stack, output: lines };
  }

  /**
   * The host of a solution in Python or C++: it starts or restarts the code and asks questions. It may interrupt an
   * answer that takes longer than `limit`, in milliseconds. null for JavaScript.
   * @type {{ start: (code: string, name: string) => string | null, ask: (inputs: unknown[][], limit: number) => object | Promise<object>, look: (input: unknown[], limit: number) => object | Promise<object> } | null}
   */
  let host = null;

  /** @param {import("./python/load").PythonFiles} files */
  async function pythonHost(files) {
    /** @type {Record<string, ArrayBuffer | undefined>} */
    const bodies = { "pyodide.asm.wasm": files.wasm, "python_stdlib.zip": files.library };
    const headers = { "content-type": "application/wasm" };
    self.fetch = async (address) => {
      const body = bodies[text(address).split("/").at(-1) ?? ""];
      if (!body) throw new TypeError(`${address} is not here`);
      return new Response(body, { headers });
    };
    for (const script of files.scripts) evaluate(script);
    const { loadPyodide, createPyodideModule } = /** @type {any} */ (globalThis);
    const pyodide = await loadPyodide({
      indexURL: "https://python.invalid/",
      lockFileContents: files.lock,
      createPyodideModule,
    });
    const space = pyodide.globals.get("dict")();
    pyodide.runPython(files.host, { globals: space });
    const [start, ask, look] = ["start", "ask", "look"].map((name) => space.get(name));
    // Python regularly reads this buffer for an interrupt (2 is SIGINT). An interrupt stops a slow answer
    // without a restart. If the code catches the interrupt, the page ends the worker.
    let deadline = Number.POSITIVE_INFINITY;
    pyodide.setInterruptBuffer({
      get 0() {
        if (now() < deadline) return 0;
        deadline = Number.POSITIVE_INFINITY;
        return 2;
      },
      set 0(_) {},
    });
    // The deadline is for all questions of a slice. The last question may start as late as the end of the slice. So two
    // slices are added to the limit, and the last question has at least as much time as the first.
    const within = (/** @type {number} */ limit, /** @type {() => string} */ work) => {
      deadline = now() + limit + 2 * SLICE;
      try {
        return parse(work());
      } finally {
        deadline = Number.POSITIVE_INFINITY;
      }
    };
    return {
      start: (/** @type {string} */ code, /** @type {string} */ name) => start(code, name) ?? null,
      ask: (/** @type {unknown[][]} */ inputs, /** @type {number} */ limit) =>
        within(limit, () => ask(stringify(inputs), SLICE / 1000)),
      look: (/** @type {unknown[]} */ input, /** @type {number} */ limit) =>
        within(limit, () => look(stringify(input))),
    };
  }

  function cppHost(/** @type {import("./cpp/load").CppFiles} */ { host, module }) {
    const { start, askDeep, lookDeep } = evaluate(host)(module, { now, slice: SLICE });
    return { start, ask: askDeep, look: lookDeep };
  }

  /**
   * Runs work of the part that runs code of one language (a host). If the host itself fails, such as by a stack overflow
   * in Python, it is broken and cannot be used again.
   * @param {() => object | Promise<object>} work
   */
  async function orBroken(work) {
    try {
      return await work();
    } catch (error) {
      return { broken: textOf(error) };
    }
  }

  /** Loads the host of a language. @param {any} engine @returns {Promise<string | null>} the error */
  async function load(engine) {
    try {
      if (engine.language === "cpp") host = cppHost(engine.files);
      else if (engine.language === "python") host = await pythonHost(engine.files);
      return null;
    } catch (error) {
      return textOf(error);
    }
  }

  self.onmessage = (event) => {
    self.onmessage = null;
    const [port] = event.ports;
    if (!port) return;
    const send = port.postMessage.bind(port);
    port.onmessage = async (event) => {
      const { id, load: engine, start: code, ask, look, limit } = dataOf(event);
      const { start: startHost, ask: askHost, look: lookHost } = host ?? {};
      if (engine) send({ id, failed: await load(engine) });
      else if (code && startHost)
        send({ id, ...(await orBroken(() => ({ failed: startHost(code.code, code.name) }))) });
      else if (code) send({ id, failed: start(code) });
      else if (ask && askHost) send({ id, ...(await orBroken(() => askHost(ask, limit))) });
      else if (lookHost) send({ id, ...(await orBroken(() => lookHost(look, limit))) });
      else if (ask) send({ id, ...answerSome(ask) });
      else send({ id, ...inspect(look) });
    };
  };
  // Without these functions, the solution cannot send messages to the page, or end the worker without notice.
  for (let owner = /** @type {any} */ (self); owner; owner = Object.getPrototypeOf(owner)) {
    delete owner.postMessage;
    delete owner.close;
  }
  self.addEventListener("unhandledrejection", (event) => event.preventDefault());
})();
