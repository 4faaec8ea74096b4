// The tutorial: boards in a text, and numbers in it that are worked out from what stands on them.
import { compareMethods, Editor, type MethodComparison, type Stats } from "cat-and-mouse";
import solverAddress from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { CatMouseBoard } from "../element/board-element";
import { fetched, solver, solverFrom } from "../element/solver";
import { StatesFigure } from "../graphs/states-figure";
import { wordsOf } from "../i18n/board";
import { recallTheme } from "../lib/theme";

/** How often a board is solved to measure how long that takes. */
const ROUNDS = 1000;

const language = document.documentElement.lang === "zh" ? "zh" : "en";
const words = wordsOf(language);
const number = new Intl.NumberFormat(language);

/** What is known of a board: worked out when it is asked for. */
class Facts {
  readonly editor: Editor;
  #stats: Stats | undefined;
  #methods: MethodComparison | undefined;

  constructor(link: string) {
    this.editor = new Editor(link);
  }

  get stats(): Stats {
    this.#stats ??= this.editor.solve().stats();
    return this.#stats;
  }

  get methods(): MethodComparison {
    const { editor } = this;
    const { catJump, mouseJump, moveLimit } = editor;
    this.#methods ??= compareMethods(editor.grid(), catJump, mouseJump, { moveLimit });
    return this.#methods;
  }
}

const winner = (mouseWins: boolean) => words.piece[mouseWins ? "mouse" : "cat"];

/** What `data-of` can name. */
const live: Record<string, (facts: Facts) => string> = {
  floor: ({ editor }) => number.format(editor.contents().filter((content) => content !== "wall").length),
  states: ({ stats }) => number.format(stats.mouse + stats.cat + stats.draw),
  draw: ({ stats }) => number.format(stats.draw),
  layers: ({ stats }) => number.format(stats.longest.plies),
  plies: ({ editor }) => {
    const { plies } = editor.solve().verdict();
    return number.format(plies ?? editor.moveLimit);
  },
  "depthFirst.winner": ({ methods }) => winner(methods.depthFirst.mouseWins),
  "depthFirst.moves": ({ methods }) => number.format(methods.depthFirst.moves),
  "byTurns.winner": ({ methods }) => winner(methods.byTurns.mouseWins),
  "byTurns.moves": ({ methods }) => number.format(methods.byTurns.moves),
  "backwards.winner": ({ methods }) => winner(methods.backwards.mouseWins),
  "backwards.moves": ({ methods }) => number.format(methods.backwards.moves),
};

/** Writes what is said of a board into the text, as the board is now. An incomplete board says nothing. */
function tell(board: CatMouseBoard): void {
  const facts = board.outcome ? new Facts(board.link) : null;
  for (const place of document.querySelectorAll<HTMLOutputElement>(`output[data-board="${board.id}"]`))
    place.value = (facts && live[place.dataset.of ?? ""]?.(facts)) ?? "…";
  facts?.editor.free();
}

/** How many millionths of a second it takes to solve the board and to ask who wins. */
function measure(link: string): number {
  const editor = new Editor(link);
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const solution = editor.solve();
    solution.verdict();
    solution.free();
  }
  const milliseconds = performance.now() - began;
  editor.free();
  return (milliseconds * 1000) / ROUNDS;
}

recallTheme();
solverFrom(() => fetched(solverAddress));
document.addEventListener("board-solve", (event) => tell(event.target as CatMouseBoard));
document.addEventListener("board-change", (event) => {
  // Of a board that is complete, `board-solve` tells as well.
  const board = event.target as CatMouseBoard;
  if (!board.outcome) tell(board);
});
document.querySelector("#measure")?.addEventListener("click", () => {
  const board = document.querySelector<CatMouseBoard>("#long");
  const place = document.querySelector<HTMLOutputElement>("#measured");
  if (board?.outcome && place) place.value = number.format(Number(measure(board.link).toPrecision(2)));
});
customElements.define("cat-mouse-board", CatMouseBoard);
await solver();
customElements.define("cm-states", StatesFigure);
