import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

// A minimal router with react-router's names (docs/decisions: saves 12 KB on every page). The rows of screens.ts are
// the routes, each with one fixed path, and the guard decides, so only the address bar is left to handle.

export type Location = {
  pathname: string
  search: string
  hash: string
  /** Unique for each visit, also to the same URL. */
  key: string
}
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
/** A number moves that many steps through the history. */
export type Navigate = (to: string | number, options?: { replace?: boolean }) => void

type Visit = { location: Location; type: NavigationType }
const RouterContext = createContext<{ visit: Visit; navigate: Navigate } | undefined>(undefined)

export function BrowserRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => visitNow('POP'))
  const arrive = useCallback((type: NavigationType) => {
    const next = visitNow(type)
    const move = (last: Visit) => (last.location.pathname === next.location.pathname ? next : last)
    // Changes on the same page apply at once, for inputs that write to the URL. For another page the old one stays
    // visible until the new one is ready.
    setVisit(move)
    startTransition(() => setVisit(next))
  }, [])

  useEffect(() => {
    const back = () => arrive('POP')
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [arrive])

  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      if (typeof to === 'number') return history.go(to)
      history[replace ? 'replaceState' : 'pushState'](
        { key: Math.random().toString(36) },
        '',
        new URL(to, location.href),
      )
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
    [arrive],
  )
  return <RouterContext value={useMemo(() => ({ visit, navigate }), [visit, navigate])}>{children}</RouterContext>
}

/** Router of the server: one fixed URL, no navigation. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const [pathname = '', query] = location.split('?')
  const visit: Visit = {
    location: { pathname, search: query ? `?${query}` : '', hash: '', key: firstKey },
    type: 'POP',
  }
  return <RouterContext value={{ visit, navigate: () => undefined }}>{children}</RouterContext>
}

export const useLocation = (): Location => useRouter().visit.location
export const useNavigationType = (): NavigationType => useRouter().visit.type
export const useNavigate = (): Navigate => useRouter().navigate

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('the component needs a Router')
  return router
}

const firstKey = 'first'

function visitNow(type: NavigationType): Visit {
  const { pathname, search, hash } = window.location
  const { key = firstKey } = (history.state ?? {}) as { key?: string }
  return { location: { pathname, search, hash, key }, type }
}
