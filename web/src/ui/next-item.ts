/** Where a key leads in a menu of these names: round and round by arrows, to an end, or to a first letter; undefined when nowhere. */
export function nextItem(key: string, present: number, names: readonly (string | null)[]): number | undefined {
  const last = names.length - 1
  if (key === 'ArrowDown') return present >= last ? 0 : present + 1
  if (key === 'ArrowUp') return present <= 0 ? last : present - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return undefined
  const order = names.map((_, step) => (present + 1 + step) % names.length)
  return order.find((place) => names[place]?.toLowerCase().startsWith(key.toLowerCase()))
}
