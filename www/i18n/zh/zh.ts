// All sentences of the page in Chinese.
export { zhDialogs as dialogs } from "./dialogs";
export { zhGraphGame as graphGame } from "./graph-game";
export { zhPage as page } from "./page";
export { zhPlay as play } from "./play";
