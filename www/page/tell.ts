// A button that shares or copies a text. If the browser refuses, the page shows the text, and the reader can copy it.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import type { Copier } from "../lib/copy";

/** @param tried called after each attempt, with whether the text was copied; resolves when the page shows the result */
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
    const field = bar?.querySelector<HTMLTextAreaElement>(".by-hand");
    field?.select();
    // On a phone, the bar with the page's sections may cover the field.
    field?.scrollIntoView({ block: "center" });
  };
  return html`<button type="button" class="plain" @click=${send}>${copier.hasCopied(text) ? copying.copied : label}</button>
    ${
      copier.wasRefused(text)
        ? html`<p class="refused" role="alert">${copying.refused}</p>
            <textarea class="by-hand" readonly rows="3" aria-label=${label} .value=${text}></textarea>`
        : nothing
    }`;
}
