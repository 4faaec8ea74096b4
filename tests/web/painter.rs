//! The class `Painter`: real pixels of a real canvas.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

/// What the tests of the painter have at hand besides.
const CANVAS: &str = r"
// Colours that nothing else has.
const COLOURS = {
    floor: [250, 240, 230], grid: [200, 210, 220], wall: [20, 30, 40], marks: [255, 0, 255], 'food-marks': [120, 60, 0],
    cat: [240, 0, 0], mouse: [0, 0, 240], food: [240, 240, 0], shadow: [0, 90, 0],
};
const css = (colour) => `rgb(${colour.join(', ')})`;

/** A canvas of this width in the document, with all colours set. */
const canvasOf = (width, colours = COLOURS) => {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = `display: block; width: ${width}px`;
    for (const [name, colour] of Object.entries(colours)) canvas.style.setProperty(`--cm-${name}`, css(colour));
    return document.body.appendChild(canvas);
};
const nothing = { cat: null, mouse: null, food: null, arrows: [], carried: null };

/** The colours of all pixels of a cell, as CSS. */
const pixels = (canvas, cols, row, col, rows = 1, columns = 1) => {
    const side = canvas.width / cols;
    const area = [col * side, row * side, columns * side, rows * side].map(Math.round);
    const { data } = canvas.getContext('2d', { willReadFrequently: true }).getImageData(...area);
    return Array.from({ length: data.length / 4 }, (_, index) => css([...data.slice(4 * index, 4 * index + 3)]));
};
/** How much of the cell has exactly this colour, 0 to 1. */
const share = (colour, ...where) => {
    const all = pixels(...where);
    return all.filter((pixel) => pixel === css(colour)).length / all.length;
};
const middle = (canvas, cols, row, col) => {
    const side = canvas.width / cols;
    const { data } = canvas.getContext('2d').getImageData((col + 0.5) * side, (row + 0.5) * side, 1, 1);
    return [...data.slice(0, 3)];
};
/** A canvas on which this board is painted. */
const painted = (board, scene, { width = 400, colours = COLOURS } = {}) => {
    const editor = new Editor(`board=${board}`);
    const canvas = canvasOf(width, colours);
    const painter = new Painter(canvas);
    painter.fit(editor.rows, editor.cols);
    painter.paint(editor, { ...nothing, ...scene });
    return { editor, canvas, painter, cols: editor.cols };
};
";

async fn run(code: &str) {
    Page::open()
        .await
        .run(&format!("{CANVAS}\n{code}\nfor (const canvas of document.querySelectorAll('canvas')) canvas.remove();"));
}

#[wasm_bindgen_test]
async fn walls_and_floor_have_their_colours() {
    run(r"
        const { canvas, cols } = painted('x3/4', {});
        same(middle(canvas, cols, 0, 0), COLOURS.wall);
        for (const [row, col] of [[0, 1], [0, 3], [1, 0], [1, 3]]) {
            same(middle(canvas, cols, row, col), COLOURS.floor, `floor ${row} ${col}`);
            holds(share(COLOURS.floor, canvas, cols, row, col) > 0.9, `cell ${row} ${col} is floor`);
            same(share(COLOURS.wall, canvas, cols, row, col), 0, `wall in cell ${row} ${col}`);
        }
        const wall = share(COLOURS.wall, canvas, cols, 0, 0);
        holds(wall > 0.85 && wall < 1, `a wall is a block with a round corner: ${wall}`);
        holds(share(COLOURS.grid, canvas, cols, 1, 0, 1, 4) > 0, 'there are lines between cells');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn neighbouring_walls_are_one_shape() {
    run(r"
        // Cells whose sides are no whole number of pixels must not show seams.
        const { canvas } = painted('xxx/xxx/xxx', {}, { width: 401 });
        same(share(COLOURS.wall, canvas, 3, 0, 0, 3, 3), 1, 'share of wall');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_piece_has_its_colour_in_its_cell() {
    run(r"
        const places = { cat: [0, 0], mouse: [0, 2], food: [1, 3] };
        const { canvas, cols } = painted('4/4', places);
        for (const [piece, [row, col]] of Object.entries(places)) {
            const own = share(COLOURS[piece], canvas, cols, row, col);
            holds(own > 0.15, `${piece} fills its cell: ${own}`);
            const marks = share(piece === 'food' ? COLOURS['food-marks'] : COLOURS.marks, canvas, cols, row, col);
            holds(marks > 0.005, `${piece} has its marks: ${marks}`);
            for (const other of [[0, 1], [0, 3], [1, 0], [1, 1], [1, 2]])
                same(share(COLOURS[piece], canvas, cols, ...other), 0, `${piece} in cell ${other}`);
        }
        // Where the scene says it is, not where it stands on the board.
        const moved = painted('C3/4', { cat: [1, 2] });
        same(share(COLOURS.cat, moved.canvas, 4, 0, 0), 0);
        holds(share(COLOURS.cat, moved.canvas, 4, 1, 2) > 0.15, 'the cat is where the scene has it');
        same(share(COLOURS.cat, painted('C3/4', {}).canvas, 4, 0, 0), 0);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_piece_can_be_between_two_cells() {
    run(r"
        const { canvas } = painted('4/4', { mouse: [0, 1.5] });
        const [left, right] = [share(COLOURS.mouse, canvas, 4, 0, 1), share(COLOURS.mouse, canvas, 4, 0, 2)];
        holds(left > 0.05 && Math.abs(left - right) < 0.02, `half in each: ${left}, ${right}`);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn both_pieces_on_a_shared_cell_are_visible() {
    run(r"
        const { canvas } = painted('3/3', { cat: [1, 1], mouse: [1, 1], food: [1, 1] });
        for (const piece of ['cat', 'mouse', 'food']) {
            const own = share(COLOURS[piece], canvas, 3, 1, 1);
            holds(own > 0.02, `${piece} is seen: ${own}`);
        }
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_carried_piece_is_drawn_larger() {
    run(r"
        const [lying, carried] = [null, 'cat'].map((carried) => painted('3/3', { cat: [1, 1], carried }).canvas);
        const [small, large] = [lying, carried].map((canvas) => share(COLOURS.cat, canvas, 3, 1, 1));
        holds(large > 1.2 * small, `${large} is more than ${small}`);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn an_arrow_is_visible_between_the_cells() {
    run(r"
        const arrow = { by: 'mouse', from: [1, 0], to: [1, 3], strength: 1 };
        const withArrow = (change) => painted('4/4/4', { arrows: [{ ...arrow, ...change }] }).canvas;
        const canvas = withArrow({});
        for (const col of [1, 2]) {
            const own = share(COLOURS.mouse, canvas, 4, 1, col);
            holds(own > 0.03, `the arrow crosses column ${col}: ${own}`);
        }
        holds(share(COLOURS.mouse, canvas, 4, 1, 3) > 0.02, 'its head is in the last cell');
        for (const row of [0, 2]) same(share(COLOURS.mouse, canvas, 4, row, 0, 1, 4), 0, `row ${row}`);

        // Its colour is the mover's, its strength how much it covers.
        holds(share(COLOURS.cat, withArrow({ by: 'cat' }), 4, 1, 1) > 0.03, 'an arrow of the cat');
        const bare = painted('4/4/4', {}).canvas;
        same(pixels(withArrow({ strength: 0 }), 4, 1, 0, 1, 4).join(), pixels(bare, 4, 1, 0, 1, 4).join(), 'without strength');
        const faint = middle(withArrow({ strength: 0.5 }), 4, 1, 1);
        for (const [index, part] of faint.entries()) {
            const half = (COLOURS.floor[index] + COLOURS.mouse[index]) / 2;
            holds(Math.abs(part - half) <= 2, `a faint arrow is half floor: ${faint}`);
        }
        // Other directions.
        holds(share(COLOURS.mouse, withArrow({ from: [2, 1], to: [0, 1] }), 4, 1, 1) > 0.03, 'up');
        holds(share(COLOURS.mouse, withArrow({ from: [1, 3], to: [1, 0] }), 4, 1, 2) > 0.03, 'left');
        // A move that was made begins in the middle of the cell that the piece has left.
        const made = painted('4/4/4', { mouse: [1, 1], arrows: [{ ...arrow, to: [1, 1] }] }).canvas;
        holds(share(COLOURS.mouse, made, 4, 1.48, 0.68, 0.04, 0.1) > 0.9, 'the shaft is in the cell that was left');
        // What comes after an arrow is as strong as ever.
        const piece = painted('4/4/4', { food: [0, 3], arrows: [{ ...arrow, strength: 0.1 }] }).canvas;
        holds(share(COLOURS.food, piece, 4, 0, 3) > 0.15, 'a piece beside a faint arrow');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn staying_is_a_ring() {
    run(r"
        const { canvas } = painted('3/3/3', { arrows: [{ by: 'cat', from: [1, 1], to: [1, 1], strength: 1 }] });
        const own = share(COLOURS.cat, canvas, 3, 1, 1);
        holds(own > 0.1, `the ring is in the cell: ${own}`);
        same(middle(canvas, 3, 1, 1), COLOURS.floor, 'it is open in the middle');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn the_colours_are_those_of_the_page() {
    run(r"
        // Inherited ones count too, and fit() reads them again.
        const parent = document.body.appendChild(document.createElement('div'));
        parent.style.setProperty('--cm-wall', 'rgb(1, 2, 3)');
        const editor = new Editor('board=x1');
        const canvas = parent.appendChild(canvasOf(200, {}));
        const painter = new Painter(canvas);
        painter.fit(1, 2);
        painter.paint(editor, nothing);
        same(middle(canvas, 2, 0, 0), [1, 2, 3]);
        parent.style.setProperty('--cm-wall', 'rgb(4, 5, 6)');
        parent.style.setProperty('--cm-floor', 'hsl(120 100% 50%)');
        painter.fit(1, 2);
        painter.paint(editor, nothing);
        same(middle(canvas, 2, 0, 0), [4, 5, 6]);
        same(middle(canvas, 2, 0, 1), [0, 255, 0]);
        parent.remove();

        // A page that sets none still gets a board.
        const plain = painted('x2C', { cat: [0, 3] }, { colours: {} });
        const [wall, floor] = [middle(plain.canvas, 4, 0, 0), middle(plain.canvas, 4, 0, 1)];
        const light = (colour) => colour.reduce((sum, part) => sum + part, 0);
        holds(light(floor) - light(wall) > 300, `walls stand out from floor: ${wall}, ${floor}`);
        holds(new Set(pixels(plain.canvas, 4, 0, 3)).size > 10, 'the cat is there');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn the_canvas_has_the_pixels_of_the_screen() {
    run(r"
        const editor = new Editor('board=x3/4');
        const canvas = canvasOf(400);
        const painter = new Painter(canvas);
        for (const density of [1, 2, 1.5, 3]) {
            having(window, 'devicePixelRatio', density, () => painter.fit(2, 4));
            same([canvas.width, canvas.height], [400 * density, 200 * density], `at density ${density}`);
            same([canvas.clientWidth, canvas.clientHeight], [400, 200], 'on the page it stays as large as it was');
            painter.paint(editor, { ...nothing, food: [1, 2] });
            same(middle(canvas, 4, 0, 0), COLOURS.wall);
            same(middle(canvas, 4, 1, 3), COLOURS.floor);
            holds(share(COLOURS.food, canvas, 4, 1, 2) > 0.15, `food at density ${density}`);
        }
    ")
    .await;
}

#[wasm_bindgen_test]
async fn fit_follows_the_canvas_and_the_board() {
    run(r"
        const { canvas, painter, editor } = painted('x3/4', {});
        same([canvas.width, canvas.height], [400, 200].map((length) => length * devicePixelRatio));

        // When nothing has changed the picture stays.
        painter.fit(2, 4);
        same(middle(canvas, 4, 0, 0), COLOURS.wall);

        canvas.style.width = '160px';
        painter.fit(2, 4);
        same([canvas.width, canvas.height], [160, 80].map((length) => length * devicePixelRatio));
        painter.paint(editor, { ...nothing, mouse: [1, 3] });
        same(middle(canvas, 4, 0, 0), COLOURS.wall);
        holds(share(COLOURS.mouse, canvas, 4, 1, 3) > 0.1, 'the mouse has shrunk with the board');

        editor.resize(8, 2);
        painter.fit(8, 2);
        same([canvas.width, canvas.height], [160, 640].map((length) => length * devicePixelRatio));
        painter.paint(editor, { ...nothing, mouse: [7, 1] });
        same(middle(canvas, 2, 0, 0), COLOURS.wall);
        holds(share(COLOURS.mouse, canvas, 2, 7, 1) > 0.15, 'the mouse is in the last row');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn painting_replaces_the_picture_before() {
    run(r"
        const { canvas, painter, editor } = painted('3/3', { cat: [0, 0], arrows: [{ by: 'cat', from: [0, 0], to: [0, 2], strength: 1 }] });
        painter.paint(editor, nothing);
        same(share(COLOURS.cat, canvas, 3, 0, 0, 2, 3), 0);
        same(share(COLOURS.shadow, canvas, 3, 0, 0, 2, 3), 0);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn outlines_are_paths() {
    run(r"
        const context = document.createElement('canvas').getContext('2d');
        const bodies = ['cat', 'mouse', 'food'].map((piece) => {
            const outline = Painter.outline(piece);
            same(Object.keys(outline).sort(), ['body', 'marks']);
            for (const [part, text] of Object.entries(outline)) {
                holds(/^M[^]*Z$/.test(text), `${part} of ${piece} is a closed path`);
                const path = new Path2D(text);
                const within = (x, y) => context.isPointInPath(path, x, y);
                const inside = Array.from({ length: 10_000 }, (_, at) => within(at % 100, Math.floor(at / 100))).filter(Boolean);
                holds(inside.length > (part === 'body' ? 3000 : 100), `${part} of ${piece} fills ${inside.length} of 10000`);
                for (let at = -20; at < 120; at += 5)
                    for (const [x, y] of [[-3, at], [103, at], [at, -3], [at, 103]])
                        same(within(x, y), false, `${part} of ${piece} stays in its box: ${x}, ${y}`);
            }
            // Marks lie on the body.
            const [body, marks] = [new Path2D(outline.body), new Path2D(outline.marks)];
            for (let x = 0; x < 100; x++) for (let y = 0; y < 100; y++)
                if (context.isPointInPath(marks, x, y)) same(context.isPointInPath(body, x, y), true, `${piece} at ${x}, ${y}`);
            return outline.body;
        });
        same(new Set(bodies).size, 3);
        for (const [about, make] of [...Object.entries(STRANGE), ['wall', () => 'wall']]) thrown(() => Painter.outline(make()), about);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn rejects_anything_but_a_canvas_with_a_2d_context() {
    run(r"
        for (const [about, make] of Object.entries(STRANGE)) thrown(() => new Painter(make()), about);
        thrown(() => new Painter());
        thrown(() => new Painter(document.createElement('div')));
        const taken = document.createElement('canvas');
        taken.getContext('bitmaprenderer');
        thrown(() => new Painter(taken));

        const { painter, editor } = painted('x1', {});
        for (const [about, make] of Object.entries(STRANGE))
            if (!about.startsWith('a throwing proxy')) thrown(() => painter.paint(make(), nothing), about);
        painter.paint(editor, nothing);
        painter.free();
        thrown(() => painter.paint(editor, nothing));
        same(editor.rows, 1);
        works();
    ")
    .await;
}

#[wasm_bindgen_test]
async fn paints_a_canvas_without_a_size() {
    run(r"
        const editor = new Editor('board=x1/CM');
        const scene = { ...nothing, cat: [1, 0], mouse: [1, 1], arrows: [{ by: 'cat', from: [1, 0], to: [0, 1], strength: 1 }] };
        const loose = document.createElement('canvas'); // not on the page
        const hidden = canvasOf(300);
        hidden.style.display = 'none';
        const flat = canvasOf(0);
        for (const canvas of [loose, hidden, flat]) {
            const painter = new Painter(canvas);
            painter.paint(editor, scene); // before any fit
            painter.fit(2, 2);
            painter.paint(editor, scene);
            holds(canvas.width >= 1 && canvas.height >= 1, 'it has pixels');
        }
        hidden.style.display = 'block';
        const painter = new Painter(hidden);
        for (const density of [0, -1, NaN, Infinity, undefined, 'x'])
            having(window, 'devicePixelRatio', density, () => { try { painter.fit(2, 2); } catch (error) { thrown(() => { throw error; }, 'fit'); } });
        for (const size of [[0, 0], [255, 255], [255, 1], [-1, 1.5], [NaN, 300], [], [null, 'x'], [{}, []]])
            try {
                painter.fit(...size);
                painter.paint(editor, scene);
            } catch (error) {
                thrown(() => { throw error; }, `fit to ${size}`);
            }
        painter.fit(2, 2);
        painter.paint(editor, scene);
        same(middle(hidden, 2, 0, 0), COLOURS.wall);
        works();
    ")
    .await;
}

#[wasm_bindgen_test]
async fn odd_scenes_leave_painter_and_editor_working() {
    run(r"
        const { canvas, painter, editor } = painted('x3/4', {});
        const arrow = { by: 'cat', from: [0, 1], to: [0, 3], strength: 1 };
        const places = [
            undefined, null, [], [NaN, NaN], [Infinity, -Infinity], [1e308, 1e308], ['0', '1'], [null, undefined], [[0], [1]], [{}, () => 1],
            [-100, 4000], 5, 'place', true, Symbol('place'), 3n, {}, () => 1, hostile([]), revoked([]), hostile({}), new Array(4e9),
            Object.defineProperty([0, 0], '1', { get: thrower }), [Symbol('row'), 1n], [{ valueOf: thrower }, hostile({})],
        ];
        const odd = (value) => [
            ...['cat', 'mouse', 'food', 'carried', 'arrows'].map((key) => ({ ...nothing, [key]: value })),
            ...['by', 'from', 'to', 'strength'].map((key) => ({ ...nothing, arrows: [{ ...arrow, [key]: value }] })),
            { ...nothing, arrows: [value] },
            value,
        ];
        const scenes = [
            ...places.flatMap((place) => { try { return odd(place); } catch { return []; } }),
            ...Object.keys(nothing).map((key) => Object.defineProperty({ ...nothing }, key, { get: thrower })),
            ...Object.keys(arrow).map((key) => ({ ...nothing, arrows: [Object.defineProperty({ ...arrow }, key, { get: thrower })] })),
            ...[NaN, -1, 2, Infinity, '0.5', { valueOf: thrower }].map((strength) => ({ ...nothing, arrows: [{ ...arrow, strength }] })),
        ];
        holds(scenes.length > 250, `${scenes.length} scenes`);
        for (const [index, scene] of scenes.entries()) {
            let about = `scene ${index}`;
            try { about += ` ${show(scene)} ${scene && show(scene.arrows)}`; } catch {}
            try { painter.paint(editor, scene); } catch (error) {
                holds(!(error instanceof WebAssembly.RuntimeError), `a trap: ${error} ${about}`);
            }
            // Neither the painter nor the editor may be left as if in use.
            try { painter.fit(2, 4); editor.release(); } catch (error) { throw new Error(`${about}: ${error}`); }
        }
        painter.paint(editor, { ...nothing, food: [1, 1] });
        same(middle(canvas, 4, 0, 0), COLOURS.wall);
        same(middle(canvas, 4, 1, 3), COLOURS.floor);
        holds(share(COLOURS.food, canvas, 4, 1, 1) > 0.15, 'the food is there, at full strength and in its place');
        works();
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_scene_whose_getter_calls_the_painter_throws_safely() {
    run(r"
        const callbacks = [
            ({ editor }) => editor.press(0, 0, 'wall'),
            ({ editor }) => editor.resize(1, 1),
            ({ editor }) => editor.free(),
            ({ painter }) => painter.fit(1, 1),
            ({ painter }) => painter.free(),
        ];
        for (const callback of callbacks) {
            const made = painted('x3/4', {});
            const scene = { ...nothing, get cat() { callback(made); return null; } };
            thrown(() => made.painter.paint(made.editor, scene), String(callback));
            works();
        }
        // Reading the editor meanwhile is fine.
        const { painter, editor } = painted('x3/4', {});
        const reading = { ...nothing, get cat() { same(editor.grid(), ['#...', '....']); return null; } };
        painter.paint(editor, reading);
        painter.paint(editor, nothing);
        editor.press(0, 0, 'wall');
        editor.release();
        same(editor.grid(), ['....', '....']);
    ")
    .await;
}

#[wasm_bindgen_test]
async fn painting_without_pieces_leaks_no_memory() {
    run(r"
        const { painter, editor } = painted('x3/4', {});
        const tables = () => Object.values(api.__wasm).filter((value) => value instanceof WebAssembly.Table);
        const kept = () => [api.__wasm.memory.buffer.byteLength, tables().reduce((sum, table) => sum + table.length, 0)];
        for (let time = 0; time < 100; time++) painter.paint(editor, nothing);
        const before = kept();
        for (let time = 0; time < 2_000; time++) painter.paint(editor, nothing);
        same(kept(), before, 'memory and references');
    ")
    .await;
}

#[wasm_bindgen_test]
async fn a_scene_that_cannot_be_read_is_refused() {
    run(r"
        const { painter, editor } = painted('x3/4', {});
        const scenes = [undefined, null, 5, 'a scene', hostile({}), { ...nothing, arrows: 5 }, { ...nothing, arrows: [null] }];
        for (const [number, scene] of scenes.entries())
            mistake(() => painter.paint(editor, scene), 'bad-argument', {}, `scene ${number}`);
        for (const size of [[0, 1], [9, 1], [1, 1.5], [NaN, 1], []]) mistake(() => painter.fit(...size), 'bad-size', {}, `${size}`);
        mistake(() => new Painter({}), 'bad-argument', { given: 'an object' });
        works();
    ")
    .await;
}
