//! Runs JavaScript on the exports of the crate.
//!
//! The test binary is linked with the crate, so the glue that wasm-bindgen makes for it exports what the package
//! exports. The test page has loaded that module already; importing it again under the same address gives the very
//! same module, and with it the same instance.

// Links the crate, so that its exports are in the test binary.
use cat_and_mouse as _;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Where the page has loaded the glue from.
const IMPORT: &str = "return import('/wasm-bindgen-test');";

/// What every test has at hand, besides the exports themselves.
const HELPERS: &str = r"
'use strict';
const { canMouseWin, solve, jumpTable, wallEffects, wallChanges, pieceEffects, compareMethods, Solution, Editor, BoardSearch, Judge, Painter, namesBoard, ownMoves, readLinkKeys, writeLinkKeys } = api;
const { catMouseGame, solveGraph, labelStates, GraphSolution, GraphEditor } = api;

// Boards.
const FIRST = ['####F', '#C...', 'M....']; // the first example of the statement: jumps 1 and 2, the mouse in 5 plies
const LONGEST = // jumps 1 and 1, the mouse in 79 plies
    ['.F#.....', '.#..###.', '...#....', '###..###', '#...#M..', '..###C#.', '.#...##.', '...#....'];

/** A value as text, for a person to read. */
const show = (value) => {
    if (typeof value === 'string') return JSON.stringify(value.slice(0, 200));
    if (typeof value === 'bigint') return `${value}n`;
    if (Object.is(value, -0)) return '-0';
    if (typeof value !== 'object' || value === null || value instanceof Error) return String(value);
    const name = Object.getPrototypeOf(value)?.constructor.name;
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
        const more = value.length > 100 ? `, ${value.length - 100} more` : '';
        return `${name} [${Array.from(value.slice(0, 100), show).join(', ')}${more}]`;
    }
    return `${name} { ${Reflect.ownKeys(value).map((key) => `${String(key)}: ${show(value[key])}`).join(', ')} }`;
};

/** Fails unless the condition is true. */
const holds = (condition, about) => {
    if (condition !== true) throw new Error(`Not so: ${about}`);
};

/** Fails unless both are the same value, or objects of one prototype with exactly the same keys and values. */
const same = (found, expected, about = 'value') => {
    const fail = () => { throw new Error(`${about}: expected ${show(expected)}, found ${show(found)}`); };
    const objects = [found, expected].every((value) => typeof value === 'object' && value !== null);
    if (!objects) return Object.is(found, expected) || fail();
    const keys = (object) => Reflect.ownKeys(object).map(String).sort().join();
    if (Object.getPrototypeOf(found) !== Object.getPrototypeOf(expected)) fail();
    if (keys(found) !== keys(expected)) fail();
    for (const key of Reflect.ownKeys(expected)) same(found[key], expected[key], `${about}.${String(key)}`);
};

/** What the call throws: an Error, and not the trap of a broken instance. */
const thrown = (call, about = String(call)) => {
    try {
        call();
    } catch (error) {
        holds(error instanceof Error, `${about} throws an Error, not ${show(error)}`);
        holds(!(error instanceof WebAssembly.RuntimeError), `${about} does not trap: ${show(error)}`);
        return error;
    }
    throw new Error(`${about} throws nothing`);
};

/** The CatMouseError that the call throws; `detail` is what is not null of its details. */
const mistake = (call, code, { row = null, col = null, ...detail } = {}, about = String(call)) => {
    const error = thrown(call, about);
    same(error.code, code, `code of ${show(error)} from ${about}`);
    same(Object.getPrototypeOf(error), Error.prototype, `prototype of ${about}`);
    same(error.name, 'CatMouseError', `name of ${about}`);
    same(typeof error.stack, 'string', `stack of ${about}`);
    holds(/^[A-Z\x22][^]*\.$/u.test(error.message) && error.message.length < 300, `a sentence: ${show(error.message)}`);
    same(String(error), `CatMouseError: ${error.message}`);
    same({ row: error.row, col: error.col }, { row, col }, `place of ${show(error)}`);
    const absent = {
        given: null, piece: null, character: null, player: null, length: null, expected: null, position: null,
        node: null, other: null, problem: null,
    };
    const given = 'given' in detail ? {} : { given: error.detail.given };
    const problem = 'problem' in detail || !['bad-graph', 'bad-node'].includes(code) ? {} : { problem: error.detail.problem };
    same(error.detail, { ...absent, ...given, ...problem, ...detail }, `detail of ${show(error)}`);
    const describes = ['not-a-grid', 'bad-jump', 'bad-move-limit', 'bad-cell', 'bad-turn', 'bad-node', 'bad-size', 'bad-argument'].includes(code);
    if (code !== 'bad-graph') same(typeof error.detail.given, describes ? 'string' : 'object', `given of ${show(error)}`);
    return error;
};

/** Fails unless the instance still works. */
const works = () => {
    same(canMouseWin(FIRST, 1, 2), true, 'canMouseWin after all this');
    const solution = solve(FIRST, 1, 2);
    same(solution.verdict().plies, 5, 'plies after all this');
    solution.free();
};

/** Runs with the property of the object replaced. */
const having = (object, property, value, call) => {
    const before = Object.getOwnPropertyDescriptor(object, property);
    Object.defineProperty(object, property, { value, configurable: true });
    try {
        return call();
    } finally {
        if (before) Object.defineProperty(object, property, before);
        else delete object[property];
    }
};

/** A function that throws something that is not even an Error. */
const thrower = () => { throw 'the own of the caller'; };
/** A proxy that throws whatever is done to it. */
const hostile = (target) => {
    const traps = Object.getOwnPropertyNames(Reflect).filter((name) => typeof Reflect[name] === 'function');
    return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, thrower])));
};
const revoked = (target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
};

/** Values that are no grid, no number in any range, and no player. Each is made anew. */
const STRANGE = {
    'undefined': () => undefined,
    'null': () => null,
    'true': () => true,
    'NaN': () => NaN,
    'Infinity': () => Infinity,
    '-Infinity': () => -Infinity,
    'a fraction': () => 1.5,
    'the smallest fraction': () => Number.MIN_VALUE,
    'a little more than one': () => 1 + Number.EPSILON,
    'minus one': () => -1,
    '2 ** 53': () => 2 ** 53,
    '2 ** 32 + 1': () => 2 ** 32 + 1,
    '65536 + 1': () => 65_537,
    'a BigInt': () => 1n,
    'a symbol': () => Symbol('cat'),
    'a well-known symbol': () => Symbol.iterator,
    'an empty string': () => '',
    'a number as text': () => '1',
    'ten megabytes of text': () => 'C'.repeat(10_000_000),
    'a lone surrogate': () => '\ud83d',
    'a String object': () => new String('cat'),
    'a Number object': () => new Number(1),
    'a Boolean object': () => new Boolean(true),
    'an object': () => ({}),
    'an object without a prototype': () => Object.create(null),
    'an object that cannot be converted': () => ({ valueOf: thrower, toString: thrower, [Symbol.toPrimitive]: thrower }),
    'an object that says it is one': () => ({ valueOf: () => 1, toString: () => 'cat' }),
    'an object with throwing getters': () =>
        Object.defineProperties({}, Object.fromEntries(['0', 'length', 'moveLimit'].map((key) => [key, { get: thrower }]))),
    'an array-like object': () => ({ length: 1, 0: 'CMF' }),
    'a set of rows': () => new Set(FIRST),
    'a function': () => () => 1,
    'a class': () => class Grid {},
    'a date': () => new Date(1),
    'bytes': () => new Uint8Array([1, 2, 3]),
    'a promise': () => Promise.resolve(1),
    'a throwing proxy': () => hostile({}),
    'a throwing proxy of a function': () => hostile(() => 1),
    'a revoked proxy': () => revoked({}),
    'document.all': () => document.all,
    'the window': () => window,
    'a Solution': () => Solution.prototype,
};
";

/// A page on which JavaScript runs, with the crate's exports.
pub struct Page {
    api: JsValue,
}

impl Page {
    /// Imports the exports.
    pub async fn open() -> Self {
        let import = Function::new_no_args(IMPORT).call0(&JsValue::NULL).expect("a module to import");
        let import: Promise = import.dyn_into().expect("a promise");
        Self { api: import.await.expect("the exports of the crate") }
    }

    /// Runs JavaScript, in which `api` is the module and everything of [`HELPERS`] is at hand. Fails when it throws.
    #[track_caller]
    pub fn run(&self, code: &str) {
        let function = Function::new_with_args("api", &format!("{HELPERS}\n{code}"));
        if let Err(error) = function.call1(&JsValue::NULL, &self.api) {
            let stack = Reflect::get(&error, &"stack".into()).ok().and_then(|stack| stack.as_string());
            panic!("{error:?}\n{}", stack.unwrap_or_default());
        }
    }
}
