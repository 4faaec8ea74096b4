// The game for others: as a link, a puzzle or an exercise; as HTML, as text, and as a picture.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/dialog-types";
import { choiceOf } from "../../lib/choice";
import { Copier } from "../../lib/copy";
import { save } from "../../lib/save";
import type { Fewest, Game } from "../../model/game";
import type { PictureLook } from "../../model/look";
import { askableMoves } from "../../panels/question";
import { verdictSentence } from "../../panels/verdict";
import { siteOf } from "../address";
import { hidesAnswer } from "../task";
import type { Dialog, DialogContext } from "./dialog";
import { elementSnippet, frameSnippet, HEIGHT, type Snippet, type Terms } from "./snippets";

/** What the reader of a link is to do. */
type Use = "solved" | "puzzle" | "exercise";
/** What an exercise asks for: the player who wins, or that nobody can. */
type Wanted = Player | "draw";
/** The texts that can be copied. */
type Form = "link" | "element" | "frame" | "leetcode" | "text";

/** The longest title in characters, as links hold it. */
const LONGEST_TITLE = 80;

/** The greatest length of an exercise's win in moves of the winner. A link takes 10,000 plies. */
const LONGEST = 5_000;

/** How long it is tried whether an exercise can be solved, in milliseconds. Two walls of an 8×8 board take 100. */
const LONGEST_CHECK = 400;

/** The number of lines of each text field, as far as it does not depend on the board. */
const ROWS: Partial<Record<Form, number>> = { link: 3, element: 6, frame: 6, leetcode: 3 };

/** Begins with what the link that was opened asks. A puzzle that is not answered yet is shared only as the puzzle: all else tells its answer. */
function fresh({ task, game }: DialogContext, use: Use) {
  const { goal = null, allowed = null, locked = [] } = game.progress ?? {};
  // Who wins already is no exercise.
  const loser: Player = game.verdict?.winner === "mouse" ? "cat" : "mouse";
  return {
    use: hidesAnswer(task) ? "puzzle" : use,
    heading: task?.title ?? "",
    /** Whether a puzzle also asks in how many moves. */
    counts: task?.counts ?? false,
    /** What the link asks. */
    asked: goal,
    wanted: goal ? (goal.winner ?? "draw") : (loser as Wanted),
    least: goal?.moves ?? null,
    /** How many changes are allowed. */
    changes: allowed,
    locked: new Set(locked),
    arrows: true,
    /** Whether it is shown how to embed the game. */
    embeds: false,
    /** Whether the exercise of these terms can be solved; `isTooLong`: only with a shorter win. */
    checked: null as { terms: string; fewest: Fewest | null; isTooLong: boolean } | null,
    copier: new Copier(),
    /** What the reader copied last, or could not copy. */
    tried: null as Form | null,
  };
}

/** The fewest changes that solve the exercise of these terms. */
function fewestFor({ kit, game }: DialogContext, terms: string): Fewest | null {
  const tried = kit.open(game.link);
  tried.assign(terms);
  const fewest = tried.fewestChanges(LONGEST_CHECK);
  tried.free();
  return fewest;
}

/** Whether a puzzle of the state that is shown can ask in how many moves. Of one that is not answered yet this would tell whether it is a draw. */
function canCount({ game, task }: DialogContext): boolean {
  const { state, solution } = game;
  if (hidesAnswer(task)) return true;
  return state !== null && askableMoves(solution?.result(state.mouse, state.cat, state.turn) ?? null, state.turn) > 0;
}

type State = ReturnType<typeof fresh>;

class ShareDialog implements Dialog {
  readonly #begins: Use;
  #state!: State;
  /** What the reader has composed. It is kept when the dialog closes. */
  #composed: Partial<State> = {};
  /** What it was composed for: the game, what the link that was opened asks, and the size, which the locked places depend on. */
  #composedFor = { game: null as Game | null, task: "", size: "" };

  constructor(begins: Use) {
    this.#begins = begins;
  }

  title = (words: DialogWords) => words.share.title;

  opens(context: DialogContext): void {
    const { game } = context;
    const before = this.#composedFor;
    // Without a task, the game may be that of the last one, changed.
    const task = context.task ? `${hidesAnswer(context.task)} ${context.task.address}` : before.task;
    const size = `${game.cols} ${game.places}`;
    if (game !== before.game || task !== before.task) this.#composed = {};
    if (size !== before.size) delete this.#composed.locked;
    this.#composedFor = { game, task, size };
    this.#state = { ...fresh(context, this.#begins), ...this.#composed };
  }

  #compose(part: Partial<State>, { refresh }: DialogContext): void {
    Object.assign(this.#composed, part);
    Object.assign(this.#state, part);
    refresh();
  }

  content(context: DialogContext): TemplateResult {
    const { game, words, refresh, task } = context;
    const { use, copier, tried } = this.#state;
    const text = tried && this.#textOf(tried, context);
    // A graph has one form of text only.
    const hasRows = game.copy("text") !== game.copy("leetcode");
    const choose = (chosen: Use) => this.#compose({ use: chosen }, context);
    // Who works on an exercise shares it to hand it in.
    const handsIn = task?.asked.kind === "exercise";
    const uses = handsIn ? { ...words.share.uses, solved: words.share.handIn.use } : words.share.uses;
    const embed = (event: Event) => {
      this.#state.embeds = (event.target as HTMLDetailsElement).open;
      refresh();
    };
    const isRefused = use === "exercise" && ["met", "impossible"].includes(this.#fewest(context)?.status ?? "");
    return html`<div class="share">
      ${hidesAnswer(task) ? nothing : choiceOf(words.share.use, "share-use", use, uses, choose)}
      <p class="quiet">${use === "solved" && handsIn ? words.share.handIn.about : words.share.about[use]}</p>
      ${use === "solved" ? nothing : this.#headingField(context)}
      ${use === "puzzle" && canCount(context) ? this.#countTick(context) : nothing}
      ${use === "exercise" ? this.#terms(context) : nothing}
      ${use === "exercise" ? this.#checkedView(context) : nothing}
      ${
        isRefused
          ? nothing
          : html`${this.#text("link", context, "main", use === "solved" ? nothing : this.#seenLink(context))}
            ${
              "share" in navigator
                ? html`<button type="button" class="plain" @click=${() => this.#send(context)}>${words.share.send}</button>`
                : nothing
            }`
      }
      <fieldset class="row picture">
        <legend>${words.share.picture}</legend>
        ${
          use === "solved"
            ? html`<label class="tick">
                <input
                  type="checkbox"
                  .checked=${this.#state.arrows}
                  @change=${({ target }: Event) => this.#compose({ arrows: (target as HTMLInputElement).checked }, context)}
                />
                ${words.share.arrows}
              </label>`
            : nothing
        }
        <button type="button" class="plain" @click=${() => this.#save(context)}>${words.share.save}</button>
      </fieldset>
      ${
        isRefused
          ? nothing
          : html`<details @toggle=${embed}>
              <summary>${words.share.embed}</summary>
              <p class="quiet">${words.share.weight(context.kit.weight, HEIGHT)}</p>
              ${this.#text("element", context)} ${this.#text("frame", context)}
              ${this.#state.embeds ? this.#preview(context) : nothing}
            </details>`
      }
      <details>
        <summary>${words.share.asText}</summary>
        ${this.#text("leetcode", context)} ${hasRows ? this.#text("text", context) : nothing}
      </details>
      ${text !== null && copier.wasRefused(text) ? html`<p class="refused" role="alert">${words.copying.refused}</p>` : nothing}
      ${/* A modal dialog hides the live region of the page. */ ""}
      <p class="unseen" role="status">${text !== null && copier.hasCopied(text) ? words.copying.copied : ""}</p>
    </div>`;
  }

  #headingField(context: DialogContext): TemplateResult {
    const { words } = context;
    const edit = ({ target }: Event) => this.#compose({ heading: (target as HTMLInputElement).value }, context);
    return html`<div class="field">
      <label for="share-heading">${words.share.heading}</label>
      <input id="share-heading" type="text" maxlength=${LONGEST_TITLE} .value=${this.#state.heading} @input=${edit} />
    </div>`;
  }

  #countTick(context: DialogContext): TemplateResult {
    const { words } = context;
    const edit = ({ target }: Event) => this.#compose({ counts: (target as HTMLInputElement).checked }, context);
    return html`<label class="tick">
      <input type="checkbox" .checked=${this.#state.counts} @change=${edit} /> ${words.share.counts}
    </label>`;
  }

  #terms(context: DialogContext): TemplateResult {
    const { game, kit, words } = context;
    const state = this.#state;
    const choose = (wanted: Wanted) => this.#compose({ wanted }, context);
    const lock = () => this.#compose({ locked: state.locked }, context);
    const number = (name: "least" | "changes", lowest: number, highest: number, example = "") => {
      const edit = (event: Event) => {
        const { valueAsNumber } = event.target as HTMLInputElement;
        const typed = Math.round(Math.max(lowest, Math.min(highest, valueAsNumber)));
        this.#compose({ [name]: Number.isNaN(typed) ? null : typed }, context);
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
      <details>
        <summary>${words.share.locked(state.locked.size)}</summary>
        ${kit.lockable(game, words.share.lockedCells, state.locked, words, lock)}
      </details>
    `;
  }

  /** Whether the exercise can be solved, and why it is refused if not. */
  #checkedView(context: DialogContext): TemplateResult {
    const fewest = this.#fewest(context);
    const { checked } = context.words.share;
    const isRefused = fewest?.status === "met" || fewest?.status === "impossible";
    const status = this.#state.checked?.isTooLong ? "too-long" : (fewest?.status ?? "unknown");
    return html`<p class=${isRefused ? "refused" : "quiet"} role="status">
      ${checked[status](fewest?.changes.length ?? 0)}
    </p>`;
  }

  /** What the exercise needs, looked for once for the same terms. */
  #fewest(context: DialogContext): Fewest | null {
    const terms = this.#writtenTerms(context);
    if (this.#state.checked?.terms !== terms) {
      const fewest = fewestFor(context, terms);
      const withAnyLength = () => fewestFor(context, this.#writtenTerms(context, null))?.status ?? "unknown";
      const isTooLong =
        fewest?.status === "impossible" && this.#leastPlies() !== null && ["met", "found"].includes(withAnyLength());
      this.#state.checked = { terms, fewest, isTooLong };
    }
    return this.#state.checked.fewest;
  }

  /** To what the reader of a puzzle or an exercise will see. */
  #seenLink(context: DialogContext): TemplateResult {
    return html`<a class="seen" href=${this.#address(context)} target="_blank" rel="noopener">${context.words.share.seen}</a>`;
  }

  /** What other pages will show, in the language of this one. The frame has the same as the element. */
  #preview(context: DialogContext): TemplateResult {
    const { preview } = context.words.share;
    return html`<figure class="preview">
      <figcaption>${preview}</figcaption>
      <iframe title=${preview} src=${new URL(`embed.html#${this.#link(context)}&lang=${document.documentElement.lang}`, siteOf()).href}></iframe>
    </figure>`;
  }

  #text(
    form: Form,
    context: DialogContext,
    weight = "",
    beside: TemplateResult | typeof nothing = nothing,
  ): TemplateResult {
    const { words } = context;
    const text = this.#textOf(form, context);
    const rows = ROWS[form] ?? (context.game.cols ? context.game.places / context.game.cols : 3);
    return html`<div class="form">
      <label for="share-${form}">${words.share.forms[form]}</label>
      ${beside}
      <button type="button" class="plain ${weight}" @click=${() => this.#copy(form, context)}>
        ${this.#state.copier.hasCopied(text) ? words.copying.copied : words.share.copy[form]}
      </button>
      <textarea id="share-${form}" readonly rows=${rows} .value=${text}></textarea>
    </div>`;
  }

  async #copy(form: Form, context: DialogContext): Promise<void> {
    this.#state.tried = form;
    if (!(await this.#state.copier.copy(this.#textOf(form, context))))
      document.querySelector<HTMLTextAreaElement>(`#share-${form}`)?.select();
    context.refresh();
  }

  #textOf(form: Form, context: DialogContext): string {
    const { game, words } = context;
    switch (form) {
      case "link":
        return this.#address(context);
      case "leetcode":
      case "text":
        return game.copy(form);
      case "element":
        return elementSnippet(context.kit, game, this.#elementTerms(context), this.#snippet(context));
      case "frame":
        return frameSnippet(this.#heading || words.title, this.#snippet(context));
    }
  }

  /** The title; `""` without one, and for a board with its answer. */
  get #heading(): string {
    return this.#state.use === "solved" ? "" : this.#state.heading.trim();
  }

  /** Whether a puzzle also asks in how many moves. */
  #counts(context: DialogContext): boolean {
    return this.#state.counts && canCount(context);
  }

  #link(context: DialogContext): string {
    const { game, link } = context;
    if (this.#state.use === "solved") return link;
    if (this.#state.use === "puzzle") return game.puzzleLink(this.#heading, this.#counts(context));
    return game.exerciseLink(this.#heading, this.#writtenTerms(context));
  }

  /** @param plies how long the win has to be at least */
  #writtenTerms(context: DialogContext, plies = this.#leastPlies()): string {
    const terms = Object.entries(this.#exercise(context, plies)).flatMap(([key, value]) =>
      value ? [[key, value]] : [],
    );
    return new URLSearchParams(terms).toString();
  }

  /** The minimum length of the win in plies, up to the winner's move with this number. The mouse moves first. */
  #leastPlies(): number | null {
    const { asked, least, wanted } = this.#state;
    if (wanted === "draw") return null;
    if (asked?.winner === wanted && asked.moves === least) return asked.plies;
    return least === null ? null : 2 * least - (wanted === "mouse" ? 1 : 0);
  }

  /** The terms of the exercise, as links and the element write them. */
  #exercise(
    { game, kit }: DialogContext,
    plies = this.#leastPlies(),
  ): Pick<Terms, "goal" | "walls" | "edges" | "locked"> {
    const { wanted, changes, locked } = this.#state;
    return {
      goal: plies === null ? wanted : `${wanted}:${plies}`,
      [kit.counted.key]: changes === null ? null : `${changes}`,
      locked: kit.written(game, locked) || null,
    };
  }

  #elementTerms(context: DialogContext): Terms {
    const { use } = this.#state;
    const asks = this.#counts(context) ? "count" : "click";
    const none = { goal: null, locked: null };
    return {
      heading: this.#heading || null,
      reveal: use === "puzzle" ? asks : null,
      ...(use === "exercise" ? this.#exercise(context) : none),
    };
  }

  #address(context: DialogContext): string {
    return `${siteOf()}#${this.#link(context)}`;
  }

  #snippet(context: DialogContext): Snippet {
    const fallback = context.words.paragraph(this.#sentences(context));
    return {
      site: siteOf(),
      link: this.#link(context),
      fallback: [this.#heading, fallback].filter(Boolean).join(" – "),
    };
  }

  /** What is said under a picture, which shows the position of the moment. */
  #caption(context: DialogContext): string[] {
    const { state, solution, ply, isMoved } = context.game;
    const [jumps = "", told = ""] = this.#sentences(context);
    if (this.#state.use !== "solved" || !state || !solution || !isMoved) return [jumps, told];
    const outcome = solution.result(state.mouse, state.cat, state.turn, ply);
    return [jumps, context.words.allMoves.standing(state.turn, outcome)];
  }

  /** The game in words: how far both jump, if they do, and the verdict, the question or the goal. */
  #sentences({ game, kit, words }: DialogContext): string[] {
    const { use, wanted, least, changes } = this.#state;
    const turn = game.state?.turn ?? "mouse";
    const plies = this.#leastPlies();
    const goal = { winner: wanted === "draw" ? null : wanted, plies, moves: plies === null ? null : least };
    const stopped = (sentence: string) => words.sentences(sentence, "").trimEnd();
    const told = {
      solved: () => stopped(verdictSentence(game, words).title),
      puzzle: () => words.puzzle.question(turn),
      exercise: () => stopped(words.exercise.goal(goal, changes)),
    }[use]();
    return [kit.terms(game, words), told].filter((each) => each !== "");
  }

  /** Hands the link to the device, for the programs that it has for sharing. */
  async #send(context: DialogContext): Promise<void> {
    try {
      await navigator.share({ title: this.#heading || context.words.title, url: this.#address(context) });
    } catch {
      // The reader has thought better of it.
    }
  }

  /** Hands the picture to the browser to save. */
  async #save(context: DialogContext): Promise<void> {
    const { use, arrows } = this.#state;
    const lines = this.#caption(context);
    const look: PictureLook = { arrows: use === "solved" && arrows, title: this.#heading || null, lines };
    const blob = await context.picture(look);
    if (blob) save(blob, `${context.words.share.fileName}.png`);
  }
}

export const shareDialog: Dialog = new ShareDialog("solved");
export const puzzleDialog: Dialog = new ShareDialog("puzzle");
