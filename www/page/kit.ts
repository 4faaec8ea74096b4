// What Solve, Play and the dialogs need of a game besides the game itself: how it is opened, drawn, edited and spoken of. There is one kit
// for boards and one for graphs.
import type { Player, State } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { GameVocabulary } from "../i18n/game-vocabulary";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import type { Game, GameKind, OpenGame, Outcome } from "../model/game";
import type { Arrow, EdgeMark, Marks, PictureLook, Route, Why } from "../model/look";
import type { Difficulty, ViewName } from "../model/names";
import type { View } from "../panels/views/view";

/** What is drawn on a game besides itself, and what may be done with it. */
export interface Look {
  /** Counts changes, so that each is shown. */
  revision: number;
  marks: Marks | null;
  edges?: readonly EdgeMark[];
  route?: Route | null;
  arrows: readonly Arrow[];
  /** Whether a finger draws, and does not scroll the page. */
  editing?: boolean;
  /** Whether it cannot be changed. */
  readonly?: boolean;
  /** What screen readers tell about the keys, if something else than while it is edited. */
  help?: string;
  /** What a press on a place does, if nothing is drawn by it. */
  press?: (place: number) => void;
  /** What a tap of a finger on a place does where it does not draw; it returns whether this changes the game. */
  tap?: (place: number) => boolean;
}

/** Does what changes the game, and tells what came of it. */
export type Act = (change: () => void) => void;

/** What a search is asked for besides its numbers. */
export interface Wish {
  number(name: string): number;
  /** `"limit"`: nobody. */
  winner: Player | "limit" | null;
  minPlies: number;
  food: "reachable" | "unreachable" | null;
  seed: number;
}

/** What is asked for besides the game that is changed. */
export interface LongerWish {
  winner: null;
  minPlies: number;
  seed: number;
  /** The link of the game, with the places that are locked. */
  from: string;
}

/** A search that goes on a slice of time after another. At first it looks for a game that is worth playing. */
export interface Search {
  run(milliseconds: number): { tried: number; link: string; outcome: Outcome };
  readonly status: "searching" | "found" | "stuck" | "impossible";
  /** From now on any game will do, also one in which the loser is walled in. */
  dropContested(): void;
  free(): void;
}

/** How games are searched for. */
export interface Finder<G extends Game> {
  /** The numbers that are typed besides the moves and the seed, with the least and the greatest. */
  readonly numbers: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Whether there is cheese. */
  readonly hasFood: boolean;
  /** What stands in a field until something is typed: numbers with which something is found in a few seconds. */
  initial(game: G, name: string): number;
  search(game: G, wish: Wish): Search;
  /** Changes the game of a link to one with a longer win. */
  longer(game: G, wish: LongerWish): Search;
}

// Methods and not properties: TypeScript would else not take a kit for boards as a kit.
export interface Kit<G extends Game = Game> {
  readonly kind: GameKind;
  /** The links of games to begin with, by the names that the words have for them. */
  readonly examples: Readonly<Record<string, string>>;
  readonly finder: Finder<G>;
  /** What is counted of the changes in an exercise, and the greatest number. */
  readonly counted: { key: "walls" | "edges"; most: number };
  /** The link of what is shown to a visitor who comes without one. */
  readonly first: string;
  /** Whether a fragment of an address is about such a game, valid or not. */
  names(fragment: string): boolean;
  open: OpenGame<G>;
  words(language: Language): GameVocabulary;
  views(): Record<ViewName, View<PageWords>>;

  surface(game: G, words: PageWords, look: Look): TemplateResult;
  /** What a press does: one of a few. */
  tools(game: G, words: PageWords): TemplateResult;
  /** What few use, for a menu; none if an exercise allows nothing of it. */
  more(game: G, words: PageWords, act: Act, revision: number): TemplateResult | typeof nothing;
  /** The numbers of the game beside the tools. */
  settings(game: G, words: PageWords, revision: number): TemplateResult | typeof nothing;
  /** The same in a sentence, where they cannot be changed; `""` if there are none. */
  terms(game: G, words: PageWords): string;

  /** What is good to know about the last edit; `""` if there is nothing. */
  remark?(game: G, words: PageWords): string;

  /** Why another program may say something else; `""` if nothing is known. */
  surprised?(game: G, words: PageWords): string;
  /** Why the outcome is what it is: in a few sentences, also of another position than that which is explained; and drawn. */
  reason(game: G, words: PageWords, state?: State | null, outcome?: Outcome): string[];
  why(game: G, words: PageWords): Why | null;

  /** The places that an exercise locks, to be ticked: `ticked` is changed in place. And as links and the element write them. */
  lockable(game: G, label: string, ticked: Set<number>, words: PageWords, changed: () => void): TemplateResult;
  written(game: G, places: ReadonlySet<number>): string;
  /** The element that shows the game in another page, its script, and the attributes that hold the game. */
  element(game: G): { name: string; script: string; attributes: Readonly<Record<string, string | number | null>> };
  /** What the script and its solver weigh, in kilobytes as they are sent. */
  readonly weight: number;

  /** The link of a new game like this one, which the player can win, but only with care. */
  winnable(game: G, winner: Player, seed: number): string;
  /** The link of a game made by chance, which one of the players can win, but only with care. */
  surprise(difficulty: Difficulty, seed: number): string;
  thumbnail(link: string): TemplateResult;
  /** What is drawn in this element, as a picture. */
  picture(root: ParentNode, look: PictureLook): Promise<Blob | null>;
}
