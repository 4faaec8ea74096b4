// Changes to what wasm-bindgen generates.
import { Stop } from "./run.mjs";

/** Replaces all that matches, and stops unless it is so many places: another wasm-bindgen may write another glue. @param {string} text @param {RegExp} pattern @param {string} by @param {number} times */
function replace(text, pattern, by, times) {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== times) throw new Stop(`In wasm-bindgen's glue, ${pattern} is in ${found} places and not in ${times}.`);
  return text.replace(pattern, by);
}

/** The generated JavaScript, in which a misplaced call meets what src/web/js/misuse.js has for it. @param {string} glue @returns {string} */
export function amendGlue(glue) {
  const started = replace(
    replace(glue, /^let wasmModule, wasmInstance, wasm;$/gm, "let wasmModule, wasmInstance, wasm = notInitialised;", 1),
    /\bwasm !== undefined\b/g,
    "wasm !== notInitialised",
    2,
  );
  const ended = started.replace(/^export class (\w+) \{\n.*?^\}\n/gms, (body, /** @type {string} */ name) => {
    const address = `${name}.prototype.__wbg_ptr`;
    return `${replace(body, /(?<=this\.__wbg_ptr = )0;/g, `${address};`, 1)}${address} = freed("${name}");\n`;
  });
  return ended.replace(/^import /m, 'import { freed, notInitialised } from "./snippets/misuse.js";\n$&');
}

/** The generated types, with the library that knows `Symbol.dispose`: most projects do not name it. @param {string} types @returns {string} */
export const amendTypes = (types) => `/// <reference lib="esnext.disposable" />\n${types}`;
