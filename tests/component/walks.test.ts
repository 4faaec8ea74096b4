// Random walks over Solve and Play of both games: edits, undo and redo, steps, matches, tabs and reloads in any order. After each step,
// different parts of the page must agree with each other and with the solver. A failure prints its seed and the shortest list of steps.

import { Editor, type LinkKeys, readLinkKeys, type State } from "cat-and-mouse";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { vocabularyOf } from "../../www/i18n/vocabulary";
import { GraphEditor, solveGraph } from "../../www/lib/whole-solver";
import type { Game, Outcome } from "../../www/model/game";
import type { MatchRecord } from "../../www/model/match";
import { CAT_WINS_PLACED, EXAMPLE_1, STAND_OFF } from "../harness/games.mjs";
import { address, click, forget, open, pass, shown } from "./screen";
import { alerts, all, announced, nameOf, places, text } from "./seen";
import { standing } from "./views";

const LINKED = "board=M4/5/5/5/C3F&cat=1&mouse=1&m=3&c=12&turn=cat";
const STARTS = [
  LINKED,
  EXAMPLE_1,
  STAND_OFF,
  "board=C3F/5/2M2&cat=1&mouse=1&limit=3",
  "board=C3/3x/M3&cat=2&mouse=5",
  "graph=0-2.0-4.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
  "graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80",
  `${CAT_WINS_PLACED}&m=4&c=3&turn=cat`,
];

type Kind = "board" | "graph";

/** A link as the solver opens it, without the page. */
function opened(link: string) {
  if (link.startsWith("graph")) {
    const { nodes, linkedState, ...view } = new GraphEditor(link).view();
    let solution: Game["solution"] = null;
    try {
      solution = solveGraph(nodes.map(({ neighbours }) => neighbours));
    } catch {
      // A graph on which a player has no move has no solution.
    }
    const points = nodes.map(({ x, y }) => `translate(${x} ${y})`);
    const edges = nodes.flatMap(({ neighbours }) => neighbours).length / 2;
    return { link: view.link, solution, linkedState, limit: Infinity, contents: () => [...points, edges] };
  }
  const editor = new Editor(link);
  const { linkedState, moveLimit: limit } = editor;
  const contents = (state: State | null) => editor.contents(state);
  const solution = editor.missing().length > 0 ? null : (editor.solve() as NonNullable<Game["solution"]>);
  return { link: editor.link, solution, linkedState, limit, contents };
}

/** The state of a link's game after these moves, or after this many moves of the best line. */
function after(link: string, moves: number | readonly number[]): State | null {
  const { solution, linkedState } = opened(link);
  if (!solution) return null;
  const origin = linkedState ?? solution.start();
  const line = typeof moves === "number" ? solution.line(origin, 0).moves : [];
  const made = typeof moves === "number" ? line.slice(0, moves).map(({ to }) => to) : moves;
  return made.reduce<State | null>((state, to) => state && solution.after(state, to), origin);
}

// Reading the page.

const part = () => document.querySelector("main > cm-solve, main > cm-play") as (Element & { game?: Game }) | null;
const isPlay = () => part()?.localName === "cm-play";
const kindShown = (): Kind => (document.querySelector("cm-drawing") ? "graph" : "board");
const contents = () =>
  kindShown() === "board"
    ? places().map(({ dataset }) => dataset.content)
    : [...places().map((place) => place.getAttribute("transform")), all("cm-drawing .edge:not(.could)").length];
const tab = () => document.querySelector("[role=tab][aria-selected=true]")?.id.replace("tab-", "");
const words = () => {
  const both = vocabularyOf("en");
  return kindShown() === "board" ? both.page : both.graphGame.page;
};
const slider = () => document.querySelector<HTMLInputElement>("main input[type=range]");
const isPreview = () => all(".end-preview").length > 0;
const isEnabled = (name: string) =>
  all(".history button").some((button) => nameOf(button) === name && button.ariaDisabled !== "true");

const matchKept = (): MatchRecord | null =>
  JSON.parse(sessionStorage.getItem(`cat-and-mouse.${kindShown() === "board" ? "" : "graph "}match`) ?? "null");

/** Everything that a reload keeps. */
const seen = () => ({
  part: part()?.localName,
  kind: kindShown(),
  contents: contents(),
  standing: standing(),
  tab: tab(),
  ply: slider()?.value,
  turn: text("#turn"),
  feedback: text(".feedback"),
  listed: all(".match-moves button").map(nameOf),
});

// The steps.

/** Waits until the elements have rendered, but not for an animation frame, because a walk has many steps. */
async function drawn(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const elements = all<HTMLElement & { updateComplete?: Promise<boolean> }>(
      "cat-mouse-playground, cat-mouse-playground *",
    );
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
  }
}

/** Presses one of the matching elements. */
async function press(css: string, which: number): Promise<void> {
  const found = all(css);
  const chosen = found[which % found.length];
  chosen?.click();
  // The address changes, and the page may have to load another part.
  await (chosen?.matches("a, .playing button") ? shown() : drawn());
}

async function key(name: string, held: KeyboardEventInit = {}): Promise<void> {
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held }));
  await drawn();
}

const STEPS: Record<string, (at: number) => Promise<void>> = {
  async place(at) {
    places()[at % places().length]?.focus();
    await key("Enter");
  },
  async empty(at) {
    places()[at % places().length]?.focus();
    await key("Delete");
  },
  tool: (at) => press(".tools input", at),
  setting: (at) => press(".settings button", at),
  menu: (at) => press(".board-menu .menu-panel button", at),
  async fresh(at) {
    await press(".new .menu-panel button", at % 4);
    // A surprise asks who wins. This shows the answer.
    await press(".asks > button.in-text", 0);
  },
  undo: () => key("z", { ctrlKey: true }),
  redo: () => key("y", { ctrlKey: true }),
  async again() {
    if (!isEnabled("Undo")) return;
    const before = await address();
    await STEPS.undo?.(0);
    await STEPS.redo?.(0);
    expect(opened(await address()).link, "redo takes back what undo did").toBe(opened(before).link);
  },
  step: (at) => press(".steps button", [0, 1, 3, 4][at % 4] as number),
  async watch(at) {
    await press(".steps button", 2);
    await pass(750 * (at % 4));
    await drawn();
  },
  async slide(at) {
    const input = slider();
    if (!input) return;
    input.value = `${at % (Number(input.max) + 1)}`;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await drawn();
  },
  tab: (at) => press("[role=tab], .more-tabs .menu-panel button", at),
  panel: (at) => press("#view button, #view input", at),
  answer: (at) => press(".answer button", at),
  game: (at) => press(".games a", at),
  part: (at) => press("main a.main, header a[href^='#play'], header a[href^='#board'], header a[href^='#graph']", at),
  match: (at) =>
    press(".playing .bar button, .playing .opponent input, .playing .opponent button, .other-board button", at),
  look: (at) => press(".match-moves button", at),
  async move(at) {
    const targets = places().filter((place) => /; /.test(nameOf(place)));
    if (!isPlay()) return;
    targets[at % targets.length]?.focus();
    await key("Enter");
    await pass(500);
    await drawn();
  },
  async reload() {
    await pass(500);
    await drawn();
    // The page stores neither a look back at an earlier move nor a hint.
    if (all(".match-moves [aria-current=step]").length > 0) return;
    const given = all(".hinted").length > 0 ? { feedback: expect.anything() } : {};
    const before = { ...seen(), ...given };
    vi.clearAllTimers();
    await open(null);
    expect(seen(), "a reload leaves what is shown").toEqual(before);
    games.clear();
  },
};

/** The steps that a walk can take in Play. There, any other step makes a move instead. */
const IN_PLAY = ["move", "match", "look", "game", "part", "reload"];

// Checks after each step.

/**
 * For each game: the links in its history (null for entries that the walk has not seen), and the index of the current
 * one.
 */
const games = new Map<Kind, { links: (string | null)[]; at: number }>();

function checkHistory(step: string, link: string): void {
  const can = [isEnabled("Undo"), isEnabled("Redo")] as const;
  const known = games.get(kindShown()) ?? {
    links: [...(can[0] ? [null] : []), link, ...(can[1] ? [null] : [])],
    at: +can[0],
  };
  games.set(kindShown(), known);
  const { links } = known;
  const by = step === "undo" ? -1 : step === "redo" ? 1 : 0;
  if (by !== 0) {
    known.at = Math.max(0, Math.min(links.length - 1, known.at + by));
    const wasUnknown = links[known.at] === null;
    expect(link, `${step} leads to the game that was there`).toBe(links[known.at] ?? link);
    links[known.at] = link;
    // The history may go on beyond an unknown entry.
    if (wasUnknown && by < 0 && can[0]) known.at = links.unshift(null) && 1;
    if (wasUnknown && by > 0 && can[1]) links.push(null);
  } else if (link !== links[known.at]) {
    known.at += 1;
    links.splice(known.at, Infinity, link);
  }
  expect(can, "undo and redo").toEqual([known.at > 0, known.at < links.length - 1]);
}

function checkAnswer(link: string): void {
  const { origin, fromStart, playedByHand = 0, ply = 0 } = part()?.game ?? {};
  const { solution, limit } = opened(link);
  if (!solution || !origin) {
    expect(all(".answer.incomplete")).toHaveLength(1);
    return;
  }
  const outcome = (state: State, played = 0): Outcome => solution.result(state, played);
  const verdict = outcome(origin);
  const { code } = solution.reason(origin);
  const { title } = words().verdict(verdict, origin.turn, limit, code);
  const shownTitle = text("#verdict");
  if (isPreview()) return;
  expect(shownTitle, "the verdict is the solver's").toBe(title);
  expect(text(".answer .leetcode code")).toBe(fromStart ? words().leetcode(verdict) : "");
  const winner = verdict.plies === null ? "limit" : (verdict.winner ?? "limit");
  expect(all(`.answer.${winner}`)).toHaveLength(1);
  if (/wins (in|at|with)|[Nn]obody can force/.test(announced())) expect(announced()).toContain(title);
  if (playedByHand === 0 && slider()) {
    const { moves } = solution.line(origin, 0);
    expect(Number(slider()?.max), "the steps are those of the best line").toBe(moves.length);
    if (verdict.plies !== null) expect(moves).toHaveLength(verdict.plies);
    expect(Number(slider()?.value)).toBe(ply);
  }
}

async function checkSolve(step: string): Promise<void> {
  const link = await address();
  await drawn();
  const keys: LinkKeys = readLinkKeys(link);
  const it = opened(link);
  expect(link.startsWith(kindShown()), link).toBe(true);
  checkHistory(step, it.link);
  expect(tab(), link).toBe(it.solution ? (keys.view ?? "line") : undefined);
  const state = after(link, keys.ply);
  if (tab() !== "solving") {
    expect(contents(), `what ${link} opens`).toEqual(it.contents(state));
    if (state && kindShown() === "graph") expect(standing(), link).toEqual([state.mouse, state.cat]);
  }
  checkAnswer(link);
}

function checkPlay(): void {
  const kind = kindShown();
  expect(location.hash).toMatch(/^#play/);
  const match = matchKept();
  if (!match) {
    expect(all(".match-moves, .playing .bar")).toEqual([]);
    return;
  }
  const { link, moves, side, strength, gaveUp } = match;
  expect(all(".match-moves button")).toHaveLength(moves.length);
  const states = moves.map((_, at) => after(link, moves.slice(0, at)));
  const state = after(link, moves);
  if (!state || all(".match-moves [aria-current=step]").length > 0) return;
  if (kind === "graph") expect(standing()).toEqual([state.mouse, state.cat]);
  else expect(contents()).toEqual(opened(link).contents(state));

  const { solution } = opened(link);
  const choices = solution?.moves(state, moves.length).map(({ to }) => to) ?? [];
  const before = states.filter((each) => JSON.stringify(each) === JSON.stringify(state)).length;
  const outcome = solution?.result(state, moves.length);
  const isDraw = outcome?.plies === null && !outcome.forced;
  const isRepeated = kind === "graph" ? before > 0 : isDraw && before > 1;
  const isOver = choices.length === 0 || gaveUp || isRepeated;
  const isOwn = strength === "person" || state.turn === side;
  const targets = places().flatMap((place, at) => (/; /.test(nameOf(place)) ? [at] : []));
  expect(targets, "the places to go to are the solver's").toEqual(
    isOver || !isOwn ? [] : choices.sort((a, b) => a - b),
  );
  if (choices.length === 0 && outcome && outcome.plies !== null)
    expect(all(`.match-standing.${outcome.winner}`)).toHaveLength(1);
  if (/\bwon\b/.test(announced())) expect(announced()).toContain(text("#turn"));
  expect(!isOver && / won/.test(text("#turn")), "a match that goes on has no winner").toBe(false);
}

async function walk(start: string, steps: readonly (readonly [string, number])[]): Promise<void> {
  let seed = 1;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => {
    seed += 1;
    (numbers as unknown as Uint32Array).fill(seed);
    return numbers;
  });
  forget();
  games.clear();
  vi.clearAllTimers();
  await open(start);
  await checkSolve("open");
  for (const [name, at] of steps) {
    await STEPS[isPlay() && !IN_PLAY.includes(name) ? "move" : name]?.(at);
    expect(alerts()).toEqual([]);
    // Stops playback, including that of "Why not?": it would go on while the test waits for the address.
    if (all(".steps button").some((button) => nameOf(button) === words().pause)) await press(".steps button", 2);
    // In Play, the walk may put another game into Solve.
    if (isPlay()) games.clear();
    if (isPlay()) checkPlay();
    else await checkSolve(name);
  }
}

test("wherever a reader goes, what the page shows agrees", async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(99));
  const steps = fc.noBias(fc.array(step, { maxLength: 40, size: "max" }));
  // Shrinking stops early enough to print its result.
  const settings = { seed: 1728, numRuns: 24, interruptAfterTimeLimit: 50_000 };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...STARTS), steps, walk), settings);
});

test("a match from the position of a link begins there also after a reload", async () => {
  await open(LINKED);
  await click("link", "Play it myself");
  await pass(500);
  const before = seen();
  vi.clearAllTimers();
  await open(null);
  expect(seen()).toEqual(before);
});
