/** Where a key leads among the values of a chart: one on, one back, to an end; undefined when the key is not ours. */
export function nextMark(key: string, present: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(present + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(present - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
