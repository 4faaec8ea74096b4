// The installed browsers, driven by Puppeteer for tests, benches and screenshots: Chromium by its DevTools, Firefox by WebDriver BiDi.
import puppeteer from "puppeteer-core";
import { Stop } from "../../scripts/run.mjs";
import { chromium, firefox } from "../../scripts/setup/browsers.mjs";

/**
 * A new browser without any stored data.
 * @param {string} [name] "firefox" or "chromium"; by default the value of the environment variable BROWSER
 * @param {object} [how]
 * @param {string[]} [how.args] more arguments, for Chromium
 * @param {string} [how.language] the user's language, by default "en-US"
 * @param {number} [how.limit] how long a script may run in a page, in seconds
 */
export async function launch(name = process.env.BROWSER ?? "chromium", how = {}) {
  const { args = [], language = "en-US", limit = 180 } = how;
  if (name !== "firefox" && name !== "chromium") throw new Stop(`BROWSER is firefox or chromium, not ${name}`);
  const executablePath = name === "firefox" ? firefox() : chromium();
  if (!executablePath) throw new Stop(`${name} is not installed: \`npm test\` installs what is missing.`);
  // `npm test -- chromium --headed` shows the browser at work.
  const usual = { executablePath, headless: process.env.HEADED === undefined, protocolTimeout: limit * 1000 };
  if (name === "firefox")
    return puppeteer.launch({
      ...usual,
      browser: "firefox",
      extraPrefsFirefox: { "intl.accept_languages": language },
    });
  return puppeteer.launch({
    ...usual,
    // In a visitor's Chromium, a sandboxed frame has its own process, so the page survives if the frame crashes.
    // Puppeteer's default --disable-features would turn that off.
    ignoreDefaultArgs: puppeteer
      .defaultArgs({ browser: "chrome" })
      .filter((arg) => arg.startsWith("--disable-features=")),
    args: [
      // Chromium's sandbox refuses to run for root; /dev/shm is tiny in many containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ..."--disable-gpu --disable-dev-shm-usage --disable-quic --animation-duration-scale=0".split(" "),
      `--accept-lang=${language}`,
      // Headless Chromium would otherwise run frames of another origin in the process of the page.
      "--site-per-process",
      // The browser can reach only this machine.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
      ...args,
    ],
  });
}
