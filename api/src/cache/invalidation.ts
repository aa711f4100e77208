export type Invalidation = ReturnType<typeof createInvalidation>

/**
 * Notifies the caches of this process that public data changed. Other processes rely on the short lifetime of their
 * caches.
 */
export function createInvalidation() {
  const listeners: (() => void)[] = []
  return {
    subscribe: (listener: () => void) => void listeners.push(listener),
    emit: () => listeners.forEach((listener) => listener()),
  }
}
