/**
 * Returns the index a key leads to in a menu: arrows wrap around, Home and End jump, letters select by first letter;
 * undefined for other keys.
 */
export function findNextMenuItem(key: string, current: number, names: readonly (string | null)[]): number | undefined {
  const last = names.length - 1
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return undefined
  const order = names.map((_, step) => (current + 1 + step) % names.length)
  return order.find((item) => names[item]?.toLowerCase().startsWith(key.toLowerCase()))
}
