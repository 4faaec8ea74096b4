// Runs in a page beside the package: what painter.test.mjs paints with, and its pictures as they are.
import init, { Editor, Painter } from "cat-and-mouse";

export { Editor, Painter };
export const { memory, ...others } = /** @type {any} */ (typeof document === "undefined" ? {} : await init());

/** Colours that nothing else has. */
export const COLOURS = {
  floor: [250, 240, 230],
  grid: [200, 210, 220],
  wall: [20, 30, 40],
  marks: [255, 0, 255],
  "food-marks": [120, 60, 0],
  cat: [240, 0, 0],
  mouse: [0, 0, 240],
  food: [240, 240, 0],
  shadow: [0, 90, 0],
};
/** @type {import("cat-and-mouse").Scene} */
export const nothing = { cat: null, mouse: null, food: null, arrows: [], carried: null };

/** A canvas of this width in the document, with these colours. */
export function canvasOf(width = 400, /** @type {Record<string, number[]>} */ colours = COLOURS) {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = `display: block; width: ${width}px`;
  for (const [name, colour] of Object.entries(colours))
    canvas.style.setProperty(`--cm-${name}`, `rgb(${colour.join(", ")})`);
  return document.body.appendChild(canvas);
}

/** A canvas on which this board is painted. @param {string} board @param {object} [scene] */
export function painted(board, scene, canvas = canvasOf()) {
  const editor = new Editor(`board=${board}`);
  const painter = new Painter(canvas);
  painter.fit(editor.rows, editor.cols);
  painter.paint(editor, { ...nothing, ...scene });
  return { editor, canvas, painter };
}

/** All pixels of a canvas, to be looked at in Node. @param {HTMLCanvasElement} canvas */
export function picture(canvas) {
  const { width, height, clientWidth, clientHeight } = canvas;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let bytes = "";
  for (const byte of context?.getImageData(0, 0, width, height).data ?? []) bytes += String.fromCharCode(byte);
  return { width, height, clientWidth, clientHeight, pixels: btoa(bytes) };
}

/** A picture of this board. @param {string} board @param {object} [scene] @param {[width?: number, colours?: Record<string, number[]>]} [how] */
export const pictureOf = (board, scene, how = []) => picture(painted(board, scene, canvasOf(...how)).canvas);

/** The code of what the call throws; a trap has none. @param {() => unknown} call */
export function codeOf(call) {
  try {
    call();
  } catch (error) {
    return /** @type {any} */ (error).code ?? String(error);
  }
  return "nothing";
}

/** Runs with this density of the screen's pixels. @param {unknown} value @param {() => unknown} call */
export function withDensity(value, call) {
  const before = Object.getOwnPropertyDescriptor(window, "devicePixelRatio") ?? {};
  Object.defineProperty(window, "devicePixelRatio", { value, configurable: true });
  try {
    call();
  } finally {
    Object.defineProperty(window, "devicePixelRatio", before);
  }
}

/** What can only grow: the memory in bytes, and the tables of values. */
export const size = () => [
  memory.buffer.byteLength,
  ...Object.values(others).flatMap((value) => (value instanceof WebAssembly.Table ? [value.length] : [])),
];

export const thrower = () => {
  throw "the caller's own";
};
/** A proxy that throws whatever is done to it. @param {object} target */
export function hostile(target) {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => typeof Reflect.get(Reflect, name) === "function");
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, thrower])));
}
