import { useEffect, useState, type ComponentType } from 'react'

export type LazyLoad<P> = () => Promise<ComponentType<P>>
type State<P> = { Component?: ComponentType<P>; problem?: unknown }

/** Loaded components render at once the next time; on the server nothing is lazy-loaded. */
const arrived = new WeakMap<object, unknown>()

/** Registers a component that the page bundles anyway, so that it is part of the first render. */
export const preload = <P>(load: LazyLoad<P>, Component: ComponentType<P>): void => void arrived.set(load, Component)

/**
 * Loads a component after the page: inputs of all kinds weigh more than the text around them. The server and the first
 * render in the browser do not have it. `load` must be a stable function.
 */
export function useLazyComponent<P>(load: LazyLoad<P>): State<P> & { retry(): void } {
  const [state, setState] = useState<State<P>>(() => {
    const Component = arrived.get(load) as ComponentType<P> | undefined
    return Component ? { Component } : {}
  })
  const needsLoad = !state.Component && !state.problem
  useEffect(() => {
    if (!needsLoad) return
    load().then(
      (Component) => {
        preload(load, Component)
        setState({ Component })
      },
      (problem: unknown) => setState({ problem }),
    )
  }, [load, needsLoad])
  return { ...state, retry: () => setState({}) }
}
