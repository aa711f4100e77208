/** Words of all the cells together. */
const mostBytes = 64 * 1024 * 1024

/** The words that the cells of a workbook share, half a million of them: in one piece of memory, not as half a million objects. */
export class SharedWords {
  #bytes = Buffer.allocUnsafe(1024 * 1024)
  readonly #ends: number[] = []

  /** False when there is no more room. */
  add(word: string): boolean {
    const start = this.#ends.at(-1) ?? 0
    const end = start + Buffer.byteLength(word)
    if (end > mostBytes) return false
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes.subarray(0, start)], Math.max(end, this.#bytes.length * 2))
    this.#bytes.write(word, start)
    this.#ends.push(end)
    return true
  }

  at(index: number): string {
    const end = this.#ends[index]
    return end === undefined ? '' : this.#bytes.toString('utf8', this.#ends[index - 1] ?? 0, end)
  }
}
