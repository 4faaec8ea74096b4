/** Whether the screen is used by fingers. */
export const hasFingers = (): boolean => matchMedia("(pointer: coarse)").matches;
