// WebKitGTK with a screen of its own. It supports only the older WebDriver, which has no events, so errors that a page
// reports are lost.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import { Stop } from "../../scripts/run.mjs";
import { webkit, xvfb } from "../../scripts/setup/browsers.mjs";

/** A new browser without any stored data. End it with `await close()`. */
export async function openWebKit() {
  const found = webkit();
  if (!found) throw new Stop("WebKitGTK is not installed: `npm test` installs what is missing.");
  const screen = process.env.HEADED === undefined ? await openScreen() : undefined;
  // Selenium does not know this driver, but starts it like Chromium's.
  const service = new ServiceBuilder(found.driver)
    .setEnvironment(/** @type {any} */ ({ ...process.env, ...(screen && { DISPLAY: screen.name }) }))
    .build();
  const stop = async () => {
    await service.kill();
    screen?.close();
  };
  try {
    const options = { binary: found.browser, args: ["--automation"] };
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

/** An invisible screen: its name, as DISPLAY. */
async function openScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const child = spawn(xvfb() ?? "Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(/** @type {NodeJS.EventEmitter} */ (child.stdio[3]), "data");
  return { name: `:${number.toString().trim()}`, close: () => child.kill() };
}
