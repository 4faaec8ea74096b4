// All that the page says in this language.
export { enDialogs as dialogs } from "./dialogs";
export { enGraphs as graphs } from "./graphs";
export { enPage as page } from "./page";
export { enPlay as play } from "./play";
