// Hands a file to the browser to save.

/** How long the browser may take to fetch what it is to save, in milliseconds: some begin only after asking where. */
const SAVING = 60_000;

export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
