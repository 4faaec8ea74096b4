// Runs one solution in isolation: in a worker inside a frame with an opaque origin. The page measures the
// time, because the code can block everything in the frame.
import type { Question } from "cat-and-mouse";
import type { CppFiles } from "./cpp/load";
import frame from "./frame.html?url";
import inside from "./inside.js?raw";
import {
  type Answers,
  EASY,
  FUNCTIONS,
  type Inspection,
  idOf,
  inputOf,
  inTime,
  isTimeOut,
  type Problem,
  readAnswers,
  readBroken,
  readInspection,
  readStarted,
} from "./protocol";
import type { PythonFiles } from "./python/load";

/**
 * The time between two checks of the sandbox, in milliseconds. The limits below count checks, so the limits become
 * longer when the browser slows the page down.
 */
const TICK = 100;
/** A frame that has not replied for more than this number of checks is taken to be dead. */
const DEAD = 10;
/**
 * Time limits in checks of the sandbox: for loading the language, for starting the code, for the answer to the easy
 * question (`EASY`), and for every other answer. Python is slower and takes several seconds to load. Python interrupts
 * a slow answer itself. If there is still no reply after `more` further checks, the page gives up.
 */
const PATIENCE = {
  javascript: { load: 300, start: 50, easy: 20, answer: 20, more: 0 },
  python: { load: 600, start: 100, easy: 50, answer: 100, more: 20 },
  cpp: { load: 300, start: 50, easy: 20, answer: 20, more: 0 },
};

/** The language in which a solution runs here, and the files it needs besides the code. */
export type Engine =
  | { language: "javascript" }
  | { language: "python"; files: PythonFiles }
  | { language: "cpp"; files: CppFiles };

/**
 * The reason why there is no answer:
 * - `silent`: the solution takes too long, but its frame still replies.
 * - `dead`: the frame no longer replies, for example because it is out of memory.
 * - `broken`: the frame reports that it can answer nothing more.
 * - `removed`: the page has removed the sandbox.
 */
export type Lost = { lost: "silent" | "dead" | "removed" } | { lost: "broken"; error: string };

export function isLost(reply: object | string | null): reply is Lost {
  return typeof reply === "object" && reply !== null && "lost" in reply;
}

export class Sandbox {
  readonly #frame = document.createElement("iframe");
  readonly #pulse = new MessageChannel();
  readonly #line = new MessageChannel();
  #timer: ReturnType<typeof setInterval>;
  /** The number of checks of the sandbox since the frame last replied. */
  #missed = 0;
  /** The pending request; null if there is none. */
  #waiting: { look: () => void; end: (lost: Lost) => void } | null = null;
  #messages = 0;
  #isRemoved = false;
  #isLost = false;
  readonly #engine: Engine;
  readonly #patience: (typeof PATIENCE)["python"];

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#patience = PATIENCE[engine.language];
    this.#frame.sandbox.add("allow-scripts");
    this.#frame.referrerPolicy = "no-referrer";
    this.#frame.hidden = true;
    this.#frame.src = frame;
    // The frame's origin is opaque, so the target has to be "*".
    const connect = () => this.#frame.contentWindow?.postMessage(inside, "*", [this.#pulse.port2, this.#line.port2]);
    this.#frame.addEventListener("load", connect, { once: true });
    document.body.append(this.#frame);
    this.#pulse.port1.onmessage = () => {
      this.#missed = 0;
    };
    this.#timer = setInterval(() => this.#look(), TICK);
  }

  #look(): void {
    this.#missed += 1;
    this.#pulse.port1.postMessage(null);
    // A loading frame gets more time.
    if (this.#missed > (this.#messages > 1 ? DEAD : this.#patience.load)) this.#waiting?.end({ lost: "dead" });
    else this.#waiting?.look();
  }

  /** Removes the sandbox and all that runs in it. */
  remove(): void {
    this.#isRemoved = true;
    clearInterval(this.#timer);
    this.#frame.remove();
    this.#pulse.port1.close();
    this.#line.port1.close();
    this.#waiting?.end({ lost: "removed" });
  }

  /**
   * Whether a solution can be restarted in this sandbox. A JavaScript solution cannot, because it may have
   * changed the functions that a restart needs.
   */
  get canStartAgain(): boolean {
    return this.#engine.language !== "javascript" && !this.#isLost && !this.#isRemoved;
  }

  /**
   * Starts a solution of a problem.
   * @returns the error of the solution, or null
   * @throws an error if the language cannot be loaded
   */
  async start(code: string, problem: Problem): Promise<string | null | Lost> {
    if (this.#messages === 0) {
      const loaded = await this.#request({ load: this.#engine }, readStarted, this.#patience.load);
      if (isLost(loaded) && loaded.lost !== "silent") return loaded;
      if (loaded !== null) throw new Error(isLost(loaded) ? "What runs the code did not start in time." : loaded);
    }
    return this.#request({ start: { code, name: FUNCTIONS[problem] } }, readStarted, this.#patience.start);
  }

  /** Waits for the answer to the easy question, so that the solution's one-time work is not measured later. */
  async warmUp(problem: Problem): Promise<Lost | null> {
    const reply = await this.#ask([EASY[problem]], this.#patience.easy);
    if (isLost(reply)) return reply;
    return reply.given.some(isTimeOut) ? { lost: "silent" } : null;
  }

  /**
   * Asks questions. The reply answers as many of them, in order, as fit into one time slice, but at least one.
   * @param share the share of the time limit that each answer may take
   */
  ask(questions: readonly Question[], share = 1): Promise<Answers | Lost> {
    return this.#ask(questions, this.#patience.answer * share);
  }

  async #ask(questions: readonly Question[], patience: number): Promise<Answers | Lost> {
    const limit = patience * TICK;
    const read = (reply: unknown) => readAnswers(reply, questions.length);
    const reply = await this.#request({ ask: questions.map(inputOf), limit }, read, patience + this.#patience.more);
    return isLost(reply) ? reply : inTime(reply, limit);
  }

  /** Repeats a question to get all details of the answer. */
  inspect(question: Question): Promise<Inspection | Lost> {
    const { answer, more } = this.#patience;
    return this.#request({ look: inputOf(question), limit: answer * TICK }, readInspection, answer + more);
  }

  #request<Reply>(
    message: object,
    read: (reply: unknown) => Reply | undefined,
    patience: number,
  ): Promise<Reply | Lost> {
    if (this.#isRemoved) return Promise.resolve({ lost: "removed" });
    this.#messages += 1;
    const id = this.#messages;
    const { port1 } = this.#line;
    return new Promise((resolve) => {
      let looks = 0;
      const end = (reply: Reply | Lost) => {
        this.#waiting = null;
        port1.onmessage = null;
        this.#isLost = isLost(reply as object | string | null);
        resolve(reply);
      };
      const look = () => {
        looks += 1;
        if (looks > patience) end({ lost: "silent" });
      };
      this.#waiting = { look, end };
      port1.onmessage = ({ data }) => {
        if (idOf(data) !== id) return;
        const reply = read(data);
        const error = readBroken(data);
        if (reply !== undefined) end(reply);
        else if (error !== undefined) end({ lost: "broken", error });
      };
      port1.postMessage({ id, ...message });
    });
  }
}
