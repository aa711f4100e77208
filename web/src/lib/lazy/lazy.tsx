import type { ComponentType } from 'react'
import { useLazyComponent, type LazyLoad } from './use-lazy-component.ts'

/**
 * Renders a lazily loaded component, and `Waiting` until its code arrives. React's `lazy` shows the fallback for a
 * third of a second even when the code is there; this does not.
 */
export function lazy<P extends object>(load: LazyLoad<P>, Waiting: ComponentType): ComponentType<P> {
  return function Later(props: P) {
    const { Component, problem } = useLazyComponent(load)
    // Thrown for the error boundary of the page, which offers a retry.
    if (problem) throw problem
    return Component ? <Component {...props} /> : <Waiting />
  }
}
