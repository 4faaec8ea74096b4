// The tutorial: boards within the text, and numbers computed from these boards.
import { compareMethods, Editor, type MethodComparison, type MistakeCode, type Stats } from "cat-and-mouse";
import solverAddress from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import type { Problem } from "../check/protocol";
import { CatMouseBoard } from "../element/board-element";
import { whenNear } from "../element/near";
import { solver, solverFrom } from "../element/solver";
import { wordsOf } from "../i18n/board";
import { spokenOf } from "../i18n/language";
import { closesItself } from "../lib/menu";
import { recall, remember } from "../lib/storage";
import { chooseTheme, currentTheme, recallTheme } from "../lib/theme";
import { keepCopy } from "../offline/register";
import { StatesFigure } from "../states/states-figure";

/** The number of times that a board is solved to measure the time of one solve. */
const ROUNDS = 1000;

const language = spokenOf([document.documentElement.lang]);
const words = wordsOf(language);
const number = new Intl.NumberFormat(language);

/** The facts about a board, computed on demand. */
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

/** The possible values of `data-of`. */
const live: Record<string, (facts: Facts) => string> = {
  floor: ({ editor }) => number.format(editor.contents().filter((content) => content !== "wall").length),
  states: ({ stats }) => number.format(stats.mouse + stats.cat + stats.draw),
  draw: ({ stats }) => number.format(stats.draw),
  rounds: ({ stats }) => number.format(stats.longest.plies),
  plies: ({ editor }) => {
    const { plies } = editor.solve().verdict();
    return number.format(plies ?? editor.moveLimit);
  },
  forced: ({ editor }) => number.format(editor.solve().verdict().forced?.plies ?? editor.moveLimit),
  "depthFirst.winner": ({ methods }) => winner(methods.depthFirst.mouseWins),
  "depthFirst.moves": ({ methods }) => number.format(methods.depthFirst.moves),
  "byTurns.winner": ({ methods }) => winner(methods.byTurns.mouseWins),
  "byTurns.moves": ({ methods }) => number.format(methods.byTurns.moves),
  "backwards.winner": ({ methods }) => winner(methods.backwards.mouseWins),
  "backwards.moves": ({ methods }) => number.format(methods.backwards.moves),
};

/** Inserts the facts about a board into the text. An incomplete board has none. */
function tell(board: CatMouseBoard): void {
  const facts = board.outcome ? new Facts(board.link) : null;
  for (const place of document.querySelectorAll<HTMLOutputElement>(`output[data-board="${board.id}"]`))
    place.value = (facts && live[place.dataset.of ?? ""]?.(facts)) ?? "…";
  facts?.editor.free();
}

/** The time to solve the board and return its verdict, in microseconds. */
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

/** Shows buttons that copy the code below them. They need this script. */
function showCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
    const code = button.parentElement?.querySelector("code");
    if (!code) continue;
    const name = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
        button.textContent = button.dataset.done ?? name;
      } catch {
        getSelection()?.selectAllChildren(code);
        button.textContent = button.dataset.failed ?? name;
      }
    });
    button.addEventListener("blur", () => {
      button.textContent = name;
    });
  }
}

/** Shows the buttons for light or dark colours, which need this script: a picture in the header, a text in its menu. */
function showTheme(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button.theme")];
  const rename = () => {
    for (const button of buttons) {
      const name = (currentTheme() === "dark" ? button.dataset.light : button.dataset.dark) ?? "";
      if (button.querySelector("svg")) button.ariaLabel = button.title = name;
      else button.textContent = name;
    }
  };
  rename();
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => {
      chooseTheme(currentTheme() === "dark" ? "light" : "dark");
      rename();
    });
  }
}

/** Makes Help available: by the buttons in the header, which need this script, and by a key. */
function showHelp(): void {
  const open = async () => (await import("./help")).openHelp(language);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.to-help")) {
    button.hidden = false;
    button.addEventListener("click", open);
  }
  document.addEventListener("keydown", (event) => {
    const isTyped = event.composedPath()[0] instanceof HTMLInputElement;
    if (event.key !== "?" || event.altKey || event.ctrlKey || event.metaKey || isTyped) return;
    if (!document.querySelector("dialog[open]")) void open();
  });
}

/** Sets up the choice of a move limit for the board with the long win. */
function showLimits(): void {
  const limits = document.querySelector<HTMLFieldSetElement>(".limits");
  const board = document.querySelector<CatMouseBoard>("#long");
  if (!limits || !board) return;
  limits.hidden = false;
  limits.addEventListener("change", (event) => {
    board.moveLimit = Number((event.target as HTMLInputElement).value);
  });
}

/**
 * Shows the questions before the text that answers them. The reader's answer opens the right answer and is stored.
 * Without this script, the page only has the right answer, closed.
 */
function showPredictions(): void {
  const { right = "", wrong = "" } = document.querySelector<HTMLElement>("article")?.dataset ?? {};
  for (const part of document.querySelectorAll<HTMLElement>(".predict")) {
    const choices = [...part.querySelectorAll<HTMLButtonElement>(".choices button")];
    const told = part.querySelector<HTMLElement>(".told");
    const details = part.querySelector("details");
    const group = part.querySelector<HTMLElement>(".choices");
    const answer = choices.find(({ dataset }) => dataset.right !== undefined);
    if (!told || !details || !group || !answer) continue;
    const choose = (chosen: HTMLButtonElement) => {
      for (const each of choices) {
        each.ariaPressed = `${each === chosen}`;
        each.classList.toggle("right", each === answer);
      }
      told.textContent = chosen === answer ? right : `${wrong}${answer.textContent}`;
      details.open = true;
    };
    for (const [index, choice] of choices.entries()) {
      choice.ariaPressed = "false";
      choice.addEventListener("click", () => {
        choose(choice);
        remember(part.id, `${index}`);
      });
    }
    const kept = choices[Number(recall(part.id) ?? Number.NaN)];
    if (kept) choose(kept);
    group.hidden = false;
    // Answers of an earlier visit are not announced.
    told.role = "status";
  }
}

/**
 * Adds links at the end of each section, marks the current section in the contents, and links to where the
 * reader was on the last visit.
 */
function showPlace(): void {
  const contents = document.querySelector<HTMLElement>(".contents");
  if (!contents) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>("li a")];
  const sections = links.flatMap(({ hash }) => document.querySelector(hash)?.closest("section") ?? []);
  for (const [index, section] of sections.entries()) {
    const ways = document.createElement("p");
    ways.className = "ways";
    for (const [link, arrow] of [
      [links[index - 1], "←"],
      [links[index + 1], "→"],
    ] as const) {
      if (!link) continue;
      const way = Object.assign(document.createElement("a"), {
        href: link.hash,
        className: arrow === "→" ? "next" : "",
      });
      way.textContent = arrow === "→" ? `${link.textContent} →` : `← ${link.textContent}`;
      ways.append(way);
    }
    section.append(ways);
  }

  const last = links.find(({ hash }) => hash === recall("tutorial"));
  if (last && last !== links[0] && location.hash === "") {
    const way = document.createElement("p");
    way.append(contents.dataset.continue ?? "", last.cloneNode(true));
    contents.querySelector("ol")?.before(way);
  }

  let current = -1;
  const follow = () => {
    const shown = sections.findLastIndex((section) => section.getBoundingClientRect().top < innerHeight / 3);
    if (shown === current || shown < 0) return;
    links[current]?.removeAttribute("aria-current");
    links[shown]?.setAttribute("aria-current", "true");
    current = shown;
    remember("tutorial", links[shown]?.hash ?? "");
  };
  addEventListener("scroll", follow, { passive: true });
}

/** Shows the buttons that find the smallest board for a mistake. They need this script. */
function showMistakes(): void {
  const template = document.querySelector<HTMLTemplateElement>("#found");
  if (!template) return;
  const { looking = "", found = "", failed = "" } = template.dataset;
  for (const part of document.querySelectorAll<HTMLElement>(".mistake")) {
    const button = part.querySelector("button");
    const status = part.querySelector("[role=status]");
    const mistake = part.querySelector<HTMLElement>("[data-mistake]")?.dataset.mistake;
    if (!button || !status || !mistake) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (button.ariaDisabled === "true") return;
      button.ariaDisabled = "true";
      part.querySelector("figure")?.remove();
      status.textContent = looking;
      const figure = await smallestFigure(mistake, template).catch(() => null);
      status.textContent = figure ? found : failed;
      if (figure) part.append(figure);
      button.ariaDisabled = null;
    });
  }
}

/** The smallest board for a mistake, and the wrong code's answer; null if the code cannot be run. */
async function smallestFigure(mistake: string, template: HTMLTemplateElement): Promise<HTMLElement | null> {
  const { findSmallest, graphLink } = await import("./mistakes");
  const [problem, code] = mistake.split("/") as [Problem, MistakeCode];
  const found = await findSmallest(problem, code);
  const figure = document.importNode(template.content, true).querySelector("figure");
  if (!found || !figure) return null;
  const { question, expected } = found.failure;
  const answers = [String(expected), found.given, number.format(found.asked)];
  for (const [index, place] of figure.querySelectorAll("dd").entries()) place.textContent = answers[index] ?? "";
  const link = figure.querySelector("a");
  if ("graph" in question) {
    const text = document.createElement("pre");
    text.textContent = JSON.stringify(question.graph);
    link?.before(text);
    if (link) link.hash = await graphLink(question.graph);
  } else {
    const { grid, catJump, mouseJump } = question;
    link?.replaceWith(
      Object.assign(new CatMouseBoard(), { board: grid.join("/"), catJump, mouseJump, readonly: true }),
    );
  }
  return figure;
}

recallTheme();
document.querySelectorAll<HTMLDetailsElement>("details.menu").forEach(closesItself);
showTheme();
showHelp();
showCopyButtons();
showLimits();
showPredictions();
showPlace();
showMistakes();
solverFrom(() => solverAddress);
document.addEventListener("board-solve", (event) => tell(event.target as CatMouseBoard));
document.addEventListener("board-change", (event) => {
  // A complete board also fires `board-solve`, which updates the text.
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
for (const graph of document.querySelectorAll("cat-mouse-graph")) whenNear(graph, () => import("./graphs"));
keepCopy();
