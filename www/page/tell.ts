// A button that shares a text, or copies it. If the browser refuses, the text is there to be copied by hand.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import type { Copier } from "../lib/copy";

/** @param tried called after an attempt, with whether the text was copied; returns when the page shows it */
export function tellView(
  text: string,
  label: string,
  { copying }: PageWords,
  copier: Copier,
  tried: (isCopied: boolean) => Promise<unknown>,
): TemplateResult {
  const send = async ({ currentTarget }: Event) => {
    const bar = (currentTarget as Element).parentElement;
    await copier.tell(text);
    await tried(copier.hasCopied(text));
    bar?.querySelector<HTMLTextAreaElement>(".by-hand")?.select();
  };
  return html`<button type="button" class="plain" @click=${send}>${copier.hasCopied(text) ? copying.copied : label}</button>
    ${
      copier.wasRefused(text)
        ? html`<p class="refused" role="alert">${copying.refused}</p>
            <textarea class="by-hand" readonly rows="3" aria-label=${label} .value=${text}></textarea>`
        : nothing
    }`;
}
