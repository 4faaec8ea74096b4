/**
 * @param {string[]} grid
 * @param {number} catJump
 * @param {number} mouseJump
 * @return {boolean}
 */
function canMouseWin(grid, catJump, mouseJump) {

}
