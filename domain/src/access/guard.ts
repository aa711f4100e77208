import { screenAt } from './screens.ts'

export type Verdict = 'open' | 'go-dashboard' | 'go-home' | 'sign-out-and-log-in' | 'go-error'

/**
 * SPEC.md section 4. An unknown path (and one not built yet) goes to the error page before anything else is asked,
 * so that a mistyped address never logs anyone out.
 */
export function judgePath(path: string, visitor: { signedIn: boolean; allowedPaths: readonly string[]; demo: boolean }): Verdict {
  const screen = screenAt(path)
  if (!screen?.built || (screen.demoOnly && !visitor.demo)) return 'go-error'
  if (screen.layout !== 'signed-in') {
    return visitor.signedIn && (screen.id === 'login' || screen.id === 'register') ? 'go-dashboard' : 'open'
  }
  if (!visitor.signedIn) return 'go-home'
  return screen.always || visitor.allowedPaths.includes(screen.path) ? 'open' : 'sign-out-and-log-in'
}
