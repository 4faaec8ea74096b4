// Takes the indentation out of lit's templates, which shows nowhere, but is some 1% of what a visitor downloads. For vite.config.ts.

/** @returns {import("vite").Plugin} */
export const flatTemplates = () => ({
  name: "flat-templates",
  apply: "build",
  transform(code, id) {
    if (!/\/www\/.+\.ts$/.test(id) || !/\b(html|svg)`/.test(code)) return;
    const texts = textsOf(this.parse(code)).sort((one, other) => other.start - one.start);
    const flat = texts.reduce(
      (all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/\n\s+/g, "\n") + all.slice(end),
      code,
    );
    return { code: flat, map: null };
  },
});

/** The pieces of text in the templates of a script. @param {any} node @returns {{ start: number, end: number }[]} */
function textsOf(node) {
  if (node === null || typeof node !== "object") return [];
  const within = Object.values(node).flatMap(textsOf);
  const isTemplate = node.type === "TaggedTemplateExpression" && ["html", "svg"].includes(node.tag.name);
  return isTemplate ? [...within, ...node.quasi.quasis] : within;
}
