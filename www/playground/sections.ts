// The parts of the page: solving and playing, and what is loaded only when it is opened.
import type { GraphSection } from "../graphs/section";
import type { Section } from "../model/names";

/** The parts that have an element of their own. */
export type OwnSection = Extract<Section, "graph" | "states">;

/** The part that a fragment of an address names; null for a board or nothing. */
export function sectionOf(fragment: string): Section | null {
  const [, name] = /^#(play|graph|states)(?:=|$)/.exec(fragment) ?? [];
  return (name as Section | undefined) ?? null;
}

export function isOwn(name: Section): name is OwnSection {
  return name === "graph" || name === "states";
}

/** Makes the element of such a part. */
export async function sectionElement(name: OwnSection): Promise<GraphSection> {
  const Page =
    name === "graph"
      ? (await import("../graphs/graph-page")).GraphPage
      : (await import("../graphs/states-page")).StatesPage;
  return new Page();
}
