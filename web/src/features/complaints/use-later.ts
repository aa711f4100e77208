import { useEffect, useState, type ComponentType } from 'react'

type State<P> = { Component?: ComponentType<P>; problem?: unknown }

/**
 * A part whose code comes after the page has: boxes of every kind weigh more than all the words around them.
 * The server, and the first drawing in the browser, do not know it. `load` must stay the same function.
 */
export function useLater<P>(load: () => Promise<ComponentType<P>>): State<P> & { retry(): void } {
  const [state, setState] = useState<State<P>>({})
  const isWanted = !state.Component && !state.problem
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (Component) => setState({ Component }),
      (problem: unknown) => setState({ problem }),
    )
  }, [load, isWanted])
  return { ...state, retry: () => setState({}) }
}
