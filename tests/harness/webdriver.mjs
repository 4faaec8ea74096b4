// The installed browsers, driven for the tests and the screenshots; whatever a page complains about is collected.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder } from "selenium-webdriver";
import * as chrome from "selenium-webdriver/chrome.js";
import * as firefox from "selenium-webdriver/firefox.js";
import { Stop } from "../../scripts/run.mjs";
import {
  chromedriver,
  chromium,
  firefox as firefoxPath,
  geckodriver,
  webkit,
  xvfb,
} from "../../scripts/setup/browsers.mjs";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */

/** `npm test -- chromium --headed` shows the browser at work. */
const HEADED = process.env.HEADED !== undefined;

/** How long a script may run in a page, in milliseconds. On a busy machine, axe takes more than the usual 30 seconds. */
const SCRIPT_LIMIT = 240_000;

/**
 * @typedef {object} Look
 * @property {boolean} [dark] whether the system is dark
 * @property {boolean} [calm] whether the system asks for less motion
 * @property {boolean} [forcedColours] whether the system decides about colours, as for a high contrast
 * @property {number} [scale] device pixels per CSS pixel
 * @property {string} [language] what the browser says its person reads, such as "zh-CN"
 */

/** @template T @param {T | undefined} found @param {string} name @returns {T} */
function present(found, name) {
  if (found === undefined) throw new Stop(`${name} is not installed: \`npm test\` installs what is missing`);
  return found;
}

/** @param {Look} look */
function chromiumOptions({ scale, language }) {
  const options = new chrome.Options().setChromeBinaryPath(present(chromium(), "Chromium"));
  // Nothing but the page itself may use the network; /dev/shm is tiny in many containers.
  if (!HEADED) options.addArguments("--headless=new");
  // Without windows, frames of another origin would share a process with the page.
  options.addArguments("--site-per-process");
  options.addArguments("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync");
  options.addArguments("--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage");
  // No other site is found. A page that asks for one complains of that in its console, where the tests see it.
  options.addArguments(
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
  );
  // Its own tabs and buttons are painted though nobody sees them. Their animations alone would take a seventh of the time.
  options.addArguments("--animation-duration-scale=0");
  // Its sandbox refuses to run for root.
  if (process.getuid?.() === 0) options.addArguments("--no-sandbox");
  if (scale) options.addArguments(`--force-device-scale-factor=${scale}`);
  if (language) options.addArguments(`--accept-lang=${language}`);
  // What the page was refused (its content security policy, a file not there) is told by the browser's own log alone.
  options.set("goog:loggingPrefs", { browser: "SEVERE" });
  return options;
}

/** @param {Look} look */
function firefoxOptions({ scale, language, dark, calm, forcedColours }) {
  const options = new firefox.Options().setBinary(present(firefoxPath(), "Firefox"));
  if (!HEADED) options.addArguments("-headless");
  if (scale) options.setPreference("layout.css.devPixelsPerPx", String(scale));
  if (language) options.setPreference("intl.accept_languages", language);
  if (dark) options.setPreference("ui.systemUsesDarkTheme", 1);
  if (calm) options.setPreference("ui.prefersReducedMotion", 1);
  if (forcedColours) options.setPreference("browser.display.document_color_use", 2);
  return options;
}

const complaints = /** @type {WeakMap<WebDriver, string[]>} */ (new WeakMap());

/** Written into the console by the tests: all that stands before it has arrived when it has. */
const END_MARK = "The tests read up to here.";

/**
 * A new browser with nothing remembered. End it with `await driver.quit()`.
 * @param {string} [name] "firefox" or "chromium"; BROWSER of the environment otherwise
 * @param {Look} [look]
 * @returns {Promise<WebDriver>}
 */
export async function openBrowser(name = process.env.BROWSER ?? "chromium", look = {}) {
  if (name !== "firefox" && name !== "chromium") throw new Stop(`BROWSER is firefox or chromium, not ${name}`);
  const capabilities = { webSocketUrl: true, timeouts: { script: SCRIPT_LIMIT } };
  const builder = new Builder().disableEnvironmentOverrides().withCapabilities(capabilities);
  const driver =
    name === "firefox"
      ? await builder
          .forBrowser("firefox")
          .setFirefoxOptions(firefoxOptions(look))
          .setFirefoxService(new firefox.ServiceBuilder(present(geckodriver(), "geckodriver")))
          .build()
      : await builder
          .forBrowser("chrome")
          .setChromeOptions(chromiumOptions(look))
          .setChromeService(new chrome.ServiceBuilder(present(chromedriver(), "ChromeDriver")))
          .build();
  try {
    complaints.set(driver, await listen(driver));
    // Chromium has no switches for these.
    const features = [
      ...(look.dark ? [{ name: "prefers-color-scheme", value: "dark" }] : []),
      ...(look.calm ? [{ name: "prefers-reduced-motion", value: "reduce" }] : []),
      ...(look.forcedColours ? [{ name: "forced-colors", value: "active" }] : []),
    ];
    if (driver instanceof chrome.Driver && features.length > 0)
      await driver.sendDevToolsCommand("Emulation.setEmulatedMedia", { features });
  } catch (error) {
    await driver.quit();
    throw error;
  }
  return driver;
}

/** Collects errors of any page from now on. @param {WebDriver} driver */
async function listen(driver) {
  const errors = /** @type {string[]} */ ([]);
  const bidi = await driver.getBidi();
  const socket = /** @type {NodeJS.EventEmitter} */ (/** @type {unknown} */ (await bidi.socket));
  socket.on("message", (/** @type {Buffer} */ data) => {
    const { method, params } = JSON.parse(data.toString());
    if (method === "log.entryAdded" && params.level === "error") errors.push(`${params.type}: ${params.text}`);
  });
  await bidi.subscribe("log.entryAdded");
  return errors;
}

/**
 * The errors since the last call: console.error, uncaught exceptions, rejections nobody handled, and what the browser
 * refused to load.
 * @param {WebDriver} driver
 * @returns {Promise<string[]>}
 */
export async function errorsOf(driver) {
  // Errors travel beside the answers to commands, and may come later.
  await driver.executeScript("console.error(arguments[0])", END_MARK);
  const all = complaints.get(driver) ?? [];
  const end = () => all.findIndex((error) => error.endsWith(END_MARK));
  await driver.wait(() => end() >= 0, 30_000, "the console does not answer", 2);
  const errors = all.splice(0, end() + 1).slice(0, -1);
  if ((await driver.getCapabilities()).getBrowserName() === "firefox") return errors;
  const refused = (await driver.manage().logs().get("browser"))
    .map((entry) => entry.message)
    .filter((message) => /Content Security Policy|Failed to load resource/.test(message));
  return [...errors, ...refused];
}

/**
 * WebKitGTK, which knows only the older WebDriver, without events: what a page complains about is not heard. It has a
 * screen of its own. End it with `await close()`.
 */
export async function openWebKit() {
  const { driver: program, browser } = present(webkit(), "WebKitGTK");
  const screen = HEADED ? undefined : await openScreen();
  // Selenium knows no such driver, but it is started as Chromium's is.
  const service = new chrome.ServiceBuilder(program)
    .setEnvironment(/** @type {any} */ ({ ...process.env, ...(screen && { DISPLAY: screen.name }) }))
    .build();
  const stop = async () => {
    await service.kill();
    screen?.close();
  };
  try {
    const options = { binary: browser, args: ["--automation"] };
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
      .build();
    const close = async () => {
      await driver.quit();
      await stop();
    };
    return { driver, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen that nobody sees: its name, as DISPLAY. */
async function openScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const child = spawn(present(xvfb(), "Xvfb"), args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(/** @type {NodeJS.EventEmitter} */ (child.stdio[3]), "data");
  return { name: `:${number.toString().trim()}`, close: () => child.kill() };
}
