//! The class `BoardSearch`: what it finds, what it shows on the way, how it keeps time, and what it throws.

use wasm_bindgen_test::wasm_bindgen_test;

use super::javascript::Page;

/// What these tests have at hand besides.
const HELPERS: &str = r"
const WISH = { rows: 8, cols: 8, catJump: 1, mouseJump: 1, walls: 30, winner: 'mouse', minPlies: 31, seed: 1 };
const HOPELESS = { ...WISH, minPlies: 10_000 };

/** What a search with these wishes says after this number of milliseconds. */
const run = (wish, milliseconds) => {
    const search = new BoardSearch({ ...WISH, ...wish });
    const progress = search.run(milliseconds);
    search.free();
    return progress;
};

/** The outcome of the link's board, which must be complete. */
const verdict = (link) => {
    const editor = new Editor(link);
    const solution = editor.solve();
    const outcome = solution.verdict();
    solution.free();
    editor.free();
    return outcome;
};
";

async fn run(code: &str) {
    Page::open().await.run(&format!("{HELPERS}\n{code}"));
}

#[wasm_bindgen_test]
async fn found_boards_have_the_required_properties() {
    run(r"
        for (const winner of ['mouse', 'cat', null])
            for (const [catJump, mouseJump] of [[1, 1], [2, 3]])
                for (const seed of [0, 7, 2 ** 32 - 1]) {
                    const { found, tried, link, outcome, ...rest } = run({ winner, catJump, mouseJump, seed, minPlies: 21 }, 20_000);
                    same(rest, {});
                    same(found, true, link);
                    holds(Number.isInteger(tried) && tried > 0, `tried ${tried}`);
                    same(outcome, verdict(link), link);
                    holds(outcome.plies >= 21 && outcome.winner === (winner ?? outcome.winner), show(outcome));
                    const editor = new Editor(link);
                    same([editor.rows, editor.cols, editor.catJump, editor.mouseJump], [8, 8, catJump, mouseJump]);
                    same([editor.moveLimit, editor.link], [1_000, link]);
                    const walls = editor.contents().filter((content) => content === 'wall').length;
                    holds(walls >= 13 && walls <= 25, `${walls} walls in ${link}`);
                    editor.free();
                }
        const limit = run({ winner: 'limit', rows: 6, cols: 5, moveLimit: 12, minPlies: 0 }, 20_000);
        holds(limit.found && limit.link.endsWith('&limit=12'), limit.link);
        same(limit.outcome, verdict(limit.link));
        same([limit.outcome.winner, limit.outcome.ending, limit.outcome.plies], ['cat', 'limit', null]);
        ")
    .await;
}

#[wasm_bindgen_test]
async fn the_same_seed_finds_the_same_board_in_any_slices() {
    run(r"
        same(run({}, 20_000), run({}, 20_000));
        holds(run({}, 20_000).link !== run({ seed: 2 }, 20_000).link, 'another seed, another board');
        for (const absent of [undefined, null]) same(run({ moveLimit: absent, winner: absent }, 20_000), run({ winner: null }, 20_000));
        // In slices it comes to the same.
        const search = new BoardSearch({ ...WISH, minPlies: 61 });
        let progress = search.run(0);
        while (!progress.found) progress = search.run(0.5);
        same(progress, run({ minPlies: 61 }, 60_000));
        // Once found it stays so.
        same(search.run(100), progress);
        search.free();
        ")
    .await;
}

#[wasm_bindgen_test]
async fn run_stops_in_time_and_can_be_continued() {
    run(r"
        const search = new BoardSearch(HOPELESS);
        let before = search.run(0);
        for (const milliseconds of [0, 1, 50, 12.5, 1_000]) {
            // A clock that goes on by a millisecond each time that it is looked at, after every twenty boards.
            let [time, progress] = [1_000, before];
            having(performance, 'now', () => time++, () => (progress = search.run(milliseconds)));
            const slices = Math.max(1, Math.ceil(milliseconds));
            same(time - 1_000, slices + 1, `looks at the clock in ${milliseconds} ms`);
            same(progress.tried - before.tried, 20 * slices, `boards tried in ${milliseconds} ms`);
            same(progress.found, false);
            holds((progress.outcome.plies ?? 0) >= (before.outcome.plies ?? 0) || before.outcome.winner === 'cat', 'no step back');
            same(progress.outcome, verdict(progress.link), progress.link);
            before = progress;
        }
        holds(before.outcome.winner === 'mouse' && before.outcome.plies > 31, show(before.outcome));
        search.free();
        for (const wish of [{ rows: 1, cols: 3 }, { rows: 3, cols: 1, walls: 60 }, { rows: 2, cols: 2 }, { moveLimit: 1 }]) {
            const { found, link, outcome } = run(wish, 5);
            same(found, false, link);
            same(outcome, verdict(link), link);
        }
        ")
    .await;
}

#[wasm_bindgen_test]
async fn run_returns_even_with_a_broken_clock() {
    run(r"
        const clocks = [() => 5, () => NaN, () => -Infinity, () => '7', () => undefined, () => 1n, () => Symbol('now'), thrower];
        for (const now of clocks)
            having(performance, 'now', now, () => {
                const search = new BoardSearch(HOPELESS);
                const { tried } = search.run(3);
                holds(tried > 1 && search.run(3).tried > tried, `tried with ${now}`);
                search.free();
            });
        having(globalThis, 'performance', undefined, () => holds(run(HOPELESS, 3).tried > 1, 'tried without a clock'));
        // A clock that runs the caller's code, which calls the search that is running.
        const search = new BoardSearch(HOPELESS);
        having(performance, 'now', () => search.run(1), () => holds(search.run(1).tried > 1, 'tried'));
        holds(search.run(1).tried > 1, 'goes on');
        search.free();
        works();
        ")
    .await;
}

#[wasm_bindgen_test]
async fn rejects_invalid_wishes() {
    run(r"
        const wrong = (wish, about = show(wish)) => {
            const error = thrown(() => new BoardSearch(wish), about);
            same([error.name, error.code], ['CatMouseError', 'bad-argument'], `${about}: ${error}`);
            holds(/^[a-zA-Z][^]*\.$/u.test(error.message), error.message);
        };
        const strange = Object.entries(STRANGE);
        const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
        for (const [name, make] of strange)
            if (!isObject(make())) thrown(() => new BoardSearch(make()), name);
        for (const wish of [undefined, null, hostile({}), revoked({}), { ...WISH, get seed() { throw 'mine'; } }])
            wrong(wish, typeof wish);
        mistake(() => new BoardSearch({}), 'bad-jump', { player: 'cat', given: 'undefined' });
        mistake(() => new BoardSearch({ ...WISH, mouseJump: 9 }), 'bad-jump', { player: 'mouse', given: '9' });
        mistake(() => new BoardSearch({ ...WISH, moveLimit: 0 }), 'bad-move-limit', { given: '0' });
        for (const [name, make] of strange) {
            for (const key of ['catJump', 'mouseJump']) mistake(() => new BoardSearch({ ...WISH, [key]: make() }), 'bad-jump', { player: key.slice(0, -4) });
            for (const key of ['rows', 'cols', 'walls', 'minPlies', 'winner']) {
                if (key === 'winner' && make() == null && make() !== document.all) continue;
                wrong({ ...WISH, [key]: make() }, `${key} ${name}`);
            }
        }
        const numbers = {
            rows: [0, 9, 1.5], cols: [0, 9, '8'], walls: [-1, 61, 0.5], minPlies: [-1, 10_001], seed: [-1, 2 ** 32, 0.5, NaN, undefined],
            winner: ['', 'Mouse', 'food', 0, 3, true],
        };
        for (const [key, values] of Object.entries(numbers)) for (const value of values) wrong({ ...WISH, [key]: value });
        for (const [rows, cols] of [[1, 1], [1, 2], [2, 1]]) wrong({ ...WISH, rows, cols });

        const search = new BoardSearch(WISH);
        for (const [name, make] of strange) {
            const value = make();
            if (value === 1 + Number.EPSILON || value === 1.5 || value === Number.MIN_VALUE) continue;
            if (value === 65_537) continue;
            same(thrown(() => search.run(value), name).code, 'bad-argument', `run of ${name}`);
        }
        for (const value of [-0.1, 60_000.1, 65_537]) same(thrown(() => search.run(value)).code, 'bad-argument');
        same(search.run(60_000).found, true);
        search.free();
        works();
        ")
    .await;
}

#[wasm_bindgen_test]
async fn many_searches_leak_no_memory() {
    run(r"
        const once = () => {
            run({ minPlies: 11 }, 1_000);
            thrown(() => new BoardSearch({ ...WISH, rows: 0 }));
            thrown(() => new BoardSearch(null));
        };
        const tables = Object.values(api.__wasm).filter((value) => value instanceof WebAssembly.Table);
        const kept = () => [api.__wasm.memory.buffer.byteLength, ...tables.map((table) => table.length)];
        for (let call = 0; call < 200; call++) once();
        const before = kept();
        for (let call = 0; call < 2_000; call++) once();
        same(kept(), before, 'memory and references kept');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn a_search_says_how_it_stands_and_goes_on() {
    run(r"
        const search = new BoardSearch({ ...WISH, food: 'reachable', from: undefined });
        const links = new Set();
        for (let count = 0; count < 5; count++) {
            const { found, link } = search.run(20_000);
            same([found, search.status], [true, 'found']);
            links.add(link);
            same(search.seekAnother(), undefined);
        }
        same(links.size, 5);
        search.free();
        same(new BoardSearch({ ...WISH, food: 'unreachable' }).status, 'impossible');
        same(new BoardSearch({ ...WISH, food: 'unreachable', winner: null, minPlies: 99 }).status, 'searching');
        ")
    .await;
}

#[wasm_bindgen_test]
async fn a_win_is_made_longer_from_a_board_at_hand() {
    run(r"
        const from = 'board=C4x/1xx3/3x2/x5/1M2xF&cat=3&mouse=2&locked=1,1+5,6+5,5';
        const longer = { ...WISH, rows: 5, cols: 6, winner: null, minPlies: 21, from };
        const { found, link, outcome } = run(longer, 20_000);
        same([found, outcome.winner], [true, 'mouse'], link);
        const editor = new Editor(link);
        same([editor.cellOf('cat'), editor.cellOf('food'), editor.contents()[28]], [0, 29, 'wall'], link);
        const wrong = (from, code) => same(thrown(() => new BoardSearch({ ...longer, from })).code, code, show(from));
        wrong('board=C4x/1xx3/3x2/x5/1M2F', 'ragged-row');
        wrong('board=MCF', 'bad-argument');
        wrong('board=C5/6/6/6/5F', 'missing-piece');
        wrong(`${from},9`, 'bad-locked');
        wrong(5, 'bad-argument');
        for (const food of ['', true, 1, 'Reachable'])
            same(thrown(() => new BoardSearch({ ...WISH, food })).code, 'bad-argument', show(food));
        ")
    .await;
}
