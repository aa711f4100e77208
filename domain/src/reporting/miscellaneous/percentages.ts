/**
 * Each number as a percentage of the sum with one decimal. Uses the largest-remainder method, so that they add up to
 * exactly 100.
 */
export function percentagesOf(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((total, number) => total + number, 0)
  if (sum === 0) return numbers.map(() => 0)
  const exact = numbers.map((number) => (number * 1000) / sum)
  const whole = exact.map(Math.floor)
  const left = 1000 - whole.reduce((total, part) => total + part, 0)
  const lostMax = exact
    .map((part, place) => ({ place, lost: part - Math.floor(part) }))
    .toSorted((a, b) => b.lost - a.lost)
  const favoured = new Set(lostMax.slice(0, left).map(({ place }) => place))
  return whole.map((part, place) => (part + (favoured.has(place) ? 1 : 0)) / 10)
}
