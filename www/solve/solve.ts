// <cm-solve>: edits a game and shows who wins, how and why.
import { readLinkKeys } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { menuView } from "../lib/menu";
import { plainButton } from "../lib/plain-button";
import { randomSeed } from "../lib/seed";
import { arrowsOf } from "../model/arrows";
import { type Hint, isUnsolved, type Phase, phaseOf } from "../model/assignment";
import type { Game, Progress } from "../model/game";
import { DIFFICULTIES, type DialogName, type ViewName } from "../model/names";
import { siteOf } from "../page/address";
import { questionLine } from "../page/question-line";
import { answerView, explainedView } from "../panels/answer";
import type { Expecting } from "../panels/expected";
import { goalView, refusedProgress } from "../panels/goal";
import { hintView } from "../panels/hint";
import { startOverView, undoRedoView, undoView } from "../panels/history";
import { moreTabs } from "../panels/more-tabs";
import { makingView, questionView, rightOf } from "../panels/question";
import { jumpsOf } from "../panels/rules";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import type { View } from "../panels/views/view";
import { MORE_VIEWS } from "../panels/views/views";
import { bringIntoSight } from "./sight";
import { SolveBase } from "./solve-base";

export class SolvePage extends SolveBase {
  protected override render(): TemplateResult {
    return solveView(this);
  }
}

function solveView(page: SolveBase): TemplateResult {
  const { game, kit, askedTask: task, asked } = page;
  const words = page.words.page;
  const { revision, editing, touched } = page.control;
  const { progress } = game;
  const views = shownViews(page, progress);
  const view = views[page.viewName];
  const phase = phaseOf(asked, game);
  const [asks, isOpen] = [phase === "asking", phase === "shown"];
  // A puzzle is read-only: an edit would show who wins.
  const isPuzzle = asks && !["exercise", "first", "making"].includes(asked.kind);
  // A visitor who drags the mouse of the first board with a finger wants to play, not to change the board.
  const isLocked = isPuzzle || (asked.kind === "first" && touched && !editing);
  const told = rightOf(asked, words) || (task && !asks && readLinkKeys(task.address).hide ? words.answer : "");
  const why = page.showsWhy && isOpen && !game.tried ? kit.why(game, words) : null;
  const arrowsShown = () => why?.arrows ?? view.arrows?.(game) ?? arrowsOf(game);
  const look = {
    revision,
    marks: why ? why.marks : isOpen ? (view.marks?.(game, words) ?? null) : null,
    edges: isOpen && !why ? (view.edges?.(game, words) ?? []) : [],
    progress,
    route: why?.route ?? null,
    arrows: isOpen ? arrowsShown() : [],
    editing,
    readonly: isLocked,
    tap: (place: number) =>
      (isOpen && !why ? view.tap?.(game, words, place) : undefined) ?? tapSentence(page, isLocked),
  };
  const state = `${editing ? "editing" : ""} ${touched ? "touched" : ""} ${why ? "explains" : ""}`;
  return html`<div class="solve ${state}" @pointerdown=${page.control.touch}>
      ${questionLine(words, words.question, page.links, game)} ${page.cases.render(page.words.dialogs, (link) => page.control.act(() => page.load(link)))}
      <div class="result">
        ${task && task.title !== "" ? html`<h2 class="puzzle-title">${task.title}</h2>` : nothing}
        ${told === "" ? nothing : html`<p class="told">${told}</p>`}
        ${
          progress
            ? html`${goalView(refusedProgress(progress, asked, game), words, { turn: "mouse", hidden: asks, isAlone: phase === "working" })} ${asks ? nothing : goalHelp(page, progress, phase)}`
            : nothing
        }
        ${
          asked.kind === "making"
            ? makingView(
                words,
                game,
                () => page.open("puzzle"),
                () => page.answer({ do: "reveal" }),
              )
            : asks
              ? questionView(asked, words, game, (action) => page.answer(action), jumpsOf(game, words))
              : phase === "working"
                ? nothing
                : answerView(game, words, {
                    reason: kit.reason(game, words),
                    why,
                    toggle: () => page.turnToWhy(),
                    expecting: expecting(page),
                  })
        }
      </div>
      <div class="drawn">
        <div class="canvas">${kit.surface(game, words, look)}</div>
        ${controlsView(page, isPuzzle, progress)}
      </div>
      <div class="transport ${view.hasSteps ? "idle" : ""}">${isOpen ? stepsView(game, words, { slider: true }) : nothing}</div>
      <div class="play">${isOpen ? tabs(page, views) : nothing}</div>
      ${why ? explainedView(game, words, why) : nothing}
      ${barView(page, isPuzzle, phase)} ${dailyView(page)}
    </div>`;
}

/** Says why a tap on the board does nothing; false if the tap draws. */
function tapSentence({ words: { page: words }, control }: SolveBase, isLocked: boolean): string | false {
  if (isLocked) return words.inVain.asking;
  return control.touched && !control.editing && words.hintForFingers;
}

/**
 * The views. In an exercise, What if shows the answer, so this view is hidden until the exercise is solved or the
 * reader asks for it.
 */
function shownViews(page: SolveBase, progress: Progress | null): Record<ViewName, View<PageWords>> {
  const { asked } = page;
  if (asked.kind !== "exercise" || !isUnsolved(progress) || asked.spoiled) return page.views;
  const show = () => page.ask({ do: "spoil" });
  const panel = (_: Game, words: PageWords) => html`<div class="spoils">
    <p>${words.exerciseHelp.spoils}</p>
    <button type="button" class="plain" @click=${show}>${words.exerciseHelp.show}</button>
  </div>`;
  return { ...page.views, "what-if": { panel } };
}

/** The buttons of an exercise. */
function goalHelp(page: SolveBase, progress: Progress, phase: Phase): TemplateResult {
  const { asked } = page;
  const words = page.words.page;
  const given = asked.kind === "exercise" ? asked.hint : null;
  const tell = (hint: Hint) => page.ask({ do: "hint", hint });
  return html`<div class="row goal-help">
    ${isUnsolved(progress) ? hintView(page.game, progress, words, given, tell) : nothing} ${startOverView(page.game, words, page.control.act)}
    ${progress.isMet ? handInView(page) : nothing}
    ${phase === "working" ? html`<button type="button" class="plain" @click=${() => page.answer({ do: "analyse" })}>${words.exerciseHelp.analyse}</button>` : nothing}
  </div>`;
}

function handInView(page: SolveBase): TemplateResult {
  const words = page.words.page;
  const link = `${siteOf()}#${page.sharedLink}`;
  const label = page.copier.hasCopied(link) ? words.copying.copied : words.exerciseHelp.handIn;
  return html`${plainButton(label, () => page.copy(link))}
    ${
      page.copier.wasRefused(link)
        ? html`<p class="refused" role="alert">${words.copying.refused}</p>
            <textarea id="hand-in" readonly rows="3" aria-label=${page.words.dialogs.share.forms.link} .value=${link}></textarea>`
        : nothing
    }`;
}

function tabs(page: SolveBase, views: Record<ViewName, View<PageWords>>): TemplateResult {
  const open = (name: ViewName) => page.turnToView(name);
  const words = page.words.page;
  const menu = moreTabs(words, MORE_VIEWS, page.viewName, open);
  return tabsView(page.game, words, views, page.viewName, open, { names: MORE_VIEWS, menu });
}

/** The panel about the expected outcome; another game closes it. */
function expecting(page: SolveBase): Expecting {
  const { game, expectation, kit } = page;
  return {
    note: kit.surprised?.(game, page.words.page) ?? "",
    expectation: expectation?.about === game.verdict ? expectation : null,
    expect: (next) => {
      page.expectation = next;
      if (next) void bringIntoSight(page, ".expected");
    },
    preview: (next, shown, ply) => {
      page.turnToView("line");
      page.expectation = next;
      game.goTo(ply);
      game.tryOut(shown);
      void bringIntoSight(page, ".expected");
    },
  };
}

/** Tools, settings, and buttons for another game. */
function controlsView(page: SolveBase, isPuzzle: boolean, progress: Progress | null): TemplateResult {
  const { game, kit } = page;
  const words = page.words.page;
  // The settings of an exercise are fixed, so they are shown as text; those of a puzzle stand beside its question.
  const jumps = isPuzzle
    ? nothing
    : progress
      ? html`<p class="fixed">${jumpsOf(game, words)}</p>`
      : kit.settings(game, words, page.control.revision);
  return html`<div class="controls">
    ${isPuzzle ? nothing : paletteView(page)}
    <div class="numbers">
      ${jumps}
      <div class="boards">
        ${newMenu(page)} ${opener(page, "paste", "quiet-button")} ${opener(page, "share", "quiet-button")}
      </div>
    </div>
    ${isPuzzle || progress ? nothing : html`<p class="how-far">${jumpsOf(game, words)}</p>`}
    <p class="hint">${isPuzzle ? nothing : (keptView(page) ?? hintOf(page, progress))}</p>
  </div>`;
}

/** The tools and the history. A press on a tool starts editing, so that fingers draw. */
function paletteView(page: SolveBase): TemplateResult {
  const { game, kit, control } = page;
  const words = page.words.page;
  const tools = kit.more(game, words, control.act, control.revision);
  const label = html`<span aria-hidden="true">⋯</span>`;
  // Handles the press and not a change of the tool, because the pressed tool may be chosen already.
  const draw = ({ target }: Event) => {
    if (control.touched && !control.editing && (target as Element).closest(".tool")) page.toggleEditing();
  };
  return html`<div class="palette" @click=${draw}>
    ${kit.tools(game, words)}
    <div class="row history">${undoRedoView(game, words, control.act)}</div>
    ${tools === nothing ? nothing : menuView({ kind: "board-menu", label, name: words.moreOfBoard, stays: true }, tools)}
  </div>`;
}

/** The most frequent actions. Undo, New and Share are here when the tools and settings are not visible. */
function barView(page: SolveBase, isPuzzle: boolean, phase: Phase): TemplateResult {
  const { game, kit, control } = page;
  const words = page.words.page;
  const { editing } = control;
  const edit = html`<button type="button" class="plain edit ${phase === "working" ? "main" : ""}" aria-pressed=${editing ? "true" : "false"} @click=${() => page.toggleEditing()}>
      ${editing ? words.embedded.done : words.embedded.edit}
    </button>`;
  return html`<div class="bar">
    ${game.verdict ? html`<a class="plain ${phase === "working" ? "" : "main"}" href=${`#play=${kit.kind}`} @click=${() => page.play()}>${words.playMyself}</a>` : nothing}
    ${isPuzzle ? nothing : [newMenu(page), edit, undoView(game, words, control.act)]} ${opener(page, "share", "plain to-share")}
  </div>`;
}

/** Links to the puzzle of the day and, for new readers, to an easy puzzle. */
function dailyView({ daily, words: { page: words } }: SolveBase): TemplateResult {
  const { today, streak, easy } = words.daily;
  const standing = [...(daily?.isSolved ? ["✓"] : []), ...(daily?.streak ? [streak(daily.streak)] : [])].join(" ");
  return html`<p class="daily">
    <a href="#puzzle=today">${today}</a> ${standing ? html`<span>${standing}</span>` : nothing}
    ${daily?.isBeginner === false ? nothing : html`<a href="#puzzle=easy">${easy}</a>`}
  </p>`;
}

function opener(page: SolveBase, name: DialogName, kind = ""): TemplateResult {
  return html`<button type="button" class=${kind} @click=${() => page.open(name)}>${page.words.page.opener[name]}</button>`;
}

function newMenu(page: SolveBase): TemplateResult {
  const { game, kit, control } = page;
  const words = page.words.page;
  const begin = () => {
    control.act(() => game.clear());
    // On touch screens, editing starts at once: an empty board is drawn next.
    if (control.touched && !control.editing) control.toggleEditing();
  };
  const surprise = (difficulty: (typeof DIFFICULTIES)[number]) =>
    html`<button type="button" @click=${() => control.act(() => page.load(`${kit.surprise(difficulty, randomSeed())}&hide=1`))}>
      ${words.surprise[difficulty]}
    </button>`;
  return menuView(
    { kind: "new", label: html`${words.newBoard} <small aria-hidden="true">▾</small>` },
    html`<button type="button" @click=${begin}>${words.emptyBoard}</button>
      ${DIFFICULTIES.map(surprise)}
      ${(["examples", "mine", "find"] as const).map((name) => opener(page, name))}`,
  );
}

/** The button back to the reader's own game, if Play has replaced it. */
function keptView(page: SolveBase): TemplateResult | null {
  const words = page.words.page;
  if (!page.own.isAway) return null;
  const show = () => page.control.act(() => page.load(page.own.exchange()));
  return html`${words.kept.said} <button type="button" class="in-text" @click=${show}>${words.kept.show}</button>`;
}

/** A remark about the last edit, or a hint on how to draw, which is shown until the first edit. */
function hintOf({ game, kit, words: { page: words }, control }: SolveBase, progress: Progress | null): string {
  const remark = kit.remark?.(game, words);
  if (remark) return remark;
  if (game.wentBack) return words.wentBack;
  if (game.canUndo) return "";
  if (control.touched && !control.editing) return words.hintForFingers;
  // The verdict names the missing pieces.
  if (game.lack && game.lack.pieces.length > 0) return "";
  return progress?.allowed == null ? words.hint(game.tool) : words.hintForWalls;
}

customElements.define("cm-solve", SolvePage);
