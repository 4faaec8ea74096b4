// Reads what an ordinary call passes, in one step: each call across the boundary costs as much as deciding many states.
// Nothing is judged here. Whatever is not as expected is read again in Rust, which says what is wrong with it.

/** Belongs to one instance of the package, of which a process may hold several. */
export class Reader {
  #memory;
  #address;
  #frame = new Uint32Array();

  /** The letters of a grid are written at this address: eight bytes a row. */
  constructor(memory, address) {
    this.#memory = memory;
    this.#address = address;
  }

  /**
   * Writes an array of up to eight rows of equal length to the frame and returns rows, columns and both jumps, four bits
   * each from the lowest; -1 when anything else was passed.
   */
  read(grid, catJump, mouseJump) {
    try {
      if (typeof catJump !== "number" || catJump !== (catJump & 15)) return -1;
      if (typeof mouseJump !== "number" || mouseJump !== (mouseJump & 15)) return -1;
      if (!Array.isArray(grid)) return -1;
      const { length } = grid; // Read once, as all else: a proxy answers as it likes, and may even call us again.
      if (typeof length !== "number" || !(length >= 1 && length <= 8)) return -1;
      const rows = [];
      for (let row = 0; row < length; row += 1) rows.push(grid[row]);
      return this.#write(rows) ? rows.length | (rows[0].length << 4) | (catJump << 8) | (mouseJump << 12) : -1;
    } catch {
      return -1; // A proxy or a getter of the caller's threw.
    }
  }

  #write(rows) {
    if (typeof rows[0] !== "string" || rows[0].length > 8) return false;
    const { length } = rows[0];
    // A view is left without a buffer when the memory grows.
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
