// The kit for boards.
import { BoardSearch, namesBoard } from "cat-and-mouse";
import { html, nothing } from "lit";
import type { BoardCanvas } from "../board/board";
import { cellsView, writtenCells } from "../board/cells";
import "../board/settings";
import type { SettingName } from "../board/settings";
import { thumbnail } from "../board/thumbnail";
import { transformsView } from "../board/transforms";
import { whyOf } from "../board/why";
import { surprisingBoard, winnableBoard } from "../board/winnable";
import { vocabularyOf } from "../i18n/vocabulary";
import type { PageWords } from "../i18n/words";
import type { BoardGame } from "../model/board-game";
import { examples, FIRST_EXAMPLE } from "../model/examples";
import { boardElementKit } from "./board-element-kit";
import type { Kit } from "./kit";

const JUMP_SETTINGS: readonly SettingName[] = ["cat-jump", "mouse-jump"];
const SIZE_SETTINGS: readonly SettingName[] = ["rows", "columns", "move-limit"];

const settings = (names: readonly SettingName[], game: BoardGame, words: PageWords, revision: number) =>
  html`<cm-settings .names=${names} .game=${game} .words=${words} .revision=${revision}></cm-settings>`;

export const boardKit: Kit<BoardGame> = {
  ...boardElementKit,
  examples,
  finder: {
    numbers: { rows: [1, 8], cols: [1, 8], catJump: [1, 8], mouseJump: [1, 8], walls: [0, 60] },
    hasFood: true,
    initial({ editor: { rows, cols, catJump, mouseJump } }, name) {
      const longest = Math.max(1, Math.min(5, Math.floor((rows * cols) / 4)));
      // If the cat jumps farther than the mouse, long mouse wins are rare.
      const moves = catJump > mouseJump ? Math.min(longest, 3) : longest;
      const values: Record<string, number> = { rows, cols, catJump, mouseJump, walls: 30, moves };
      return values[name] ?? 0;
    },
    search: ({ moveLimit }, { number, winner, minPlies, food, seed }) =>
      new BoardSearch({
        rows: number("rows"),
        cols: number("cols"),
        catJump: number("catJump"),
        mouseJump: number("mouseJump"),
        walls: number("walls"),
        moveLimit,
        winner,
        minPlies,
        food,
        seed,
        contested: food !== "unreachable",
      }),
    longer: ({ editor: { rows, cols, catJump, mouseJump, moveLimit } }, wish) =>
      new BoardSearch({ rows, cols, catJump, mouseJump, moveLimit, walls: 0, contested: true, ...wish }),
  },
  first: examples[FIRST_EXAMPLE],
  // Not `namesBoard` itself, because lib/solver.ts replaces this variable when it starts the whole solver.
  names: (link) => namesBoard(link),
  words: vocabularyOf,

  more: (game, words, act, revision) =>
    game.progress
      ? nothing
      : html`<div class="row">
            ${settings(SIZE_SETTINGS, game, words, revision)}
            <button type="button" class="plain" @click=${() => act(() => game.clear())}>${words.clear}</button>
          </div>
          ${transformsView(game, words, act)}`,
  settings: (game, words, revision) => settings(JUMP_SETTINGS, game, words, revision),

  why: whyOf,

  lockable: cellsView,
  written: ({ cols }, places) => writtenCells(places, cols),
  script: "element.js",
  weight: 183,

  winnable: winnableBoard,
  surprise: surprisingBoard,
  thumbnail,
  picture: async (root, look) => (await root.querySelector<BoardCanvas>("cm-board")?.picture(look)) ?? null,
};
