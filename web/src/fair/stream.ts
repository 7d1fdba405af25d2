/** The random stream of the rules: sfc32, four words that start from 16 bytes. */

export class Stream {
  private readonly cells: Uint32Array

  constructor(sixteen: Uint8Array) {
    const view = new DataView(sixteen.buffer, sixteen.byteOffset, 16)
    this.cells = Uint32Array.from([0, 4, 8, 12], (at) => view.getUint32(at, true))
  }

  /** The next 32 random bits. */
  next(): number {
    const [a, b, c, counter] = this.cells
    const word = (a + b + counter) >>> 0
    this.cells[0] = b ^ (b >>> 9)
    this.cells[1] = c + (c << 3)
    this.cells[2] = ((c << 21) | (c >>> 11)) + word
    this.cells[3] = counter + 1
    return word
  }

  /** A number from 0 to n - 1. Exact as long as n is below two millions; no box has more of anything. */
  below(n: number): number {
    return Math.floor((this.next() * n) / 2 ** 32)
  }
}
