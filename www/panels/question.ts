// The question of a puzzle instead of the verdict: three answers, and a button that shows the right one.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { plainButton } from "../lib/plain-button";
import { silhouette } from "../lib/silhouette";
import type { Action, Assignment, Guess } from "../model/assignment";
import type { Game } from "../model/game";

const GUESSES: readonly Guess[] = ["mouse", "cat", null];

/**
 * Asks who wins, or in how many moves, with a button that shows the answer. An exercise has its own question,
 * and an incomplete game has no winner.
 */
export function questionView(
  asked: Assignment,
  words: Words,
  game: Game,
  answer: (action: Action) => void,
  terms = "",
): TemplateResult {
  const form =
    asked.kind === "count"
      ? countForm(words, (moves) => answer({ do: "count", moves }))
      : (asked.kind === "winner" || asked.kind === "first") && game.verdict
        ? guessesView(words, (guess) => answer({ do: "guess", guess }), asked)
        : null;
  const isFirst = asked.kind === "first";
  const show = html`<button type="button" class=${form ? "in-text" : "plain main"} @click=${() => answer({ do: "reveal" })}>
      ${isFirst ? words.puzzle.showMe : words.puzzle.show}
    </button>`;
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question" tabindex=${asked.kind === "count" ? "-1" : nothing}>${askedAgain(asked, words, game)}</h2>
    ${terms ? html`<p>${terms}</p>` : nothing} ${form} ${show}
  </section>`;
}

/** Says what a new puzzle lacks, or that it is ready to send. */
export const makingTitle = ({ lack }: Game, words: Words): string =>
  lack ? words.incomplete(lack).title : words.making.ready;

/** The panel while the reader makes a puzzle; it shows the answer on request. */
export function makingView(words: Words, game: Game, send: () => void, reveal: () => void): TemplateResult {
  const { about, send: label } = words.making;
  const isReady = game.verdict !== null;
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question">${makingTitle(game, words)}</h2>
    <p>${about}</p>
    <div class="row">
      ${plainButton(label, send, { kind: isReady ? "plain main" : "plain", disabled: !isReady })}
      ${isReady ? html`<button type="button" class="in-text" @click=${reveal}>${words.puzzle.show}</button>` : nothing}
    </div>
  </section>`;
}

/** The question, preceded by feedback on the last wrong answer. */
export function askedAgain(asked: Assignment, words: Words, { state, turn }: Game): string {
  const { puzzle, counting, paragraph } = words;
  if (asked.kind === "count") return counting.question(asked.winner, asked.wrong.at(-1) ?? null);
  const wrong = asked.kind === "winner" || asked.kind === "first" ? asked.wrong.slice(-1) : [];
  return paragraph([...wrong.map((guess) => puzzle.judged(guess, false)), puzzle.question(state?.turn ?? turn)]);
}

/** Says that the reader's answer was right; `""` if there was none. */
export const rightOf = (asked: Assignment, { puzzle }: Words): string =>
  asked.kind !== "open" || asked.right === undefined
    ? ""
    : asked.right === "scored"
      ? puzzle.scored
      : puzzle.judged(asked.right, true);

function countForm({ counting }: Words, answer: (moves: number) => void): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("input");
    if (field?.value) answer(field.valueAsNumber);
  };
  return html`<form class="guesses" @submit=${submit}>
    <input type="number" min="1" max="5000" required aria-label=${counting.label} />
    <button class="plain main">${counting.answer}</button>
  </form>`;
}

/** The three answers. `chosen` looks pressed; `wrong` ones are struck out and disabled. */
export function guessesView(
  { puzzle }: Words,
  guess: (guess: Guess) => void,
  { chosen, wrong = [] }: { chosen?: { guess: Guess | undefined }; wrong?: readonly Guess[] },
): TemplateResult {
  return html`<div class="guesses">
    ${GUESSES.map((each) => {
      const isWrong = wrong.includes(each);
      return html`<button
        type="button"
        class="plain"
        aria-pressed=${chosen ? (chosen.guess === each ? "true" : "false") : nothing}
        aria-disabled=${isWrong ? "true" : nothing}
        @click=${() => !isWrong && guess(each)}
      >
        ${each ? html`<span aria-hidden="true">${silhouette(each)}</span>` : nothing}${puzzle.guesses[each ?? "nobody"]}
      </button>`;
    })}
  </div>`;
}
