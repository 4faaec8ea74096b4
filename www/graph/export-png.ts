// The graph as a picture: the drawing with lines of text around it.
import type { PictureLook } from "../model/look";

/** The side of the drawing in the picture, the size of the text, and the margin, in pixels. */
const SIDE = 1200;
const TEXT = 40;
const MARGIN = 60;

/** The properties that are copied into the picture, which does not include the page's style sheets. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "paint-order",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "dominant-baseline",
  "transform",
  "opacity",
] as const;

export async function pictureOf(drawing: SVGElement, { arrows, title, lines }: PictureLook): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const style = getComputedStyle(drawing);
  const top = title === null ? MARGIN : MARGIN + 2 * TEXT;
  canvas.width = SIDE + 2 * MARGIN;
  canvas.height = top + SIDE + MARGIN + Math.round(lines.length * TEXT * 1.5);
  context.fillStyle = style.getPropertyValue("--card");
  context.fillRect(0, 0, canvas.width, canvas.height);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(styled(drawing, arrows))}`;
  await image.decode();
  context.drawImage(image, MARGIN, top, SIDE, SIDE);
  context.fillStyle = style.getPropertyValue("--ink");
  context.textBaseline = "middle";
  const write = (text: string, y: number, weight: string) => {
    context.font = `${weight} ${TEXT}px ${style.fontFamily}`;
    context.fillText(text, MARGIN, y, SIDE);
  };
  if (title !== null) write(title, MARGIN + TEXT / 2, "bold");
  lines.forEach((line, index) => {
    write(line, top + SIDE + MARGIN / 2 + (index + 0.5) * TEXT * 1.5, "normal");
  });
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** The drawing as SVG text, with all styles included. */
function styled(drawing: SVGElement, hasArrows: boolean): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${SIDE}`);
  copy.setAttribute("height", `${SIDE}`);
  const originals = drawing.querySelectorAll<SVGElement>("*");
  copy.querySelectorAll<SVGElement>("*").forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const look = getComputedStyle(original);
    for (const name of STYLES)
      if (name !== "transform" || !original.hasAttribute("transform"))
        element.style.setProperty(name, look.getPropertyValue(name));
  });
  if (!hasArrows) for (const arrow of copy.querySelectorAll(".arrow")) arrow.remove();
  return new XMLSerializer().serializeToString(copy);
}
