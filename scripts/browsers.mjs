// The browsers that drive the page in the tests, with their drivers and a font for Chinese.
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
  // Without one, Chinese is rows of boxes: a page wider or narrower than people see it.
  if (existsSync("/etc/debian_version") && !ask("fc-list", ":lang=zh"))
    needs.push({ what: "a font with Chinese characters", packages: ["fontconfig", "fonts-wqy-microhei"] });
  return needs;
}
