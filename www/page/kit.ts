// What the page and the elements need of a game besides the game itself: how it is opened, drawn, edited and spoken of. There is one kit
// for boards and one for graphs. An element takes the first part of it, and so loads nothing that only the page shows.
import type { Player, State } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import type { GameVocabulary } from "../i18n/vocabulary";
import type { PageWords, Words } from "../i18n/words";
import type { Game, GameKind, OpenGame, Outcome, Progress } from "../model/game";
import type { Look, PictureLook, Why } from "../model/look";
import type { Difficulty } from "../model/names";
import type { View } from "../panels/views/view";

/** Does what changes the game, and tells what came of it. */
type Act = (change: () => void) => void;

/** What a search is asked for besides its numbers. */
interface Wish {
  number(name: string): number;
  /** `"limit"`: nobody. */
  winner: Player | "limit" | null;
  minPlies: number;
  food: "reachable" | "unreachable" | null;
  seed: number;
}

/** What is asked for besides the game that is changed. */
interface LongerWish {
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
interface Finder<G extends Game> {
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

/** The attributes of an element that hold its game, or the properties, by name. */
export type Attributes = Readonly<Record<string, string | number | null>>;

// Methods and not properties: TypeScript would else not take a kit for boards as a kit.
/** What an element needs of a game, and the page too. */
export interface ElementKit<W extends Words = Words, G extends Game = Game> {
  readonly kind: GameKind;
  /** What is counted of the changes in an exercise, and the greatest number. */
  readonly counted: { key: "walls" | "edges"; most: number };
  open: OpenGame<G>;
  /** The link of the game that the properties of an element hold; needs the solver of graphs for a graph. */
  link(properties: Attributes): string;
  /** The link that stands for it until there is a game; `""` where it needs a solver. */
  placeholderLink(properties: Attributes): string;
  /** The attributes of an element that hold the game. */
  attributes(game: G): Attributes;
  /** Takes the room of the game until it is there, with what the author has put there. */
  placeholder(words: W, properties: Attributes): TemplateResult;

  surface(game: G, words: W, look: Look): TemplateResult;
  /** Paints a canvas anew, when the colours of the page have changed. */
  recolour?(root: ParentNode): void;
  /** What a press does: one of a few. */
  tools(game: G, words: W): TemplateResult;
  /** Whether there is more than one tool, as far as the exercise is. */
  hasTools(progress: Progress | null): boolean;
  /** The view that says what single changes would do. */
  whatIf(): View<W>;

  /** What is good to know about the last edit; `""` if there is nothing. */
  remark?(game: G, words: W): string;
  /** Why the outcome is what it is, in a few sentences; also of another position than that which is explained. */
  reason(game: G, words: W, state?: State | null, outcome?: Outcome): string[];
}

/** What the page needs. */
export interface Kit<G extends Game = Game> extends ElementKit<PageWords, G> {
  /** The links of games to begin with, by the names that the words have for them. */
  readonly examples: Readonly<Record<string, string>>;
  readonly finder: Finder<G>;
  /** The link of what is shown to a visitor who comes without one. */
  readonly first: string;
  /** Whether a fragment of an address is about such a game, valid or not. */
  names(fragment: string): boolean;
  words(language: Language): GameVocabulary;

  /** What few use, for a menu; none if an exercise allows nothing of it. */
  more(game: G, words: PageWords, act: Act, revision: number): TemplateResult | typeof nothing;
  /** The numbers of the game beside the tools. */
  settings(game: G, words: PageWords, revision: number): TemplateResult | typeof nothing;

  /** Why another program may say something else; `""` if nothing is known. */
  surprised?(game: G, words: PageWords): string;
  /** Why the outcome is what it is, as it is drawn. */
  why(game: G, words: PageWords): Why | null;

  /** The places that an exercise locks, to be ticked: `ticked` is changed in place. And as links and the element write them. */
  lockable(game: G, label: string, ticked: Set<number>, words: PageWords, changed: () => void): TemplateResult;
  written(game: G, places: ReadonlySet<number>): string;
  /** The script of the element, and what it and its solver weigh, in kilobytes as they are sent. */
  readonly script: string;
  readonly weight: number;

  /** The link of a new game like this one, which the player can win, but only with care. */
  winnable(game: G, winner: Player, seed: number): string;
  /** The link of a game made by chance, which one of the players can win, but only with care. */
  surprise(difficulty: Difficulty, seed: number): string;
  thumbnail(link: string): TemplateResult;
  /** What is drawn in this element, as a picture. */
  picture(root: ParentNode, look: PictureLook): Promise<Blob | null>;
}
