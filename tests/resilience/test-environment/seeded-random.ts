/** Random values from a seed, so that failures can be reproduced. */
export type SeededRandom = {
  integerBelow(n: number): number
  pick<T>(values: readonly T[]): T
  isOneIn(oneIn: number): boolean
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    integerBelow: below,
    pick: <T>(values: readonly T[]) => values[below(values.length)] as T,
    isOneIn: (inSoMany) => below(inSoMany) === 0,
  }
}
