// Words for gestures of a finger or a mouse. Node has no screen. This file does not import lib/fingers: the
// bundler would put that module into one file with the words.
const hasFingers = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const tap = hasFingers ? "tap" : "click";
export const Tap = hasFingers ? "Tap" : "Click";
