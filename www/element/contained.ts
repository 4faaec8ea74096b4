// The element in a single file that includes the solver.
import packed from "virtual:solver";
import { CatMouseBoard } from "./board-element";
import * as code from "./puzzle";
import { puzzlesFrom, puzzlesIn } from "./puzzles";
import { solverFrom } from "./solver";

/**
 * Inflates the solver. It was deflated before it was written in base64, because a server that deflates the base64 text
 * saves less.
 */
async function unpacked(): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

solverFrom(unpacked);
// Only a running classic script knows its own address; a module does not.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "";
const puzzles = new URL("puzzles.txt", script || document.baseURI);
if (script) puzzles.search = new URL(script).search;
puzzlesFrom(puzzlesIn(puzzles, async () => code));
customElements.define("cat-mouse-board", CatMouseBoard);
