// The part of the board kit that the element uses.
import { html } from "lit";
import "../board/board";
import type { BoardCanvas } from "../board/board";
import { lockedWithPieces } from "../board/exercise";
import { sizeOf } from "../board/size";
import { toolsView } from "../board/tools";
import { reasonOf } from "../board/why";
import type { Words } from "../i18n/words";
import { query } from "../lib/query";
import { type BoardGame, openBoard } from "../model/board-game";
import { exerciseMarks } from "../panels/goal";
import { WhatIfView } from "../panels/views/what-if";
import type { Attributes, ElementKit } from "./kit";

const link = ({ board, catJump, mouseJump, moveLimit }: Attributes): string =>
  query({ board: board ?? "", cat: catJump, mouse: mouseJump, limit: moveLimit });

export const boardElementKit: ElementKit<Words, BoardGame> = {
  kind: "board",
  counted: { key: "walls", most: 64 },
  open: openBoard,
  link,
  placeholderLink: link,
  attributes({ link, editor }) {
    const limit = new URLSearchParams(link).get("limit");
    const { catJump, mouseJump } = editor;
    const board = editor.grid().join("/");
    return { board, "cat-jump": catJump, "mouse-jump": mouseJump, "move-limit": limit };
  },
  placeholder(words, { board }) {
    const { rows, cols } = sizeOf(`${board ?? ""}`);
    // The style is set as a property, because a strict content security policy refuses the style attribute.
    return html`<div class="board-space" .style=${`--rows:${rows};--cols:${cols}`}>
      <div class="board">
        <div class="surface"><div class="until"><slot>${words.embedded.loading}</slot></div></div>
      </div>
    </div>`;
  },

  surface(game, words, look) {
    const marks = exerciseMarks(game.places, look.marks, lockedWithPieces(game, look.progress ?? null), words);
    return html`<cm-board part="board" .game=${game} .words=${words} .look=${{ ...look, marks }}></cm-board>`;
  },
  recolour: (root) => root.querySelector<BoardCanvas>("cm-board")?.refit(),
  tools: toolsView,
  // In an exercise that limits the number of wall changes, only walls can be drawn, so there is no tool to choose.
  hasTools: (progress) => progress?.allowed == null,
  whatIf: () => new WhatIfView(),

  reason: reasonOf,
};
