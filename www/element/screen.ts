// The screen of an element as one value, and how the author's settings determine it.
import { type CatMouseError, type LinkKeys, type Player, readLinkKeys } from "cat-and-mouse";
import type { Words } from "../i18n/words";
import { solverError } from "../lib/errors";
import { query } from "../lib/query";
import {
  type Assignment,
  factsOf,
  NOTHING_ASKED,
  next,
  type Phase,
  phaseOf,
  type Step,
  type Told,
} from "../model/assignment";
import type { Game, Progress } from "../model/game";
import type { Attributes, ElementKit } from "../page/kit";
import type { EmbeddedPuzzle } from "./puzzle";

/** The properties of an element that determine how its game is shown. */
export interface Settings {
  readonly turn: string | null;
  readonly readonly: boolean;
  readonly reveal: string | null;
  readonly heading: string | null;
  readonly goal: string | null;
  readonly locked: string | null;
  readonly playground: string | null;
}

/** The `detail` of the events `board-error` and `graph-error`. */
export type ErrorDetail = Pick<CatMouseError, "message" | "row" | "col"> & {
  code: CatMouseError["code"] | "bad-show" | "bad-puzzle";
  detail: CatMouseError["detail"] | null;
};

export type Screen =
  /** Nothing has started. The room of the game is reserved. */
  | { readonly kind: "idle" }
  /** The puzzle named in the attribute is loading. The room of the game is reserved. */
  | { readonly kind: "loading" }
  /** The game cannot be shown. `why`: the sentence for the reader. `detail`: the detail of the event. */
  | { readonly kind: "failed"; readonly why: (words: Words) => string; readonly detail: ErrorDetail }
  /** A puzzle, until its answer is shown. */
  | { readonly kind: "puzzle"; readonly view: EmbeddedPuzzle }
  | {
      readonly kind: "game";
      readonly game: Game;
      readonly assignment: Assignment;
      /** The keys of the link that do not describe the game, such as `title`. */
      readonly keys: LinkKeys;
      /** The terms of the exercise in the format of links. `link` is the link of the game as it was opened. */
      readonly terms: string;
      readonly link: string;
    };

type GameScreen = Extract<Screen, { kind: "game" }>;
export type FailedScreen = Extract<Screen, { kind: "failed" }>;

/** The part of a kit that opens a game. */
type GameKit = Pick<ElementKit, "counted" | "open" | "link" | "hasTools">;

/** The keys of a game that does not come from a link. */
const NO_KEYS: LinkKeys = { view: null, ply: 0, hide: false, title: "", terms: "" };

/** The properties of an element by name, including the properties that describe the game, such as `board`. */
export const propertiesOf = (element: Settings): Attributes => element as unknown as Attributes;

/** The step that opens the game: the question to the reader, if there is one, and the events to dispatch. */
export function firstStep(game: Game, settings: Settings, keys: LinkKeys): Step {
  const hides = settings.reveal !== null || keys.hide;
  return next(NOTHING_ASKED, { do: "open", hides, counts: asksToCount(settings, keys) }, factsOf(game));
}

/** Whether a puzzle also asks for the number of moves. */
const asksToCount = ({ reveal }: Settings, { terms }: LinkKeys): boolean =>
  reveal === "count" || new URLSearchParams(terms).get("count") === "1";

/** Opens the link's game; without a link, the properties' game. `tell`: events to dispatch once the game is shown. */
export function gameScreen(
  kit: GameKit,
  settings: Settings,
  link: string | null,
): { screen: GameScreen | FailedScreen; tell: readonly Told[] } {
  const keys = link === null ? NO_KEYS : readLinkKeys(link);
  const { key } = kit.counted;
  const properties = propertiesOf(settings);
  let game: Game | undefined;
  try {
    // The solver reports an invalid player.
    game = kit.open(link ?? kit.link(properties), { turn: (settings.turn ?? "mouse") as Player });
    const terms = query({ goal: settings.goal, [key]: properties[key], locked: settings.locked }) || keys.terms;
    const opened = game.link;
    game.assign(settings.readonly ? `${key}=0` : terms);
    if (settings.reveal === null && !keys.hide) game.goTo(keys.ply);
    const { now, tell } = firstStep(game, settings, keys);
    return { screen: { kind: "game", game, assignment: now, keys, terms, link: opened }, tell };
  } catch (caught) {
    game?.free();
    const error = solverError(caught);
    return { screen: failedScreen((words) => words.error(error), error), tell: [] };
  }
}

export function failedScreen(
  why: (words: Words) => string,
  error: Partial<ErrorDetail> & Pick<ErrorDetail, "code" | "message">,
): FailedScreen {
  const { code, message, row = null, col = null, detail = null } = error;
  return { kind: "failed", why, detail: { code, message, row, col, detail } };
}

/** Facts derived from the screen. */
export interface ScreenFacts {
  assignment: Assignment;
  /** The progress of the exercise; null without one. */
  progress: Progress | null;
  phase: Phase;
  hasTools: boolean;
}

export function screenFacts(kit: GameKit, settings: Settings, screen: Screen): ScreenFacts {
  const game = screen.kind === "game" ? screen.game : null;
  const assignment = screen.kind === "game" ? screen.assignment : NOTHING_ASKED;
  const progress = game?.progress ?? null;
  return {
    assignment,
    progress,
    // Reserves room for the question until the game is loaded.
    phase: game ? phaseOf(assignment, game) : settings.reveal !== null ? "asking" : "incomplete",
    hasTools: !settings.readonly && kit.hasTools(progress),
  };
}

/**
 * The link to the playground: an exercise with the reader's changes, if the mouse moves first; a puzzle without its
 * answer; or the current state.
 */
export function sharedLink(
  { game, keys, terms, link }: GameScreen,
  settings: Settings,
  { progress, phase }: ScreenFacts,
): string {
  const heading = settings.heading ?? keys.title;
  // In an exercise of the playground, the mouse moves first.
  if (!settings.readonly && progress && game.turn === "mouse") return game.solutionLink(heading, terms, link);
  if (phase === "asking") return game.puzzleLink(heading, asksToCount(settings, keys));
  const { state, isMoved } = game;
  return state && (isMoved || state.turn !== "mouse") ? game.stateLink(state) : game.link;
}
