/** Fakes the browser's Storage with the methods the portal uses. */
export function createFakeStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    keys: () => [...items.keys()].toSorted(),
  }
}
