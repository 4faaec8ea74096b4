// The sentences of Records: the longest known forced wins.
import type { Player } from "cat-and-mouse";
import type { GameKind } from "../../model/game";
import { type Kind, WINNER_OF_KIND, type WinRecord } from "../../model/win-record";
import { movesOfWinner } from "../step";

/** How a win compares with the record of its kind and size. */
type Standing = "longer" | "equal" | "shorter" | "first";

const inPlies = (plies: number) => (plies === 1 ? "1 ply" : `${plies} plies`);
const inMoves = (winner: Player, plies: number) => {
  const own = movesOfWinner(winner, plies, "mouse");
  return own === 1 ? "1 move" : `${own} moves`;
};
const inBoth = (winner: Player, plies: number) => `${inMoves(winner, plies)} (${inPlies(plies)})`;

const size = (text: string) => (text.includes("x") ? text.replace("x", "×") : `${text} nodes`);

const kind = {
  mouse: "Mouse wins",
  "by-play": "Mouse detours",
  race: "Cat races",
  hunt: "Cat hunts",
};

const seal = { proved: "proved", known: "best known" };

const goal = { board: "cheese", graph: "hole" };

export const enRecords = {
  title: "Records: how long can a forced win last?",
  /** Opens the explanation: how records are counted, and the meaning of each kind and seal. */
  counted: "How records are counted",
  about: {
    board:
      "The longest wins known, with perfect play on both sides and the mouse to move, in moves of the winner. A ply is one move by one player, so plies count the moves of both. Choose a board, then press ▶ to watch.",
    graph:
      "The longest wins known on graphs, with perfect play on both sides and the mouse to move, in moves of the winner. A ply is one move by one player, so plies count the moves of both. Choose a graph, then press ▶ to watch.",
  },
  kinds: "Kind of win",
  kind,
  kindAbout: (kind: Kind, game: GameKind) =>
    ({
      mouse: `Any win of the mouse.${game === "board" ? " The longest are long walks: the cat is shut away, or comes too late." : ""}`,
      "by-play": "The mouse wins, but must go around the cat: it needs more moves than it would need alone.",
      race: `The cat wins, although the mouse has a way to the ${goal[game]}.`,
      hunt: `The mouse has no way to the ${goal[game]}, so the cat wins only by catching it.`,
    })[kind],
  /** Converts the length of a win from plies to the winner's moves. */
  moves: inMoves,
  plies: inPlies,
  size,
  /** Above a record in Solve. */
  heading: (of: Kind, text: string, found: "proved" | "known") => `Record: ${kind[of]}, ${size(text)}, ${seal[found]}`,
  seal,
  sealAbout: {
    board: "Proved: all boards of this shape were solved, and none takes longer. Best known: there may be longer ones.",
    graph:
      "Proved: all graphs with this many nodes were solved, and none takes longer. Best known: there may be longer ones.",
  },
  none: "No win of this kind is known.",
  plots: "Plot",
  plot: {
    places: { board: "Longest win by number of cells", graph: "Longest win by number of nodes" },
    lengths: (shape: string) => `How long wins take on ${size(shape)}`,
  },
  axes: {
    cells: "cells",
    nodes: "nodes",
    moves: "moves of the winner",
    plies: "plies",
    games: "games",
    gamesTenfold: "games (each line is ten times as many)",
  },
  winner: { mouse: "mouse wins", cat: "cat wins" },
  table: "The same as a table",
  longer: {
    title: "Do you have a longer one?",
    help: {
      board: "Paste a board as rows or a link. It is solved here and compared with the record of its kind and size.",
      graph:
        "Paste a graph as LeetCode writes it, or a link. It is solved here and compared with the record of its kind and size.",
    },
    label: "Your board or graph",
    check: "Compare",
  },
  incomplete: "This cannot be played yet: something is missing on it.",
  draw: "This is a draw, so there is no length to compare.",
  walk: (plies: number) =>
    `The cat wins in ${inBoth("cat", plies)}, but just by walking: the mouse is walled off from it. Such walks are not listed.`,
  standing(name: Kind, where: string, plies: number, standing: Standing, record: WinRecord | undefined): string {
    const winner = WINNER_OF_KIND[name];
    const is = `${kind[name]}, ${size(where)}, ${inBoth(winner, plies)}:`;
    const longest = inBoth(winner, record?.plies ?? 0);
    switch (standing) {
      case "longer":
        return `${is} longer than the best known, ${longest}. This is a new record!`;
      case "equal":
        return record?.proved ? `${is} the longest possible, which is proved.` : `${is} as long as the best known.`;
      case "shorter":
        return record?.proved
          ? `${is} the longest possible takes ${longest}.`
          : `${is} the best known takes ${longest}.`;
      case "first":
        return `${is} there is no record of this size yet.`;
    }
  },
  downloads: "Download all records",
  download: { csv: "CSV, for spreadsheets", json: "JSON" },
};
