/**
 * Whether a frame waits for a graph of 50 nodes: how long the longest ones are while the page of its link opens and the effects of its
 * edges fill in, of 1,225 pairs, on graphs with few edges and with all.
 *
 *     node benches/edges.mjs     after `npm run build`
 */

import { serve } from "../tests/harness/static-server.mjs";
import { openBrowser } from "../tests/harness/webdriver.mjs";

const NODES = 50;

/** Around a ring: the hole, the cat a quarter away, the mouse half, and all others. */
const AROUND = Array.from({ length: NODES }, (_, place) => ({ 0: 0, 12: 2, 25: 1 })[place] ?? place);
AROUND[1] = 12;
AROUND[2] = 25;

/** The link of a graph in which each node has an edge to as many others on both sides of it. @param {number} reach */
function ring(reach) {
  const pairs = AROUND.flatMap((from, place) =>
    AROUND.slice(place + 1, place + 1 + reach)
      .concat(AROUND.slice(0, Math.max(0, place + 1 + reach - NODES)))
      .map((to) => [from, to].sort((one, other) => one - other).join("-")),
  );
  return `graph=${[...new Set(pairs)].join(".")}`;
}

/** Runs before the page's own scripts: how long frames and tasks take, from when on the verdict is there. */
const FRAMES = `(() => {
  const [frames, tasks] = [[], []];
  let last = performance.now();
  let shown = Infinity;
  const next = () => {
    const now = performance.now();
    frames.push({ from: last, ms: now - last });
    if (shown === Infinity && document.querySelector("#verdict")) shown = now;
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  window.measured = () => ({
    frames: [false, true].map((isAfter) => Math.max(...frames.filter(({ from }) => from >= shown === isAfter).map(({ ms }) => ms))),
    tasks: tasks.filter(({ startTime }) => startTime >= shown).length,
    marked: document.querySelectorAll(".drawing .changed").length,
  });
})();`;

const driver = /** @type {import("selenium-webdriver/chrome.js").Driver} */ (await openBrowser("chromium"));
const site = await serve();
await driver.sendDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", { source: FRAMES });
console.log(
  "view, neighbours: longest frames until the verdict is there and after it, tasks over 50 ms after it, marked edges",
);
for (const view of ["what-if", "map"])
  for (const reach of [1, 2, 4, 8, 24, 25]) {
    await driver.get("about:blank");
    await driver.get(`${site.url}#${ring(reach)}&view=${view}`);
    await driver.sleep(5000);
    const { frames, tasks, marked } = await driver.executeScript("return measured()");
    console.log(
      `${view}, ${Math.min(2 * reach, NODES - 1)}: ${frames.map(Math.round).join(" ms, ")} ms; ${tasks}; ${marked}`,
    );
  }
await driver.quit();
await site.close();
