// `npm run screenshots`: takes pictures of every view and dialog, wide and narrow, light and dark, for
// review. The README's picture is written to docs/, and the site's pictures of itself (`npm run screenshots
// -- social` for these alone) to www/site/.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "./build.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

const FOLDER = join(ROOT, "target", "screenshots");
const README_PICTURE = join(ROOT, "docs", "screenshot.png");

/** The pictures named on the command line; without names, all. */
const only = process.argv.slice(2);

/** The pictures that are also taken in Chinese. */
const OTHER_LANGUAGE =
  /^(longest|moves|map|what-if|puzzle|puzzle-answered|play-hopeless|play-hint|solving|share|help|graph|states)$/;

const widths = { wide: [1280, 800], narrow: [390, 844] };

const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
const HUNT = "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2";
const POSITION = "board=xxMC3x/x2x1x2/2x3x1/1x2xx2/x2xx2x/2xx2xx/1xx2xxx/4xxxF&cat=3&mouse=2&m=4&c=57&turn=mouse";
const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
const EIGHT_NODES = "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7";
const EXAMPLE_GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=92-50.8-60.60-10.32-60.44-34.64-90";
const EXAMPLE_STATES = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=8-50.42-10.42-90.90-10.84-50.24-50";
const ONE_WALL = "board=M1FxC&cat=2&mouse=1";

/**
 * What each picture shows: the fragment of a link, the number of plies played, the selected tab, and the CSS selectors
 * of the button that opens a dialog and of the elements to click after that.
 * @typedef {{ link: string, plies?: number, tab?: string, dialog?: string, press?: string[] }} Picture
 * @type {Record<string, Picture>}
 */
const pictures = {
  start: { link: "" },
  why: { link: LONG_WAY, press: [".show-why"] },
  longest: { link: LONGEST, plies: 12 },
  position: { link: POSITION },
  "position-why": { link: POSITION, press: [".show-why"] },
  hunt: { link: `${HUNT}&ply=311` },
  "hunt-why": { link: HUNT, press: [".show-why"] },
  "hunt-moves": { link: HUNT, tab: "moves" },
  "hunt-solving": { link: HUNT, tab: "solving", press: [".solving .steps button:nth-of-type(5)"] },
  "hunt-statistics": { link: HUNT, tab: "statistics", press: [".statistics summary"] },
  draw: { link: STAND_OFF, plies: 2 },
  incomplete: { link: "board=4xF/6/2x2C&cat=1&mouse=2" },
  strip: { link: "board=M1C3F&cat=1&mouse=4", plies: 1 },
  moves: { link: STAND_OFF, tab: "moves" },
  map: { link: LONG_WAY, tab: "map" },
  "map-longest": { link: LONGEST, tab: "map" },
  "what-if": { link: LONG_WAY, tab: "what-if" },
  "what-if-wall": { link: ONE_WALL, tab: "what-if" },
  "what-if-longest": { link: LONGEST, tab: "what-if" },
  play: { link: LONG_WAY, press: [".bar .main"] },
  puzzle: { link: `${LONG_WAY}&hide=1` },
  "puzzle-answered": { link: `${LONG_WAY}&hide=1`, press: [".guesses button:nth-of-type(2)"] },
  "graph-puzzle": { link: `${EXAMPLE_GRAPH}&hide=1` },
  "play-hopeless": { link: "board=M1C3F&cat=1&mouse=3", press: [".bar .main"] },
  "play-hint": { link: LONG_WAY, press: [".bar .main", ".bar button"] },
  solving: { link: LONG_WAY, tab: "solving", press: Array(6).fill(".solving .steps button:nth-of-type(4)") },
  "solving-end": { link: STAND_OFF, tab: "solving", press: [".solving .steps button:nth-of-type(5)"] },
  "solving-longest": { link: LONGEST, tab: "solving", press: [".solving .steps button:nth-of-type(5)"] },
  statistics: { link: LONGEST, tab: "statistics" },
  states: { link: EXAMPLE_STATES },
  "states-step": {
    link: EXAMPLE_STATES,
    press: [".steps button:nth-of-type(1)", ".steps button:nth-of-type(4)", ".steps button:nth-of-type(4)"],
  },
  graph: { link: EXAMPLE_GRAPH, plies: 2 },
  "graph-longest": { link: EIGHT_NODES, plies: 5 },
  "graph-refused": { link: EXAMPLE_GRAPH, dialog: ".boards > button:nth-of-type(1)", press: [".paste .main"] },
  examples: { link: LONG_WAY, dialog: ".new .menu-panel button:nth-last-of-type(3)" },
  find: { link: LONG_WAY, dialog: ".new .menu-panel button:last-of-type" },
  paste: { link: LONG_WAY, dialog: ".boards > button:nth-of-type(1)" },
  "paste-refused": { link: LONG_WAY, dialog: ".boards > button:nth-of-type(1)", press: [".paste .main"] },
  share: { link: LONG_WAY, dialog: ".boards > button:nth-of-type(2)" },
  help: { link: LONG_WAY, dialog: ".look > button:nth-of-type(3)" },
};

/** @typedef {import("puppeteer-core").Page} Page */

/** @param {Page} page @param {string} url @param {Picture} picture */
async function show(page, url, { link, plies = 0, tab, dialog, press = [] }) {
  // A change of the fragment alone would not reload the page.
  await page.goto("about:blank");
  await page.goto(`${url}#${link}`);
  const click = async (/** @type {string} */ css) => {
    // Dialogs are loaded on demand. A script clicks on the element, because a menu may hide it from the pointer.
    const found = await page.waitForSelector(css, { timeout: 10_000 });
    await found?.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    // The next element may appear only with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await page.waitForSelector("[role=gridcell], [data-node]");
  for (let ply = 0; ply < plies; ply += 1) await click(".steps button:nth-of-type(4)");
  if (tab) await click(`#tab-${tab}`);
  if (dialog) await click(dialog);
  for (const each of press) await click(each);
  // Moves the pointer away, and waits until moving pieces stand still.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await setTimeout(400);
}

/** Chooses the theme for the pages that follow. @param {Page} page @param {string} theme */
const choose = (page, theme) => page.evaluate((theme) => localStorage.setItem("cat-and-mouse.theme", theme), theme);

/**
 * The preview picture for links to the site, and the icons in the sizes that systems require.
 * @param {Page} page
 * @param {string} url
 */
async function forSite(page, url) {
  const save = async (/** @type {string} */ name) =>
    writeFileSync(join(ROOT, "www", "site", name), await page.screenshot());
  // 1200 by 630 pixels, the size of link previews, from a window with room for the whole board.
  await page.setViewport({ width: 1600, height: 840, deviceScaleFactor: 1200 / 1600 });
  await page.goto(url);
  await choose(page, "light");
  await show(page, url, { link: LONG_WAY });
  await save("social.png");
  const icon = readFileSync(join(ROOT, "www", "icon.svg"), "base64");
  for (const size of [180, 192, 512]) {
    await page.setViewport({ width: size, height: size, deviceScaleFactor: 1 });
    // Apple's systems round the corners themselves.
    const html = `<body style="margin:0;background:#fbf7ee"><img style="display:block" width=${size} src="data:image/svg+xml;base64,${icon}">`;
    await page.goto(`data:text/html,${encodeURIComponent(html)}`);
    await save(`icon-${size}.png`);
  }
}

await main(async () => {
  await setUp({ tests: true });
  await build();
  // Imported late, because set-up may have only now installed their dependencies.
  const { launch } = await import("../tests/harness/browser.mjs");
  const { serve } = await import("../tests/harness/static-server.mjs");
  mkdirSync(FOLDER, { recursive: true });
  const site = await serve();
  for (const language of ["en", "zh-CN"]) {
    const browser = await launch("chromium", { language });
    try {
      const page = await browser.newPage();
      if (language === "en" && (only.length === 0 || only.includes("social"))) await forSite(page, site.url);
      await page.goto(site.url);
      for (const [size, [width = 0, height = 0]] of Object.entries(widths)) {
        await page.setViewport({ width, height, isMobile: size === "narrow", deviceScaleFactor: 2 });
        for (const theme of ["light", "dark"]) {
          await choose(page, theme);
          for (const [name, picture] of Object.entries(pictures)) {
            if (language !== "en" && !(theme === "light" && OTHER_LANGUAGE.test(name))) continue;
            if (only.length > 0 && !only.includes(name)) continue;
            await show(page, site.url, picture);
            const taken = await page.screenshot({ fullPage: !picture.dialog });
            writeFileSync(join(FOLDER, `${name}-${size}-${theme}-${language}.png`), taken);
            if (name === "longest" && size === "wide" && theme === "light" && language === "en")
              writeFileSync(README_PICTURE, taken);
          }
        }
      }
    } finally {
      await browser.close();
    }
  }
  await site.close();
  console.log(`pictures: ${FOLDER}`);
});
