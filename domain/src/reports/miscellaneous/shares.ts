/**
 * Each number as a part of them all, in percent with one decimal, so that the parts add up to exactly 100: what rounding
 * down has left goes to those who lost most by it.
 */
export function sharesOf(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((total, number) => total + number, 0)
  if (sum === 0) return numbers.map(() => 0)
  const exact = numbers.map((number) => (number * 1000) / sum)
  const whole = exact.map(Math.floor)
  const left = 1000 - whole.reduce((total, part) => total + part, 0)
  const lostMost = exact.map((part, place) => ({ place, lost: part - Math.floor(part) })).toSorted((a, b) => b.lost - a.lost)
  const favoured = new Set(lostMost.slice(0, left).map(({ place }) => place))
  return whole.map((part, place) => (part + (favoured.has(place) ? 1 : 0)) / 10)
}
