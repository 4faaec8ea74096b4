// The fast path for valid arguments. It reads a grid and both jumps with one call across the boundary, because each
// such call costs as much as deciding many states. Rust reads anything unexpected again, and reports the errors.

/** Reads grids for one instance of the package. A process may have several instances. */
export class Reader {
  #memory;
  #address;
  #frame = new Uint32Array();

  /** @param address where to write the letters of a grid in this memory, eight bytes per row */
  constructor(memory, address) {
    this.#memory = memory;
    this.#address = address;
  }

  /**
   * Writes up to eight rows of equal length to memory. Returns one number with four bits each for the rows (the lowest
   * bits), the columns, the cat's jump and the mouse's jump. Returns -1 for any other arguments.
   */
  read(grid, catJump, mouseJump) {
    try {
      if (typeof catJump !== "number" || catJump !== (catJump & 15)) return -1;
      if (typeof mouseJump !== "number" || mouseJump !== (mouseJump & 15)) return -1;
      if (!Array.isArray(grid)) return -1;
      const { length } = grid; // Each property is read once, because a proxy may change its answer or call the solver.
      if (typeof length !== "number" || !(length >= 1 && length <= 8)) return -1;
      const rows = [];
      for (let row = 0; row < length; row += 1) rows.push(grid[row]);
      return this.#write(rows) ? rows.length | (rows[0].length << 4) | (catJump << 8) | (mouseJump << 12) : -1;
    } catch {
      return -1; // A proxy or a getter of the caller threw.
    }
  }

  #write(rows) {
    if (typeof rows[0] !== "string" || rows[0].length > 8) return false;
    const { length } = rows[0];
    // When the memory grows, views of it lose their buffer, so a new view is made.
    if (this.#frame.length === 0) this.#frame = new Uint32Array(this.#memory.buffer, this.#address, 16);
    const frame = this.#frame;
    let seen = 0;
    for (let row = 0; row < 8; row += 1) {
      let left = 0;
      let right = 0;
      if (row < rows.length) {
        const text = rows[row];
        if (typeof text !== "string" || text.length !== length) return false;
        for (let column = 0; column < length; column += 1) {
          const letter = text.charCodeAt(column);
          seen |= letter;
          if (column < 4) left |= letter << (8 * column);
          else right |= letter << (8 * (column - 4));
        }
      }
      frame[2 * row] = left;
      frame[2 * row + 1] = right;
    }
    return seen < 128;
  }
}
