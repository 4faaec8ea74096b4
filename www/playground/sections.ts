// The parts of the page: the board, and what is loaded only when it is opened.
import type { GraphSection } from "../graphs/section";
import type { Section } from "../model/names";

/** The part that a fragment of an address is about, unless it is the board or nothing. */
export function sectionOf(fragment: string): Exclude<Section, "board"> | null {
  const [, name] = /^#(graph|states)(?:=|$)/.exec(fragment) ?? [];
  return name === "graph" || name === "states" ? name : null;
}

/** Makes the element of such a part. */
export async function sectionElement(name: Exclude<Section, "board">): Promise<GraphSection> {
  const Page =
    name === "graph"
      ? (await import("../graphs/graph-page")).GraphPage
      : (await import("../graphs/states-page")).StatesPage;
  return new Page();
}
