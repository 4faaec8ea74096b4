// All sentences of the page in English.
export { enDialogs as dialogs } from "./dialogs";
export { enGraphGame as graphGame } from "./graph-game";
export { enPage as page } from "./page";
export { enPlay as play } from "./play";
