/**
 * Divides a whole by weights with the method of the largest remainder: everyone gets the part rounded down, and what is
 * left goes by one to the largest remainders, of equal ones to the earlier. The parts always add up to the whole.
 */
export function allocateByWeights(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const parts = exact.map((product) => Number(product / total))
  const left = whole - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % total }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
