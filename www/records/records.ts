// The longest known forced wins, from `records/`.
import boards from "../../records/boards.json";
import graphs from "../../records/graphs.json";
import type { GameKind } from "../model/game";
import type { Kind, WinRecord } from "../model/win-record";

export const KINDS: readonly Kind[] = ["mouse", "by-play", "race", "hunt"];

/** The number of games of a shape won in each number of plies, with the mouse to move. */
export interface Lengths {
  shape: string;
  mouse: [plies: number, games: number][];
  cat: [plies: number, games: number][];
}

export const RECORDS = { board: boards, graph: graphs } as Record<GameKind, WinRecord[]>;

/** The shapes with a complete census, each with its file. */
const CENSUSES: Record<string, () => Promise<{ default: string }>> = {
  "5x5": () => import("../../records/census-5x5.txt?raw"),
  "5x6": () => import("../../records/census-5x6.txt?raw"),
};

export const SHAPES = Object.keys(CENSUSES);

/** The winner of each kind in a census. `by-play` is left out, because `mouse` includes it. */
const WINNERS: Record<string, "mouse" | "cat"> = {
  mouse: "mouse",
  "mouse-walk": "mouse",
  race: "cat",
  hunt: "cat",
  "cat-walk": "cat",
};

/** The numbers of games of a shape by length, summed over all pairs of jumps. */
export async function lengthsOf(shape: string): Promise<Lengths> {
  const text = (await CENSUSES[shape]?.())?.default ?? "";
  const sums = { mouse: new Map<number, number>(), cat: new Map<number, number>() };
  for (const line of text.split("\n")) {
    const [, kind = "", plies, games] = /^length (\S+) \d+ \d+ (\d+) (\d+)$/.exec(line) ?? [];
    const sum = sums[WINNERS[kind] ?? "mouse"];
    if (kind in WINNERS) sum.set(Number(plies), (sum.get(Number(plies)) ?? 0) + Number(games));
  }
  const sorted = (sum: Map<number, number>) => [...sum].sort(([one], [other]) => one - other);
  return { shape, mouse: sorted(sums.mouse), cat: sorted(sums.cat) };
}

/** The number of cells or nodes. */
export const placesOf = (size: string): number => size.split("x").reduce((product, side) => product * Number(side), 1);

/** The record as text that can be pasted. A graph's record separates neighbours by spaces, and nodes by semicolons. */
export function textOf(record: WinRecord): string {
  if (!record.case.includes(";")) return record.case;
  return JSON.stringify(record.case.split(";").map((list) => (list.trim() ? list.trim().split(" ").map(Number) : [])));
}

/**
 * The lists that a win belongs to, by the code of its reason (`reason()`). A win by a route that cannot be
 * blocked does not belong to `by-play`.
 */
const KINDS_OF_REASON: Record<string, readonly Kind[]> = {
  "mouse-first": ["mouse"],
  "cat-apart": ["mouse"],
  detour: ["mouse", "by-play"],
  "cat-first": ["race"],
  "caught-early": ["race"],
  intercepted: ["race"],
  trapped: ["hunt"],
};

export const kindsOf = (reason: string): readonly Kind[] => KINDS_OF_REASON[reason] ?? [];

const FIELDS = ["size", "kind", "plies", "proved", "case", "from"] as const;

/** The records as CSV for spreadsheets. */
export function asCsv(records: readonly WinRecord[]): string {
  const rows = records.map((record) => FIELDS.map((field) => `"${record[field]}"`).join(","));
  return `${[FIELDS.join(","), ...rows].join("\r\n")}\r\n`;
}
