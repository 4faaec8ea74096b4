/** Whether the main pointer is a finger. */
export const hasFingers = (): boolean => matchMedia("(pointer: coarse)").matches;
