// The board as a picture: both canvases in a frame, with row and column numbers, a title and lines of text.

import type { PictureLook } from "../model/look";

export function pictureOf(
  layers: readonly [HTMLCanvasElement, HTMLCanvasElement],
  rows: number,
  cols: number,
  { title, lines }: PictureLook,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const [board] = layers;
  const style = getComputedStyle(board);
  const side = board.width / cols;
  // The text size depends on the picture, not on the cells, so that a title is readable even with a single row.
  const text = Math.round(Math.max(board.width, board.height) / 22);
  const margin = Math.max(Math.round(side * 0.4), text * 2);
  const frame = Math.max(1, Math.round(side / 32));
  canvas.width = board.width + 2 * margin;
  const font = (size: number, weight = "normal") => `${weight} ${Math.round(size)}px ${style.fontFamily}`;
  const wrapped = (words: string, look: string) => {
    context.font = look;
    return linesOf(context, words, board.width);
  };
  const above = title === null ? [] : wrapped(title, font(text * 1.25, "bold"));
  const below = lines.flatMap((line) => wrapped(line, font(text)));
  const top = margin + Math.round(above.length * text * 1.6);
  canvas.height = top + board.height + margin + Math.round(below.length * text * 1.5);

  context.fillStyle = style.getPropertyValue("--card");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.getPropertyValue("--frame");
  context.fillRect(margin - frame, top - frame, board.width + 2 * frame, board.height + 2 * frame);
  for (const layer of layers) context.drawImage(layer, margin, top);

  context.textBaseline = "middle";
  context.textAlign = "left";
  context.fillStyle = style.getPropertyValue("--ink");
  context.font = font(text * 1.25, "bold");
  above.forEach((line, index) => {
    context.fillText(line, margin, margin / 2 + (index + 0.5) * text * 1.6);
  });
  context.font = font(text);
  below.forEach((line, index) => {
    context.fillText(line, margin, top + board.height + margin / 2 + (index + 0.5) * text * 1.5);
  });

  context.fillStyle = style.getPropertyValue("--quiet");
  context.font = font(Math.min(side * 0.22, text * 0.9));
  context.textAlign = "center";
  const along = (index: number) => (index + 0.5) * side;
  for (let col = 0; col < cols; col += 1) context.fillText(`${col + 1}`, margin + along(col), top - margin * 0.35);
  for (let row = 0; row < rows; row += 1) context.fillText(`${row + 1}`, margin * 0.6, top + along(row));
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** Breaks a text into lines of at most `width` pixels. Scripts without spaces break between characters. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(/(?<=[ \u3000-\uffef])/u)) {
    if (line !== "" && context.measureText((line + part).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
