// The element in one file, with the solver in it.
import packed from "virtual:solver";
import { CatMouseBoard } from "./board-element";
import * as code from "./puzzle";
import { puzzlesFrom, puzzlesIn } from "./puzzles";
import { solverFrom } from "./solver";

/** The solver was deflated and written as base64, which takes less room than to have the server compress base64. */
async function unpacked(): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

solverFrom(unpacked);
// Only while the script runs it knows where it is from; as a module it does not.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "";
const puzzles = new URL("puzzles.txt", script || document.baseURI);
if (script) puzzles.search = new URL(script).search;
puzzlesFrom(puzzlesIn(puzzles, async () => code));
customElements.define("cat-mouse-board", CatMouseBoard);
