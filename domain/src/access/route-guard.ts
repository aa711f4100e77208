import { findScreenByPath } from './screens.ts'

export type RouteDecision = 'open' | 'go-dashboard' | 'go-home' | 'sign-out-and-log-in' | 'go-error'

/**
 * Decides whether a path may be opened. Checks for unknown and unbuilt paths first, so that a mistyped address shows
 * the error page and never logs anyone out.
 */
export function guardRoute(
  path: string,
  visitor: { signedIn: boolean; allowedPaths: readonly string[]; demo: boolean },
): RouteDecision {
  const screen = findScreenByPath(path)
  if (!screen?.built || (screen.demoOnly && !visitor.demo)) return 'go-error'
  if (screen.layout !== 'signed-in') {
    return visitor.signedIn && (screen.id === 'login' || screen.id === 'register') ? 'go-dashboard' : 'open'
  }
  if (!visitor.signedIn) return 'go-home'
  return screen.always || visitor.allowedPaths.includes(screen.path) ? 'open' : 'sign-out-and-log-in'
}
