// One puzzle: the game, what is asked in the place of the verdict, and what can be done. It looks as a match does.
import { readLinkKeys } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { OnePuzzleWords } from "../i18n/puzzles-types";
import { menuView } from "../lib/menu";
import { silhouette } from "../lib/silhouette";
import { undoByKey } from "../lib/undo-keys";
import type { Change } from "../model/game";
import type { Effort, Tried } from "../model/puzzle-progress";
import { NO_EFFORT, newSession, PuzzlePlay, type PuzzleRecord, type Said } from "../model/puzzle-session";
import type { Puzzle } from "../model/puzzles";
import { AnalyseEvent } from "../page/events";
import type { Kit } from "../page/kit";
import {
  feedbackOf,
  hintLabel,
  puzzleAnnouncement,
  puzzleArrows,
  puzzleEdges,
  puzzleMarks,
  questionOf,
  spokenOf,
} from "../panels/puzzle";
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
  /** What was kept of the puzzle before a reload. */
  kept(): PuzzleRecord | null;
  keep(record: PuzzleRecord): void;
  name(): string;
  /** The puzzle to go on with. */
  next(): Puzzle | null;
  root: HTMLElement & { updateComplete: Promise<boolean> };
}

export class PuzzleView {
  readonly puzzle: Puzzle;
  readonly play: PuzzlePlay;
  readonly #kit: Kit;
  readonly #around: Around;
  #language: Language = "en";
  #revision = 0;
  /** How many plies of the line after a wrong change are shown. */
  #ply = 0;
  readonly #touched = matchMedia("(pointer: coarse)").matches;
  /** Whether the result was copied; null until it was tried. */
  #copied: boolean | null = null;

  /**
   * @param looks whether a puzzle that was solved is shown as solved
   * @throws {CatMouseError} if its link cannot be read
   */
  constructor(puzzle: Puzzle, kit: Kit, around: Around, looks: boolean) {
    this.puzzle = puzzle;
    this.#kit = kit;
    this.#around = around;
    const record = around.kept();
    try {
      this.play = this.#open(record);
    } catch (caught) {
      if (!record) throw caught;
      this.play = this.#open(null); // Something else has written there.
    }
    const { solved, ...effort } = around.tried();
    if (looks && !record && solved.length > 0) this.play.look(effort);
  }

  #open(record: PuzzleRecord | null): PuzzlePlay {
    const { id, kind, link } = this.puzzle;
    const around = this.#around;
    const game = this.#kit.open(record?.link ?? link);
    const { terms } = readLinkKeys(record?.link ?? link);
    const opened = game.link;
    if (kind === "change") game.assign(terms);
    const play = new PuzzlePlay(game, kind, record ?? newSession(this.#begun), ({ say, tell }) => {
      for (const what of tell) {
        if (what === "solved") around.solved();
        else around.counts(what);
      }
      around.keep({ id, link: kind === "change" ? game.solutionLink("", terms, opened) : link, ...play.record });
      this.#say(say);
    });
    game.subscribe(() => this.#changed());
    return play;
  }

  /** What was needed before counts until the puzzle is solved first. */
  get #begun(): Effort {
    const { solved, ...effort } = this.#around.tried();
    return solved.length === 0 ? effort : NO_EFFORT;
  }

  get #words(): OnePuzzleWords {
    return onePuzzleWordsOf(this.#language, this.puzzle.game);
  }

  get #page() {
    return this.#kit.words(this.#language).page;
  }

  #changed(): void {
    this.#revision += 1;
    const { now, game } = this.play;
    const isStep = game.ply > this.#ply;
    this.#ply = game.ply;
    if (isStep && now.kind === "wrong-change") this.#say(["move"]);
    this.#around.changed();
  }

  #say(say: readonly Said[]): void {
    this.#around.say(puzzleAnnouncement(say, this.play, this.#feedback, this.#words, this.#page));
  }

  get #feedback() {
    const reason = (change?: Change) =>
      change ? this.#reasonAfter(change) : this.#kit.reason(this.play.game, this.#page);
    return feedbackOf(this.play, this.puzzle.themes, this.#words, this.#page, reason);
  }

  #reasonAfter(change: Change): string[] {
    const game = this.#kit.open(this.play.game.originLink);
    game.toggle(change);
    const reason = this.#kit.reason(game, this.#page);
    game.free();
    return reason;
  }

  render(language: Language): TemplateResult {
    this.#language = language;
    const { play } = this;
    const { game, kind } = play;
    const words = this.#words;
    const page = this.#page;
    const isChange = kind === "change";
    const canDraw = isChange && !play.isSolved;
    return html`<div class="solve playing puzzling" @keydown=${(event: KeyboardEvent) => this.#keydown(event)} @edit-end=${() => this.play.edited()}>
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
          marks: puzzleMarks(play, words),
          edges: puzzleEdges(play, words),
          progress: game.progress,
          arrows: puzzleArrows(play),
          // A finger draws at once: this page is hardly longer than a screen.
          editing: canDraw,
          readonly: !canDraw,
          ...(isChange ? {} : { help: this.#kit.words(language).play.boardHelp }),
          ...(isChange ? {} : { press: (place: number) => play.press(place) }),
        })}
        <p class="terms">${page.paragraph(this.#terms(words))}</p>
      </div>
      ${this.#actions(words)}
      <div class="match-rest">
        ${play.now.kind === "wrong-change" ? stepsView(game, page) : nothing}
        <p class="copied" role="status">${this.#copied === null ? "" : this.#copied ? words.copied : words.notCopied}</p>
      </div>
    </div>`;
  }

  /** What the game does not show by itself. */
  #terms(words: OnePuzzleWords): string[] {
    if (this.puzzle.game === "graph") return [words.onGraphs];
    const jumps = this.#kit.terms(this.play.game, this.#page);
    const { kind, isSolved } = this.play;
    return kind === "change" || isSolved ? [jumps] : [jumps, words.onBoards];
  }

  #standing(words: OnePuzzleWords): TemplateResult {
    const { play } = this;
    const { kind, side } = play;
    const page = this.#page;
    const by = spokenOf(play);
    const asked = play.isSolved
      ? { title: words.solved, detail: words.effort(play.now.effort) }
      : questionOf(play, words, page);
    const state = play.isSolved ? "solved" : play.now.kind.startsWith("wrong") ? "wrong" : "";
    return standingView(
      {
        title: asked.title,
        detail: play.now.kind === "waiting" ? words.waiting(by) : asked.detail,
        feedback: this.#feedback,
        mark: play.isSolved ? "✓" : silhouette(by),
        kind: `${kind === "change" ? by : side} ${state}`,
      },
      page,
    );
  }

  #actions(words: OnePuzzleWords): TemplateResult {
    const { play } = this;
    if (play.isSolved) return this.#afterwards(words);
    if (play.now.kind === "wrong" || play.now.kind === "wrong-change")
      return html`<div class="bar">
        <button type="button" class="plain main" @click=${() => void this.#tryAgain()}>${words.tryAgain}</button>
        ${this.#solution(words)}
      </div>`;
    const { game, kind, hint } = play;
    const canHint = hint < 2 && play.now.kind !== "waiting";
    return html`<div class="bar">
      <button type="button" class="plain" aria-disabled=${canHint ? "false" : "true"} @click=${() => canHint && play.showHint()}>
        ${hintLabel(play, words)}
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
      if (this.play.kind !== "change") return this.#giveUp();
      this.play.showHint("solution");
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

  async #tryAgain(): Promise<void> {
    this.play.tryAgain();
    await this.#focus();
  }

  #restart(): void {
    this.#copied = null;
    this.play.restart(this.#begun);
    void this.#focus();
  }

  /** The piece that is to move has the focus: what had it may be gone. */
  async #focus(): Promise<void> {
    await this.#around.root.updateComplete;
    const { root } = this.#around;
    const { side } = this.play;
    const piece =
      root.querySelector<HTMLElement>(`[data-content~=${side}]`) ?? root.querySelector<HTMLElement>("#turn");
    piece?.focus({ preventScroll: true });
  }

  /** Solve shows the answer. */
  #giveUp(): void {
    this.#around.counts("looked");
    this.play.restart(this.#begun);
    this.#analyse();
  }

  #analyse(): void {
    const { game } = this.play;
    this.#around.event(new AnalyseEvent(game.originLink, [], 0, true, game.kind));
  }

  /** Hands the result over as text, or copies it. It holds no answer. */
  async #share(words: OnePuzzleWords): Promise<void> {
    const { origin, pathname } = location;
    const text = `${words.shareText(this.#around.name(), this.play.now.effort)}\n${origin}${pathname}#puzzle=${this.puzzle.id}`;
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
    const { game, kind, isSolved } = this.play;
    if (kind !== "change" || isSolved) return;
    if (undoByKey(event, game, (way) => game[way]())) this.play.edited();
  }
}
