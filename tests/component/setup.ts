// Prepares each test file: the solver, the elements and the styles of the page.
import init from "cat-and-mouse";
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { LitElement } from "lit";
import { afterEach, beforeEach } from "vitest";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { startWholeSolver } from "../../www/lib/whole-solver";
import { loadDialogs } from "../../www/page/dialog-host";
import { Playground } from "../../www/playground/playground";
import "../../www/style.css";
import { begin, end } from "./screen";

// Loads in advance all parts that the page loads on request.
import.meta.glob("../../www/{board,check,graph,page,panels,play,puzzles,records,solve,states}/**/*.ts", {
  eager: true,
});

// Lit warns if rendering makes an element render again. Here this is intended: an element that gets the focus does so.
LitElement.disableWarning?.("change-in-update");

if (!customElements.get("cat-mouse-playground")) {
  await Promise.all([init({ module_or_path: solver }), startWholeSolver(), loadLanguage("en"), loadLanguage("zh")]);
  await loadDialogs();
  customElements.define("cat-mouse-playground", Playground);
}

beforeEach(begin);
afterEach(end);
