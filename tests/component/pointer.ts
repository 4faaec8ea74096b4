// Commands that need the browser itself: a trusted pointer, a touch screen, and the text size.
import type { CDPSession } from "playwright";
import type { BrowserCommand } from "vitest/node";

/** A point in CSS pixels of the page under test. */
export interface Point {
  x: number;
  y: number;
}

/** Presses at the first point, moves over the others, and releases at the last. */
export const pointer: BrowserCommand<[points: Point[]]> = async ({ page, iframe }, points) => {
  const box = await iframe.owner().boundingBox();
  const [first, ...rest] = points.map(({ x, y }) => [x + (box?.x ?? 0), y + (box?.y ?? 0)] as const);
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point);
  await page.mouse.up();
};

let session: CDPSession | undefined;

/** Turns touch on or off, until the session ends. */
export const touch: BrowserCommand<[enabled: boolean]> = async ({ page, context }, enabled) => {
  session ??= await context.newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });
  await session.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "pointer", value: enabled ? "coarse" : "fine" },
      { name: "hover", value: enabled ? "none" : "hover" },
    ],
  });
};

/** Sets the browser's text size, in pixels; 16 is usual. */
export const textSize: BrowserCommand<[pixels: number]> = async ({ page, context }, pixels) => {
  session ??= await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
};

declare module "vitest/browser" {
  interface BrowserCommands {
    pointer: (points: Point[]) => Promise<void>;
    touch: (enabled: boolean) => Promise<void>;
    textSize: (pixels: number) => Promise<void>;
  }
}
