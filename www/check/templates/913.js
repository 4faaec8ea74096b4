/**
 * @param {number[][]} graph
 * @return {number}
 */
function catMouseGame(graph) {

}
