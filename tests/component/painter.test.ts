// The class `Painter`: real pixels of a real canvas.
import init, { Editor, Painter, type Piece, type Scene } from "cat-and-mouse";
import { expect, test } from "vitest";

/** Colours that appear nowhere else. */
const COLOURS = {
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
type ColourName = keyof typeof COLOURS;
/** A block of cells: its first row and column, and its numbers of rows and columns. */
type Where = [row: number, col: number, rows?: number, cols?: number];
const NOTHING: Scene = { cat: null, mouse: null, food: null, arrows: [], carried: null };
const PIECES = ["cat", "mouse", "food"] as const;

/** A canvas of this width in the document; without `colours`, its colours are unset. */
function canvasOf(width = 400, colours: Partial<Record<ColourName, number[]>> = COLOURS): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = `display: block; width: ${width}px`;
  for (const name of Object.keys(COLOURS)) {
    const colour = colours[name as ColourName];
    canvas.style.setProperty(`--cm-${name}`, colour ? `rgb(${colour.join(", ")})` : "initial");
  }
  return document.body.appendChild(canvas);
}

/** A canvas with this board painted on it. */
function painted(board: string, scene: Partial<Scene> = {}, canvas = canvasOf()) {
  const editor = new Editor(`board=${board}`);
  const painter = new Painter(canvas);
  painter.fit(editor.rows, editor.cols);
  painter.paint(editor, { ...NOTHING, ...scene });
  return { editor, canvas, painter };
}

/** The current content of a canvas, cell by cell. */
function look(canvas: HTMLCanvasElement, cols: number) {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
  const side = width / cols;
  const at = (x: number, y: number) => {
    const start = 4 * (Math.trunc(y) * width + Math.trunc(x));
    return [...data.subarray(start, start + 3)];
  };
  /** The colours of all pixels of these cells. */
  const pixels = (row: number, col: number, rows = 1, columns = 1) => {
    const [left = 0, top = 0, wide = 0, high = 0] = [col, row, columns, rows].map((cells) => Math.round(cells * side));
    return Array.from({ length: wide * high }, (_, index) => at(left + (index % wide), top + Math.floor(index / wide)));
  };
  return {
    data,
    pixels,
    /** The colour in the middle of a cell. */
    middle: (row: number, col: number) => at((col + 0.5) * side, (row + 0.5) * side),
    /** The share of these cells with exactly this colour, 0 to 1. */
    share(name: ColourName, ...where: Where) {
      const all = pixels(...where);
      return all.filter((pixel) => String(pixel) === String(COLOURS[name])).length / all.length;
    },
  };
}

const pictureOf = (cols: number, board: string, scene: Partial<Scene> = {}, canvas = canvasOf()) =>
  look(painted(board, scene, canvas).canvas, cols);

/** The code of the error that the call throws; its text if it has no code; "nothing" if the call throws nothing. */
function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return "nothing";
}

/** Runs the call while `devicePixelRatio` has this value. */
function withDensity(value: unknown, call: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(window, "devicePixelRatio") ?? {};
  Object.defineProperty(window, "devicePixelRatio", { value, configurable: true });
  try {
    call();
  } finally {
    Object.defineProperty(window, "devicePixelRatio", before);
  }
}

const thrower = () => {
  throw "the caller's own";
};

/** A proxy that throws on every access. */
function hostile(target: object): never {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => typeof Reflect.get(Reflect, name) === "function");
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, thrower]))) as never;
}

test("walls, floor and the lines between cells have their colours; neighbouring walls are one shape", () => {
  const seen = pictureOf(4, "x3/4");
  expect(seen.middle(0, 0)).toEqual(COLOURS.wall);
  for (const [row, col] of [
    [0, 1],
    [0, 3],
    [1, 0],
    [1, 3],
  ] as const) {
    expect(seen.share("floor", row, col), `floor in ${row}, ${col}`).toBeGreaterThan(0.9);
    expect(seen.share("wall", row, col), `wall in ${row}, ${col}`).toBe(0);
  }
  const wall = seen.share("wall", 0, 0);
  expect(wall > 0.85 && wall < 1, `a wall is a block with a round corner: ${wall}`).toBe(true);
  expect(seen.share("grid", 1, 0, 1, 4)).toBeGreaterThan(0);
  // Cells whose sides are not a whole number of pixels must not show seams.
  expect(pictureOf(3, "xxx/xxx/xxx", {}, canvasOf(401)).share("wall", 0, 0, 3, 3)).toBe(1);
});

test("a piece has its colour where the scene has it, also between two cells, and on a shared one", () => {
  const places: Record<Piece, [number, number]> = { cat: [0, 0], mouse: [0, 2], food: [1, 3] };
  const all = pictureOf(4, "4/4", places);
  const shared = pictureOf(3, "3/3", { cat: [1, 1], mouse: [1, 1], food: [1, 1] });
  for (const piece of PIECES) {
    expect(all.share(piece, ...places[piece]), piece).toBeGreaterThan(0.15);
    expect(all.share(piece === "food" ? "food-marks" : "marks", ...places[piece]), piece).toBeGreaterThan(0.005);
    for (const where of [
      [0, 1],
      [0, 3],
      [1, 0, 1, 3],
    ] as Where[])
      expect(all.share(piece, ...where), piece).toBe(0);
    expect(shared.share(piece, 1, 1), `${piece} on a shared cell`).toBeGreaterThan(0.02);
  }
  // The cat is drawn where the scene has it, not on its cell of the board.
  const moved = pictureOf(4, "C3/4", { cat: [1, 2] });
  expect([moved.share("cat", 0, 0), moved.share("cat", 1, 2) > 0.15]).toEqual([0, true]);
  expect(pictureOf(4, "C3/4").share("cat", 0, 0)).toBe(0);

  const between = pictureOf(4, "4/4", { mouse: [0, 1.5] });
  expect(between.share("mouse", 0, 1)).toBeGreaterThan(0.05);
  expect(Math.abs(between.share("mouse", 0, 1) - between.share("mouse", 0, 2)), "half in each").toBeLessThan(0.02);

  const [small = 0, large = 0] = ([null, "cat"] as const).map((carried) =>
    pictureOf(3, "3/3", { cat: [1, 1], carried }).share("cat", 1, 1),
  );
  expect(large, "a carried piece is larger").toBeGreaterThan(1.2 * small);
});

test("an arrow is seen between the cells, points to the second, and is as strong as it should be; staying is a ring", () => {
  type Arrow = Scene["arrows"][number];
  const withArrow = (change: Partial<Arrow> = {}, scene: Partial<Scene> = {}) =>
    pictureOf(4, "4/4/4", { arrows: [{ by: "mouse", from: [1, 0], to: [1, 3], strength: 1, ...change }], ...scene });
  const plain = withArrow();
  for (const col of [1, 2]) expect(plain.share("mouse", 1, col), `column ${col}`).toBeGreaterThan(0.03);
  for (const row of [0, 2]) expect(plain.share("mouse", row, 0, 1, 4), `row ${row}`).toBe(0);
  // The head is wider than the shaft.
  expect(plain.share("mouse", 1.4, 3, 0.04, 0.5), "the head is in the last cell").toBeGreaterThan(0);
  expect(plain.share("mouse", 1.4, 0, 0.04, 1), "and not in the first").toBe(0);

  expect(withArrow({ by: "cat" }).share("cat", 1, 1)).toBeGreaterThan(0.03);
  expect(withArrow({ strength: 0 }).data).toEqual(pictureOf(4, "4/4/4").data);
  for (const [index, part] of withArrow({ strength: 0.5 }).middle(1, 1).entries())
    expect(Math.abs(part - ((COLOURS.floor[index] ?? 0) + (COLOURS.mouse[index] ?? 0)) / 2)).toBeLessThanOrEqual(2);
  expect(withArrow({ from: [2, 1], to: [0, 1] }).share("mouse", 1, 1), "up").toBeGreaterThan(0.03);
  expect(withArrow({ from: [1, 3], to: [1, 0] }).share("mouse", 1, 2), "left").toBeGreaterThan(0.03);
  // The arrow of a move that was made begins in the middle of the cell that the piece has left.
  const made = withArrow({ to: [1, 1] }, { mouse: [1, 1] });
  expect(made.share("mouse", 1.48, 0.68, 0.04, 0.1)).toBeGreaterThan(0.9);
  const beside = withArrow({ strength: 0.1 }, { food: [0, 3] });
  expect(beside.share("food", 0, 3), "a piece beside a faint arrow").toBeGreaterThan(0.15);

  const staying = pictureOf(3, "3/3/3", { arrows: [{ by: "cat", from: [1, 1], to: [1, 1], strength: 1 }] });
  expect(staying.share("cat", 1, 1)).toBeGreaterThan(0.1);
  expect(staying.middle(1, 1), "open in the middle").toEqual(COLOURS.floor);
});

test("the colours are those of the page, also inherited ones, and read again by fit; without any there is a board too", () => {
  const canvas = canvasOf(200);
  for (const name of ["wall", "floor"]) canvas.style.removeProperty(`--cm-${name}`);
  const page = document.body.appendChild(document.createElement("div"));
  page.append(canvas);
  page.style.setProperty("--cm-wall", "rgb(1, 2, 3)");
  const { editor, painter } = painted("x1", {}, canvas);
  expect(look(canvas, 2).middle(0, 0)).toEqual([1, 2, 3]);
  page.style.setProperty("--cm-wall", "rgb(4, 5, 6)");
  page.style.setProperty("--cm-floor", "hsl(120 100% 50%)");
  painter.fit(1, 2);
  painter.paint(editor, NOTHING);
  const { middle } = look(canvas, 2);
  expect([middle(0, 0), middle(0, 1)]).toEqual([
    [4, 5, 6],
    [0, 255, 0],
  ]);

  const plain = pictureOf(4, "x2C", { cat: [0, 3] }, canvasOf(400, {}));
  const light = (colour: number[]) => colour.reduce((sum, part) => sum + part, 0);
  expect(light(plain.middle(0, 1)) - light(plain.middle(0, 0)), "walls stand out").toBeGreaterThan(300);
  expect(new Set(plain.pixels(0, 3).map(String)).size, "the cat is there").toBeGreaterThan(10);
});

test("the canvas has the pixels of the screen, and follows its own size and the board's", () => {
  const { canvas, editor, painter } = painted("x3/4");
  for (const density of [1, 2, 1.5, 3]) {
    withDensity(density, () => painter.fit(2, 4));
    painter.paint(editor, { ...NOTHING, food: [1, 2] });
    expect([canvas.width, canvas.height], `density ${density}`).toEqual([400 * density, 200 * density]);
    expect([canvas.clientWidth, canvas.clientHeight], "on the page it stays as large as it was").toEqual([400, 200]);
    const seen = look(canvas, 4);
    expect([seen.middle(0, 0), seen.middle(1, 3)]).toEqual([COLOURS.wall, COLOURS.floor]);
    expect(seen.share("food", 1, 2)).toBeGreaterThan(0.15);
  }

  painter.fit(2, 4);
  painter.paint(editor, NOTHING);
  painter.fit(2, 4);
  expect(look(canvas, 4).middle(0, 0), "when nothing has changed, the picture stays").toEqual(COLOURS.wall);
  canvas.style.width = "160px";
  editor.resize(8, 2);
  painter.fit(8, 2);
  painter.paint(editor, { ...NOTHING, mouse: [7, 1] });
  expect([canvas.width, canvas.height]).toEqual([160, 640]);
  expect(look(canvas, 2).middle(0, 0)).toEqual(COLOURS.wall);
  expect(look(canvas, 2).share("mouse", 7, 1)).toBeGreaterThan(0.15);
});

test("painting replaces the picture before; a scene alone is painted over it, and no board with it", () => {
  const { canvas, editor, painter } = painted("x2/3", {
    cat: [0, 1],
    arrows: [{ by: "cat", from: [1, 0], to: [1, 2], strength: 1 }],
  });
  painter.paint(editor, NOTHING);
  for (const colour of ["cat", "shadow"] as const) expect(look(canvas, 3).share(colour, 0, 0, 2, 3)).toBe(0);
  painter.paintScene({ ...NOTHING, food: [1, 2] });
  const bare = canvasOf();
  const other = new Painter(bare);
  other.fit(2, 3);
  other.paintScene({ ...NOTHING, food: [1, 2] });
  const [over, alone] = [look(canvas, 3), look(bare, 3)];
  expect([over.middle(0, 0), over.middle(0, 1)]).toEqual([COLOURS.wall, COLOURS.floor]);
  expect([alone.middle(0, 0), alone.middle(0, 1)]).toEqual(Array(2).fill([0, 0, 0]));
  for (const seen of [over, alone]) expect(seen.share("food", 1, 2)).toBeGreaterThan(0.15);
});

test("outlines are paths, with marks on the body, in their box", () => {
  const context = canvasOf().getContext("2d");
  const outlines = PIECES.map((piece) => Painter.outline(piece));
  expect(new Set(outlines.map(({ body }) => body)).size).toBe(3);
  for (const { body, marks } of outlines) {
    for (const path of [body, marks]) expect(path).toMatch(/^M.*Z$/s);
    const [bodyPath, marksPath] = [new Path2D(body), new Path2D(marks)];
    const counted = { body: 0, marks: 0, outside: 0, beside: 0 };
    for (let x = -20; x < 120; x++)
      for (let y = -20; y < 120; y++) {
        const isBody = context?.isPointInPath(bodyPath, x, y);
        const isMark = context?.isPointInPath(marksPath, x, y);
        if (isBody) counted.body += 1;
        if (isMark) counted.marks += 1;
        if (isBody && (Math.min(x, y) <= -3 || Math.max(x, y) >= 103)) counted.outside += 1;
        if (isMark && !isBody) counted.beside += 1;
      }
    expect(counted).toMatchObject({ outside: 0, beside: 0 });
    expect(counted.body).toBeGreaterThan(3_000);
    expect(counted.marks).toBeGreaterThan(100);
  }
});

test("a canvas without a size is painted, also before any fit", () => {
  const editor = new Editor("board=x1/CM");
  const scene: Scene = {
    ...NOTHING,
    cat: [1, 0],
    mouse: [1, 1],
    arrows: [{ by: "cat", from: [1, 0], to: [0, 1], strength: 1 }],
  };
  const loose = document.createElement("canvas"); // not in the document
  const hidden = canvasOf(300);
  hidden.style.display = "none";
  for (const canvas of [loose, hidden, canvasOf(0)]) {
    const painter = new Painter(canvas);
    painter.paint(editor, scene);
    painter.fit(2, 2);
    painter.paint(editor, scene);
    expect(Math.min(canvas.width, canvas.height)).toBeGreaterThan(0);
  }
  hidden.style.display = "block";
  const painter = new Painter(hidden);
  for (const density of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, undefined, "x"])
    expect(codeOf(() => withDensity(density, () => painter.fit(2, 2)))).toBe("nothing");
  for (const size of [[0, 0], [9, 1], [255, 255], [-1, 1.5], [Number.NaN, 300], [], [null, "x"], [{}, []]])
    expect(codeOf(() => Reflect.apply(painter.fit, painter, size))).toBe("bad-size");
  painter.fit(2, 2);
  painter.paint(editor, scene);
  expect(look(hidden, 2).middle(0, 0)).toEqual(COLOURS.wall);
});

test("anything but a canvas with a 2d context, a freed painter, and a scene that cannot be read are refused", () => {
  const taken = document.createElement("canvas");
  taken.getContext("bitmaprenderer");
  for (const wrong of [undefined, null, 1, "canvas", {}, document.createElement("div"), document.all, window, taken])
    expect(codeOf(() => new Painter(wrong as never))).toBe("bad-argument");
  const { painter, editor } = painted("x1");
  for (const scene of [
    undefined,
    null,
    5,
    "a scene",
    hostile({}),
    { ...NOTHING, arrows: 5 },
    { ...NOTHING, arrows: [null] },
  ])
    expect(codeOf(() => painter.paint(editor, scene as never))).toBe("bad-argument");
  painter.free();
  expect([codeOf(() => painter.paint(editor, NOTHING)), editor.rows]).toEqual(["freed", 1]);
});

test("odd scenes leave painter and editor working", () => {
  const { canvas, painter, editor } = painted("x3/4");
  const arrow = { by: "cat", from: [0, 1], to: [0, 3], strength: 1 };
  const getter = (object: object, key: string) => Object.defineProperty({ ...object }, key, { get: thrower });
  const values: unknown[] = [
    ...[undefined, null, 5, "place", true, Symbol("place"), 3n, {}, () => 1, hostile([]), hostile({}), new Array(4e9)],
    ...[[], [Number.NaN, Number.NaN], [1 / 0, -1 / 0], [1e308, 1e308], ["0", "1"], [null], [[0], [1]], [-100, 4000]],
    ...[getter([0, 0], "1"), [Symbol("row"), 1n], [{ valueOf: thrower }, hostile({})]],
  ];
  const scenes: unknown[] = values.flatMap((value) => [
    ...["cat", "mouse", "food", "carried", "arrows"].map((key) => ({ ...NOTHING, [key]: value })),
    ...["by", "from", "to", "strength"].map((key) => ({ ...NOTHING, arrows: [{ ...arrow, [key]: value }] })),
    { ...NOTHING, arrows: [value] },
    value,
  ]);
  scenes.push(
    ...Object.keys(NOTHING).map((key) => getter(NOTHING, key)),
    ...Object.keys(arrow).map((key) => ({ ...NOTHING, arrows: [getter(arrow, key)] })),
    ...[Number.NaN, -1, 2, 1 / 0, "0.5"].map((strength) => ({ ...NOTHING, arrows: [{ ...arrow, strength }] })),
  );
  const codes = scenes.map((scene) => {
    const code = codeOf(() => painter.paint(editor, scene as never));
    if (code !== codeOf(() => painter.paintScene(scene as never))) return "not the same";
    // Neither the painter nor the editor may stay locked.
    painter.fit(2, 4);
    editor.release();
    return code;
  });
  expect([...new Set(codes)].sort()).toEqual(["bad-argument", "nothing"]);
  painter.paint(editor, { ...NOTHING, food: [1, 1] });
  const seen = look(canvas, 4);
  expect([seen.middle(0, 0), seen.middle(1, 3)]).toEqual([COLOURS.wall, COLOURS.floor]);
  expect(seen.share("food", 1, 1), "at full strength and in its place").toBeGreaterThan(0.15);
});

test("a scene whose getter calls the painter throws safely", () => {
  const calling = (call: (made: ReturnType<typeof painted>) => void) => {
    const made = painted("x3/4");
    const get = () => {
      call(made);
      return null;
    };
    return { ...made, scene: Object.defineProperty({ ...NOTHING }, "cat", { get }) };
  };
  for (const { painter, editor, scene } of [
    calling(({ editor }) => editor.press(0, 0, "wall")),
    calling(({ editor }) => editor.resize(1, 1)),
    calling(({ editor }) => editor.free()),
    calling(({ painter }) => painter.fit(1, 1)),
    calling(({ painter }) => painter.free()),
  ])
    expect(codeOf(() => painter.paint(editor, scene))).not.toMatch(/RuntimeError|^nothing$/);

  // While the painter reads the scene, the editor may be read.
  const grids: string[][] = [];
  const { painter, editor, scene } = calling(({ editor }) => grids.push(editor.grid()));
  painter.paint(editor, scene);
  editor.press(0, 0, "wall");
  editor.release();
  expect([...grids, editor.grid()]).toEqual([
    ["#...", "...."],
    ["....", "...."],
  ]);
});

test("painting leaks no memory", async () => {
  const { memory, ...others } = await init();
  const tables = Object.values(others).filter((each) => (each as unknown) instanceof WebAssembly.Table);
  const size = () => [
    memory.buffer.byteLength,
    ...tables.map((table) => (table as unknown as WebAssembly.Table).length),
  ];
  const { painter, editor } = painted("x3/4");
  const paint = (times: number) => {
    for (let time = 0; time < times; time++) painter.paint(editor, NOTHING);
    return size();
  };
  const before = paint(100);
  expect(before.length).toBeGreaterThan(1);
  expect(paint(2_000)).toEqual(before);
});
