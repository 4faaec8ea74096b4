import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { type Lines, mistakeLines } from "./www/check/mistake-lines.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Inserts tested code into the pages: `<code data-file="…">` gets the text of that file of www/tutorial/, and
 * `<code data-mistake="problem/mistake">` gets the wrong line and the right line of that mistake.
 */
const codeInPages: Plugin = {
  name: "code-in-pages",
  transformIndexHtml: {
    order: "pre",
    handler: (page) =>
      page
        .replace(/(<code data-file="([^"]+)">)(?=<\/code>)/g, (_, tag: string, file: string) => {
          return tag + escaped(readFileSync(join(import.meta.dirname, "www", "tutorial", file), "utf8"));
        })
        .replace(
          /(<code data-mistake="([^"/]+)\/([^"]+)">)(?=<\/code>)/g,
          (_, tag: string, problem: string, mistake: string) => {
            const lines = (mistakeLines as Record<string, Record<string, Lines>>)[problem]?.[mistake];
            if (!lines) throw new Error(`there are no lines for ${problem}/${mistake}`);
            return `${tag}<del>✗ ${escaped(lines.wrong)}</del><ins>✓ ${escaped(lines.right)}</ins>`;
          },
        ),
  },
};

export default defineConfig({
  plugins: [codeInPages],
  // Relative addresses: dist/ works under any path of any server.
  base: "./",
  // There is no public/ folder: the file that needs a resource imports it.
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The same browsers as the wasm (scripts/wasm.mjs).
    target: ["es2022", "chrome111", "edge111", "firefox121", "safari16.4"],
    // A data: address for an icon or the wasm would need an exception in the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The tutorial loads these scripts on request. The modules that they import are loaded as scripts, and Firefox
      // reports an error if a module is then preloaded.
      resolveDependencies: (file, parts, { hostId }) =>
        /\/(mistakes|graphs|help)-/.test(file) || /\/graphs-/.test(hostId) ? [] : parts,
    },
    reportCompressedSize: false,
  },
  // The judge's worker is a module, like the solver.
  worker: { format: "es" },
  optimizeDeps: {
    // Prebundling would break the glue's `new URL("cat_and_mouse_bg.wasm", import.meta.url)`.
    exclude: ["cat-and-mouse"],
  },
});
