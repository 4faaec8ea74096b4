// The functions of a game that the page and the elements need: opening, drawing, editing, wording. There is one kit for
// boards and one for graphs. Elements use `ElementKit` only, and so load nothing that only the page shows.
import type { Player, State } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import type { GameVocabulary } from "../i18n/vocabulary";
import type { PageWords, Words } from "../i18n/words";
import type { Game, GameKind, OpenGame, Outcome, Progress } from "../model/game";
import type { Look, PictureLook, Why } from "../model/look";
import type { Difficulty } from "../model/names";
import type { View } from "../panels/views/view";

/** Makes a change to the game and announces it. */
type Act = (change: () => void) => void;

/** The criteria of a search. */
interface Wish {
  number(name: string): number;
  /** The player who can win; `"limit"`: nobody can; null: any of these. */
  winner: Player | "limit" | null;
  minPlies: number;
  food: "reachable" | "unreachable" | null;
  seed: number;
}

/** The criteria of a search for a longer win. */
interface LongerWish {
  winner: null;
  minPlies: number;
  seed: number;
  /** The link of the game, with the locked places. */
  from: string;
}

/**
 * A search that runs in slices of time. It looks for contested games: the loser can move around, and the winner can
 * lose the win by a mistake.
 */
export interface Search {
  run(milliseconds: number): { tried: number; link: string; outcome: Outcome };
  readonly status: "searching" | "found" | "stuck" | "impossible";
  /** Accepts any game from now on, even one whose loser is walled in. */
  dropContested(): void;
  free(): void;
}

interface Finder<G extends Game> {
  /** The number fields besides moves and seed, with their ranges. */
  readonly numbers: Readonly<Record<string, readonly [least: number, most: number]>>;
  readonly hasFood: boolean;
  /** The initial number in a field: one that finds something in a few seconds. */
  initial(game: G, name: string): number;
  search(game: G, wish: Wish): Search;
  /** Searches for a longer win by changing the game of a link. */
  longer(game: G, wish: LongerWish): Search;
}

/** The attributes or properties of an element that describe its game, by name. */
export type Attributes = Readonly<Record<string, string | number | null>>;

// The members are methods. If they were properties, TypeScript would not accept a kit for boards as a `Kit`.
/** The part of a kit that both the elements and the page need. */
export interface ElementKit<W extends Words = Words, G extends Game = Game> {
  readonly kind: GameKind;
  /** The changes that an exercise may limit, and the greatest limit. */
  readonly counted: { key: "walls" | "edges"; most: number };
  open: OpenGame<G>;
  /** The link of the game in the properties of an element. Making a graph's link needs the solver of graphs. */
  link(properties: Attributes): string;
  /** The link of the placeholder until the game is loaded; `""` if making the link needs a solver. */
  placeholderLink(properties: Attributes): string;
  /** The attributes of an element that describe the game. */
  attributes(game: G): Attributes;
  /** Reserves the room of the game until it is loaded, and shows the author's content there. */
  placeholder(words: W, properties: Attributes): TemplateResult;

  surface(game: G, words: W, look: Look): TemplateResult;
  /** Repaints a canvas after the page's colours have changed. */
  recolour?(root: ParentNode): void;
  tools(game: G, words: W): TemplateResult;
  /** Whether the exercise allows more than one tool. */
  hasTools(progress: Progress | null): boolean;
  /** The view with the effects of single changes. */
  whatIf(): View<W>;

  /** A remark about the last edit; `""` if there is none. */
  remark?(game: G, words: W): string;
  /** The reason for the outcome in a few sentences; by default, for the position `game.explained`. */
  reason(game: G, words: W, state?: State | null, outcome?: Outcome): string[];
}

/** All that the page needs of a game. */
export interface Kit<G extends Game = Game> extends ElementKit<PageWords, G> {
  /** The links of examples, by their names in the words. */
  readonly examples: Readonly<Record<string, string>>;
  readonly finder: Finder<G>;
  /** The link of the game shown to a visitor without a link. */
  readonly first: string;
  /** Whether a fragment describes a game of this kind, valid or not. */
  names(fragment: string): boolean;
  words(language: Language): GameVocabulary;

  /** The rarely used tools, for a menu; none if an exercise allows none. */
  more(game: G, words: PageWords, act: Act, revision: number): TemplateResult | typeof nothing;
  /** The number fields beside the tools: the jumps; nothing on a graph. */
  settings(game: G, words: PageWords, revision: number): TemplateResult | typeof nothing;

  /** Says why other programs may give another answer; `""` if no cause is known. */
  surprised?(game: G, words: PageWords): string;
  /** The reason for the outcome as a drawing. */
  why(game: G, words: PageWords): Why | null;

  /**
   * Checkboxes for the places that an exercise locks. They edit the set `ticked` in place; `written` returns these
   * places in the format of links.
   */
  lockable(game: G, label: string, ticked: Set<number>, words: PageWords, changed: () => void): TemplateResult;
  written(game: G, places: ReadonlySet<number>): string;
  /** The script of the element, and the size of script and solver together, in kilobytes as transferred. */
  readonly script: string;
  readonly weight: number;

  /** The link of a new game like this one that `winner` can win, but only with care. */
  winnable(game: G, winner: Player, seed: number): string;
  /** The link of a random game that one of the players can win, but only with care. */
  surprise(difficulty: Difficulty, seed: number): string;
  thumbnail(link: string): TemplateResult;
  /** A picture of the game drawn under `root`. */
  picture(root: ParentNode, look: PictureLook): Promise<Blob | null>;
}
