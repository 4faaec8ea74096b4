// What each file of tests has before its first test: the solver, the elements and the styles of the page.
import init from "cat-and-mouse";
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { afterEach, beforeEach } from "vitest";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { startWholeSolver } from "../../www/lib/whole-solver";
import { Playground } from "../../www/playground/playground";
import { begin, end } from "./screen";
import "../../www/style.css";

// What the page loads on request is there at once.
import.meta.glob("../../www/{board,check,graph,page,panels,play,puzzles,records,solve,states}/**/*.ts", {
  eager: true,
});

if (!customElements.get("cat-mouse-playground")) {
  await Promise.all([init({ module_or_path: solver }), startWholeSolver(), loadLanguage("en"), loadLanguage("zh")]);
  customElements.define("cat-mouse-playground", Playground);
}

beforeEach(begin);
afterEach(end);
