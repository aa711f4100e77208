import { useEffect, useState, type ComponentType } from 'react'

export type Load<P> = () => Promise<ComponentType<P>>
type State<P> = { Component?: ComponentType<P>; problem?: unknown }

/** What has come already is drawn at once the next time; on the server nothing ever comes. */
const arrived = new WeakMap<object, unknown>()

/** For pages that bring a part along anyway, so that it is there with the first drawing. */
export const bring = <P>(load: Load<P>, Component: ComponentType<P>): void => void arrived.set(load, Component)

/**
 * A part whose code comes after the page has: boxes of every kind weigh more than all the words around them.
 * The server, and the first drawing in the browser, do not know it. `load` must stay the same function.
 */
export function useLater<P>(load: Load<P>): State<P> & { retry(): void } {
  const [state, setState] = useState<State<P>>(() => {
    const Component = arrived.get(load) as ComponentType<P> | undefined
    return Component ? { Component } : {}
  })
  const isWanted = !state.Component && !state.problem
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (Component) => {
        bring(load, Component)
        setState({ Component })
      },
      (problem: unknown) => setState({ problem }),
    )
  }, [load, isWanted])
  return { ...state, retry: () => setState({}) }
}
