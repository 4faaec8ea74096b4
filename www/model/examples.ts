// Example boards, each as the fragment of a link. Their names are in i18n/.

export const examples = {
  // The five boards in the statement of LeetCode 1728, in the same order.
  statement1: "board=xxxxF/xC3/M4&cat=1&mouse=2",
  statement2: "board=M1C3F&cat=1&mouse=4",
  statement3: "board=M1C3F&cat=1&mouse=3",
  statement4: "board=C3x/3xF/4x/M4&cat=2&mouse=5",
  statement5: "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1",
  // The mouse's longest known win: LeetCode-Feedback issue #40117.
  longest: "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1",
  // The cat's longest known way to the cheese. The mouse is walled in. The package's own search found this board.
  longestWalk: "board=3x3x/1x3x2/2xxxMx1/x4xC1/1xxx2xx/4x3/1xx2xx1/2Fx4&cat=1&mouse=1",
  // The cat's longest known win with the cheese walled off: the cat has to catch the mouse.
  longestHunt: "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2",
  lowLimit: "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1&limit=78",
  // LeetCode-Feedback issue #24500.
  snake: "board=Cx6/M2xxxx1/xxx5/4xxxx/1xxxx3/6x1/xxxxxxx1/F7&cat=1&mouse=1",
  // Both players can reach the food, but neither wants to move first, because the first to leave its cell loses.
  standOff: "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6",
  // Only the wall in row 5, column 1 changes the winner: without it the mouse wins in 13 plies.
  oneWall: "board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1",
  // The shortest win among the real inputs in the tests.
  shortest: "board=F1C1M&cat=1&mouse=4",
  rooms: "board=4x2/4x2/1F5/x4M1/3C3/6x/4xxx&cat=3&mouse=3",
} as const;

export type ExampleName = keyof typeof examples;

/** Shown to a visitor without a link. */
export const FIRST_EXAMPLE: ExampleName = "statement5";
