// Prints the table of Lighthouse in docs/performance.md: how the built site, served with gzip, loads on a phone with a
// slow connection and processor. Run it after `npm run build`, on a machine that does nothing else:
// `npx -y -p lighthouse@12.8.2 node benches/lighthouse.mjs [RUNS]`
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "../scripts/setup/browsers.mjs";
import { ROOT } from "../scripts/versions.mjs";

const PAGES = {
  "the page, `/`": "",
  "a graph, `/#graph=…`": "#graph=0-3.0-4.0-5.1-2.1-4.1-5.2-3.2-5",
  "a puzzle, `/#puzzle=easy`": "#puzzle=easy",
  Puzzles: "#puzzles",
  Play: "#play=board",
  "Check code": "#check=board",
  Records: "#records=board",
  "the tutorial, `/tutorial/`": "tutorial/",
};
/** @type {Record<string, string>} */
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  svg: "image/svg+xml",
};

const server = createServer(({ url = "" }, response) => {
  const { pathname } = new URL(url, "http://localhost");
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  try {
    const body = gzipSync(readFileSync(join(ROOT, "dist", path)));
    const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response
      .writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "max-age=600" })
      .end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0);
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

/** @param {string} address */
async function run(address) {
  const args = [
    `http://localhost:${port}/${address}`,
    "--quiet",
    "--output=json",
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const { stdout } = await promisify(execFile)("lighthouse", args, {
    maxBuffer: 2 ** 26,
    env: { ...process.env, CHROME_PATH: chromium() ?? "" },
  });
  const { categories, audits } = JSON.parse(stdout);
  const numbers = ["largest-contentful-paint", "total-blocking-time", "total-byte-weight"];
  const tasks = audits["long-tasks"]?.details?.items ?? [];
  return [
    ...["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round(categories[name].score * 100),
    ),
    ...numbers.map((name) => audits[name].numericValue),
    Math.max(0, ...tasks.map((/** @type {{ duration: number }} */ { duration }) => duration)),
  ];
}

const runs = Number(process.argv[2] ?? 3);
console.log(
  "| page | performance | accessibility | best practices | SEO | largest paint, s | blocked, ms | loaded, KiB | longest task, ms |",
);
console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const [name, address] of Object.entries(PAGES)) {
  /** @type {number[][]} */
  const all = [];
  for (let count = 0; count < runs; count++) all.push(await run(address));
  const median = (/** @type {number} */ at) => all.map((each) => each[at] ?? 0).sort((a, b) => a - b)[runs >> 1] ?? 0;
  const [paint, blocked, bytes, task] = [4, 5, 6, 7].map(median);
  const rest = [
    ((paint ?? 0) / 1000).toFixed(1),
    Math.round(blocked ?? 0),
    Math.round((bytes ?? 0) / 1024),
    Math.round(task ?? 0),
  ];
  console.log(`| ${[name, ...[0, 1, 2, 3].map(median), ...rest].join(" | ")} |`);
}
server.close();
