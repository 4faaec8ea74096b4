// Links to games that tests of several folders use.

// ####F
// #C...
// M....  The mouse wins by going to (3, 3), (3, 5) and (1, 5).
export const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** The rows of `EXAMPLE_1`. */
export const START = ["####F", "#C...", "M...."];
/** The same board with a wall at place 12: the cat wins. */
export const WITH_WALL = "board=xxxxF/xC3/M1x2&cat=1&mouse=2";
export const CLOSED_ROOM = "board=C3x/3xF/4x/M4&cat=2&mouse=5";
export const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
export const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
/** The mouse jumps over the cat onto the cheese; then the same with a jump that is one cell too short. */
export const OVER_THE_CAT = "board=M1C3F&cat=1&mouse=4";
export const ONE_SHORT = "board=M1C3F&cat=1&mouse=3";
/** The mouse wins at once; a wall between it and the cheese lets the cat win. */
export const CORRIDOR = "board=M2F2C&cat=1&mouse=3";
/** LeetCode's fifth example: the mouse walks around and wins the race, seven moves against eight. Going down loses. */
export const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
/** The rows of `LONG_WAY`, the example that a first visitor sees. */
export const FIRST = [".M...", "..#..", "#..#.", "C#.#.", "...#F"];
/** The longest known win, of 626 plies. */
export const HUNT = "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2";
/** LeetCode-Feedback issue #7682: a draw was expected, and the cat wins. */
export const CAT_WINS = "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5";
export const CAT_WINS_PLACED = `${CAT_WINS}&at=90-50.20-20.20-80.60-50.50-20.40-60`;
/** LeetCode 913, example 1: a draw. */
export const DRAWN = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";
/** The mouse wins in 17 plies. */
export const EIGHT_NODES =
  "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72";
export const FOUR = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";
