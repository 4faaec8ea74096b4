import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Puts the text of a file of www/tutorial/ into the page where `<code data-file="…">` names it: readers see the file that is tested. */
const filesInPages: Plugin = {
  name: "files-in-pages",
  transformIndexHtml: {
    order: "pre",
    handler: (page) =>
      page.replace(/(<code data-file="([^"]+)">)(?=<\/code>)/g, (_, tag: string, file: string) => {
        const text = readFileSync(join(import.meta.dirname, "www", "tutorial", file), "utf8");
        return tag + text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      }),
  },
};

export default defineConfig({
  plugins: [filesInPages],
  // Relative addresses: dist/ works under any path of any server.
  base: "./",
  // There is no public/ folder: everything served is imported by what needs it.
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The same browsers as the wasm (scripts/wasm.mjs).
    target: ["es2022", "chrome111", "edge111", "firefox121", "safari16.4"],
    // A data: address for an icon or the wasm would need a hole in the page's content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The judge's worker is a module, as the solver is.
  worker: { format: "es" },
  optimizeDeps: {
    // Prebundling would break the glue's `new URL("cat_and_mouse_bg.wasm", import.meta.url)`.
    exclude: ["cat-and-mouse"],
  },
});
