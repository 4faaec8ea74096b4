// Saves a file through the browser.

/** The time a browser may take to fetch the file, in milliseconds. Some browsers first ask where to save it. */
const SAVING = 60_000;

export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
