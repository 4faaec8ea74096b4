// The case on which a solution fails, as it is shown: a board or a graph on which optimal play can be stepped through.
import type { Question } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import "../board/board";
import "../graphs/drawing";
import { arranged } from "../graphs/arrange";
import { GraphEditor, solveGraph } from "../graphs/graph-solver";
import { nodeLooks } from "../graphs/looks";
import type { CheckWords } from "../i18n/check-types";
import type { Vocabulary } from "../i18n/vocabulary";
import { examples, FIRST_EXAMPLE } from "../model/examples";
import { Game } from "../model/game";
import { boards } from "../model/graph-examples";
import { GraphPlay } from "../model/graph-game";
import { proofMarks, proofOf, proofRoute } from "../panels/proof";
import { stepsView } from "../panels/steps";
import { answerView } from "../panels/verdict";

interface Case {
  /** The fragment of a link to it. */
  link: string;
  /** What LeetCode's test box takes. */
  text: string;
}

interface BoardCase extends Case {
  jumps: { cat: number; mouse: number };
  play: Game;
}

interface GraphCase extends Case {
  editor: GraphEditor;
  play: GraphPlay;
}

export type FailingCase = BoardCase | GraphCase;

/** Graphs need their solver to be there. @param changed is called when another state is shown */
export function failingCase(question: Question, changed: () => void): FailingCase {
  if ("graph" in question) {
    const text = JSON.stringify(question.graph);
    const editor = new GraphEditor(boards.statement1);
    editor.paste(text);
    editor.arrange(arranged(editor.view().nodes));
    const play = new GraphPlay(solveGraph(question.graph), null, changed);
    return { link: editor.view().link, text, editor, play };
  }
  const { grid, catJump, mouseJump } = question;
  const play = new Game(examples[FIRST_EXAMPLE]);
  play.edit((editor) => editor.paste([JSON.stringify(grid), catJump, mouseJump].join("\n")));
  play.subscribe(changed);
  const { editor } = play;
  return { link: editor.link, text: editor.copy("leetcode"), jumps: { cat: catJump, mouse: mouseJump }, play };
}

/** The case is shown no longer. */
export function forgetCase(shown: FailingCase): void {
  shown.play.pause();
  shown.play.free();
  if ("editor" in shown) shown.editor.free();
}

/** What the case is shown with. */
export interface CaseContext {
  words: CheckWords;
  vocabulary: Vocabulary;
  revision: number;
  showsWhy: boolean;
  toggleWhy: () => void;
}

/** The board or graph, and steps through optimal play. */
export function caseView(shown: FailingCase, context: CaseContext): TemplateResult {
  return "editor" in shown ? graphView(shown, context) : boardView(shown, context);
}

/** Why the right answer is what it is. */
export function caseReasonView(
  shown: FailingCase,
  { words, vocabulary, showsWhy, toggleWhy }: CaseContext,
): TemplateResult {
  const { page, graphs } = vocabulary;
  if ("editor" in shown) {
    const { title, detail } = graphs.graph.verdict(shown.play.solution.verdict());
    return html`<h3>${words.why}</h3>
      <p>${page.sentences(title, detail)}</p>`;
  }
  const proof = showsWhy && !shown.play.isMoved ? proofOf(shown.play) : null;
  return html`<h3>${words.why}</h3>
    ${answerView(shown.play, page, proof, toggleWhy)}`;
}

function boardView({ play, jumps }: BoardCase, context: CaseContext): TemplateResult {
  const { words, vocabulary, revision, showsWhy } = context;
  const { page } = vocabulary;
  const proof = showsWhy && !play.isMoved ? proofOf(play) : null;
  return html`<div class="failing">
    <p>${words.catJump(jumps.cat)} · ${words.mouseJump(jumps.mouse)}</p>
    <cm-board
      .game=${play}
      .words=${page}
      .revision=${revision}
      .readonly=${true}
      .marks=${proof && proofMarks(proof, play, page)}
      .route=${proof && proofRoute(proof)}
    ></cm-board>
    ${stepsView(play, page)}
  </div>`;
}

function graphView({ editor, play }: GraphCase, { vocabulary, revision }: CaseContext): TemplateResult {
  const { page, graphs } = vocabulary;
  const { graph } = graphs;
  const looks = nodeLooks(editor.view().nodes, play.state, graphs);
  const move = play.ply > 0 ? play.moves[play.ply - 1] : undefined;
  const ending = play.ply === play.plies ? play.ending : null;
  return html`<div class="failing">
    <cm-drawing
      .editor=${editor}
      .revision=${revision}
      .readonly=${true}
      .label=${looks.map(({ label }) => label).join("; ")}
      .looks=${looks}
      .pieces=${play.state}
      .highlights=${move ? [move] : []}
    ></cm-drawing>
    ${stepsView(play, page)}
    <p>${move ? graph.move(move, ending) : page.start}</p>
  </div>`;
}
