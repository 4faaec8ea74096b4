// Everything a command here needs, installed if missing. Uses nothing but Node: it runs before `npm ci`.
import * as browsers from "./browsers.mjs";
import * as debian from "./debian.mjs";
import * as packages from "./packages.mjs";
import { Stop, secondsSince, which } from "./run.mjs";
import * as rust from "./rust.mjs";
import * as tools from "./tools.mjs";
import { atLeast } from "./versions.mjs";

const OLDEST_NODE = "20.19";

/** @param {{ tests?: boolean, lint?: boolean }} [purpose] browsers and drivers are asked for only where they are used */
export async function setUp({ tests = false, lint = false } = {}) {
  const started = Date.now();
  if (!atLeast(process.versions.node, OLDEST_NODE))
    throw new Stop(`Node.js ${process.versions.node} is too old: please install ${OLDEST_NODE} or newer.`);
  // All that the operating system lacks is found first, so that a person without root is told once, not piecemeal.
  await debian.install([...(await rust.survey()), ...(tests ? browsers.survey() : [])]);
  await rust.finish();
  if (lint) await rust.finishLint();
  await packages.install();
  await tools.provide([...tools.forBuild(), ...(tests ? tools.forTests() : [])]);
  if (tests) process.env.GECKODRIVER = which("geckodriver");
  console.log(`set-up: all tools are there (${secondsSince(started)} s)`);
}
