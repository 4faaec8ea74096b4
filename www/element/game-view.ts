// The templates of an element: its game and the parts around it.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import type { Words } from "../i18n/words";
import { arrowsOf } from "../model/arrows";
import { type Action, type Hint, isUnsolved } from "../model/assignment";
import type { Game } from "../model/game";
import type { ViewName } from "../model/names";
import type { GameController } from "../page/game-controller";
import type { ElementKit } from "../page/kit";
import { goalView, refusedProgress } from "../panels/goal";
import { hintView } from "../panels/hint";
import { startOverView, undoRedoView } from "../panels/history";
import { questionView, rightOf } from "../panels/question";
import { jumpsOf, ruleParagraphs } from "../panels/rules";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import { reasonView, verdictSentence, verdictView } from "../panels/verdict";
import type { View } from "../panels/views/view";
import { puzzleView } from "./puzzle-view";
import { propertiesOf, type Screen, type ScreenFacts, type Settings, sharedLink } from "./screen";
import type { Shown } from "./shown";

/** Everything needed to render an element. Created once for each rendering. */
export interface ViewModel<W extends Words> extends ScreenFacts {
  kit: ElementKit<W>;
  words: W;
  language: Language;
  screen: Screen;
  settings: Settings;
  /** The link of the game or of its placeholder. */
  link: () => string;
  shown: Shown<W>;
  control: GameController<W>;
  answer: (action: Action) => void;
  hint: (hint: Hint) => void;
}

export function screenView<W extends Words>(model: ViewModel<W>): TemplateResult {
  const { kit, words, language, screen, settings } = model;
  if (screen.kind === "failed")
    return html`<slot></slot>
      <p class="notice" part="reason">${words.embedded.failed(screen.why(words))}</p>`;
  if (screen.kind === "puzzle") {
    const { game, puzzle } = screen.view;
    const shown = screen.view.shown(words, language);
    return html`${headingView(settings.heading)}
      ${puzzleView(shown, kit.surface(game, words, shown.look), rulesView(game, words), words)}
      ${playgroundView(settings, () => `puzzle=${puzzle.id}`, words)}`;
  }
  const link = () => (screen.kind === "game" ? sharedLink(screen, settings, model) : model.link());
  return html`${headingView(settings.heading ?? (screen.kind === "game" ? screen.keys.title : null))} ${exerciseView(model)} ${gameView(model)}
    ${playgroundView(settings, link, words)}`;
}

function headingView(heading: string | null): TemplateResult | typeof nothing {
  return heading ? html`<h2 class="heading" part="heading">${heading}</h2>` : nothing;
}

function playgroundView(
  { playground }: Settings,
  fragment: () => string,
  words: Words,
): TemplateResult | typeof nothing {
  if (playground === null) return nothing;
  return html`<p class="foot">
    <a part="link" href="${playground.split("#")[0]}#${fragment()}" target="_blank" rel="noopener">${words.embedded.open}</a>
  </p>`;
}

/** The goal of an exercise; while the game loads, the empty room for the goal. */
function exerciseView<W extends Words>(model: ViewModel<W>): TemplateResult | typeof nothing {
  const { kit, screen, settings, progress, assignment, words, phase } = model;
  if (settings.readonly) return nothing;
  if (screen.kind !== "game") {
    const isExercise = settings.goal !== null || propertiesOf(settings)[kit.counted.key] !== null;
    return isExercise ? html`<section class="goal"></section>` : nothing;
  }
  if (!progress || (progress.goal === null && progress.allowed === null)) return nothing;
  const { turn } = screen.game;
  const hidden = phase === "asking";
  return goalView(refusedProgress(progress, assignment, screen.game), words, { turn, hidden, isAlone: true });
}

/** All parts of a game. Before the game is loaded, empty parts take the same room, so that nothing moves later. */
function gameView<W extends Words>(model: ViewModel<W>): TemplateResult {
  const { kit, words, control, shown, hasTools, progress, phase, screen } = model;
  const { readonly } = model.settings;
  const game = screen.kind === "game" ? screen.game : null;
  const { verdict, views } = shown;
  const hasViews = control.viewName !== null;
  const isClosed = phase === "asking" || phase === "working";
  const hasResult = verdict || phase === "asking" || (phase === "working" && hasViews);
  return html`<div class="${hasResult || hasViews ? "beside" : ""} layout">
    ${hasResult ? html`<div class="result" part="verdict" tabindex="-1">${resultView(model, game)}</div>` : nothing}
    <div class="canvas">
      <div class="ground" @pointerdown=${control.touch}>${game ? surfaceView(model, game) : kit.placeholder(words, propertiesOf(model.settings))}</div>
      <div class="under">
        <div class="rules" part="rules">${game ? rulesView(game, words) : nothing}</div>
        ${readonly ? nothing : html`<div class="row actions" part="actions">${game ? actionsView(model, game) : nothing}</div>`}
      </div>
      ${hasTools && (control.editing || progress) && game ? html`<div class="palette" part="tools">${kit.tools(game, words)}</div>` : nothing}
    </div>
    ${verdict && !isClosed ? html`<div class="why" part="why">${game ? whyView(game, words, kit.reason(game, words)) : nothing}</div>` : nothing}
    ${
      hasViews && !isClosed
        ? html`<div class="play of-${control.viewName} ${Object.keys(views).length > 1 ? "tabbed" : ""}" part="panel">${game ? panelView(model, game) : nothing}</div>`
        : nothing
    }
  </div>`;
}

function resultView<W extends Words>(
  { assignment, words, phase, answer }: ViewModel<W>,
  game: Game | null,
): TemplateResult {
  if (!game) return html`<section class="verdict"></section>`;
  if (phase === "asking") return questionView(assignment, words, game, answer);
  const right = rightOf(assignment, words);
  if (phase !== "working")
    return html`${right ? html`<p class="told">${right}</p>` : nothing}${verdictView(game, words)}`;
  return html`<section class="verdict">
    <button type="button" class="plain" @click=${() => answer({ do: "analyse" })}>${words.exerciseHelp.analyse}</button>
  </section>`;
}

function surfaceView<W extends Words>(model: ViewModel<W>, game: Game): TemplateResult {
  const { kit, words, control, hasTools, progress } = model;
  const { readonly } = model.settings;
  const { views } = model.shown;
  const view = control.viewName && model.phase === "shown" ? views[control.viewName] : undefined;
  return kit.surface(game, words, {
    revision: control.revision,
    marks: view?.marks?.(game, words) ?? null,
    edges: view?.edges?.(game, words) ?? [],
    progress: readonly ? null : progress,
    // A view may have its own arrows. Otherwise the arrows of the line are shown, if the element has `line` or `moves`.
    arrows: view?.arrows?.(game) ?? (view && (views.line || views.moves) ? arrowsOf(game) : []),
    editing: control.editing,
    readonly,
    help: readonly ? words.embedded.readonlyHelp : hasTools ? null : words.embedded.wallsHelp,
    tap: (place) => !readonly && (view?.tap?.(game, words, place) ?? false),
  });
}

function actionsView<W extends Words>(model: ViewModel<W>, game: Game): TemplateResult {
  const { kit, words, control, progress, assignment } = model;
  const remark = kit.remark?.(game, words);
  const unsolved = isUnsolved(progress);
  const { hint = null } = assignment.kind === "exercise" ? assignment : {};
  return html`
    <button type="button" class="plain edit ${unsolved && !control.editing ? "main" : ""}" @click=${control.toggleEditing}>
      ${control.editing ? words.embedded.done : words.embedded.edit}
    </button>
    ${
      control.editing || game.canUndo || game.canRedo
        ? html`${undoRedoView(game, words, control.act)} ${startOverView(game, words, control.act)}`
        : nothing
    }
    ${unsolved && progress && model.phase !== "asking" ? hintView(game, progress, words, hint, model.hint) : nothing}
    ${unsolved && !control.editing ? html`<p class="edit-help">${words.embedded.editHelp}</p>` : nothing}
    ${remark ? html`<p class="refused">${remark}</p>` : nothing}
  `;
}

function panelView<W extends Words>(
  { words, control, shown: { views } }: ViewModel<W>,
  game: Game,
): TemplateResult | typeof nothing {
  const chosen = control.viewName;
  const view = chosen && views[chosen];
  if (!view) return nothing;
  const { line, moves, map } = views;
  return html`
    ${game.verdict && (line || moves || map) ? stepsView(game, words) : nothing}
    ${
      Object.keys(views).length > 1
        ? tabsView(game, words, views as Record<ViewName, View>, chosen, (name) => control.openView(name))
        : html`<div class="panel">${game.verdict ? view.panel(game, words) : nothing}</div>`
    }
  `;
}

/** The jumps in one line. A press on the line shows the rules. */
function rulesView(game: Game, words: Words): TemplateResult {
  return html`<details>
    <summary>${jumpsOf(game, words)} <u>${words.embedded.rules}</u></summary>
    ${ruleParagraphs(game, words, "")}
  </details>`;
}

/** The reason for the outcome, preceded by the verdict's detail unless the outcome is a win in a number of moves. */
function whyView(game: Game, words: Words, reason: string[]): TemplateResult {
  const isPlain = game.verdict !== null && game.verdict.plies !== null;
  return html`${isPlain ? nothing : html`<p>${verdictSentence(game, words).detail}</p>`}${reasonView(reason, words)}`;
}
