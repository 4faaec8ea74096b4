// What one does with a finger or a mouse. In Node there is no screen.
// It does not import what the page knows of the screen: the bundler would put all that into one file with the words.
const hasFingers = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const tap = hasFingers ? "tap" : "click";
export const Tap = hasFingers ? "Tap" : "Click";
