// Words for gestures of a finger or a mouse. `matchMedia` is missing in Node. This file does not import
// lib/coarse-pointer, because the bundler would put that module into one file with the words.
const hasCoarsePointer = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const tap = hasCoarsePointer ? "tap" : "click";
export const Tap = hasCoarsePointer ? "Tap" : "Click";
