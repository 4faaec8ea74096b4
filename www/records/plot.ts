// Plots as SVG: points or bars with labelled axes. A table shows the same data.
import { svg, type TemplateResult } from "lit";

const [WIDTH, HEIGHT] = [640, 320];
const [LEFT, RIGHT, TOP, BOTTOM] = [76, 16, 16, 60];

/** About five round numbers, from 0 to at least `most`. */
function ticks(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => Math.max(1, factor * power)).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

interface Axis {
  name: string;
  ticks: number[];
  /** The text at a tick. */
  text: (tick: number) => string;
}

const across = ({ ticks }: Axis, value: number) => LEFT + (value / (ticks.at(-1) ?? 1)) * (WIDTH - LEFT - RIGHT);
const up = ({ ticks }: Axis, value: number) =>
  HEIGHT - BOTTOM - (value / (ticks.at(-1) ?? 1)) * (HEIGHT - TOP - BOTTOM);

function frame(label: string, x: Axis, y: Axis, content: TemplateResult[]): TemplateResult {
  const middle = (TOP + HEIGHT - BOTTOM) / 2;
  return svg`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${y.ticks.map((tick) => svg`<path class="grid" d="M${LEFT} ${up(y, tick)}H${WIDTH - RIGHT}"></path><text x=${LEFT - 8} y=${up(y, tick) + 5} text-anchor="end">${y.text(tick)}</text>`)}
    ${x.ticks.map((tick) => svg`<text x=${across(x, tick)} y=${HEIGHT - BOTTOM + 24} text-anchor="middle">${x.text(tick)}</text>`)}
    <text class="axis" x=${(LEFT + WIDTH - RIGHT) / 2} y=${HEIGHT - 8} text-anchor="middle">${x.name}</text>
    <text class="axis" x="20" y=${middle} text-anchor="middle" transform="rotate(-90 20 ${middle})">${y.name}</text>
    ${content}
  </svg>`;
}

interface Point {
  x: number;
  y: number;
  /** Whether the point is filled; else only its outline is drawn. */
  isFull: boolean;
  /** The tooltip. */
  title: string;
}

export function pointPlot(label: string, names: { x: string; y: string }, points: readonly Point[]): TemplateResult {
  const axis = (of: "x" | "y"): Axis => {
    const most = Math.max(1, ...points.map((point) => point[of]));
    return { name: names[of], ticks: ticks(most), text: String };
  };
  const [x, y] = [axis("x"), axis("y")];
  const circles = points.map(
    (point) =>
      svg`<circle class=${point.isFull ? "full" : "open"} cx=${across(x, point.x)} cy=${up(y, point.y)} r="5"><title>${point.title}</title></circle>`,
  );
  return frame(label, x, y, circles);
}

interface Bar {
  /** The value on the x axis. Bars are half a unit apart. */
  x: number;
  /** The number that the bar shows, on a logarithmic scale with a line at each power of ten. */
  count: number;
  kind: string;
  title: string;
}

export function barPlot(label: string, names: { x: string; y: string }, bars: readonly Bar[]): TemplateResult {
  const x: Axis = { name: names.x, ticks: ticks(Math.max(1, ...bars.map((bar) => bar.x))), text: String };
  const powers = Math.ceil(Math.log10(Math.max(10, ...bars.map(({ count }) => count))));
  const y: Axis = {
    name: names.y,
    ticks: Array.from({ length: powers + 1 }, (_, power) => power),
    text: (power) =>
      power === 0 ? "1" : `10${[...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`,
  };
  const width = Math.max(2, (across(x, 0.5) - across(x, 0)) * 0.8);
  const base = up(y, 0);
  const rects = bars.map((bar) => {
    // A count of 1 has no height on the logarithmic scale, so its bar is made 2 units high.
    const top = Math.min(base - 2, up(y, Math.log10(bar.count)));
    return svg`<rect class=${bar.kind} x=${across(x, bar.x) - width / 2} y=${top} width=${width} height=${base - top}><title>${bar.title}</title></rect>`;
  });
  return frame(label, x, y, rects);
}
