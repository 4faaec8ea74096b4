// What an element shows, as one value, and how it comes from what the author has set.
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

/** The properties of an element that say how its game is shown. */
export interface Settings {
  readonly turn: string | null;
  readonly readonly: boolean;
  readonly reveal: string | null;
  readonly heading: string | null;
  readonly goal: string | null;
  readonly locked: string | null;
  readonly playground: string | null;
}

/** What `board-error` and `graph-error` tell. */
export type ErrorDetail = Pick<CatMouseError, "message" | "row" | "col"> & {
  code: CatMouseError["code"] | "bad-show" | "bad-puzzle";
  detail: CatMouseError["detail"] | null;
};

export type Screen =
  /** The room of the game: nothing has begun. */
  | { readonly kind: "idle" }
  /** The same: the puzzle that the attribute names is being loaded. */
  | { readonly kind: "loading" }
  /** Why the game cannot be shown, in the reader's language, and as an event tells it. */
  | { readonly kind: "failed"; readonly why: (words: Words) => string; readonly detail: ErrorDetail }
  /** A puzzle, until its answer is shown. */
  | { readonly kind: "puzzle"; readonly view: EmbeddedPuzzle }
  | {
      readonly kind: "game";
      readonly game: Game;
      readonly assignment: Assignment;
      /** What its link says besides the puzzle. */
      readonly keys: LinkKeys;
      /** The terms of its exercise, as links write them, and its link as it was opened. */
      readonly terms: string;
      readonly link: string;
    };

type GameScreen = Extract<Screen, { kind: "game" }>;
export type FailedScreen = Extract<Screen, { kind: "failed" }>;

/** What is needed of a kit to open a game. */
type GameKit = Pick<ElementKit, "counted" | "open" | "link" | "hasTools">;

/** What a link without these keys says. */
const NO_KEYS: LinkKeys = { view: null, ply: 0, hide: false, title: "", terms: "" };

/** The properties that hold the game are among those of the element. */
export const propertiesOf = (element: Settings): Attributes => element as unknown as Attributes;

/** What is asked of the reader when the game is there. */
export function firstStep(game: Game, settings: Settings, keys: LinkKeys): Step {
  const hides = settings.reveal !== null || keys.hide;
  return next(NOTHING_ASKED, { do: "open", hides, counts: asksToCount(settings, keys) }, factsOf(game));
}

/** Whether a puzzle also asks in how many moves. */
const asksToCount = ({ reveal }: Settings, { terms }: LinkKeys): boolean =>
  reveal === "count" || new URLSearchParams(terms).get("count") === "1";

/** Opens the game of the link, or else of the properties. `tell`: what events tell once it is shown. */
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
  {
    code,
    message,
    row = null,
    col = null,
    detail = null,
  }: Partial<ErrorDetail> & Pick<ErrorDetail, "code" | "message">,
): FailedScreen {
  return { kind: "failed", why, detail: { code, message, row, col, detail } };
}

/** What follows from what is shown. */
export interface ScreenFacts {
  assignment: Assignment;
  /** How far the exercise is, if it is one. */
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
    // Until there is a game, there is room for the question.
    phase: game ? phaseOf(assignment, game) : settings.reveal !== null ? "asking" : "incomplete",
    hasTools: !settings.readonly && kit.hasTools(progress),
  };
}

/** The link for the playground: an exercise with what was changed; a puzzle without its answer; or else the game with the state that is shown. */
export function sharedLink(
  { game, keys, terms, link }: GameScreen,
  settings: Settings,
  { progress, phase }: ScreenFacts,
): string {
  const heading = settings.heading ?? keys.title;
  // The playground takes the mouse to move first in an exercise.
  if (!settings.readonly && progress && game.turn === "mouse") return game.solutionLink(heading, terms, link);
  if (phase === "asking") return game.puzzleLink(heading, asksToCount(settings, keys));
  const { state, isMoved } = game;
  return state && (isMoved || state.turn !== "mouse") ? game.stateLink(state) : game.link;
}
