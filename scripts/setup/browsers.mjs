// The full paths of the browsers used in tests, and of their drivers. Used by setup.mjs and the tests.
import { which } from "../run.mjs";
import { providePath } from "./path.mjs";

export const firefox = () => which("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox");

/** Chromium takes a third less time without drawing windows. */
const withoutWindows = () => (process.env.HEADED === undefined ? which("chromium-headless-shell") : undefined);

export const chromium = () =>
  withoutWindows() ??
  which(
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );

/** WebKit has no headless mode, so a machine without a screen needs a virtual screen. */
export const xvfb = () => which("Xvfb");

/** WebKitGTK's driver and the browser that it starts. Outside Apple's systems, this browser is closest to Safari. */
export function webkit() {
  const driver = which("WebKitWebDriver");
  const folders = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];
  const browser = which(...folders.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`));
  return driver && browser && xvfb() ? { driver, browser } : undefined;
}

export function geckodriver() {
  providePath();
  return which("geckodriver");
}
