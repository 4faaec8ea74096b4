// All that the page says in this language.
export { zhDialogs as dialogs } from "./dialogs";
export { zhGraphs as graphs } from "./graphs";
export { zhPage as page } from "./page";
export { zhPlay as play } from "./play";
