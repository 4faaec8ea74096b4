// The parts of the page: the board to solve, and what is loaded only when it is opened.
import type { CheckPage } from "../check/check-page";
import type { GraphSection } from "../graphs/section";
import type { Game } from "../model/game";
import type { Section } from "../model/names";
import type { PlayPage } from "./play/play";
import type { Task } from "./task";

/** The parts that have an element of their own. */
export type OwnSection = Exclude<Section, "board">;

export type SectionElement = CheckPage | GraphSection | PlayPage;

/** The part that a fragment of an address names; null for a board or nothing. */
export function sectionOf(fragment: string): Section | null {
  const [, name] = /^#(play|check|graph|states)(?:=|$)/.exec(fragment) ?? [];
  return (name as Section | undefined) ?? null;
}

export function isOwn(name: Section): name is OwnSection {
  return name !== "board";
}

/** Makes the element of such a part. Matches are played on the board of the game, about which `task` tells what a link asks. */
export async function sectionElement(name: OwnSection, game: Game, task: () => Task | null): Promise<SectionElement> {
  switch (name) {
    case "play":
      return new (await import("./play/play")).PlayPage(game, task);
    case "check":
      return new (await import("../check/check-page")).CheckPage();
    case "graph":
      return withGraphs(async () => (await import("../graphs/graph-page")).GraphPage);
    case "states":
      return withGraphs(async () => (await import("../graphs/states-page")).StatesPage);
  }
}

/** Makes a part when the solver of graphs is there, too. */
async function withGraphs(load: () => Promise<new () => GraphSection>): Promise<GraphSection> {
  const [Part] = await Promise.all([load(), import("../graphs/graph-solver").then(({ startGraphs }) => startGraphs())]);
  return new Part();
}
