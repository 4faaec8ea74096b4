// Share: the game as a link, a puzzle or an exercise; as HTML, as text, and as a picture.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { choiceOf } from "../../lib/choice";
import { Copier } from "../../lib/copy";
import { plainButton } from "../../lib/plain-button";
import { save } from "../../lib/save";
import { askableMoves } from "../../model/assignment";
import type { Fewest, Game } from "../../model/game";
import type { PictureLook } from "../../model/look";
import { opponentOf } from "../../model/opponent";
import { jumpsOf } from "../../panels/rules";
import { verdictSentence } from "../../panels/verdict";
import { siteOf } from "../address";
import { hidesAnswer } from "../task";
import { Dialog, type DialogFrame, type SolvePart } from "./dialog";
import { elementSnippet, frameSnippet, HEIGHT, type Snippet, type Terms } from "./snippets";

/** The content of the link: the solved game, or a task. */
type Use = "solved" | "puzzle" | "exercise";
/** The goal of an exercise: a winner, or a draw. */
type Wanted = Player | "draw";
/** The texts that can be copied. */
type Form = "link" | "element" | "frame" | "leetcode" | "text";

/** The length limit of a title in a link, in characters. */
const LONGEST_TITLE = 80;

/** The longest win for an exercise, in moves of the winner. A link allows at most 10,000 plies. */
const LONGEST = 5_000;

/**
 * The time limit for checking that an exercise can be solved, in milliseconds. Checking two wall changes on an 8×8
 * board takes 100.
 */
const LONGEST_CHECK = 400;

/** The number of lines of each text field whose height does not depend on the board. */
const ROWS: Partial<Record<Form, number>> = { link: 3, element: 6, frame: 6, leetcode: 3 };

/**
 * Returns the settings at the start, from the task of the opened link. An unanswered puzzle can only be shared as a
 * puzzle, because anything else would reveal its answer.
 */
function begin({ askedTask: task, game }: SolvePart, use: Use) {
  const { goal = null, allowed = null, locked = [] } = game.progress ?? {};
  // By default, the goal is that the current loser wins.
  const loser = opponentOf(game.verdict?.winner ?? "cat");
  return {
    use: hidesAnswer(task) ? "puzzle" : use,
    heading: task?.title ?? "",
    /** Whether a puzzle also asks for the number of moves. */
    counts: task?.counts ?? false,
    /** The goal in the opened link. */
    asked: goal,
    wanted: goal ? (goal.winner ?? "draw") : (loser as Wanted),
    least: goal?.moves ?? null,
    /** The number of changes allowed. */
    changes: allowed,
    locked: new Set(locked),
    arrows: true,
  };
}

type Composition = ReturnType<typeof begin>;

/** The last settings of the dialogs Share and Puzzle, kept while the game and the task are the same. */
const kept = {
  solved: { composed: {} as Partial<Composition>, game: null as Game | null, task: "", size: "" },
  puzzle: { composed: {} as Partial<Composition>, game: null as Game | null, task: "", size: "" },
};

export class ShareDialog extends Dialog {
  readonly #kept;
  readonly #state;
  /** Whether the preview is open. */
  #embeds = false;
  /** The last check of an exercise. `isTooLong`: only a shorter win than the exercise asks for can be reached. */
  #checked: { terms: string; fewest: Fewest | null; isTooLong: boolean } | null = null;
  readonly #copier = new Copier();
  /** The text that the reader last tried to copy. */
  #tried: Form | null = null;

  constructor(solve: SolvePart, frame: DialogFrame, begins: keyof typeof kept = "solved") {
    super(solve, frame);
    const { game, askedTask } = solve;
    const last = kept[begins];
    // If there is no task now, the reader may only have edited the game of the last task, so the last settings stay.
    const task = askedTask ? `${hidesAnswer(askedTask)} ${askedTask.address}` : last.task;
    const size = `${game.cols} ${game.places}`;
    if (game !== last.game || task !== last.task) last.composed = {};
    // Locked places depend on the size.
    if (size !== last.size) delete last.composed.locked;
    this.#kept = Object.assign(last, { game, task, size });
    this.#state = { ...begin(solve, begins), ...last.composed };
  }

  get title() {
    return this.words.share.title;
  }

  #compose(part: Partial<Composition>): void {
    Object.assign(this.#kept.composed, part);
    Object.assign(this.#state, part);
    this.refresh();
  }

  content(): TemplateResult {
    const { game, words } = this;
    const { askedTask: task } = this.solve;
    const { use } = this.#state;
    const copied = this.#tried && this.#textOf(this.#tried);
    // A graph has only one text format.
    const hasRows = game.copy("text") !== game.copy("leetcode");
    const choose = (chosen: Use) => this.#compose({ use: chosen });
    // While an exercise is open, its solution can be handed in as a link.
    const handsIn = task?.asked.kind === "exercise";
    const uses = handsIn ? { ...words.share.uses, solved: words.share.handIn.use } : words.share.uses;
    const embed = (event: Event) => {
      this.#embeds = (event.target as HTMLDetailsElement).open;
      this.refresh();
    };
    const isRefused = use === "exercise" && ["met", "impossible"].includes(this.#fewest()?.status ?? "");
    return html`<div class="share">
      ${hidesAnswer(task) ? nothing : choiceOf(words.share.use, "share-use", use, uses, choose)}
      <p class="quiet">${use === "solved" && handsIn ? words.share.handIn.about : words.share.about[use]}</p>
      ${use === "solved" ? nothing : this.#headingField()}
      ${use === "puzzle" && this.#canCount ? this.#tick("counts") : nothing}
      ${use === "exercise" ? [this.#terms(), this.#checkedView()] : nothing}
      ${
        isRefused
          ? nothing
          : html`${this.#text("link", "main", use === "solved" ? nothing : this.#seenLink())}
            ${"share" in navigator ? plainButton(words.share.send, () => this.#send()) : nothing}`
      }
      <fieldset class="row picture">
        <legend>${words.share.picture}</legend>
        ${use === "solved" ? this.#tick("arrows") : nothing}
        <button type="button" class="plain" @click=${() => this.#save()}>${words.share.save}</button>
      </fieldset>
      ${
        isRefused
          ? nothing
          : html`<details @toggle=${embed}>
              <summary>${words.share.embed}</summary>
              <p class="quiet">${words.share.weight(this.kit.weight, HEIGHT)}</p>
              ${this.#text("element")} ${this.#text("frame")}
              ${this.#embeds ? this.#preview() : nothing}
            </details>`
      }
      <details>
        <summary>${words.share.asText}</summary>
        ${this.#text("leetcode")} ${hasRows ? this.#text("text") : nothing}
      </details>
      ${copied !== null && this.#copier.wasRefused(copied) ? html`<p class="refused" role="alert">${words.copying.refused}</p>` : nothing}
      ${/* A modal dialog hides the live region of the page from screen readers, so the dialog has its own. */ ""}
      <p class="unseen" role="status">${copied !== null && this.#copier.hasCopied(copied) ? words.copying.copied : ""}</p>
    </div>`;
  }

  #headingField(): TemplateResult {
    const edit = ({ target }: Event) => this.#compose({ heading: (target as HTMLInputElement).value });
    return html`<div class="field">
      <label for="share-heading">${this.words.share.heading}</label>
      <input id="share-heading" type="text" maxlength=${LONGEST_TITLE} .value=${this.#state.heading} @input=${edit} />
    </div>`;
  }

  #tick(name: "counts" | "arrows"): TemplateResult {
    const edit = ({ target }: Event) => this.#compose({ [name]: (target as HTMLInputElement).checked });
    return html`<label class="tick">
      <input type="checkbox" .checked=${this.#state[name]} @change=${edit} /> ${this.words.share[name]}
    </label>`;
  }

  #terms(): TemplateResult {
    const { kit, words } = this;
    const state = this.#state;
    const choose = (wanted: Wanted) => this.#compose({ wanted });
    const lock = () => this.#compose({ locked: state.locked });
    const number = (name: "least" | "changes", lowest: number, highest: number, example = "") => {
      const edit = (event: Event) => {
        const { valueAsNumber } = event.target as HTMLInputElement;
        const typed = Math.round(Math.max(lowest, Math.min(highest, valueAsNumber)));
        this.#compose({ [name]: Number.isNaN(typed) ? null : typed });
      };
      return html`<div class="field">
        <label for="share-${name}">${words.share[name]}</label>
        <input
          id="share-${name}"
          type="number"
          min=${lowest}
          max=${highest}
          value=${state[name] ?? nothing}
          aria-describedby=${example === "" ? nothing : `share-${name}-example`}
          @input=${edit}
        />
        ${example === "" ? nothing : html`<p id="share-${name}-example" class="quiet">${example}</p>`}
      </div>`;
    };
    return html`
      ${choiceOf(words.share.winner, "share-winner", state.wanted, words.share.winners, choose)}
      <div class="fields">${state.wanted === "draw" ? nothing : number("least", 1, LONGEST, words.share.leastExample)} ${number("changes", 0, kit.counted.most)}</div>
      ${this.lockedView(state.locked, lock)}
    `;
  }

  /** Says whether the exercise can be solved; if not, why. */
  #checkedView(): TemplateResult {
    const fewest = this.#fewest();
    const { checked } = this.words.share;
    const isRefused = fewest?.status === "met" || fewest?.status === "impossible";
    const status = this.#checked?.isTooLong ? "too-long" : (fewest?.status ?? "unknown");
    return html`<p class=${isRefused ? "refused" : "quiet"} role="status">
      ${checked[status](fewest?.changes.length ?? 0)}
    </p>`;
  }

  /** The fewest changes that solve the exercise; recomputed if its terms change. */
  #fewest(): Fewest | null {
    const terms = this.#writtenTerms();
    if (this.#checked?.terms !== terms) {
      const fewest = this.#fewestFor(terms);
      const withAnyLength = () => this.#fewestFor(this.#writtenTerms(null))?.status ?? "unknown";
      const isTooLong =
        fewest?.status === "impossible" && this.#leastPlies !== null && ["met", "found"].includes(withAnyLength());
      this.#checked = { terms, fewest, isTooLong };
    }
    return this.#checked.fewest;
  }

  #fewestFor(terms: string): Fewest | null {
    const game = this.kit.open(this.game.link);
    game.assign(terms);
    const fewest = game.fewestChanges(LONGEST_CHECK);
    game.free();
    return fewest;
  }

  /** A link that opens the puzzle or exercise as others see it. */
  #seenLink(): TemplateResult {
    return html`<a class="seen" href=${this.#address} target="_blank" rel="noopener">${this.words.share.seen}</a>`;
  }

  /** The embedded game, in the language of the page. The preview is a frame, which looks like the element. */
  #preview(): TemplateResult {
    const { preview } = this.words.share;
    return html`<figure class="preview">
      <figcaption>${preview}</figcaption>
      <iframe title=${preview} src=${new URL(`embed.html#${this.#link}&lang=${document.documentElement.lang}`, siteOf()).href}></iframe>
    </figure>`;
  }

  #text(form: Form, weight = "", beside: TemplateResult | typeof nothing = nothing): TemplateResult {
    const { words } = this;
    const { cols, places } = this.game;
    const text = this.#textOf(form);
    const label = this.#copier.hasCopied(text) ? words.copying.copied : words.share.copy[form];
    const rows = ROWS[form] ?? (cols ? places / cols : 3);
    const copy = () => {
      this.#tried = form;
      void this.copy(this.#copier, text, `#share-${form}`);
    };
    return html`<div class="form">
      <label for="share-${form}">${words.share.forms[form]}</label>
      ${beside}
      ${plainButton(label, copy, { kind: `plain ${weight}` })}
      <textarea id="share-${form}" readonly rows=${rows} .value=${text}></textarea>
    </div>`;
  }

  #textOf(form: Form): string {
    const { game, kit, words } = this;
    switch (form) {
      case "link":
        return this.#address;
      case "leetcode":
      case "text":
        return game.copy(form);
      case "element":
        return elementSnippet(kit, game, this.#elementTerms, this.#snippet);
      case "frame":
        return frameSnippet(this.#heading || words.title, this.#snippet);
    }
  }

  /** The title; `""` without one, and for a solved game. */
  get #heading(): string {
    return this.#state.use === "solved" ? "" : this.#state.heading.trim();
  }

  /**
   * Whether a puzzle of the current state can ask for the number of moves. An unanswered puzzle always offers this
   * choice, because a missing choice would reveal a draw.
   */
  get #canCount(): boolean {
    const { state, solution } = this.game;
    if (hidesAnswer(this.solve.askedTask)) return true;
    return state !== null && askableMoves(solution?.result(state) ?? null, state.turn) > 0;
  }

  /** Whether the puzzle also asks for the number of moves. */
  get #counts(): boolean {
    return this.#state.counts && this.#canCount;
  }

  get #link(): string {
    const { game } = this;
    if (this.#state.use === "solved") return this.solve.sharedLink;
    if (this.#state.use === "puzzle") return game.puzzleLink(this.#heading, this.#counts);
    return game.exerciseLink(this.#heading, this.#writtenTerms());
  }

  /** @param plies minimum length of the win */
  #writtenTerms(plies = this.#leastPlies): string {
    const terms = Object.entries(this.#exercise(plies)).flatMap(([key, value]) => (value ? [[key, value]] : []));
    return new URLSearchParams(terms).toString();
  }

  /**
   * The minimum length of the win in plies, from the chosen number of the winner's moves; null without a minimum. The
   * mouse moves first, so its n-th move is ply 2n - 1, and the n-th move of the cat is ply 2n.
   */
  get #leastPlies(): number | null {
    const { asked, least, wanted } = this.#state;
    if (wanted === "draw") return null;
    if (asked?.winner === wanted && asked.moves === least) return asked.plies;
    return least === null ? null : 2 * least - (wanted === "mouse" ? 1 : 0);
  }

  /** The terms of the exercise, in the format of links and of the element. */
  #exercise(plies = this.#leastPlies): Pick<Terms, "goal" | "walls" | "edges" | "locked"> {
    const { game, kit } = this;
    const { wanted, changes, locked } = this.#state;
    return {
      goal: plies === null ? wanted : `${wanted}:${plies}`,
      [kit.counted.key]: changes === null ? null : `${changes}`,
      locked: kit.written(game, locked) || null,
    };
  }

  get #elementTerms(): Terms {
    const { use } = this.#state;
    const asks = this.#counts ? "count" : "click";
    const none = { goal: null, locked: null };
    return {
      heading: this.#heading || null,
      reveal: use === "puzzle" ? asks : null,
      ...(use === "exercise" ? this.#exercise() : none),
    };
  }

  get #address(): string {
    return `${siteOf()}#${this.#link}`;
  }

  get #snippet(): Snippet {
    const fallback = [this.#heading, this.words.paragraph(this.#sentences)].filter(Boolean).join(" – ");
    return { site: siteOf(), link: this.#link, fallback };
  }

  /** The lines below the picture, which shows the current position. */
  get #caption(): string[] {
    const { state, solution, ply, isMoved } = this.game;
    const [jumps = "", question = ""] = this.#sentences;
    if (this.#state.use !== "solved" || !state || !solution || !isMoved) return [jumps, question];
    const outcome = solution.result(state, ply);
    return [jumps, this.words.allMoves.standing(state.turn, outcome)];
  }

  /** The game in words: the jumps, if any, and the verdict, the question or the goal. */
  get #sentences(): string[] {
    const { game, words } = this;
    const { use, wanted, least, changes } = this.#state;
    const turn = game.state?.turn ?? "mouse";
    const plies = this.#leastPlies;
    const goal = { winner: wanted === "draw" ? null : wanted, plies, moves: plies === null ? null : least };
    const stopped = (text: string) => words.sentences(text, "").trimEnd();
    const sentence = {
      solved: () => stopped(verdictSentence(game, words).title),
      puzzle: () => words.puzzle.question(turn),
      exercise: () => stopped(words.exercise.goal(goal, changes)),
    }[use]();
    return [jumpsOf(game, words), sentence].filter((each) => each !== "");
  }

  /** Opens the device's own dialog for sharing. */
  async #send(): Promise<void> {
    try {
      await navigator.share({ title: this.#heading || this.words.title, url: this.#address });
    } catch {
      // The reader has cancelled sharing.
    }
  }

  async #save(): Promise<void> {
    const { use, arrows } = this.#state;
    const lines = this.#caption;
    const look: PictureLook = { arrows: use === "solved" && arrows, title: this.#heading || null, lines };
    const blob = await this.kit.picture(this.solve, look);
    if (blob) save(blob, `${this.words.share.fileName}.png`);
  }
}

export class PuzzleDialog extends ShareDialog {
  constructor(solve: SolvePart, frame: DialogFrame) {
    super(solve, frame, "puzzle");
  }
}
