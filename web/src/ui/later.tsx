import type { ComponentType } from 'react'
import { useLater, type Load } from './use-later.ts'

/**
 * A part of a page whose code comes when it is needed, and `Waiting` until then. React's `lazy` shows that for a third of a second even
 * when the part is there at once; this does not.
 */
export function later<P extends object>(load: Load<P>, Waiting: ComponentType): ComponentType<P> {
  return function Later(props: P) {
    const { Component, problem } = useLater(load)
    // For the boundary of the page, which says so and offers another try.
    if (problem) throw problem
    return Component ? <Component {...props} /> : <Waiting />
  }
}
