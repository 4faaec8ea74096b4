// Statistics: counts over all states of the game.
import { html, nothing } from "lit";
import type { PageWords } from "../../i18n/words";
import type { View } from "./view";

export const statisticsView: View<PageWords> = {
  panel(game, words) {
    const { solution } = game;
    if (!solution) return nothing;
    const stats = solution.stats();
    const all = stats.mouse + stats.cat + stats.draw;
    const { longest } = stats;
    const link = game.stateLink(longest);
    const plies = Array.from({ length: Math.max(stats.mouseByPly.length, stats.catByPly.length) }, (_, ply) => ply);
    return html`<div class="statistics">
      <h3>${words.statistics.title}</h3>
      <p>${words.statistics.about(all)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.statistics.result}</th>
            <th scope="col">${words.statistics.states}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          ${(["mouse", "cat", "draw"] as const).map(
            (result) => html`<tr>
              <th scope="row">${words.statistics.results[result]}</th>
              <td>${words.number(stats[result])}</td>
              <td>${((100 * stats[result]) / all).toFixed(1)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      <p>
        ${words.statistics.longest(longest.winner, longest.plies, longest.turn)}
        <a href="#${link}">${words.statistics.showLongest}</a>
      </p>
      <details>
        <summary>${words.statistics.byPly}</summary>
        <div class="by-ply" tabindex="0" role="group" aria-label=${words.statistics.byPly}><table>
          <thead>
            <tr>
              <th scope="col">${words.statistics.plies}</th>
              <th scope="col">${words.statistics.results.mouse}</th>
              <th scope="col">${words.statistics.results.cat}</th>
            </tr>
          </thead>
          <tbody>
            ${plies.map(
              (ply) => html`<tr>
                <th scope="row">${ply}</th>
                <td>${words.number(stats.mouseByPly[ply] ?? 0)}</td>
                <td>${words.number(stats.catByPly[ply] ?? 0)}</td>
              </tr>`,
            )}
          </tbody>
        </table></div>
      </details>
    </div>`;
  },
};
