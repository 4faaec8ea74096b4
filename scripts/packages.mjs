// The packages from npm: exactly those of package-lock.json, installed only when they are not there yet.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop, step } from "./run.mjs";
import { ROOT } from "./versions.mjs";

/** Inside node_modules, so that it goes when that folder goes. */
const STAMP = join(ROOT, "node_modules", ".installed-from");

export async function install() {
  const lock = readFileSync(join(ROOT, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=warn"];
  if (!(await step("installing packages from npm into node_modules", "npm", args, { cwd: ROOT })))
    throw new Stop("npm could not install the packages; its own words are above.");
  writeFileSync(STAMP, wanted);
}
