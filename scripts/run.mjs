// Runs other programs: finds them on PATH, shows their output, and ends all that they started. Every script uses it.
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

/** An error for the user to act on, shown without a stack trace. */
export class Stop extends Error {}

/**
 * The process groups of all children. Each child has its own group, so that the browsers and drivers that it started
 * end with the child.
 */
const groups = /** @type {Set<number>} */ (new Set());

/** @param {number} pid @param {NodeJS.Signals} signal */
function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** @param {number} code */
function stop(code) {
  for (const pid of groups) endGroup(pid, "SIGTERM");
  process.exit(code);
}

for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
  process.on(signal, () => stop(128 + number));

// npm starts scripts through a shell that does not pass signals on. When the shell ends, the script gets a new parent:
// then the script stops, too.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(129), 500).unref();
}

/** The output of a command, or undefined if it fails. @param {string} program @param {string[]} args */
export function ask(program, ...args) {
  const maxBuffer = 2 ** 28;
  const { status, stdout } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The first of these programs that is on PATH or, if it is a full path, exists. @param {...string} names */
export const which = (...names) => ask("bash", "-c", 'type -P "$@" | head -n 1', "bash", ...names) || undefined;

/** @param {number} since milliseconds, as Date.now() @returns {number} whole seconds */
export const secondsSince = (since) => Math.round((Date.now() - since) / 1000);

/**
 * @typedef {object} Options
 * @property {(line: string, pid: number) => boolean | void} [onLine] called with each line, free of colours; ends the program if it returns true
 * @property {boolean} [quiet] shows its output only if it fails
 * @property {string} [label] precedes each line, for several programs at once
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [cwd]
 * @property {number} [limit] seconds after which the program and everything it started are ended
 */

/** Runs a program to its end. @param {string} program @param {string[]} args @param {Options} [options] @returns {Promise<number>} its exit code */
export async function run(program, args, { onLine, quiet = false, label, env, cwd, limit = 3600 } = {}) {
  const before = label === undefined ? "" : `${label.padEnd(8)} | `;
  const started = Date.now();
  const colours = process.stdout.isTTY ? { CARGO_TERM_COLOR: "always", FORCE_COLOR: "1" } : {};
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    detached: true,
    env: { ...process.env, ...colours, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limit * 1000,
    killSignal: "SIGKILL",
  });
  const { pid } = child;
  if (pid) groups.add(pid);

  const held = /** @type {string[]} */ ([]);
  let latest = "";
  const pulse = setInterval(
    () => console.log(`${before}    ${secondsSince(started)} s  ${latest.slice(0, 100)}`),
    8000,
  );
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      const plain = stripVTControlCharacters(line).trimEnd();
      if (onLine?.(plain, pid ?? 0) && pid) endGroup(pid, "SIGTERM");
      latest = plain.trim() || latest;
      if (quiet) return held.push(line);
      console.log(before + line);
      pulse.refresh();
    });

  return new Promise((resolve, reject) => {
    // Ends the processes that the program left behind, because they would keep the pipes open.
    child.on("exit", (_code, signal) => pid && endGroup(pid, signal ? "SIGKILL" : "SIGTERM"));
    child.on("close", (code, signal) => {
      if (code !== 0 && quiet) console.log(held.join("\n"));
      if (signal) console.log(`${before}${program} ended by ${signal} after ${secondsSince(started)} s`);
      resolve(code ?? 1);
    });
    child.on("error", (error) => reject(new Stop(`${program} could not be started: ${error.message}`)));
  }).finally(() => {
    clearInterval(pulse);
    if (pid) groups.delete(pid);
  });
}

/** Runs a named step, and shows its output only if it fails. @param {string} title @param {string} program @param {string[]} args @param {Options} [options] */
export async function step(title, program, args, options) {
  const started = Date.now();
  console.log(`• ${title}`);
  const code = await run(program, args, { ...options, quiet: true });
  if (code !== 0) throw new Stop(`This failed, with the exit code ${code}; its own words are above: ${title}.`);
  console.log(`  done after ${secondsSince(started)} s`);
}

/** Runs a command. A `Stop`, or an argument that cannot be read, is shown without a stack trace. @param {() => Promise<void>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!(error instanceof Stop || code?.startsWith("ERR_PARSE_ARGS"))) throw error;
    console.error(`\n${message}`);
    process.exitCode = 1;
  }
}
