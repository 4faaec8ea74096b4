// Runs the journeys of this folder in an installed browser, which $BROWSER names. Node drives it through the built site.
// `npm test -- chromium`, `npm test -- firefox`.
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { ROOT } from "../../scripts/versions.mjs";

export default defineConfig({
  root: ROOT,
  publicDir: false,
  cacheDir: "target/vite",
  resolve: { alias: { "cat-and-mouse": join(ROOT, "pkg", "node.js") } },
  test: {
    include: ["tests/journeys/**/*.test.ts"],
    environment: "node",
    // All files share one browser.
    isolate: false,
    fileParallelism: false,
    // The compiler of Check code is slow.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // The machine may be busy; only a failing journey takes this long.
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
