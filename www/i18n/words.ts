// The English sentences define the types; other languages have the same types. The compiler reports sentences that
// another language lacks.
import type { GameKind } from "../model/game";
import type { en } from "./en/board";
import type { enDialogs } from "./en/dialogs";
import type { enGraphs } from "./en/graphs";
import type { enPage } from "./en/page";
import type { enPlay } from "./en/play";
import type { enPuzzles } from "./en/puzzles";
import type { enRecords } from "./en/records";
import type { enStates } from "./en/states";

export type { NotStarted, Sentence, UnsaidCode } from "./en/board";

/** Sentences about a board. */
export type Words = typeof en;
export type PageWords = typeof enPage;
export type DialogWords = typeof enDialogs;
export type PlayWords = typeof enPlay;
/** Sentences about a drawn graph, of a game or of states. */
export type GraphWords = typeof enGraphs;
export type StatesWords = typeof enStates;
export type RecordsWords = typeof enRecords;
export type PuzzleWords = typeof enPuzzles;
/** Sentences about a puzzle of one kind of game. */
export type OnePuzzleWords = PuzzleWords & { change: PuzzleWords["changes"][GameKind] };
