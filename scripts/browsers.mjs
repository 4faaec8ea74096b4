// The browsers in which the page is tested, with their drivers and a font for Chinese.
import { existsSync } from "node:fs";
import { ask, which } from "./run.mjs";

/** Firefox, as a full path. */
export const firefox = () => which("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox");

/** Chromium or Chrome, as a full path. */
export const chromium = () =>
  which(
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );

export const chromedriver = () => which("chromedriver");

/** Where the machine has no screen, WebKit needs one that is made up: unlike the others it cannot do without. */
export const xvfb = () => which("Xvfb");

/** WebKitGTK, the nearest to Safari that other systems have: its driver, and the browser that its driver starts. */
export function webkit() {
  const driver = which("WebKitWebDriver");
  const folders = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];
  const browser = which(...folders.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`));
  return driver && browser && xvfb() ? { driver, browser } : undefined;
}

/** @returns {import("./debian.mjs").Need[]} */
export function survey() {
  const needs = [];
  if (!firefox()) needs.push({ what: "Firefox", packages: ["firefox-esr"] });
  // Debian's driver fits only the Chromium of the same version. Its sandbox, for people who are not root, is a package too.
  if (!chromium() || !chromedriver())
    needs.push({
      what: "Chromium or Chrome, and its ChromeDriver",
      packages: ["chromium", "chromium-driver", "chromium-sandbox"],
    });
  // Elsewhere its part of the tests is skipped.
  if (existsSync("/etc/debian_version") && !webkit())
    needs.push({ what: "WebKitGTK, its driver and a screen for it", packages: ["webkit2gtk-driver", "xvfb"] });
  // Without one, Chinese is rows of boxes: a page wider or narrower than people see it.
  if (existsSync("/etc/debian_version") && !ask("fc-list", ":lang=zh"))
    needs.push({ what: "a font with Chinese characters", packages: ["fontconfig", "fonts-wqy-microhei"] });
  return needs;
}
