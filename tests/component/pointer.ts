// What only the browser itself can do: a trusted pointer, and a screen that is touched.
import type { CDPSession } from "playwright";
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

let session: CDPSession | undefined;

/** Makes the screen one that is touched, or one that is not. What a session has set ends with it. */
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

/** The size of text that the browser is set to, in pixels; 16 usually. */
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
