/** A browser's storage, as far as the portal uses it. */
export function storage(given: Record<string, string> = {}) {
  const items = new Map(Object.entries(given))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    keys: () => [...items.keys()].toSorted(),
  }
}
