import type { Asked } from '../counting.ts'

/** What is found for one question is kept as long as it is asked: a page is counted and shown by it, a file written batch by batch. */
export function oncePerAsked<T>(find: (asked: Asked) => Promise<T>): (asked: Asked) => Promise<T> {
  const kept = new WeakMap<Asked, Promise<T>>()
  return (asked) => {
    const found = kept.get(asked) ?? find(asked)
    kept.set(asked, found)
    return found
  }
}
