// Packages of the operating system: installed where that is possible, named exactly where it is not.
import { ask, Stop, step, which } from "./run.mjs";

/**
 * Something that must be on the machine before the rest can go on.
 * @typedef {object} Need
 * @property {string} what in words, for a machine that is not a Debian
 * @property {string[]} packages of Debian; none if only the person can get it
 */

export const isRoot = process.getuid?.() === 0;
const hasApt = which("apt-get") !== undefined && which("dpkg") !== undefined;

let updated = false;

/** Package lists may be missing or old on a fresh machine: fetched once, and only when something is to be installed. */
export async function updateLists() {
  if (updated || !isRoot || !hasApt) return;
  updated = true;
  await step("fetching Debian's package lists", "apt-get", ["update", "-q"]);
}

/** Whether Debian offers this package here. @param {string} name */
export const isOffered = (name) => hasApt && /Candidate: (?!\(none\))/.test(ask("apt-cache", "policy", name) ?? "");

/** @param {string} name */
export const isInstalled = (name) => /^Status: install ok installed/m.test(ask("dpkg", "-s", name) ?? "");

/** Debian's newest package of a family with the version in its name, such as lld-19. @param {string} family */
export function newest(family) {
  const pattern = new RegExp(`^${family}-(\\d+) `, "gm");
  const found = [...(ask("apt-cache", "search", "--names-only", `^${family}-[0-9]+$`) ?? "").matchAll(pattern)];
  const major = Math.max(0, ...found.map((match) => Number(match[1])));
  return major ? `${family}-${major}` : undefined;
}

/** Installs what is needed, or stops with one command that would. @param {Need[]} needs */
export async function install(needs) {
  if (needs.length === 0) return;
  const packages = [...new Set(needs.flatMap((need) => need.packages))];
  const words = needs.map((need) => `  - ${need.what}`).join("\n");
  const command = `apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (!hasApt) throw new Stop(`These are missing; please install them, then run the command again:\n${words}`);
  if (!isRoot || needs.some((need) => need.packages.length === 0)) {
    const how = packages.length ? `\nWhat Debian has of it is installed by\n\n  sudo ${command}\n` : "";
    throw new Stop(`These are missing:\n${words}\n${how}\nThen run the command again.`);
  }
  await updateLists();
  const title = `installing ${packages.join(", ")} from Debian; done once`;
  const args = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  // The lock may be held by the machine's own updates: waited for.
  if (
    !(await step(title, "apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    }))
  )
    throw new Stop(`apt-get could not install these; its own words are above:\n${words}`);
}
