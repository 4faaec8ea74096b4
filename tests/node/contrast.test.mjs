// Every pair of colours that must be told apart, in both themes, by the contrast ratio of WCAG 2.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";

/** The custom properties of a theme, the same for the page and for the embedded board. @param {"light" | "dark"} theme */
function colours(theme) {
  const style = readFileSync(join(ROOT, "www", "style", `${theme}.css`), "utf8");
  return new Map(
    [...style.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** @param {string} colour */
function luminance(colour) {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, "$&$&") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text = [
  ["--ink", "--paper"],
  ["--ink", "--card"],
  ["--ink", "--mouse-wash"],
  ["--ink", "--cat-wash"],
  ["--ink", "--limit-wash"],
  ["--quiet", "--paper"],
  ["--quiet", "--card"],
  ["--quiet", "--limit-wash"],
  ["--on-accent", "--accent"],
  ["--mouse-ink", "--mouse-wash"],
  ["--cat-ink", "--cat-wash"],
  ["--cat-ink", "--paper"],
];
const shapes = [
  ["--cm-wall", "--cm-floor"],
  ["--cm-cat", "--cm-floor"],
  ["--cm-mouse", "--cm-floor"],
  ["--cm-marks", "--cm-cat"],
  ["--cm-marks", "--cm-mouse"],
  ["--edge", "--card"],
];

for (const theme of /** @type {const} */ (["light", "dark"])) {
  test(`what must be told apart can be, in the ${theme} theme`, () => {
    const named = colours(theme);
    const [wall = "", floor = ""] = [named.get("--cm-wall"), named.get("--cm-floor")];
    assert.ok(luminance(wall) < luminance(floor), "a wall is darker than the floor");
    for (const [pairs, least] of /** @type {[string[][], number][]} */ ([
      [text, 4.5],
      [shapes, 3],
    ])) {
      for (const [one = "", other = ""] of pairs) {
        const ratio = contrast(named.get(one) ?? assert.fail(one), named.get(other) ?? assert.fail(other));
        assert.ok(ratio >= least, `${one} on ${other} has ${ratio.toFixed(2)}, less than ${least}`);
      }
    }
  });
}

test("in the dark, the frames of What if are softer than what is written in them, and still seen on the floor", () => {
  const named = colours("dark");
  const style = readFileSync(join(ROOT, "www", "style", "dark.css"), "utf8");
  const [, white = "", percent = ""] = /--on-cell: rgb\((255 255 255) \/ (\d+)%\);/.exec(style) ?? [];
  assert.equal(white, "255 255 255");
  const [floor = "", letters = ""] = [named.get("--cm-floor"), named.get("--on-mark")];
  // The frame is white, and lets the floor through.
  const through = [1, 3, 5].map((at) => {
    const part = Number.parseInt(floor.slice(at, at + 2), 16);
    return Math.round(part + ((255 - part) * Number(percent)) / 100)
      .toString(16)
      .padStart(2, "0");
  });
  const frame = contrast(`#${through.join("")}`, floor);
  assert.ok(frame >= 3, `${frame.toFixed(2)} to the floor`);
  assert.ok(
    frame < 0.75 * contrast(letters, floor),
    `${frame.toFixed(2)}, and the letters have ${contrast(letters, floor).toFixed(2)}`,
  );
});
