/**
 * Measures the time for each pointer move of a stroke in the page, with the most expensive views open: from
 * the pointer event, through solving, what-ifs and rendering, to the following layout.
 *
 *     node benches/strokes.mjs     after `npm run build`, and at the end of `npm run bench`
 */

import { pathToFileURL } from "node:url";
import { launch } from "../tests/harness/browser.mjs";
import { serve } from "../tests/harness/static-server.mjs";

/** Open and crowded boards, with short and long jumps. */
const BOARDS = [
  "board=C7/8/8/8/8/8/8/M6F&cat=1&mouse=1",
  "board=C7/8/8/8/8/8/8/M6F&cat=2&mouse=5",
  "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1",
];

const VIEWS = ["line", "moves", "map", "what-if", "solving"];

/**
 * Strokes over all rows of the board, each drawing or erasing walls. One sample is one pointer move in an
 * animation frame, up to the end of the resulting layout. Runs in the page.
 * @returns {Promise<[median: number, most: number] | null>} in ms; null if nothing was drawn
 */
async function paint() {
  const grid = document.querySelector("[role=grid]");
  if (!grid) return null;
  const samples = /** @type {number[]} */ ([]);
  const frame = () => new Promise(requestAnimationFrame);
  const settled = async () => {
    // Lit renders in microtasks, the page first and then its parts.
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const mouse = { pointerType: "mouse", pointerId: 1, button: 0, buttons: 1, bubbles: true };
  const at = (/** @type {string} */ type, /** @type {number} */ row, /** @type {number} */ col) => {
    const box = grid.getBoundingClientRect();
    const clientX = box.left + ((col + 0.5) * box.width) / 8;
    const clientY = box.top + ((row + 0.5) * box.height) / 8;
    grid.dispatchEvent(new PointerEvent(type, { clientX, clientY, ...mouse }));
  };
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
      if (round === 0 && grid.innerHTML === before) return null;
    }
  }
  samples.sort((one, other) => one - other);
  const quantile = (/** @type {number} */ share) => samples[Math.floor((samples.length - 1) * share)] ?? Number.NaN;
  return [quantile(0.5), quantile(0.95)];
}

/** Stores in the page when the verdict first appears, in milliseconds after navigation. Runs before the page's own scripts. */
function noteFirstVerdict() {
  const look = () => {
    if (!document.querySelector("#verdict")) return requestAnimationFrame(look);
    // In the next frame, the verdict has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset.firstVerdict = `${performance.now()}`;
      }),
    );
  };
  requestAnimationFrame(look);
}

/** @param {import("puppeteer-core").Page} page @param {string} url @returns {Promise<string>} */
async function coldLoads(page, url) {
  await page.setCacheEnabled(false);
  await page.evaluateOnNewDocument(noteFirstVerdict);
  const times = [];
  for (let load = 0; load < 9; load += 1) {
    await page.goto("about:blank");
    await page.goto(url);
    const html = await page.waitForSelector("html[data-first-verdict]");
    times.push(Number(await html?.evaluate((element) => /** @type {HTMLElement} */ (element).dataset.firstVerdict)));
  }
  times.sort((one, other) => one - other);
  return `${times[4]?.toFixed(0)} ms, ${times[8]?.toFixed(0)} at most`;
}

/** @returns {Promise<string[]>} the lines of a report */
export async function benchStrokes() {
  const site = await serve();
  const browser = await launch("chromium");
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const lines = [
      "",
      "A stroke on the page in Chromium, ms from a move of the pointer to the end of layout: median, 95 %",
    ];
    for (const view of VIEWS) {
      const times = [];
      for (const board of BOARDS) {
        await page.goto("about:blank");
        await page.goto(`${site.url}#${board}`);
        // By script, because some tabs are in a menu.
        await (await page.waitForSelector(`#tab-${view}`))?.evaluate((tab) => /** @type {HTMLElement} */ (tab).click());
        const found = await page.evaluate(paint);
        if (!found) throw new Error("the strokes have painted nothing");
        times.push(
          found
            .map((time) => time.toFixed(1))
            .join(", ")
            .padStart(14),
        );
      }
      lines.push(`${view.padEnd(10)}${times.join("")}`);
    }
    const cold = await coldLoads(page, site.url);
    lines.push("", `The first verdict on the screen, from this machine with the cache off, nine loads: median ${cold}`);
    return lines;
  } finally {
    await browser.close();
    await site.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const line of await benchStrokes()) console.log(line);
