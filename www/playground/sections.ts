// The sections of the page, their names in the address, and how each is loaded when it is first opened.
import { namesBoard } from "cat-and-mouse";
import type { CheckPage } from "../check/check-page";
import type { Language } from "../i18n/language";
import type { GameKind } from "../model/game";
import type { Section } from "../model/names";
import type { Links } from "../page/question-line";
import type { PlayPage } from "../play/play";
import type { PuzzlesPage } from "../puzzles/puzzles-page";
import type { RecordsPage } from "../records/records-page";
import type { SolvePage } from "../solve/solve";
import type { StatesPage } from "../states/states-page";

/** A section, and its kind of game. */
export interface PartName {
  section: Section;
  kind: GameKind;
}

export type SectionElement = CheckPage | PlayPage | PuzzlesPage | RecordsPage | SolvePage | StatesPage;

/** The section that a fragment belongs to; null if there is none. `kind`: the kind of game if the fragment has none. */
export function partNameOf(fragment: string, kind: GameKind): PartName | null {
  const [, name, value] = /^#(play|puzzles?|check|graph|records|states)(?:=(.*))?$/.exec(fragment) ?? [];
  if (fragment === "") return { section: "solve", kind };
  if (!name) return namesBoard(fragment) ? { section: "solve", kind: "board" } : null;
  if (name === "graph") return { section: "solve", kind: "graph" };
  if (value && (name === "play" || name === "records" || name === "check"))
    return { section: name, kind: value === "graph" ? "graph" : "board" };
  return { section: name === "puzzle" ? "puzzles" : (name as Section), kind };
}

/** The key of a section's element. Solve, Play and Records have one element for each kind of game. */
export function keyOf({ section, kind }: PartName): string {
  return section === "solve" || section === "play" || section === "records" ? `${section} ${kind}` : section;
}

/**
 * Creates the element of a section other than Solve. Matches use Solve's game. `links`: the links to the section for
 * each kind of game; `caseOf`: Solve's game as input of LeetCode's function.
 */
export async function sectionElement(
  { section, kind }: PartName & { section: Exclude<Section, "solve"> },
  language: Language,
  solve: SolvePage,
  links: Links,
  caseOf: (kind: GameKind) => string | null,
): Promise<SectionElement> {
  switch (section) {
    case "play":
      return new (await import("../play/play")).PlayPage(solve, language);
    case "puzzles": {
      const [{ PuzzlesPage }, list] = await Promise.all([
        import("../puzzles/puzzles-page"),
        import("../model/puzzle-files").then(({ loadPuzzles }) => loadPuzzles()),
      ]);
      return new PuzzlesPage(list, language);
    }
    case "check":
      return new (await import("../check/check-page")).CheckPage(kind, links, caseOf);
    case "records":
      return new (await import("../records/records-page")).RecordsPage(solve.kit, language);
    case "states": {
      const [{ StatesPage }] = await Promise.all([
        import("../states/states-page"),
        import("../lib/whole-solver").then(({ startWholeSolver }) => startWholeSolver()),
      ]);
      return new StatesPage(language);
    }
  }
}
