// <cm-play>: a match against the solver on the game of Solve. The match is kept while something else is shown.
import type { Player } from "cat-and-mouse";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import type { LongName, PlayWords } from "../i18n/play-types";
import { shortMove } from "../i18n/step";
import type { Sentence } from "../i18n/types";
import { choiceOf } from "../lib/choice";
import { solverError } from "../lib/errors";
import { randomSeed } from "../lib/seed";
import { silhouette } from "../lib/silhouette";
import { readJson, recallForTab, rememberForTab } from "../lib/storage";
import { arrowOf } from "../model/arrows";
import type { Game, RankedMove } from "../model/game";
import type { Arrow, Mark, Marks } from "../model/look";
import { isMatchRecord, Match, movesLost, type Opponent } from "../model/match";
import { opponentOf } from "../model/opponent";
import { pushAddress } from "../page/address";
import { AnalyseEvent, SayEvent } from "../page/events";
import type { Kit } from "../page/kit";
import { type Links, questionLine } from "../page/question-line";
import { hidesAnswer, type Task } from "../page/task";
import { standingView } from "../panels/standing";
import { verdictSentence } from "../panels/verdict";
import { gradeOf, moveListView } from "./move-list";

/** What is said about a match: who is to move or has won, and what the last moves were worth. */
interface Standing {
  /** Whose picture stands beside it. */
  by: Player;
  title: string;
  detail: string;
  /** Stands by itself, with its first sentence in bold. */
  feedback: { title: string; detail: string } | null;
}

/** What a match needs of Solve. */
interface Source {
  readonly game: Game;
  readonly kit: Kit;
  /** The link of the last game that the reader chose there; null if the reader has chosen none. */
  readonly chosen: string | null;
  /** Whether the reader has pressed "Play it myself": a match that is over is not shown again then. */
  asksToPlay: boolean;
  /** What a link asks about the game. */
  readonly askedTask: Task | null;
}

export class PlayPage extends LitElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    revision: { state: true },
  };
  declare language: Language;
  /** Where this part is for each game. */
  declare links: Links;
  declare private revision: number;

  /** Solve, and its game. */
  readonly #solve: Source;
  readonly #source: Game;
  readonly #kit: Kit;
  /** The link of the game that the page chose by itself, last. */
  #offered: string;
  #match: Match | null = null;
  #unsubscribe = () => {};
  /** What the next match will be like. */
  #next: Opponent = { side: "mouse", strength: "perfect" };
  /** The position of the match from which Solve shows why it was lost. */
  #explained: string | null = null;
  /** How many plies of the match were announced. */
  #announced = 0;

  constructor(solve: Source, language: Language) {
    super();
    this.language = language;
    this.links = { board: "#play=board", graph: "#play=graph" };
    this.revision = 0;
    this.#solve = solve;
    this.#source = solve.game;
    this.#kit = solve.kit;
    const first = this.#kit.open(this.#kit.first);
    this.#offered = first.originLink;
    first.free();
    const record = readJson(recallForTab(this.#storage), isMatchRecord);
    try {
      if (record) this.#adopt(new Match(record, this.#kit.open));
    } catch (caught) {
      solverError(caught); // Something else has written there.
    }
    // A finished match would show the answer to the next reader of the puzzle.
    if (this.#match?.result && this.#isOnSource && this.#asksForWinner) this.#adopt(null);
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const match = this.#match;
    const isAsked = this.#solve.asksToPlay;
    this.#solve.asksToPlay = false;
    const isOver = match !== null && match.result !== null;
    const isKept = match !== null && (isOver ? this.#isOnSource && !isAsked : this.#isOnSource || match.isUnderWay);
    if (isKept) match.resume();
    else this.#begin();
    // The board of Solve may be another one now.
    this.revision += 1;
    // On the way here, a reload has moved no focus.
    if (navigator.userActivation?.hasBeenActive && document.activeElement === document.body) this.#focus();
  }

  get #storage(): string {
    return this.#kit.kind === "board" ? "match" : `${this.#kit.kind} match`;
  }

  get #words(): PlayWords {
    return this.#kit.words(this.language).play;
  }

  get #page(): PageWords {
    return this.#kit.words(this.language).page;
  }

  /** Whether the match is on the board that Solve shows. */
  get #isOnSource(): boolean {
    return [this.#match?.link, this.#explained].includes(this.#source.originLink);
  }

  /** Whether the board of Solve is a puzzle whose answer the reader does not know yet. */
  get #asksForWinner(): boolean {
    return hidesAnswer(this.#solve.askedTask);
  }

  /** A grade tells who can win, which is the question of a puzzle. */
  #showsGrades(match: Match): boolean {
    return match.result !== null || !this.#isOnSource || !this.#asksForWinner;
  }

  // Matches

  /** Begins a match. On an incomplete board there is none. */
  #begin(link = this.#ownGame()): void {
    const record = { ...this.#next, link, seed: randomSeed(), moves: [], gaveUp: false };
    const isPlayable = link !== this.#source.originLink || this.#source.verdict !== null;
    this.#adopt(isPlayable ? new Match(record, this.#kit.open) : null);
    this.#match?.resume();
    this.#remember();
  }

  /** The game of Solve. If it is only offered by the page, it is one that the reader can win. */
  #ownGame(): string {
    const { side, strength } = this.#next;
    const source = this.#source;
    if (strength !== "person" && this.#isOffered(source.originLink) && source.verdict?.winner !== side) {
      source.load(this.#kit.winnable(source, side, randomSeed()));
      this.#offered = source.originLink;
    }
    return source.originLink;
  }

  /** Whether the page chose this game by itself, and the reader has not chosen it since. */
  #isOffered(link: string): boolean {
    return link === this.#offered && link !== this.#solve.chosen;
  }

  /** Begins another match, and says so. `link`: the game, if it is not that of Solve. */
  #beginAnew(next: Opponent, link?: string): void {
    this.#next = next;
    this.#begin(link);
    this.#say(this.#brief());
  }

  /** Begins a match on a new board, as chosen for the next one. The board is put into Solve too; the browser's Back leads there. */
  #beginOnNewBoard(game: Game): void {
    const next = this.#next;
    const link = this.#kit.winnable(game, next.side, randomSeed());
    this.#source.load(link);
    this.#offered = this.#source.originLink;
    pushAddress(link);
    pushAddress(this.links[this.#kit.kind].slice(1));
    this.#beginAnew(next);
    this.#focus();
  }

  #adopt(match: Match | null): void {
    this.#unsubscribe();
    this.#match?.free();
    this.#match = match;
    this.#explained = null;
    if (match) this.#next = { side: match.side, strength: match.strength };
    this.#announced = match?.game.plies ?? 0;
    this.#unsubscribe = match?.game.subscribe(() => this.#changed(match)) ?? (() => {});
    this.revision += 1;
  }

  #changed(match: Match): void {
    this.revision += 1;
    this.#remember();
    const { plies, moves, cols } = match.game;
    const last = moves.at(-1);
    const isNew = plies > this.#announced;
    this.#announced = plies;
    if (isNew && last && !match.isWaiting) this.#say(this.#told(match, this.#page.move(last, cols, null)));
  }

  #remember(): void {
    rememberForTab(this.#storage, JSON.stringify(this.#match?.record ?? null));
  }

  // What is said

  /** The reader's side and what can be done. On a puzzle, whether it can win is the question. */
  #brief(): string {
    const match = this.#match;
    const { side, strength } = match ?? this.#next;
    const isLost = match !== null && match.hopeless !== null && strength === "perfect" && this.#showsGrades(match);
    return this.#words.brief(side, strength, isLost);
  }

  #say(text: string): void {
    this.dispatchEvent(new SayEvent(text));
  }

  /** What screen readers are told after something has happened. */
  #told(match: Match, happened: string): string {
    const page = this.#page;
    const { title, detail, feedback } = this.#standing(match);
    const worth = feedback ? [feedback.title, feedback.detail] : [];
    const standing = match.result ? [page.sentences(title, detail), ...worth] : [...worth, page.sentences(title, "")];
    return page.paragraph(
      [page.sentences(happened, ""), ...standing].map((each) => each.trim()).filter((each) => each !== ""),
    );
  }

  #standing(match: Match): Standing {
    const { result, game } = match;
    const words = this.#words;
    const side = match.reader;
    const other = opponentOf(side);
    if (match.isLookingBack) return this.#lookedAt(match);
    if (result) {
      const winners = game.moves.filter(({ by }) => by === result.winner).length;
      const { title, detail } = words.over(result, sideOf(match), winners, game.moveLimit);
      // Why it is a draw has to be said, and beside the title a narrow window has no room.
      const isDraw = result.winner === null;
      const worth = [isDraw ? detail : "", words.help(match.help), this.#judged(match)];
      return {
        by: result.winner ?? side,
        title,
        detail: isDraw ? "" : detail,
        feedback: { title: "", detail: this.#page.paragraph(worth.filter((each) => each !== "")) },
      };
    }
    const feedback = this.#feedback(match);
    if (match.isWaiting) return { by: other, title: words.waiting(other), detail: "", feedback };
    const number = game.moves.filter(({ by }) => by === side).length + 1;
    return {
      by: side,
      title: match.isShared ? words.turnOf(side) : words.yourMove,
      detail: words.howToMove(number),
      feedback,
    };
  }

  /** The hint; else that the opponent has just erred; else what the reader's last move was worth. */
  #feedback(match: Match): Standing["feedback"] {
    const { moves, hint, side, game } = match;
    const words = this.#words;
    if (hint) {
      const { cols } = game;
      const name = hint.from === hint.to ? this.#page.moveTo(hint, cols) : shortMove(hint, cols);
      return this.#hinted(match, hint, name);
    }
    if (match.isShared || !this.#showsGrades(match)) return null;
    const last = moves.at(-1);
    const other = opponentOf(side);
    if (last && match.mistakeOf(other)?.ply === last.ply) return words.opponentErred(other);
    const own = moves.findLast(({ move }) => move.by === side);
    if (own) return words.feedback(own.grade, side);
    if (match.hopeless !== null) return words.hopeless(match.hopeless, match.side, match.strength);
    return match.start?.plies === null ? words.undecided(side) : null;
  }

  /** The hint, and why it wins or that it cannot; on a puzzle that is hidden. */
  #hinted(match: Match, { outcome }: RankedMove, name: string): Sentence {
    const words = this.#words;
    const { game, reader } = match;
    const [reason = ""] = this.#kit.reason(game, this.#page, game.state, outcome);
    return {
      title: words.hintIs(name),
      detail: this.#showsGrades(match) ? words.hintOutcome(outcome, reader) || reason : "",
    };
  }

  /** Which move decided a match that is over. */
  #judged(match: Match): string {
    const { result, outcome } = match;
    const words = this.#words;
    const side = sideOf(match);
    if (!result) return "";
    const loser = result.winner && opponentOf(result.winner);
    if (result.ending === "given-up" && loser && outcome?.winner === loser) return words.couldWin(loser, side);
    const { start, decisive: mistake } = match;
    const isHelped = match.help.hints + match.help.takeBacks > 0;
    const { shortened } = match;
    const decided = mistake ?? shortened;
    if (!decided) return start ? words.noMistake(start, side, isHelped) : "";
    const { by } = decided.move;
    const name = shortMove(decided.move, match.game.cols);
    if (!mistake) {
      const sooner = words.shortened(by, side, match.numberOf(decided.ply), name, movesLost(decided));
      return this.#page.paragraph([start ? words.noMistake(start, side, true) : "", sooner]);
    }
    const wasWon = mistake.grade.before.winner === by;
    const { saved } = match;
    return this.#page.paragraph([
      ...(saved
        ? [words.savedDraw(saved.move.by, side, match.numberOf(saved.ply), shortMove(saved.move, match.game.cols))]
        : []),
      words.mistake(by, side, match.numberOf(mistake.ply), name, wasWon),
    ]);
  }

  #lookedAt(match: Match): Standing {
    const { game, moves } = match;
    const words = this.#words;
    const side = sideOf(match);
    const { cols } = game;
    const looked = moves[game.ply];
    const number = words.lookingAt(match.numberOf(game.ply));
    if (!looked || !this.#showsGrades(match))
      return { by: looked?.move.by ?? match.side, title: number, detail: "", feedback: null };
    const { move, grade } = looked;
    const best = match.betterThan(looked);
    const said = gradeOf(grade, move.by, words);
    const detail = words.wasPlayed(move.by, side, shortMove(move, cols), said, best && shortMove(best, cols));
    return { by: move.by, title: number, detail: "", feedback: { title: "", detail } };
  }

  // What is shown

  protected override render(): TemplateResult {
    const match = this.#match;
    const words = this.#words;
    const page = this.#page;
    const game = match?.game ?? this.#source;
    const title = this.#isOnSource ? this.#solve.askedTask?.title : "";
    return html`<div class="solve playing">
      ${questionLine(page, html`${title ? html`<strong>${title}</strong> · ` : nothing}${this.#brief()}`, this.links, game)}
      ${match ? this.#standingView(match) : this.#incomplete()}
      <div class="canvas">
        ${this.#kit.surface(game, page, {
          revision: this.revision,
          marks: match && this.#marks(match),
          progress: game.progress,
          arrows: match ? this.#arrows(match) : [],
          readonly: true,
          help: words.boardHelp,
          press: (place) => this.#match?.press(place),
        })}
        <p class="terms">${this.#kit.terms(game, page)}</p>
      </div>
      ${match ? this.#actions(match) : nothing}
      ${this.#settings(match)}
      <div class="match-rest">
        ${match && !this.#isOnSource ? this.#otherBoard(match) : nothing}
        <div class="match-list">${match ? moveListView(match, this.#showsGrades(match) && (!match.isShared || match.result !== null), page, words) : nothing}</div>
      </div>
    </div>`;
  }

  /** Side and opponent. Before the first move a choice holds at once; later it waits for a new match. */
  #settings(match: Match | null): TemplateResult {
    const words = this.#words;
    const next = this.#next;
    const waits = match?.isUnderWay === true && (next.side !== match.side || next.strength !== match.strength);
    const choose = (change: Partial<Opponent>) => {
      this.#next = { ...next, ...change };
      if (match && !match.isUnderWay) this.#beginAnew(this.#next, match.link);
      this.revision += 1;
    };
    const start = () => {
      this.#beginAnew(next, match?.link);
      this.#focus();
    };
    return html`<div class="row opponent">
      ${choiceOf(words.opponent, "strength", next.strength, words.strengths, (strength) => choose({ strength }))}
      <div class=${next.strength === "person" ? "idle" : nothing}>
        ${choiceOf(words.side, "side", next.side, words.sides, (side) => choose({ side }))}
      </div>
      <button type="button" class="plain main ${waits ? "" : "idle"}" @click=${start}>${words.start}</button>
    </div>`;
  }

  #incomplete(): TemplateResult {
    const { title } = verdictSentence(this.#source, this.#page);
    return html`<div class="match-standing">
      <section class="turn">
        <div>
          <h2>${title}</h2>
          <p><a href="#${this.#source.originLink}">${this.#words.toSolve}</a></p>
        </div>
      </section>
    </div>`;
  }

  #standingView(match: Match): TemplateResult {
    const { by, ...said } = this.#standing(match);
    // What is said of the reader's last move keeps its colour while the opponent moves.
    const kind = match.isWaiting ? match.side : by;
    const isHinted = match.hint !== null && !match.isLookingBack;
    return standingView({ ...said, mark: silhouette(by), kind: isHinted ? `${kind} hinted` : kind }, this.#page);
  }

  /** The board of Solve is another one now. */
  #otherBoard(match: Match): TemplateResult {
    const words = this.#words;
    const start = () => {
      this.#beginAnew(this.#next);
      this.#focus();
    };
    return html`<div class="other-board">
      <p>${words.boardChanged(match.result !== null)}</p>
      <button type="button" class="plain" @click=${start}>${words.playNewBoard}</button>
    </div>`;
  }

  /** A match on a new board, but for an exercise, which that would end. */
  #newBoard(match: Match): TemplateResult | typeof nothing {
    if (this.#source.progress !== null) return nothing;
    return html`<button type="button" class="plain new-board" @click=${() => this.#beginOnNewBoard(match.game)}>
      ${this.#words.anotherBoard}
    </button>`;
  }

  #actions(match: Match): TemplateResult {
    const words = this.#words;
    if (match.isLookingBack) {
      const isOwn = match.isShared || match.game.state?.turn === match.side;
      return html`<div class="bar">
        ${isOwn ? html`<button type="button" class="plain main" @click=${() => this.#playOn(match)}>${words.playOn}</button>` : nothing}
        <button type="button" class="plain" @click=${() => this.#backToGame(match)}>${longName(words.backToGame)}</button>
        ${this.#newBoard(match)}
      </div>`;
    }
    if (match.result) {
      const { side, strength, link } = match;
      const mistake = match.decisive ?? match.shortened;
      const again = (as: Player) => {
        this.#beginAnew({ side: as, strength }, link);
        this.#focus();
      };
      return html`<div class="bar">
        <button type="button" class="plain main" @click=${() => again(side)}>${words.again}</button>
        ${
          mistake
            ? html`<button type="button" class="plain" @click=${() => this.#show(match, mistake.ply)}>
                ${words.showMove(match.numberOf(mistake.ply))}
              </button>`
            : nothing
        }
        ${
          match.isShared
            ? nothing
            : html`<button type="button" class="plain" @click=${() => again(opponentOf(side))}>
                ${words.otherSide(opponentOf(side), this.#showsGrades(match) ? match.start : null)}
              </button>`
        }
        ${this.#newBoard(match)}
        <button type="button" class="plain" @click=${() => this.#analyse(match)}>${words.analyse}</button>
      </div>`;
    }
    const canMove = match.choices.length > 0;
    const own = match.lastOwnPly;
    return html`<div class="bar">
      <button type="button" class="plain" aria-disabled=${canMove ? "false" : "true"} @click=${() => canMove && this.#hint(match)}>
        ${words.hint}
      </button>
      <button type="button" class="plain" aria-disabled=${own === null ? "true" : "false"} @click=${() => own !== null && this.#takeBack(match, own)}>
        ${words.takeBack}
      </button>
      ${this.#newBoard(match)}
      <button type="button" class="plain" @click=${() => this.#giveUp(match)}>
        ${longName(words.giveUp)}
      </button>
    </div>`;
  }

  #marks(match: Match): Marks | null {
    const { choices, hint } = match;
    if (choices.length === 0) return null;
    const marks = Array.from({ length: match.game.places }, (): Mark | null => null);
    for (const { from, to } of choices) {
      const kind = to === from ? "plain" : "target";
      const label = to === from ? this.#words.canStay : this.#words.canGo;
      marks[to] = { kind, glyph: "", number: "", label, strong: to === hint?.to };
    }
    return marks;
  }

  /** The hint; or the move that is looked at, and a better one; or else the last move. */
  #arrows(match: Match): Arrow[] {
    const { game, hint, moves } = match;
    const looked = match.isLookingBack ? moves[game.ply] : undefined;
    if (looked) {
      const best = match.betterThan(looked);
      const made = arrowOf(looked.move, best ? 0.35 : 0.95);
      return best ? [made, arrowOf(best, 0.95)] : [made];
    }
    if (hint) return [arrowOf(hint, 0.95)];
    const last = moves.at(-1);
    return last ? [arrowOf(last.move, 0.35)] : [];
  }

  // What is done

  #hint(match: Match): void {
    match.showHint();
    const { hint, game } = match;
    if (!hint) return;
    const page = this.#page;
    const { title, detail } = this.#hinted(match, hint, page.move(hint, game.cols, null));
    this.#say(page.paragraph(detail ? [title, detail] : [title]));
  }

  #takeBack(match: Match, plies: number): void {
    match.takeBack(plies);
    this.#announced = plies;
    this.#say(this.#page.paragraph([this.#words.takenBack, this.#standing(match).title]));
  }

  /** Looks back at a move. */
  #show(match: Match, ply: number): void {
    match.lookAt(ply);
    this.#say(this.#lookedAt(match).feedback?.detail ?? "");
    this.#focus("[aria-current=step]");
  }

  #playOn(match: Match): void {
    this.#takeBack(match, match.game.ply);
    this.#focus();
  }

  #backToGame(match: Match): void {
    match.lookAt(match.game.plies);
    this.#focus();
  }

  /** Shows in Solve why: at the mistake that lost the match, with the move that was made, or else at its start. */
  #giveUp(match: Match): void {
    match.giveUp();
    const { game, link, decisive } = match;
    const ply = decisive?.ply ?? 0;
    const state = ply > 0 ? game.stateAfter(ply) : null;
    this.#explained = state ? game.stateLink(state.mouse, state.cat, state.turn) : link;
    this.dispatchEvent(new AnalyseEvent(this.#explained, game.moves.slice(ply), 0, true));
  }

  /** Shows the match in Solve: before the move that lost it, or at its end. */
  #analyse(match: Match): void {
    const { game, link } = match;
    const ply = (match.decisive ?? match.shortened)?.ply ?? game.plies;
    this.dispatchEvent(new AnalyseEvent(link, game.moves, ply));
  }

  /** Moves the focus: what had it may be gone. */
  async #focus(selector = "[data-content~=mouse]"): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}

const longName = ({ short, rest }: LongName) => html`${short}<span class="rest">${rest}</span>`;

/** The side of the reader; null if two people play. */
const sideOf = ({ isShared, side }: Match): Player | null => (isShared ? null : side);

customElements.define("cm-play", PlayPage);
