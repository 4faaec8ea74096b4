// Running other programs: found on PATH, never silent, and never left behind.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

/** Something the person has to do or read: shown without a stack trace. */
export class Stop extends Error {}

/** Every child leads a process group of its own, so that what it started (browsers, drivers) can be ended with it. */
const groups = /** @type {Set<number>} */ (new Set());

/** @param {number} pid @param {NodeJS.Signals} signal */
function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended by itself.
  }
}

/** @param {number} code */
function stop(code) {
  for (const pid of groups) endGroup(pid, "SIGTERM");
  process.exit(code);
}

for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
  process.on(signal, () => stop(128 + number));

// npm starts scripts through a shell, which dies of a signal without passing it on: noticed by losing the parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(129), 500).unref();
}

/** Puts folders in front of PATH, for this process and all its children. @param {...string} folders */
export function prependPath(...folders) {
  const old = (process.env.PATH ?? "").split(delimiter);
  process.env.PATH = [...folders, ...old.filter((folder) => !folders.includes(folder))].join(delimiter);
}

/** The first of these programs that exists, as a full path. @param {...string} names @returns {string | undefined} */
export function which(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  });
}

/** What a short question to a program answers, or undefined when it fails. @param {string} program @param {string[]} args */
export function ask(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {number} since milliseconds, as Date.now() @returns {number} whole seconds */
export const secondsSince = (since) => Math.round((Date.now() - since) / 1000);

/**
 * @typedef {object} Options
 * @property {(line: string) => void} [onLine] called with each line, free of colours
 * @property {"stream" | "summary"} [show] every line as it comes, or only the newest one every few seconds
 * @property {string} [label] stands before each line, where several programs run at once
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [cwd]
 * @property {number} [limit] seconds after which the program and all it started are ended
 */

/** Runs a program to its end. @param {string} program @param {string[]} args @param {Options} [options] @returns {Promise<number>} its exit code */
export function run(program, args, options = {}) {
  const { onLine, show = "stream", label, env = {}, cwd = process.cwd(), limit = 3600 } = options;
  const before = label === undefined ? "" : `${label.padEnd(8)} | `;
  const started = Date.now();
  const colours = process.stdout.isTTY ? { CARGO_TERM_COLOR: "always", FORCE_COLOR: "1" } : {};
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...colours, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid } = child;
  if (pid) groups.add(pid);

  let shown = Date.now();
  let latest = "";
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      const plain = stripVTControlCharacters(line).trimEnd();
      onLine?.(plain);
      latest = plain.trim() || latest;
      if (show !== "stream") return;
      console.log(before + line);
      shown = Date.now();
    });

  const pulse = setInterval(() => {
    if (Date.now() - shown < 7900) return;
    shown = Date.now();
    console.log(`${before}    ${secondsSince(started)} s  ${latest.slice(0, 100)}`);
  }, 1000);
  const clock = setTimeout(() => {
    console.log(`    ended after ${limit} s: ${program} did not finish`);
    if (pid) endGroup(pid, "SIGKILL");
  }, limit * 1000);

  return new Promise((resolve, reject) => {
    child.on("exit", () => pid && endGroup(pid, "SIGTERM")); // Whatever it left running would keep the pipes open.
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    child.on("error", (error) => reject(new Stop(`${program} could not be started: ${error.message}`)));
  }).finally(() => {
    clearInterval(pulse);
    clearTimeout(clock);
    if (pid) groups.delete(pid);
  });
}

/**
 * One named step whose output matters only when it fails: says what it does, how far it is, and how long it took.
 * @param {string} title @param {string} program @param {string[]} args @param {Options} [options]
 * @returns {Promise<boolean>} whether it worked
 */
export async function step(title, program, args, options = {}) {
  const started = Date.now();
  const lines = /** @type {string[]} */ ([]);
  console.log(`• ${title}`);
  const code = await run(program, args, { show: "summary", ...options, onLine: (line) => lines.push(line) });
  // The cause may stand first (npm) or last (cargo).
  const told = lines.length > 80 ? [...lines.slice(0, 30), "    …", ...lines.slice(-50)] : lines;
  if (code !== 0) console.log(told.join("\n"));
  console.log(`  ${code === 0 ? "done" : `failed (exit code ${code})`} after ${secondsSince(started)} s`);
  return code === 0;
}

/** The frame of every command here. @param {() => Promise<void>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
