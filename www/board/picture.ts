// The board as a picture to keep: what the canvas shows, in its frame on paper, with the numbers of rows and columns.

export function pictureOf(
  layers: readonly [HTMLCanvasElement, HTMLCanvasElement],
  rows: number,
  cols: number,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const [board] = layers;
  const style = getComputedStyle(board);
  const side = board.width / cols;
  const margin = Math.round(side * 0.4);
  const frame = Math.max(1, Math.round(side / 32));
  canvas.width = board.width + 2 * margin;
  canvas.height = board.height + 2 * margin;

  context.fillStyle = style.getPropertyValue("--card");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.getPropertyValue("--frame");
  context.fillRect(margin - frame, margin - frame, board.width + 2 * frame, board.height + 2 * frame);
  for (const layer of layers) context.drawImage(layer, margin, margin);

  context.fillStyle = style.getPropertyValue("--quiet");
  context.font = `${Math.round(side * 0.22)}px ${style.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const along = (index: number) => margin + (index + 0.5) * side;
  for (let col = 0; col < cols; col += 1) context.fillText(`${col + 1}`, along(col), margin / 2);
  for (let row = 0; row < rows; row += 1) context.fillText(`${row + 1}`, margin / 2, along(row));
  return new Promise((resolve) => canvas.toBlob(resolve));
}
