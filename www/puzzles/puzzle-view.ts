// One puzzle: the game, what is asked in the place of the verdict, and what can be done. It looks as a match does.
import { readLinkKeys } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { OnePuzzleWords } from "../i18n/puzzles-types";
import { menuView } from "../lib/menu";
import { silhouette } from "../lib/silhouette";
import { undoOrRedo } from "../lib/undo-keys";
import { Attempt } from "../model/attempt";
import type { Change } from "../model/game";
import { added, type Effort, type Tried } from "../model/puzzle-progress";
import type { Puzzle } from "../model/puzzles";
import { AnalyseEvent } from "../page/events";
import type { Kit } from "../page/kit";
import {
  attemptArrows,
  attemptEdges,
  attemptMarks,
  feedbackOf,
  hintLabel,
  questionOf,
  spokenOf,
} from "../panels/attempt";
import { ruleParagraphs } from "../panels/rules";
import { standingView } from "../panels/standing";
import { stepsView } from "../panels/steps";

/** What it needs of the page of puzzles. */
export interface Around {
  changed(): void;
  /** A wrong move was made, a hint asked for, or the solution looked at. */
  counts(what: keyof Effort): void;
  solved(): void;
  /** Has a screen reader say this. */
  say(text: string): void;
  event(event: Event): void;
  /** What was done with the puzzle so far. */
  tried(): Tried;
  name(): string;
  /** The puzzle to go on with. */
  next(): Puzzle | null;
  root: HTMLElement & { updateComplete: Promise<boolean> };
}

const NO_EFFORT: Effort = { mistakes: 0, hints: 0 };

export class PuzzleView {
  readonly puzzle: Puzzle;
  readonly attempt: Attempt;
  readonly #kit: Kit;
  readonly #around: Around;
  #language: Language = "en";
  #revision = 0;
  /** How many plies were told. */
  #told = 0;
  readonly #touched = matchMedia("(pointer: coarse)").matches;
  /** Whether the result was copied; null until it was tried. */
  #copied: boolean | null = null;
  /** What was needed to solve it here. */
  #effort: Effort = NO_EFFORT;

  /** @throws {CatMouseError} if its link cannot be read */
  constructor(puzzle: Puzzle, kit: Kit, around: Around) {
    this.puzzle = puzzle;
    this.#kit = kit;
    this.#around = around;
    const game = kit.open(puzzle.link);
    if (puzzle.kind === "change") game.assign(readLinkKeys(puzzle.link).terms);
    this.attempt = new Attempt(game, puzzle.kind, {
      changed: () => this.#changed(),
      erred: () => this.#erred(),
      solved: () => this.#solved(),
    });
  }

  #erred(): void {
    this.#count("mistakes");
    const feedback = this.#feedback;
    // A wrong move is told with the move.
    if (this.attempt.kind === "change" && feedback) this.#say([feedback.title, feedback.detail]);
  }

  #solved(): void {
    const tried = this.#around.tried();
    // What was tried before counts until it is solved first.
    if (tried.solved.length === 0) this.#effort = tried;
    this.#around.solved();
    const { game } = this.attempt;
    const last = game.moves[game.ply - 1];
    const page = this.#page;
    const made = last ? [page.sentences(page.move(last, game.cols, null), "")] : [];
    const why = this.#feedback?.detail ?? "";
    this.#say([...made, page.sentences(this.#words.solved, ""), this.#words.effort(this.#effort), why]);
  }

  get #words(): OnePuzzleWords {
    return onePuzzleWordsOf(this.#language, this.puzzle.game);
  }

  get #page() {
    return this.#kit.words(this.#language).page;
  }

  #count(what: keyof Effort): void {
    this.#effort = added(this.#effort, what);
    this.#around.counts(what);
  }

  #changed(): void {
    this.#revision += 1;
    const { attempt } = this;
    const { game } = attempt;
    const move = game.ply > this.#told ? game.moves[game.ply - 1] : undefined;
    this.#told = game.ply;
    if (move) {
      const page = this.#page;
      // What is said of a wrong move names it. Of a wrong change it was said before the line after it is stepped through.
      const isChange = attempt.wrong === "change";
      const feedback = isChange ? null : this.#feedback;
      const made = attempt.wrong && !isChange ? [] : [page.sentences(page.move(move, game.cols, null), "")];
      this.#say([...made, ...(feedback ? [feedback.title, feedback.detail] : [])]);
    }
    this.#around.changed();
  }

  #say(sentences: string[]): void {
    this.#around.say(this.#page.paragraph(sentences.map((each) => each.trim()).filter((each) => each !== "")));
  }

  get #feedback() {
    const reason = (change?: Change) =>
      change ? this.#reasonAfter(change) : this.#kit.reason(this.attempt.game, this.#page);
    return feedbackOf(this.attempt, this.puzzle.themes, this.#words, this.#page, reason);
  }

  #reasonAfter(change: Change): string[] {
    const game = this.#kit.open(this.attempt.game.originLink);
    game.toggle(change);
    const reason = this.#kit.reason(game, this.#page);
    game.free();
    return reason;
  }

  render(language: Language): TemplateResult {
    this.#language = language;
    const { attempt } = this;
    const { game, kind } = attempt;
    const words = this.#words;
    const page = this.#page;
    const isChange = kind === "change";
    const canDraw = isChange && !attempt.isSolved;
    return html`<div class="solve playing puzzling" @keydown=${(event: KeyboardEvent) => this.#keydown(event)}>
      <div class="question">
        <p>
          <a href="#puzzles">${words.all}</a> · <strong class="puzzle-heading" tabindex="-1">${this.#around.name()}</strong>
        </p>
        ${menuView({ kind: "how-to-play", label: page.howToPlay }, ruleParagraphs(game, page))}
      </div>
      ${this.#standing(words)}
      <div class="canvas">
        ${this.#kit.surface(game, page, {
          revision: this.#revision,
          marks: attemptMarks(attempt, words),
          edges: attemptEdges(attempt, words),
          arrows: attemptArrows(attempt),
          // A finger draws at once: this page is hardly longer than a screen.
          editing: canDraw,
          readonly: !canDraw,
          ...(isChange ? {} : { help: this.#kit.words(language).play.boardHelp }),
          ...(isChange ? {} : { press: (place: number) => attempt.press(place) }),
        })}
        <p class="terms">${page.paragraph(this.#terms(words))}</p>
      </div>
      ${this.#actions(words)}
      <div class="match-rest">
        ${attempt.wrong === "change" ? stepsView(game, page) : nothing}
        <p class="copied" role="status">${this.#copied === null ? "" : this.#copied ? words.copied : words.notCopied}</p>
      </div>
    </div>`;
  }

  /** What the game does not show by itself. */
  #terms(words: OnePuzzleWords): string[] {
    if (this.puzzle.game === "graph") return [words.onGraphs];
    const jumps = this.#kit.terms(this.attempt.game, this.#page);
    const { kind, isSolved } = this.attempt;
    return kind === "change" || isSolved ? [jumps] : [jumps, words.onBoards];
  }

  #standing(words: OnePuzzleWords): TemplateResult {
    const { attempt } = this;
    const { kind, side } = attempt;
    const page = this.#page;
    const by = spokenOf(attempt);
    const asked = attempt.isSolved
      ? { title: words.solved, detail: words.effort(this.#effort) }
      : questionOf(attempt, words, page);
    const state = attempt.isSolved ? "solved" : attempt.wrong ? "wrong" : "";
    return standingView(
      {
        title: asked.title,
        detail: attempt.isWaiting ? words.waiting(by) : asked.detail,
        feedback: this.#feedback,
        mark: attempt.isSolved ? "✓" : silhouette(by),
        kind: `${kind === "change" ? by : side} ${state}`,
      },
      page,
    );
  }

  #actions(words: OnePuzzleWords): TemplateResult {
    const { attempt } = this;
    if (attempt.isSolved) return this.#afterwards(words);
    if (attempt.wrong)
      return html`<div class="bar">
        <button type="button" class="plain main" @click=${() => void this.#tryAgain()}>${words.tryAgain}</button>
        ${this.#solution(words)}
      </div>`;
    const { game, kind, hint } = attempt;
    const canHint = hint < 2 && !attempt.isWaiting;
    return html`<div class="bar">
      <button type="button" class="plain" aria-disabled=${canHint ? "false" : "true"} @click=${() => canHint && this.#hint()}>
        ${hintLabel(attempt, words)}
      </button>
      ${
        kind === "win" || kind === "hold"
          ? html`<button
              type="button"
              class="plain"
              aria-disabled=${game.ply > 0 ? "false" : "true"}
              @click=${() => game.ply > 0 && this.#restart()}
            >
              ${words.startOver}
            </button>`
          : nothing
      }
      ${kind === "change" ? nothing : this.#solution(words)}
    </div>`;
  }

  /** Of a change, it is shown here. */
  #solution(words: OnePuzzleWords): TemplateResult {
    const show = () => {
      if (this.attempt.kind !== "change") return this.#giveUp();
      this.#hint(2);
      void this.#focus();
    };
    return html`<button type="button" class="plain" @click=${show}>${words.solution}</button>`;
  }

  #afterwards(words: OnePuzzleWords): TemplateResult {
    const next = this.#around.next();
    return html`<div class="bar">
      ${next ? html`<a class="plain main" href="#puzzle=${next.id}">${words.next}</a>` : nothing}
      <button type="button" class="plain" @click=${() => this.#analyse()}>${words.why}</button>
      <button type="button" class="plain" @click=${() => void this.#share(words)}>${words.share}</button>
      <button type="button" class="plain" @click=${() => this.#restart()}>${words.once}</button>
    </div>`;
  }

  // What is done

  #hint(wanted?: 2): void {
    this.#count(wanted ? "looked" : this.attempt.nextHelp);
    this.attempt.showHint(wanted);
    this.#told = this.attempt.game.ply;
    const feedback = this.#feedback;
    if (feedback) this.#say([feedback.title, feedback.detail]);
  }

  async #tryAgain(): Promise<void> {
    this.attempt.tryAgain();
    this.#told = this.attempt.game.ply;
    const { title } = questionOf(this.attempt, this.#words, this.#page);
    this.#say([this.#page.sentences(title, "")]);
    await this.#focus();
  }

  #restart(): void {
    this.attempt.restart();
    this.#told = 0;
    this.#copied = null;
    this.#effort = NO_EFFORT;
    void this.#focus();
  }

  /** The piece that is to move has the focus: what had it may be gone. */
  async #focus(): Promise<void> {
    await this.#around.root.updateComplete;
    const { root } = this.#around;
    const { side } = this.attempt;
    const piece =
      root.querySelector<HTMLElement>(`[data-content~=${side}]`) ?? root.querySelector<HTMLElement>("#turn");
    piece?.focus({ preventScroll: true });
  }

  /** Solve shows the answer. */
  #giveUp(): void {
    this.#count("looked");
    this.attempt.restart();
    this.#analyse();
  }

  #analyse(): void {
    const { game } = this.attempt;
    this.#around.event(new AnalyseEvent(game.originLink, [], 0, true, game.kind));
  }

  /** Hands the result over as text, or copies it. It holds no answer. */
  async #share(words: OnePuzzleWords): Promise<void> {
    const { origin, pathname } = location;
    const text = `${words.shareText(this.#around.name(), this.#effort)}\n${origin}${pathname}#puzzle=${this.puzzle.id}`;
    try {
      if (this.#touched && "share" in navigator) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        this.#copied = true;
      }
    } catch (error) {
      // Who closes the share sheet wants nothing more.
      if ((error as Error).name !== "AbortError") this.#copied = false;
    }
    this.#around.changed();
  }

  #keydown(event: KeyboardEvent): void {
    if (this.attempt.kind !== "change" || this.attempt.isSolved) return;
    const way = undoOrRedo(event);
    if (!way) return;
    event.preventDefault();
    this.attempt.game[way]();
  }
}
