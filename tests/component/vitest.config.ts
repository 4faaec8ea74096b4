// Runs the tests of this folder inside the installed Chromium: they mount the page or a part of it, and inspect it with
// code in the same page. `npm test -- component`.
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "../../scripts/setup/browsers.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { BOARD } from "../../scripts/wasm.mjs";
import { pointer, textSize, touch } from "./pointer.ts";

export default defineConfig({
  root: ROOT,
  publicDir: false,
  cacheDir: "target/vite",
  resolve: {
    alias: [
      { find: /^cat-and-mouse$/, replacement: join(BOARD.folder, "cat_and_mouse.js") },
      { find: "cat-and-mouse", replacement: BOARD.folder },
    ],
  },
  plugins: [
    {
      // The page of puzzles gets a few puzzles whose answers the tests know.
      name: "few-puzzles",
      enforce: "pre",
      resolveId: (source, importer) =>
        importer?.endsWith("/www/model/puzzle-files.ts") && source.includes(".txt")
          ? join(ROOT, "tests", "fixtures", source.replace("../", "").replace("../", ""))
          : null,
    },
  ],
  worker: { format: "es" },
  optimizeDeps: { include: ["lit", "lit/directives/**", "d3-force", "axe-core", "fast-check"] },
  test: {
    include: ["tests/component/**/*.test.ts"],
    setupFiles: ["tests/component/setup.ts"],
    // All files share one page, so the solver is loaded once.
    isolate: false,
    fileParallelism: false,
    restoreMocks: true,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: process.env.HEADED === undefined,
      viewport: { width: 1280, height: 900 },
      screenshotFailures: false,
      commands: { pointer, textSize, touch },
      provider: playwright({
        launchOptions: { executablePath: chromium() ?? "", args: ["--no-sandbox"] },
        // The window is larger than any page under test, which would otherwise be scaled down.
        contextOptions: { locale: "en-US", viewport: { width: 1600, height: 1000 } },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
