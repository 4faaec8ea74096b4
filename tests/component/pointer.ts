// A trusted pointer of the browser, for what only such a one does: capture, hover, focus.
import type { BrowserCommand } from "vitest/node";

/** In CSS pixels of the page under test. */
export interface Point {
  x: number;
  y: number;
}

/** Presses at the first point, goes to the others, and lets go at the last. */
export const pointer: BrowserCommand<[points: Point[]]> = async ({ page, iframe }, points) => {
  const box = await iframe.owner().boundingBox();
  const [first, ...rest] = points.map(({ x, y }) => [x + (box?.x ?? 0), y + (box?.y ?? 0)] as const);
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point);
  await page.mouse.up();
};

declare module "vitest/browser" {
  interface BrowserCommands {
    pointer: (points: Point[]) => Promise<void>;
  }
}
