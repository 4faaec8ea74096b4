// Pictures of the running page, wide and narrow, light and dark, to be looked at; the README's one goes to docs/.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { ROOT } from "./versions.mjs";

const FOLDER = join(ROOT, "target", "screenshots");
const README_PICTURE = join(ROOT, "docs", "screenshot.png");

const widths = { wide: [1280, 800], narrow: [390, 844] };

/** What each picture shows: the fragment of a link, and how many plies of the line are played. */
const views = {
  start: { link: "", plies: 0 },
  longest: { link: "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1", plies: 12 },
  draw: { link: "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6", plies: 2 },
  incomplete: { link: "board=4xF/6/2x2C&cat=1&mouse=2", plies: 0 },
  strip: { link: "board=M1C3F&cat=1&mouse=4", plies: 1 },
};

/**
 * @param {import("selenium-webdriver").WebDriver} driver
 * @param {string} url
 * @param {{ link: string, plies: number }} view
 */
async function show(driver, url, view) {
  // A change of the fragment alone would not load the page anew.
  await driver.get("about:blank");
  await driver.get(`${url}#${view.link}`);
  const next = () => driver.findElement({ css: ".steps button:nth-of-type(4)" });
  await driver.wait(async () => (await driver.findElements({ css: "[role=gridcell]" })).length > 0);
  for (let ply = 0; ply < view.plies; ply += 1) await (await next()).click();
  // Pieces on their way arrive.
  await driver.sleep(400);
}

await main(async () => {
  await setUp({ tests: true });
  await build();
  // Only now: on a fresh clone set-up has just installed what these import.
  const { serve } = await import("./static-server.mjs");
  const { openBrowser } = await import("./webdriver.mjs");
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(join(ROOT, "docs"), { recursive: true });
  const site = await serve();
  for (const language of ["en", "zh-CN"]) {
    const driver = /** @type {import("selenium-webdriver/chrome.js").Driver} */ (
      await openBrowser("chromium", { language, scale: 2 })
    );
    try {
      await driver.get(site.url);
      for (const [size, [width = 0, height = 0]] of Object.entries(widths)) {
        await driver.sendDevToolsCommand("Emulation.setDeviceMetricsOverride", {
          width,
          height,
          deviceScaleFactor: 2,
          mobile: size === "narrow",
        });
        for (const theme of ["light", "dark"]) {
          await driver.executeScript("localStorage.setItem('cat-and-mouse.theme', arguments[0])", theme);
          for (const [name, view] of Object.entries(views)) {
            if (language !== "en" && name !== "longest") continue;
            await show(driver, site.url, view);
            const whole = await driver.sendAndGetDevToolsCommand("Page.captureScreenshot", {
              captureBeyondViewport: true,
            });
            const picture = Buffer.from(
              /** @type {{ data: string }} */ (/** @type {unknown} */ (whole)).data,
              "base64",
            );
            writeFileSync(join(FOLDER, `${name}-${size}-${theme}-${language}.png`), picture);
            if (name === "longest" && size === "wide" && theme === "light" && language === "en")
              writeFileSync(README_PICTURE, picture);
          }
        }
      }
    } finally {
      await driver.quit();
    }
  }
  await site.close();
  console.log(`pictures: ${FOLDER}`);
});
