/** Whether this screen is used by fingers. In Node there is none. */
export const hasFingers = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
