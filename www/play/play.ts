// <cm-play>: a match on the game of Solve, against the solver or between two people. The match is kept while another
// part of the page is shown.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import type { PageWords, PlayWords } from "../i18n/words";
import { choiceOf } from "../lib/choice";
import { Copier } from "../lib/copy";
import { solverError } from "../lib/errors";
import { PageElement } from "../lib/page-element";
import { plainButton } from "../lib/plain-button";
import { randomSeed } from "../lib/seed";
import { silhouette } from "../lib/silhouette";
import { readJson, recall, recallForTab, remember, rememberForTab } from "../lib/storage";
import { winnerOf } from "../model/assignment";
import type { Game } from "../model/game";
import { isBlunder, isMatchRecord, Match, type MatchRecord, type Opponent } from "../model/match";
import { opponentOf } from "../model/opponent";
import { closed, opened, siteOf } from "../page/address";
import { AnalyseEvent, SayEvent } from "../page/events";
import type { Kit } from "../page/kit";
import { type Links, questionLine } from "../page/question-line";
import { hidesAnswer, type Task } from "../page/task";
import { tellView } from "../page/tell";
import { jumpsOf } from "../panels/rules";
import { standingView } from "../panels/standing";
import { verdictSentence } from "../panels/verdict";
import { namesOfRivals, rememberBeaten } from "./beaten";
import { matchLook } from "./match-look";
import { hintSentence, moveAnnouncement, standingOf, type Wording } from "./match-sentences";
import { moveListView } from "./move-list";

/** The part of Solve that a match uses. */
interface Source {
  readonly game: Game;
  readonly kit: Kit;
  /** The link of the last game that the reader chose; null if none. */
  readonly chosen: string | null;
  /** Whether the reader has pressed "Play it myself". A finished match is then not shown again. */
  asksToPlay: boolean;
  /** The task of the link. */
  readonly askedTask: Task | null;
  /** Shows another game in place of the reader's game, which can be shown again later. */
  replace(link: string): void;
}

export class PlayPage extends PageElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    revision: { state: true },
  };
  declare language: Language;
  /** The links to Play: on boards and on graphs. */
  declare links: Links;
  declare private revision: number;

  readonly #solve: Source;
  /** The link of the last game that the page itself chose. */
  #offered: string;
  #match: Match | null = null;
  /** The opponent of the next match; at first one that makes mistakes. */
  #next: Opponent = { side: "mouse", strength: "easy" };
  /** The link of the position from which Solve explains the loss; null if there is none. */
  #explained: string | null = null;
  readonly #copier = new Copier();

  constructor(solve: Source, language: Language) {
    super();
    this.language = language;
    this.links = { board: "#play=board", graph: "#play=graph" };
    this.revision = 0;
    this.#solve = solve;
    const first = this.#solve.kit.open(this.#solve.kit.first);
    this.#offered = first.originLink;
    first.free();
    const ofTab = readJson(recallForTab(this.#storage), isMatchRecord);
    const record = ofTab ?? readJson(recall(this.#storage), isMatchRecord);
    if (record) this.#next = { side: record.side, strength: record.strength };
    // A match of an earlier visit does not replace the game that the reader asks to play.
    const isElsewhere = !ofTab && solve.asksToPlay && record?.link !== solve.game.originLink;
    try {
      if (record && !isElsewhere) this.#adopt(this.#matchOf(record));
    } catch (caught) {
      solverError(caught); // Another program may have stored an invalid record.
    }
    // A finished match would reveal the answer of a puzzle that Solve still asks.
    if (this.#match?.stage.kind === "over" && this.#isOnSource && this.#asksForWinner) this.#adopt(null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const match = this.#match;
    const isAsked = this.#solve.asksToPlay;
    this.#solve.asksToPlay = false;
    const isOver = match?.stage.kind === "over";
    const isKept = isOver ? this.#isOnSource && !isAsked : this.#isOnSource || this.#isUnderWay;
    if (match && isKept) match.resume();
    else this.#begin();
    // Renders again, because Solve may show another board now.
    this.revision += 1;
    // The focus moves only if the reader has pressed something, so not after a reload.
    if (navigator.userActivation?.hasBeenActive && document.activeElement === document.body) this.#focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // At its end, a replay would change the browser's history although another part is shown.
    this.#match?.game.pause();
  }

  get #storage(): string {
    return this.#solve.kit.kind === "board" ? "match" : `${this.#solve.kit.kind} match`;
  }

  get #words(): PlayWords {
    return this.#solve.kit.words(this.language).play;
  }

  get #page(): PageWords {
    return this.#solve.kit.words(this.language).page;
  }

  /** Whether Solve shows the game of the match. */
  get #isOnSource(): boolean {
    return [this.#match?.terms.link, this.#explained].includes(this.#solve.game.originLink);
  }

  /** Whether Solve asks who wins this game, and the reader has not answered. */
  get #asksForWinner(): boolean {
    return hidesAnswer(this.#solve.askedTask);
  }

  /** Whether the reader has made a move. */
  get #isUnderWay(): boolean {
    return (this.#match?.lastOwn ?? -1) >= 0;
  }

  #wording(match: Match): Wording {
    const [page, { game, stage }] = [this.#page, match];
    return {
      page,
      words: this.#words,
      showsGrades: stage.kind === "over" || !this.#isOnSource || !this.#asksForWinner,
      reason: (outcome) => this.#solve.kit.reason(game, page, game.state, outcome),
    };
  }

  #matchOf(record: MatchRecord): Match {
    const match: Match = new Match(record, this.#solve.kit.open, () => {
      if (match.stage.kind !== "waiting") this.#say(moveAnnouncement(match, this.#wording(match)));
    });
    return match;
  }

  /** Starts a match. An incomplete board has no match. */
  #begin(link = this.#ownGame()): void {
    const record = { ...this.#next, link, seed: randomSeed(), moves: [], gaveUp: false };
    const isPlayable = link !== this.#solve.game.originLink || this.#solve.game.verdict !== null;
    this.#adopt(isPlayable ? this.#matchOf(record) : null);
    this.#match?.resume();
    this.#remember();
  }

  /**
   * Returns the link of Solve's game, and gives the reader the side that can win. If the page chose the game and
   * Solve has revealed the winner, another game replaces it.
   */
  #ownGame(): string {
    const source = this.#solve.game;
    const isAsked = this.#asksForWinner;
    // Whether the game was chosen by the page only, and not by the reader too.
    const isOffered = source.originLink === this.#offered && this.#offered !== this.#solve.chosen;
    if (isOffered && !isAsked) {
      this.#solve.replace(this.#solve.kit.winnable(source, this.#next.side, randomSeed()));
      this.#offered = source.originLink;
    }
    const winner = isAsked || !source.verdict ? null : winnerOf(source.verdict);
    if (winner) this.#next = { ...this.#next, side: winner };
    return source.originLink;
  }

  /** Starts another match and announces it. `link`: the game of the match, by default Solve's. */
  #beginAnew(next: Opponent, link?: string): void {
    this.#next = next;
    this.#begin(link);
    this.#say(this.#brief());
  }

  /** Like `#beginAnew`, but moves the focus to the mouse's piece, because the pressed button disappears. */
  #startOver(next: Opponent, link?: string): void {
    this.#beginAnew(next, link);
    this.#focus();
  }

  /** Starts the next match on a new board, which Solve shows too. */
  #beginOnNewBoard(game: Game): void {
    const next = this.#next;
    const link = this.#solve.kit.winnable(game, next.side, randomSeed());
    this.#solve.replace(link);
    this.#offered = this.#solve.game.originLink;
    this.#startOver(next, this.#offered);
  }

  #adopt(match: Match | null): void {
    this.#match?.free();
    this.#match = match;
    this.#explained = null;
    if (match) this.#next = { side: match.terms.side, strength: match.terms.strength };
    match?.game.subscribe(() => {
      this.revision += 1;
      this.#remember();
      if (match.isWon && match.help.hints === 0) rememberBeaten(this.#solve.kit.kind, match.terms.strength);
    });
    this.revision += 1;
  }

  #remember(): void {
    const record = JSON.stringify(this.#match?.record ?? null);
    rememberForTab(this.#storage, record);
    remember(this.#storage, record);
  }

  // Sentences

  /** The sentence about the reader's side and goal. In a puzzle, it does not reveal that the reader cannot win. */
  #brief(): string {
    const match = this.#match;
    const { side, strength } = match?.terms ?? this.#next;
    const isLost = match?.hopeless != null && strength === "perfect" && this.#wording(match).showsGrades;
    return this.#words.brief(side, strength, isLost);
  }

  #say(text: string): void {
    this.dispatchEvent(new SayEvent(text));
  }

  /**
   * Whether the reader looks at an earlier move. The browser's Back then first returns to the current position of the
   * match.
   */
  #looksBack = false;

  protected override updated(): void {
    const before = this.#looksBack;
    this.#looksBack = this.#match?.now.kind === "looking-back";
    if (!before && this.#looksBack) opened(() => this.#match && this.#backToGame(this.#match));
    else if (before && !this.#looksBack) closed();
  }

  // Rendering

  protected override render(): TemplateResult {
    const match = this.#match;
    const page = this.#page;
    const game = match?.game ?? this.#solve.game;
    const won = match?.now.kind === "over" && match.isWon ? match.terms.side : "";
    const title = this.#isOnSource ? this.#solve.askedTask?.title : "";
    return html`<div class="solve playing ${won ? "won" : ""}">
      ${questionLine(page, html`${title ? html`<strong>${title}</strong> · ` : nothing}${this.#brief()}`, this.links, game)}
      ${match ? this.#standingView(match) : this.#incomplete()}
      <div class="canvas ${won}">
        ${this.#solve.kit.surface(game, page, {
          revision: this.revision,
          ...matchLook(match, this.#words),
          progress: game.progress,
          readonly: true,
          help: this.#words.boardHelp,
          press: (place) => this.#press(place),
        })}
        <p class="terms">${jumpsOf(game, page)}</p>
      </div>
      ${match ? this.#actions(match) : nothing}
      ${this.#settings(match)}
      <div class="match-rest">
        ${match && !this.#isOnSource ? this.#otherBoard(match) : nothing}
        <div class="match-list">${match ? moveListView(match, this.#wording(match)) : nothing}</div>
      </div>
    </div>`;
  }

  /** Choices of side and opponent: before the reader's first move for this match, later only for the next match. */
  #settings(match: Match | null): TemplateResult {
    const words = this.#words;
    const next = this.#next;
    const isUnderWay = this.#isUnderWay;
    const { side, strength } = match?.terms ?? next;
    // After the end, the button that plays again starts the next match.
    const waits = match?.stage.kind !== "over" && (next.side !== side || next.strength !== strength);
    const choose = (change: Partial<Opponent>) => {
      this.#next = { ...next, ...change };
      if (match && !isUnderWay) this.#beginAnew(this.#next, match.terms.link);
      this.revision += 1;
    };
    return html`<div class="row opponent">
      ${choiceOf(words.opponent, "strength", next.strength, namesOfRivals(this.#solve.kit.kind, words), (strength) => choose({ strength }))}
      <div class=${next.strength === "person" ? "idle" : nothing}>
        ${choiceOf(words.side, "side", next.side, words.sides, (side) => choose({ side }))}
      </div>
      ${plainButton(words.start, () => this.#startOver(next, match?.terms.link), { kind: `plain main ${waits ? "" : "idle"}` })}
    </div>`;
  }

  #incomplete(): TemplateResult {
    const { game } = this.#solve;
    const { title } = verdictSentence(game, this.#page);
    return html`<div class="match-standing">
      <section class="turn">
        <div>
          <h2>${title}</h2>
          <p><a href="#${game.originLink}">${this.#words.toSolve}</a></p>
        </div>
      </section>
      ${plainButton(this.#words.anotherBoard, () => this.#beginOnNewBoard(game), { kind: "plain new-board" })}
    </div>`;
  }

  #standingView(match: Match): TemplateResult {
    const { by, ...standing } = standingOf(match, this.#wording(match));
    const isDraw = match.now.kind === "over" && match.now.result.winner === null;
    return standingView({ ...standing, mark: isDraw ? "=" : silhouette(by) }, this.#page);
  }

  /** A notice that Solve now shows another board. */
  #otherBoard({ stage }: Match): TemplateResult {
    const words = this.#words;
    return html`<div class="other-board">
      <p>${words.boardChanged(stage.kind === "over")}</p>
      ${plainButton(words.playNewBoard, () => this.#startOver(this.#next))}
    </div>`;
  }

  /** The button for a match on a new board. An exercise has none, because a new board would end it. */
  #newBoard({ game }: Match): TemplateResult | typeof nothing {
    if (this.#solve.game.progress !== null) return nothing;
    return plainButton(this.#words.anotherBoard, () => this.#beginOnNewBoard(game), { kind: "plain new-board" });
  }

  /** Each bar has its own template, so that Lit never turns the focused button into another one. */
  #actions(match: Match): TemplateResult {
    const words = this.#words;
    const { now, lastOwn } = match;
    const { side, strength, link } = match.terms;
    switch (now.kind) {
      case "looking-back": {
        const { ply, move } = now.looked;
        return html`<div class="bar">
          ${match.isOwn(move.by) ? plainButton(words.playOn, () => this.#playOn(match, ply), { kind: "plain main" }) : nothing}
          ${plainButton(longName(words.backToGame), () => this.#backToGame(match))}
          ${this.#newBoard(match)}
        </div>`;
      }
      case "over": {
        const { turningPoint } = now;
        const ply = turningPoint?.ply;
        // The reader's own mistake that decided the match; null if there is none.
        const own = turningPoint && match.isOwn(turningPoint.move.by) && isBlunder(turningPoint) ? turningPoint : null;
        const other = opponentOf(side);
        const outcome = this.#wording(match).showsGrades ? match.start : null;
        return html`<div class="bar">
          ${own ? plainButton(words.againFrom(match.numberOf(own.ply)), () => this.#playOn(match, own.ply), { kind: "plain main" }) : nothing}
          ${plainButton(words.again, () => this.#startOver(this.#next, link), { kind: own ? "plain" : "plain main" })}
          ${now.result.winner && now.result.ending !== "given-up" && !own ? plainButton(words.replay, () => this.#replay(match)) : nothing}
          ${match.isWon ? tellView(this.#boast(match), words.tell, this.#page, this.#copier, (isCopied) => this.#told(isCopied)) : nothing}
          ${ply === undefined ? nothing : plainButton(words.showMove(match.numberOf(ply)), () => this.#show(match, ply))}
          ${match.isShared ? nothing : plainButton(words.otherSide(other, outcome), () => this.#startOver({ side: other, strength }, link))}
          ${this.#newBoard(match)}
          ${plainButton(words.analyse, () => this.#analyse(match, ply))}
        </div>`;
      }
      case "turn":
      case "hinted":
      case "waiting":
        return html`<div class="bar">
          ${plainButton(words.hint, () => this.#hint(match), { disabled: now.kind === "waiting" })}
          ${plainButton(words.takeBack, () => this.#takeBack(match, lastOwn), { disabled: lastOwn < 0 })}
          ${this.#newBoard(match)}
          ${plainButton(longName(words.giveUp), () => this.#giveUp(match))}
        </div>`;
    }
  }

  // Actions

  /** Moves to this place; if the move is not legal, returns a sentence that says why. */
  #press(place: number): string | undefined {
    const match = this.#match;
    if (!match || match.press(place)) return undefined;
    return this.#page.inVain[match.now.kind === "hinted" ? "turn" : match.now.kind];
  }

  #hint(match: Match): void {
    match.showHint();
    const { now, game } = match;
    if (now.kind !== "hinted") return;
    const page = this.#page;
    const { title, detail } = hintSentence(now.hint, page.move(now.hint, game.cols, null), match, this.#wording(match));
    this.#say(page.paragraph(detail ? [title, detail] : [title]));
  }

  #takeBack(match: Match, plies: number): void {
    match.takeBack(plies);
    this.#say(this.#page.paragraph([this.#words.takenBack, standingOf(match, this.#wording(match)).title]));
  }

  /** Shows the position after a move. */
  #show(match: Match, ply: number): void {
    match.lookAt(ply);
    this.#say(standingOf(match, this.#wording(match)).feedback?.detail ?? "");
    this.#focus("[aria-current=step]");
  }

  #replay(match: Match): void {
    match.replay();
    this.#focus("[aria-current=step]");
  }

  /** The text that tells a friend about a win, with a link that asks who wins. */
  #boast({ game, terms: { link, side, strength } }: Match): string {
    const moves = game.moves.filter(({ by }) => by === side).length;
    const { told, strengths } = this.#words;
    return `${told(side, moves, strengths[strength])}\n${siteOf()}#${link}&hide=1`;
  }

  #told(isCopied: boolean): Promise<unknown> {
    if (isCopied) this.#say(this.#page.copying.copied);
    this.revision += 1;
    return this.updateComplete;
  }

  #playOn(match: Match, ply: number): void {
    this.#takeBack(match, ply);
    this.#focus();
  }

  #backToGame(match: Match): void {
    match.lookAt(match.game.plies);
    this.#focus();
  }

  /**
   * Gives up, and explains in Solve why the match is lost. Solve shows the position before the mistake that lost the
   * match or, without a mistake, the start.
   */
  #giveUp(match: Match): void {
    match.giveUp();
    const { game, stage, terms } = match;
    const mistake = stage.kind === "over" ? stage.turningPoint : null;
    const ply = mistake && isBlunder(mistake) ? mistake.ply : 0;
    const state = ply > 0 ? game.stateAfter(ply) : null;
    this.#explained = state ? game.stateLink(state) : terms.link;
    const moves = game.moves.slice(ply);
    this.dispatchEvent(new AnalyseEvent({ link: this.#explained, moves, ply: 0, showsWhy: true }));
  }

  /** Shows the match in Solve: before the move that decided it, or at its end. */
  #analyse({ game, terms }: Match, ply = game.plies): void {
    this.dispatchEvent(new AnalyseEvent({ link: terms.link, moves: game.moves, ply }));
  }

  /** Moves the focus, because the focused button may have disappeared. */
  async #focus(selector = "[data-content~=mouse]"): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}

const longName = ({ short, rest }: PlayWords["giveUp"]) => html`${short}<span class="rest">${rest}</span>`;

customElements.define("cm-play", PlayPage);
