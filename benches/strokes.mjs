/**
 * How long the page takes for each move of a pointer that paints, with the views that ask most of it open: from the
 * pointer's event, through solving, what-ifs and rendering, to the layout that follows.
 *
 *     node benches/strokes.mjs     after `npm run build`, and at the end of `npm run bench`
 */

import { pathToFileURL } from "node:url";
import { serve } from "../tests/harness/static-server.mjs";
import { openBrowser } from "../tests/harness/webdriver.mjs";

/** Open boards and crowded ones, jumps short and long. */
const BOARDS = [
  "board=C7/8/8/8/8/8/8/M6F&cat=1&mouse=1",
  "board=C7/8/8/8/8/8/8/M6F&cat=2&mouse=5",
  "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1",
];

const VIEWS = ["line", "moves", "map", "whatIf", "solving"];

/**
 * Runs in the page: strokes over all rows of the board, each painting walls or taking them away. One sample is one move of
 * the pointer, made in an animation frame, up to the end of the layout that it leads to.
 */
const STROKES = `
  const done = arguments[arguments.length - 1];
  (async () => {
    const grid = document.querySelector("[role=grid]");
    const samples = [];
    const frame = () => new Promise(requestAnimationFrame);
    const settled = async () => {
      // Lit renders in microtasks, the page first and then its parts.
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    };
    const at = (type, row, col) => {
      const box = grid.getBoundingClientRect();
      const place = { clientX: box.left + ((col + 0.5) * box.width) / 8, clientY: box.top + ((row + 0.5) * box.height) / 8 };
      grid.dispatchEvent(new PointerEvent(type, { ...place, ...mouse }));
    };
    const mouse = { pointerType: "mouse", pointerId: 1, button: 0, buttons: 1, bubbles: true };
    grid.setPointerCapture = () => {};
    const before = grid.innerHTML;
    for (let round = 0; round < 4; round += 1) {
      for (let row = 0; row < 8; row += 1) {
        at("pointerdown", row, 0);
        for (let col = 1; col < 8; col += 1) {
          await frame();
          const began = performance.now();
          at("pointermove", row, col);
          await settled();
          document.body.getBoundingClientRect();
          if (round > 0) samples.push(performance.now() - began);
        }
        at("pointerup", row, 7);
        await frame();
        if (round === 0 && grid.innerHTML === before) return done(null);
      }
    }
    samples.sort((one, other) => one - other);
    const quantile = (share) => samples[Math.floor((samples.length - 1) * share)];
    done([quantile(0.5), quantile(0.95)]);
  })();`;

/** Runs before the page's own scripts: when the verdict is first on the screen, in milliseconds after the navigation. */
const FIRST_VERDICT = `(() => {
  const look = () => {
    if (!document.querySelector("#verdict")) return requestAnimationFrame(look);
    // The frame after it has been painted.
    requestAnimationFrame(() => setTimeout(() => { window.firstVerdict = performance.now(); }));
  };
  requestAnimationFrame(look);
})();`;

/** @param {import("selenium-webdriver/chrome.js").Driver} driver @param {string} url @returns {Promise<string>} */
async function coldLoads(driver, url) {
  await driver.sendDevToolsCommand("Network.enable", {});
  await driver.sendDevToolsCommand("Network.setCacheDisabled", { cacheDisabled: true });
  await driver.sendDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", { source: FIRST_VERDICT });
  const times = [];
  for (let load = 0; load < 9; load += 1) {
    await driver.get("about:blank");
    await driver.get(url);
    await driver.wait(() => driver.executeScript("return window.firstVerdict !== undefined"));
    times.push(Number(await driver.executeScript("return window.firstVerdict")));
  }
  times.sort((one, other) => one - other);
  return `${times[4]?.toFixed(0)} ms, ${times[8]?.toFixed(0)} at most`;
}

/** @returns {Promise<string[]>} the lines of a report */
export async function benchStrokes() {
  const site = await serve();
  try {
    const driver = await openBrowser("chromium");
    try {
      await driver.manage().setTimeouts({ script: 60_000 });
      const lines = [
        "",
        "A stroke on the page in Chromium, ms from a move of the pointer to the end of layout: median, 95 %",
      ];
      for (const view of VIEWS) {
        const times = [];
        for (const board of BOARDS) {
          await driver.get("about:blank");
          await driver.get(`${site.url}#${board}`);
          const tab = () => driver.findElements({ id: `tab-${view}` });
          await driver.wait(async () => (await tab()).length > 0);
          // Not the driver's click: some tabs are in a menu.
          await driver.executeScript("arguments[0].click()", (await tab())[0]);
          const found = /** @type {number[] | null} */ (await driver.executeAsyncScript(STROKES));
          if (!found) throw new Error("the strokes have painted nothing");
          const [median, most] = found;
          times.push(`${median?.toFixed(1)}, ${most?.toFixed(1)}`.padStart(14));
        }
        lines.push(`${view.padEnd(10)}${times.join("")}`);
      }
      const cold = await coldLoads(/** @type {import("selenium-webdriver/chrome.js").Driver} */ (driver), site.url);
      lines.push(
        "",
        `The first verdict on the screen, from this machine with the cache off, nine loads: median ${cold}`,
      );
      return lines;
    } finally {
      await driver.quit();
    }
  } finally {
    await site.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const line of await benchStrokes()) console.log(line);
