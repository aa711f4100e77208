let pending = 0

/** Loads a module that nothing waits for: its failure neither throws nor reloads the page. */
export function loadOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  pending += 1
  return load()
    .catch(() => undefined)
    .finally(() => (pending -= 1))
}

/** Returns whether a failed load may belong to a module that nothing waits for. */
export const isLoadingOptional = (): boolean => pending > 0
