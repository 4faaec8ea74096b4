// Information about the site for search engines, other sites and browsers: head tags, sitemap, robots, icons, the web
// manifest, and the service worker with the offline copy. All addresses come from package.json. build.mjs passes these
// plugins to Vite.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { serwist } from "@serwist/vite";
import { about } from "./manifests.mjs";
import { ROOT } from "./versions.mjs";

const { homepage } = about();
const NAME = "Cat & Mouse Playground";
/** The preview picture for links to the site. `npm run screenshots` makes it and the icons. */
const PICTURE = "social.png";
const PICTURES = [PICTURE, "icon-180.png", "icon-192.png", "icon-512.png"];

/** The pages for search engines, by address within the site. @type {Record<string, { language?: string }>} */
const PAGES = { "": {}, "tutorial/": { language: "en" }, "tutorial/zh/": { language: "zh" } };

const address = (/** @type {string} */ path) => new URL(path, homepage).href;
/** The addresses of the page in all languages, and the default one. @returns {{ hreflang: string, href: string }[]} */
const translations = (/** @type {string} */ path) =>
  PAGES[path]?.language
    ? [
        ...Object.entries(PAGES).flatMap(([other, { language }]) =>
          language ? [{ hreflang: language, href: address(other) }] : [],
        ),
        { hreflang: "x-default", href: address("tutorial/") },
      ]
    : [];

/** @param {string} html @param {string} filename the page's file, from the top of the site @returns {import("vite").HtmlTagDescriptor[]} */
function headOf(html, filename) {
  const path = filename.replace(/^\/|index\.html$/g, "");
  const top = posix.relative(posix.dirname(`/${filename.replace(/^\//, "")}`), "/") || ".";
  const link = (/** @type {Record<string, string>} */ attrs) => ({ tag: "link", attrs });
  const icons = [
    link({ rel: "apple-touch-icon", href: `${top}/icon-180.png` }),
    link({ rel: "manifest", href: `${top}/manifest.webmanifest` }),
  ];
  // The page for frames is not for search engines.
  if (!(path in PAGES)) return icons;
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, description = ""] = /name="description"\s+content="(.*?)"/s.exec(html) ?? [];
  const meta = {
    "og:type": "website",
    "og:site_name": NAME,
    "og:title": title.replace("&amp;", "&"),
    "og:description": description,
    "og:url": address(path),
    "og:image": address(PICTURE),
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A board with a cat, a mouse and cheese, and who wins it",
  };
  return [
    ...icons,
    link({ rel: "canonical", href: address(path) }),
    ...translations(path).map((attrs) => link({ rel: "alternate", ...attrs })),
    ...Object.entries(meta).map(([property, content]) => ({ tag: "meta", attrs: { property, content } })),
    { tag: "meta", attrs: { name: "twitter:card", content: "summary_large_image" } },
  ];
}

/** The pages that start with a board. */
const BOARD_FIRST = ["index.html", "embed.html"];

/**
 * Preloads the files that the page's script needs immediately, except the texts, which depend on the language.
 * @param {import("vite").IndexHtmlTransformContext} context
 * @returns {import("vite").HtmlTagDescriptor[]}
 */
function early({ path, bundle = {}, chunk }) {
  if (!chunk || !BOARD_FIRST.includes(path.slice(1))) return [];
  const importsOf = (/** @type {string} */ name) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file.imports : [];
  };
  // The page for frames loads the code of graphs only if needed.
  const scripts = new Set(path === "/embed.html" ? [] : chunk.dynamicImports);
  for (const script of scripts) for (const other of importsOf(script)) scripts.add(other);
  // Vite already lists the imports of the first script.
  const known = new Set(chunk.imports);
  for (const script of known) for (const other of importsOf(script)) known.add(other);
  for (const script of known) scripts.delete(script);
  return [...scripts].map((name) => ({
    tag: "link",
    attrs: { rel: "modulepreload", href: `./${name}`, crossorigin: true },
  }));
}

function sitemap() {
  const pages = Object.keys(PAGES).map((path) => {
    const others = translations(path).map(
      (attrs) => `<xhtml:link rel="alternate" hreflang="${attrs.hreflang}" href="${attrs.href}"/>`,
    );
    return `  <url><loc>${address(path)}</loc>${others.join("")}</url>\n`;
  });
  const spaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${pages.join("")}</urlset>\n`;
}

const manifest = () => ({
  id: "./",
  name: NAME,
  short_name: "Cat & Mouse",
  description: "Draw a board and see who wins the pursuit game, why, and in how many moves.",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f6f2e9",
  theme_color: "#f6f2e9",
  icons: [192, 512].map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
});

/** @type {import("vite").Plugin} */
const aboutTheSite = {
  name: "about-the-site",
  transformIndexHtml: {
    order: "post",
    handler: (html, context) =>
      [...early(context), ...headOf(html, context.path)].map((tag) => ({ ...tag, injectTo: "head" })),
  },
  generateBundle() {
    const files = {
      "sitemap.xml": sitemap(),
      "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${address("sitemap.xml")}\n`,
      "manifest.webmanifest": `${JSON.stringify(manifest(), null, 2)}\n`,
      ...Object.fromEntries(PICTURES.map((name) => [name, readFileSync(join(ROOT, "www", "site", name))])),
    };
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
  },
};

/** The plugins of the site's build. Neither the element nor the development server has them. */
export const sitePlugins = () => [
  aboutTheSite,
  serwist({
    swSrc: "www/offline/sw.ts",
    swDest: "sw.js",
    rollupFormat: "iife",
    globDirectory: join(ROOT, "dist"),
    globPatterns: ["*.html", "tutorial/**/*.html", "assets/**", "*.webmanifest", "icon-*.png"],
  }),
];
