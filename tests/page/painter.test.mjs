// The class `Painter`: real pixels of a real canvas, which the browser paints and Node looks at.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { COLOURS } from "./canvas.mjs";
import { placesOf, withBrowser } from "./playground.mjs";

/** @typedef {typeof import("./canvas.mjs")} Canvas */
/** @typedef {number[]} Colour */

const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-painter-"));
after(() => rmSync(folder, { recursive: true, force: true }));
cpSync(join(ROOT, "pkg"), join(folder, "pkg"), { recursive: true });
cpSync(join(import.meta.dirname, "canvas.mjs"), join(folder, "canvas.mjs"));
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><title>Painter</title><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "cat-and-mouse": "./pkg/cat_and_mouse.js" } }</script>`,
);
const { open } = withBrowser();

/** Runs in a fresh page, with canvas.mjs; nothing else of this file is there. @template T @param {(canvas: Canvas) => T} call @returns {Promise<Awaited<T>>} */
async function inPage(call) {
  const page = await open({ folder });
  // As a module of the page: what WebDriver runs itself is in a realm of its own, in Firefox without import maps.
  const module = `import * as canvas from "./canvas.mjs";
    const answer = await Promise.resolve(canvas).then(${call}).then((value) => ({ value }), (error) => ({ error: String(error) }));
    document.body.append(Object.assign(document.createElement("output"), { textContent: JSON.stringify(answer) }));`;
  await page.run(
    `document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: arguments[0] }))`,
    module,
  );
  let text = "";
  await page.until(async () => {
    text = (await page.run('return document.querySelector("output")?.textContent')) ?? "";
    return text !== "";
  }, "the answer of the page");
  const { value, error } = JSON.parse(text);
  assert.equal(error, undefined);
  return value;
}

/** A picture whose cells are looked at. */
class Picture {
  /** @param {ReturnType<Canvas["picture"]>} seen @param {number} cols */
  constructor(seen, cols) {
    this.seen = seen;
    this.side = seen.width / cols;
    this.data = Buffer.from(seen.pixels, "base64");
  }

  /** @param {number} x @param {number} y @returns {Colour} */
  #at(x, y) {
    const start = 4 * (Math.trunc(y) * this.seen.width + Math.trunc(x));
    return [...this.data.subarray(start, start + 3)];
  }

  /** The colour in the middle of a cell. @param {number} row @param {number} col */
  middle(row, col) {
    return this.#at((col + 0.5) * this.side, (row + 0.5) * this.side);
  }

  /** The colours of all pixels of these cells. @param {number} row @param {number} col @param {number} [rows] @param {number} [cols] */
  pixels(row, col, rows = 1, cols = 1) {
    const [left = 0, top = 0, width = 0, height = 0] = [col, row, cols, rows].map((cells) =>
      Math.round(cells * this.side),
    );
    return Array.from({ length: width * height }, (_, index) =>
      this.#at(left + (index % width), top + Math.floor(index / width)),
    );
  }

  /** How much of these cells has exactly this colour, 0 to 1. @param {Colour} colour @param {[row: number, col: number, rows?: number, cols?: number]} where */
  share(colour, ...where) {
    const all = this.pixels(...where);
    return all.filter((pixel) => pixel.every((part, index) => part === colour[index])).length / all.length;
  }
}

/** @param {number} cols @param {(canvas: Canvas) => ReturnType<Canvas["picture"]>} call */
const look = async (cols, call) => new Picture(await inPage(call), cols);
/** Several pictures of one page. @param {number} cols @param {(canvas: Canvas) => ReturnType<Canvas["picture"]>[]} call */
const lookAtAll = async (cols, call) => (await inPage(call)).map((seen) => new Picture(seen, cols));
/** @param {number} value @param {number} least @param {string} about */
const above = (value, least, about) => assert.ok(value > least, `${about}: ${value}`);

test("walls and floor have their colours", async () => {
  const seen = await look(4, ({ pictureOf }) => pictureOf("x3/4"));
  assert.deepEqual(seen.middle(0, 0), COLOURS.wall);
  for (const [row, col] of placesOf("0,1 0,3 1,0 1,3")) {
    assert.deepEqual(seen.middle(row, col), COLOURS.floor);
    above(seen.share(COLOURS.floor, row, col), 0.9, `floor in cell ${row} ${col}`);
    assert.equal(seen.share(COLOURS.wall, row, col), 0, `wall in cell ${row} ${col}`);
  }
  const wall = seen.share(COLOURS.wall, 0, 0);
  assert.ok(wall > 0.85 && wall < 1, `a wall is a block with a round corner: ${wall}`);
  above(seen.share(COLOURS.grid, 1, 0, 1, 4), 0, "lines between cells");
});

test("neighbouring walls are one shape", async () => {
  // Cells whose sides are no whole number of pixels must not show seams.
  const seen = await look(3, ({ pictureOf }) => pictureOf("xxx/xxx/xxx", {}, [401]));
  assert.equal(seen.share(COLOURS.wall, 0, 0, 3, 3), 1);
});

test("a piece has its colour in its cell", async () => {
  /** @type {Record<"cat" | "mouse" | "food", [number, number]>} */
  const places = { cat: [0, 0], mouse: [0, 2], food: [1, 3] };
  const [all, moved, none] = /** @type {[Picture, Picture, Picture]} */ (
    await lookAtAll(4, ({ pictureOf }) => [
      pictureOf("4/4", { cat: [0, 0], mouse: [0, 2], food: [1, 3] }),
      pictureOf("C3/4", { cat: [1, 2] }),
      pictureOf("C3/4"),
    ])
  );
  for (const piece of /** @type {const} */ (["cat", "mouse", "food"])) {
    const colour = COLOURS[piece];
    above(all.share(colour, ...places[piece]), 0.15, `${piece} fills its cell`);
    const marks = piece === "food" ? COLOURS["food-marks"] : COLOURS.marks;
    above(all.share(marks, ...places[piece]), 0.005, `${piece} has its marks`);
    for (const [row, col] of placesOf("0,1 0,3 1,0 1,1 1,2"))
      assert.equal(all.share(colour, row, col), 0, `${piece} in cell ${row} ${col}`);
  }
  // Where the scene says it is, not where it stands on the board.
  assert.equal(moved.share(COLOURS.cat, 0, 0), 0);
  above(moved.share(COLOURS.cat, 1, 2), 0.15, "the cat is where the scene has it");
  assert.equal(none.share(COLOURS.cat, 0, 0), 0);
});

test("a piece can be between two cells", async () => {
  const seen = await look(4, ({ pictureOf }) => pictureOf("4/4", { mouse: [0, 1.5] }));
  const [left, right] = [seen.share(COLOURS.mouse, 0, 1), seen.share(COLOURS.mouse, 0, 2)];
  assert.ok(left > 0.05 && Math.abs(left - right) < 0.02, `half in each: ${left}, ${right}`);
});

test("both pieces on a shared cell are visible", async () => {
  const seen = await look(3, ({ pictureOf }) => pictureOf("3/3", { cat: [1, 1], mouse: [1, 1], food: [1, 1] }));
  for (const piece of /** @type {const} */ (["cat", "mouse", "food"]))
    above(seen.share(COLOURS[piece], 1, 1), 0.02, `${piece} is seen`);
});

test("a carried piece is drawn larger", async () => {
  const [small = 0, large = 0] = (
    await lookAtAll(3, ({ pictureOf }) => [null, "cat"].map((carried) => pictureOf("3/3", { cat: [1, 1], carried })))
  ).map((seen) => seen.share(COLOURS.cat, 1, 1));
  assert.ok(large > 1.2 * small, `${large} is more than ${small}`);
});

test("an arrow is visible between the cells, and points to the second", async () => {
  const [plain, byCat, invisible, bare, faint, up, left, made, beside] =
    /** @type {[Picture, Picture, Picture, Picture, Picture, Picture, Picture, Picture, Picture]} */ (
      await lookAtAll(4, ({ pictureOf }) => {
        const arrow = { by: "mouse", from: [1, 0], to: [1, 3], strength: 1 };
        const withArrow = (/** @type {object} */ change, /** @type {object} */ scene) =>
          pictureOf("4/4/4", { arrows: [{ ...arrow, ...change }], ...scene });
        return [
          withArrow({}, {}),
          withArrow({ by: "cat" }, {}),
          withArrow({ strength: 0 }, {}),
          pictureOf("4/4/4"),
          withArrow({ strength: 0.5 }, {}),
          withArrow({ from: [2, 1], to: [0, 1] }, {}),
          withArrow({ from: [1, 3], to: [1, 0] }, {}),
          withArrow({ to: [1, 1] }, { mouse: [1, 1] }),
          withArrow({ strength: 0.1 }, { food: [0, 3] }),
        ];
      })
    );
  for (const col of [1, 2]) above(plain.share(COLOURS.mouse, 1, col), 0.03, `the arrow crosses column ${col}`);
  above(plain.share(COLOURS.mouse, 1, 3), 0.02, "its head is in the last cell");
  for (const row of [0, 2]) assert.equal(plain.share(COLOURS.mouse, row, 0, 1, 4), 0, `row ${row}`);
  // The head is wider than the shaft.
  above(plain.share(COLOURS.mouse, 1.4, 3, 0.04, 0.5), 0, "the head is in the last cell");
  assert.equal(plain.share(COLOURS.mouse, 1.4, 0, 0.04, 1), 0, "and not in the first");

  // Its colour is the mover's, its strength how much it covers.
  above(byCat.share(COLOURS.cat, 1, 1), 0.03, "an arrow of the cat");
  assert.deepEqual(invisible.data, bare.data, "without strength");
  for (const [index, part] of faint.middle(1, 1).entries()) {
    const half = ((COLOURS.floor[index] ?? 0) + (COLOURS.mouse[index] ?? 0)) / 2;
    assert.ok(Math.abs(part - half) <= 2, `a faint arrow is half floor: ${part}`);
  }
  // Other directions.
  above(up.share(COLOURS.mouse, 1, 1), 0.03, "up");
  above(left.share(COLOURS.mouse, 1, 2), 0.03, "left");
  // A move that was made begins in the middle of the cell that the piece has left.
  above(made.share(COLOURS.mouse, 1.48, 0.68, 0.04, 0.1), 0.9, "the shaft is in the cell that was left");
  // What comes after an arrow is as strong as ever.
  above(beside.share(COLOURS.food, 0, 3), 0.15, "a piece beside a faint arrow");
});

test("staying is a ring", async () => {
  const seen = await look(3, ({ pictureOf }) =>
    pictureOf("3/3/3", { arrows: [{ by: "cat", from: [1, 1], to: [1, 1], strength: 1 }] }),
  );
  above(seen.share(COLOURS.cat, 1, 1), 0.1, "the ring is in the cell");
  assert.deepEqual(seen.middle(1, 1), COLOURS.floor, "it is open in the middle");
});

test("the colours are those of the page", async () => {
  // Inherited ones count too, and fit() reads them again.
  const [first, second] = /** @type {[Picture, Picture]} */ (
    await lookAtAll(2, ({ canvasOf, nothing, painted, picture }) => {
      document.body.style.setProperty("--cm-wall", "rgb(1, 2, 3)");
      const { canvas, editor, painter } = painted("x1", {}, canvasOf(200, {}));
      const before = picture(canvas);
      document.body.style.setProperty("--cm-wall", "rgb(4, 5, 6)");
      document.body.style.setProperty("--cm-floor", "hsl(120 100% 50%)");
      painter.fit(1, 2);
      painter.paint(editor, nothing);
      return [before, picture(canvas)];
    })
  );
  assert.deepEqual(first.middle(0, 0), [1, 2, 3]);
  assert.deepEqual(
    [second.middle(0, 0), second.middle(0, 1)],
    [
      [4, 5, 6],
      [0, 255, 0],
    ],
  );

  // A page that sets none still gets a board.
  const plain = await look(4, ({ pictureOf }) => pictureOf("x2C", { cat: [0, 3] }, [400, {}]));
  const light = (/** @type {Colour} */ colour) => colour.reduce((sum, part) => sum + part, 0);
  above(light(plain.middle(0, 1)) - light(plain.middle(0, 0)), 300, "walls stand out from floor");
  above(new Set(plain.pixels(0, 3).map(String)).size, 10, "the cat is there");
});

test("the canvas has the pixels of the screen", async () => {
  const densities = [1, 2, 1.5, 3];
  const pictures = await lookAtAll(4, ({ canvasOf, nothing, Editor, Painter, picture, withDensity }) => {
    const [editor, canvas] = [new Editor("board=x3/4"), canvasOf()];
    const painter = new Painter(canvas);
    return [1, 2, 1.5, 3].map((density) => {
      withDensity(density, () => painter.fit(2, 4));
      painter.paint(editor, { ...nothing, food: [1, 2] });
      return picture(canvas);
    });
  });
  for (const [index, density] of densities.entries()) {
    const seen = pictures[index] ?? assert.fail();
    const { width, height, clientWidth, clientHeight } = seen.seen;
    assert.deepEqual([width, height], [400 * density, 200 * density], `at density ${density}`);
    assert.deepEqual([clientWidth, clientHeight], [400, 200], "on the page it stays as large as it was");
    assert.deepEqual([seen.middle(0, 0), seen.middle(1, 3)], [COLOURS.wall, COLOURS.floor]);
    above(seen.share(COLOURS.food, 1, 2), 0.15, `food at density ${density}`);
  }
});

test("fit follows the canvas and the board", async () => {
  const [still, small, tall] = await inPage(({ nothing, painted, picture }) => {
    const { canvas, editor, painter } = painted("x3/4");
    painter.fit(2, 4);
    const still = picture(canvas);
    canvas.style.width = "160px";
    painter.fit(2, 4);
    painter.paint(editor, { ...nothing, mouse: [1, 3] });
    const small = picture(canvas);
    editor.resize(8, 2);
    painter.fit(8, 2);
    painter.paint(editor, { ...nothing, mouse: [7, 1] });
    return [still, small, picture(canvas)];
  });
  const sizes = [still, small, tall].map((seen) => [seen?.width, seen?.height]);
  assert.deepEqual(sizes, [
    [400, 200],
    [160, 80],
    [160, 640],
  ]);
  const [before, shrunk, resized] = [
    new Picture(still ?? assert.fail(), 4),
    new Picture(small ?? assert.fail(), 4),
    new Picture(tall ?? assert.fail(), 2),
  ];
  // When nothing has changed the picture stays.
  for (const seen of [before, shrunk, resized]) assert.deepEqual(seen.middle(0, 0), COLOURS.wall);
  above(shrunk.share(COLOURS.mouse, 1, 3), 0.1, "the mouse has shrunk with the board");
  above(resized.share(COLOURS.mouse, 7, 1), 0.15, "the mouse is in the last row");
});

test("a scene alone is painted over what is there, and no board with it", async () => {
  const [over, alone] = /** @type {[Picture, Picture]} */ (
    await lookAtAll(3, ({ canvasOf, nothing, Painter, painted, picture }) => {
      const scene = { ...nothing, food: /** @type {[number, number]} */ ([1, 2]) };
      const { canvas, painter } = painted("x2/3");
      painter.paintScene(scene);
      const bare = canvasOf();
      const other = new Painter(bare);
      other.fit(2, 3);
      other.paintScene(scene);
      return [picture(canvas), picture(bare)];
    })
  );
  assert.deepEqual([over.middle(0, 0), over.middle(0, 1)], [COLOURS.wall, COLOURS.floor]);
  assert.deepEqual([alone.middle(0, 0), alone.middle(0, 1)], Array(2).fill([0, 0, 0]), "nothing is painted there");
  for (const seen of [over, alone]) above(seen.share(COLOURS.food, 1, 2), 0.15, "food");
});

test("painting replaces the picture before", async () => {
  const seen = await look(3, ({ nothing, painted, picture }) => {
    const arrows = [{ by: "cat", from: [0, 0], to: [0, 2], strength: 1 }];
    const { canvas, editor, painter } = painted("3/3", { cat: [0, 0], arrows });
    painter.paint(editor, nothing);
    return picture(canvas);
  });
  for (const colour of [COLOURS.cat, COLOURS.shadow]) assert.equal(seen.share(colour, 0, 0, 2, 3), 0);
});

test("outlines are paths, with marks on the body, in their box", async () => {
  const pieces = await inPage(({ Painter }) => {
    const context = document.createElement("canvas").getContext("2d");
    return /** @type {const} */ (["cat", "mouse", "food"]).map((piece) => {
      const { body, marks } = Painter.outline(piece);
      const inside = (/** @type {string} */ text) => {
        const path = new Path2D(text);
        const found = [];
        for (let x = -20; x < 120; x++)
          for (let y = -20; y < 120; y++) if (context?.isPointInPath(path, x, y)) found.push([x, y]);
        return found;
      };
      return { body, marks, bodyCells: inside(body), markCells: inside(marks) };
    });
  });
  assert.equal(new Set(pieces.map(({ body }) => body)).size, 3);
  for (const { body, marks, bodyCells, markCells } of pieces) {
    for (const path of [body, marks]) assert.match(path, /^M.*Z$/s);
    above(bodyCells.length, 3_000, "points of the body");
    above(markCells.length, 100, "points of the marks");
    for (const [x = 0, y = 0] of bodyCells) assert.ok(Math.min(x, y) > -3 && Math.max(x, y) < 103, `${x}, ${y}`);
    const onBody = new Set(bodyCells.map(String));
    for (const point of markCells) assert.ok(onBody.has(String(point)), `the mark at ${point} is on the body`);
  }
});

test("anything but a canvas with a 2d context is refused", async () => {
  const codes = await inPage(({ codeOf, Painter, painted }) => {
    const taken = document.createElement("canvas");
    taken.getContext("bitmaprenderer");
    const { painter, editor } = painted("x1");
    painter.free();
    const wrong = [undefined, null, 1, "canvas", {}, document.createElement("div"), document.all, window, taken];
    const made = wrong.map((value) => codeOf(() => new Painter(/** @type {any} */ (value))));
    return [...made, codeOf(() => painter.paint(editor, /** @type {any} */ ({}))), editor.rows];
  });
  assert.deepEqual(codes, [...Array(9).fill("bad-argument"), "freed", 1]);
});

test("paints a canvas without a size", async () => {
  const { sizes, codes, seen } = await inPage(
    ({ canvasOf, codeOf, Editor, nothing, Painter, picture, withDensity }) => {
      const editor = new Editor("board=x1/CM");
      const arrows = [{ by: "cat", from: [1, 0], to: [0, 1], strength: 1 }];
      const scene = /** @type {any} */ ({ ...nothing, cat: [1, 0], mouse: [1, 1], arrows });
      const loose = document.createElement("canvas"); // not on the page
      const hidden = canvasOf(300);
      hidden.style.display = "none";
      const sizes = [loose, hidden, canvasOf(0)].map((canvas) => {
        const painter = new Painter(canvas);
        painter.paint(editor, scene); // before any fit
        painter.fit(2, 2);
        painter.paint(editor, scene);
        return Math.min(canvas.width, canvas.height);
      });
      hidden.style.display = "block";
      const painter = new Painter(hidden);
      const codes = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, undefined, "x"].map((density) =>
        codeOf(() => withDensity(density, () => painter.fit(2, 2))),
      );
      for (const size of [[0, 0], [9, 1], [255, 255], [-1, 1.5], [Number.NaN, 300], [], [null, "x"], [{}, []]])
        codes.push(codeOf(() => painter.fit(.../** @type {[any, any]} */ (size))));
      painter.fit(2, 2);
      painter.paint(editor, scene);
      return { sizes, codes, seen: picture(hidden) };
    },
  );
  for (const size of sizes) above(size, 0, "it has pixels");
  assert.deepEqual(codes, [...Array(6).fill("nothing"), ...Array(8).fill("bad-size")]);
  assert.deepEqual(new Picture(seen, 2).middle(0, 0), COLOURS.wall);
});

test("odd scenes leave painter and editor working", async () => {
  const { codes, seen } = await inPage(({ codeOf, hostile, nothing, painted, picture, thrower }) => {
    const { canvas, painter, editor } = painted("x3/4");
    const arrow = { by: "cat", from: [0, 1], to: [0, 3], strength: 1 };
    const getter = (/** @type {object} */ object, /** @type {string} */ key) =>
      Object.defineProperty({ ...object }, key, { get: thrower });
    const places = [
      ...[
        undefined,
        null,
        5,
        "place",
        true,
        Symbol("place"),
        3n,
        {},
        () => 1,
        hostile([]),
        hostile({}),
        new Array(4e9),
      ],
      ...[[], [Number.NaN, Number.NaN], [1 / 0, -1 / 0], [1e308, 1e308], ["0", "1"], [null], [[0], [1]], [-100, 4000]],
      ...[
        Object.defineProperty([0, 0], "1", { get: thrower }),
        [Symbol("row"), 1n],
        [{ valueOf: thrower }, hostile({})],
      ],
    ];
    const scenes = places.flatMap((value) => [
      ...["cat", "mouse", "food", "carried", "arrows"].map((key) => ({ ...nothing, [key]: value })),
      ...["by", "from", "to", "strength"].map((key) => ({ ...nothing, arrows: [{ ...arrow, [key]: value }] })),
      { ...nothing, arrows: [value] },
      value,
    ]);
    scenes.push(
      ...Object.keys(nothing).map((key) => getter(nothing, key)),
      ...Object.keys(arrow).map((key) => ({ ...nothing, arrows: [getter(arrow, key)] })),
      ...[Number.NaN, -1, 2, 1 / 0, "0.5"].map((strength) => ({ ...nothing, arrows: [{ ...arrow, strength }] })),
    );
    const codes = scenes.map((scene) => {
      const code = codeOf(() => painter.paint(editor, /** @type {any} */ (scene)));
      if (code !== codeOf(() => painter.paintScene(/** @type {any} */ (scene)))) return "not the same";
      // Neither the painter nor the editor may be left as if in use.
      painter.fit(2, 4);
      editor.release();
      return code;
    });
    painter.paint(editor, { ...nothing, food: [1, 1] });
    return { codes, seen: picture(canvas) };
  });
  above(codes.length, 250, "scenes");
  assert.deepEqual([...new Set(codes)].sort(), ["bad-argument", "nothing"]);
  const painted = new Picture(seen, 4);
  assert.deepEqual([painted.middle(0, 0), painted.middle(1, 3)], [COLOURS.wall, COLOURS.floor]);
  above(painted.share(COLOURS.food, 1, 1), 0.15, "the food is there, at full strength and in its place");
});

test("a scene whose getter calls the painter throws safely", async () => {
  const { thrown, grids } = await inPage(({ codeOf, nothing, painted }) => {
    const calling = (/** @type {(made: ReturnType<typeof painted>) => void} */ call) => {
      const made = painted("x3/4");
      const get = () => {
        call(made);
        return null;
      };
      return { ...made, scene: /** @type {any} */ (Object.defineProperty({ ...nothing }, "cat", { get })) };
    };
    const thrown = [
      calling(({ editor }) => editor.press(0, 0, "wall")),
      calling(({ editor }) => editor.resize(1, 1)),
      calling(({ editor }) => editor.free()),
      calling(({ painter }) => painter.fit(1, 1)),
      calling(({ painter }) => painter.free()),
    ].map(({ painter, editor, scene }) => codeOf(() => painter.paint(editor, scene)));
    // Reading the editor meanwhile is fine.
    /** @type {string[][]} */
    const grids = [];
    const { painter, editor, scene } = calling(({ editor }) => grids.push(editor.grid()));
    painter.paint(editor, scene);
    painter.paint(editor, nothing);
    editor.press(0, 0, "wall");
    editor.release();
    return { thrown, grids: [...grids, editor.grid()] };
  });
  for (const code of thrown) assert.doesNotMatch(code, /RuntimeError|^nothing$/);
  assert.deepEqual(grids, [
    ["#...", "...."],
    ["....", "...."],
  ]);
});

test("painting leaks no memory", async () => {
  const [before, after] = await inPage(({ nothing, painted, size }) => {
    const { painter, editor } = painted("x3/4");
    const paint = (/** @type {number} */ times) => {
      for (let time = 0; time < times; time++) painter.paint(editor, nothing);
      return size();
    };
    return [paint(100), paint(2_000)];
  });
  assert.deepEqual(after, before);
  above(before?.length ?? 0, 1, "what can grow");
});

test("a scene that cannot be read is refused", async () => {
  const codes = await inPage(({ codeOf, hostile, nothing, painted }) => {
    const { painter, editor } = painted("x3/4");
    const parts = [
      { ...nothing, arrows: 5 },
      { ...nothing, arrows: [null] },
    ];
    return [undefined, null, 5, "a scene", hostile({}), ...parts].map((scene) =>
      codeOf(() => painter.paint(editor, /** @type {any} */ (scene))),
    );
  });
  assert.deepEqual(codes, Array(7).fill("bad-argument"));
});
