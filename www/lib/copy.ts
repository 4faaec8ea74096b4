/** Whether the text was copied: the browser may refuse. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
