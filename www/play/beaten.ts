// The opponents that the reader has beaten, by kind of game, stored on the device.
import type { PlayWords } from "../i18n/words";
import { readJson, recall, remember } from "../lib/storage";
import type { GameKind } from "../model/game";
import { isListOfRivals } from "../model/match";
import type { Rival } from "../model/names";

const keyOf = (kind: GameKind) => `${kind} beaten`;

const beatenBy = (kind: GameKind) => readJson(recall(keyOf(kind)), isListOfRivals) ?? [];

export function rememberBeaten(kind: GameKind, strength: Rival): void {
  const beaten = beatenBy(kind);
  if (!beaten.includes(strength)) remember(keyOf(kind), JSON.stringify([...beaten, strength]));
}

/** The names of the opponents, with a tick on those that the reader has beaten. */
export function namesOfRivals(kind: GameKind, { strengths }: PlayWords): Record<Rival, string> {
  const ticked = beatenBy(kind).map((each) => [each, `${strengths[each]} ✓`]);
  return { ...strengths, ...Object.fromEntries(ticked) };
}
