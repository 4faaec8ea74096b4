// The reader's saved games on this device, each with a name, latest first.
import { readJson, recall, remember } from "../lib/storage";
import type { GameKind } from "./game";

export interface SavedGame {
  readonly name: string;
  /** The fragment of a link. */
  readonly link: string;
}

const keyOf = (kind: GameKind) => `my ${kind}s`;

const isSaved = (each: Partial<SavedGame> | null) => typeof each?.name === "string" && typeof each.link === "string";

export const savedGames = (kind: GameKind): SavedGame[] =>
  readJson(recall(keyOf(kind)), Array.isArray)?.filter(isSaved) ?? [];

/** Replaces the stored games. Returns false if the browser could not store them. */
export const keepGames = (kind: GameKind, games: readonly SavedGame[]): boolean =>
  remember(keyOf(kind), JSON.stringify(games));

/** Adds a game at the front and removes an older one with the same name. */
export function withGame(games: readonly SavedGame[], game: SavedGame): SavedGame[] {
  return [game, ...games.filter(({ name }) => name !== game.name)];
}

/** The games as text that can be pasted: each name, with the link below it. */
export function asText(games: readonly SavedGame[], site: string): string {
  return games.map(({ name, link }) => `${name}\n${site}#${link}\n`).join("\n");
}
