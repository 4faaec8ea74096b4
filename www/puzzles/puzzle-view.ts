// One puzzle: the game, the question instead of the verdict, and the buttons. It looks like a match.
import { readLinkKeys } from "cat-and-mouse";
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { OnePuzzleWords, PageWords, PuzzleWords } from "../i18n/words";
import { Copier } from "../lib/copy";
import { menuView } from "../lib/menu";
import { plainButton } from "../lib/plain-button";
import { silhouette } from "../lib/silhouette";
import { undoByKey } from "../lib/undo-keys";
import type { Change } from "../model/game";
import type { Daily, Effort, Tried } from "../model/puzzle-progress";
import { NO_EFFORT, newSession, PuzzlePlay, type PuzzleRecord, type Said } from "../model/puzzle-session";
import type { Puzzle } from "../model/puzzles";
import { AnalyseEvent, SayEvent } from "../page/events";
import type { Kit } from "../page/kit";
import { tellView } from "../page/tell";
import { type PuzzleShown, puzzleAnnouncement, puzzleShown } from "../panels/puzzle";
import { jumpsOf, ruleParagraphs } from "../panels/rules";
import { standingView } from "../panels/standing";
import { stepsView } from "../panels/steps";

/** The members of the page of puzzles that one puzzle uses. */
interface PuzzleHost {
  /** Records a wrong move, a hint or a look at the solution. */
  counts(what: keyof Effort): void;
  solved(): void;
  /** The record of the puzzle so far. */
  tried(): Tried;
  /** The try at the puzzle as it was before a reload; null if there was none. */
  kept(): PuzzleRecord | null;
  keep(record: PuzzleRecord): void;
  name(): string;
  /** The reader's progress with the puzzle of the day, if this puzzle is today's; else null. */
  ofToday(): Daily | null;
  /** The puzzle to continue with. */
  next(): Puzzle | null;
  /** The page itself. */
  root: LitElement;
}

/** The streak (days in a row), and the announcement of tomorrow's puzzle; `""` if there is neither. */
export function standingOf(
  { isSolved, streak }: Daily,
  { daily, sentences }: PageWords,
  { tomorrow }: PuzzleWords,
): string {
  const inARow = streak > 0 ? daily.streak(streak) : "";
  if (!isSolved) return inARow;
  return inARow ? sentences(inARow, tomorrow) : tomorrow;
}

export class PuzzleView {
  readonly puzzle: Puzzle;
  readonly play: PuzzlePlay;
  readonly #kit: Kit;
  readonly #host: PuzzleHost;
  #language: Language = "en";
  #revision = 0;
  /** The number of displayed plies of the line after a wrong change. */
  #ply = 0;
  readonly #copier = new Copier();

  /**
   * @param looks whether a puzzle that was solved before is shown with its solution
   * @throws {CatMouseError} if the link of the puzzle cannot be read
   */
  constructor(puzzle: Puzzle, kit: Kit, host: PuzzleHost, looks: boolean) {
    this.puzzle = puzzle;
    this.#kit = kit;
    this.#host = host;
    const record = host.kept();
    try {
      this.play = this.#open(record);
    } catch (caught) {
      if (!record) throw caught;
      this.play = this.#open(null); // Another program may have stored an invalid record.
    }
    const { solved, ...effort } = host.tried();
    if (looks && !record && solved.length > 0) this.play.look(effort);
  }

  #open(record: PuzzleRecord | null): PuzzlePlay {
    const { id, kind, link } = this.puzzle;
    const host = this.#host;
    const game = this.#kit.open(record?.link ?? link);
    const { terms } = readLinkKeys(record?.link ?? link);
    const opened = game.link;
    if (kind === "change") game.assign(terms);
    const play = new PuzzlePlay(game, kind, record ?? newSession(this.#begun), ({ say, tell }) => {
      for (const what of tell) {
        if (what === "solved") host.solved();
        else host.counts(what);
      }
      host.keep({ id, link: kind === "change" ? game.solutionLink("", terms, opened) : link, ...play.record });
      this.#say(say);
    });
    game.subscribe(() => this.#changed());
    return play;
  }

  /** The mistakes and hints with which a try begins: those of earlier tries; none if the puzzle was solved before. */
  get #begun(): Effort {
    const { solved, ...effort } = this.#host.tried();
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
    this.#host.root.requestUpdate();
  }

  #say(say: readonly Said[]): void {
    this.#host.root.dispatchEvent(new SayEvent(puzzleAnnouncement(say, this.play, this.#speech)));
  }

  get #speech() {
    const reason = (change?: Change) =>
      change ? this.#reasonAfter(change) : this.#kit.reason(this.play.game, this.#page);
    return { themes: this.puzzle.themes, words: this.#words, about: this.#page, reason };
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
    const { game } = play;
    const words = this.#words;
    const page = this.#page;
    const shown = puzzleShown(play, this.#speech, {
      revision: this.#revision,
      help: this.#kit.words(language).play.boardHelp,
      restart: () => this.#restart(),
    });
    return html`<div class="solve playing puzzling" @keydown=${(event: KeyboardEvent) => this.#keydown(event)} @edit-end=${() => this.play.edited()}>
      <div class="question">
        <p>
          <a href="#puzzles">${words.all}</a> · <strong class="puzzle-heading" tabindex="-1">${this.#host.name()}</strong>
        </p>
        ${menuView({ kind: "how-to-play", label: page.howToPlay }, ruleParagraphs(game, page))}
      </div>
      ${this.#standing(shown)}
      <div class="canvas" @pointerdown=${this.#tryNext}>
        ${this.#kit.surface(game, page, shown.look)}
        <p class="terms">${page.paragraph(this.#terms(words))}</p>
      </div>
      ${this.#actions(words, shown)}
      <div class="match-rest">
        ${play.now.kind === "wrong-change" ? stepsView(game, page) : nothing} ${play.isSolved ? this.#standingOfToday() : nothing}
      </div>
    </div>`;
  }

  /** The rules that cannot be seen on the game. */
  #terms(words: OnePuzzleWords): string[] {
    if (this.puzzle.game === "graph") return [words.onGraphs];
    const jumps = jumpsOf(this.play.game, this.#page);
    const { kind, isSolved } = this.play;
    return kind === "change" || isSolved ? [jumps] : [jumps, words.onBoards];
  }

  #standing(shown: PuzzleShown): TemplateResult {
    const { kind, side, now } = this.play;
    const { by, isSolved } = shown;
    const state = isSolved ? "solved" : now.kind.startsWith("wrong") ? "wrong" : "";
    const mark = isSolved ? "✓" : silhouette(by);
    return standingView({ ...shown, mark, kind: `${kind === "change" ? by : side} ${state}` }, this.#page);
  }

  #standingOfToday(): TemplateResult | typeof nothing {
    const daily = this.#host.ofToday();
    return daily ? html`<p>${standingOf(daily, this.#page, this.#words)}</p>` : nothing;
  }

  /** Each bar has its own template, so that Lit never turns the focused button into another one. */
  #actions(words: OnePuzzleWords, { actions }: PuzzleShown): TemplateResult {
    const { game, kind, now } = this.play;
    const [first] = actions;
    const buttons = actions.map(({ label, act, disabled }) => plainButton(label, act, { disabled }));
    switch (now.kind) {
      case "solved": {
        const next = this.#host.next();
        return html`<div class="bar">
          ${next ? html`<a class="plain main" href="#puzzle=${next.id}">${words.next}</a>` : nothing}
          ${plainButton(words.why, () => this.#analyse())}
          ${tellView(this.#result, words.share, this.#page, this.#copier, (isCopied) => this.#told(isCopied))}
          ${buttons}
        </div>`;
      }
      case "wrong":
      case "wrong-change":
        return html`<div class="bar">
          ${plainButton(first.label, () => this.#tryAgain(first.act), { kind: "plain main" })}
          ${plainButton(words.solution, () => this.#showSolution())}
        </div>`;
      case "asked":
      case "waiting": {
        const isGame = kind === "win" || kind === "hold";
        return html`<div class="bar">
          ${buttons}
          ${isGame ? plainButton(words.startOver, () => this.#restart(), { disabled: game.ply === 0 }) : nothing}
          ${kind === "change" ? nothing : plainButton(words.solution, () => this.#showSolution())}
        </div>`;
      }
    }
  }

  // Actions

  /** After a wrong change, a press elsewhere takes the change back, so that the reader can try another one. */
  readonly #tryNext = {
    capture: true,
    handleEvent: ({ target }: Event) => {
      const isSame = (target as Element).closest("[data-row], .grip")?.matches(":has(.changed), .grip");
      if (this.play.now.kind === "wrong-change" && !isSame) this.play.tryAgain();
    },
  };

  #tryAgain(act: () => void): void {
    act();
    void this.#focus();
  }

  #restart(): void {
    this.play.restart(this.#begun);
    void this.#focus();
  }

  /** Moves the focus to the piece to move, because the focused button may have disappeared. */
  async #focus(): Promise<void> {
    const { root } = this.#host;
    await root.updateComplete;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    (find(`[data-content~=${this.play.side}]`) ?? find("#turn"))?.focus({ preventScroll: true });
  }

  /** Shows the solution: a change is shown here, moves are shown in Solve. */
  #showSolution(): void {
    if (this.play.kind === "change") {
      this.play.showHint("solution");
      void this.#focus();
      return;
    }
    this.#host.counts("looked");
    this.play.restart(this.#begun);
    this.#analyse();
  }

  #analyse(): void {
    const { originLink: link, kind } = this.play.game;
    this.#host.root.dispatchEvent(new AnalyseEvent({ link, moves: [], ply: 0, showsWhy: true, kind }));
  }

  /** The result as text, without the answer. */
  get #result(): string {
    const { origin, pathname } = location;
    const said = this.#words.shareText(this.#host.name(), this.play.now.effort);
    return `${said}\n${origin}${pathname}#puzzle=${this.puzzle.id}`;
  }

  #told(isCopied: boolean): Promise<unknown> {
    const { root } = this.#host;
    if (isCopied) root.dispatchEvent(new SayEvent(this.#page.copying.copied));
    root.requestUpdate();
    return root.updateComplete;
  }

  #keydown(event: KeyboardEvent): void {
    const { game, kind, isSolved } = this.play;
    if (kind !== "change" || isSolved) return;
    if (undoByKey(event, game, (way) => game[way]())) this.play.edited();
  }
}
