// Words for gestures of a finger or a mouse. `matchMedia` is missing in Node. This file does not import lib/fingers,
// because the bundler would put that module into one file with the words.
const hasFingers = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const tap = hasFingers ? "tap" : "click";
export const Tap = hasFingers ? "Tap" : "Click";
