import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import type { LoggedIn } from '../../api-client/session.ts'
import { signIn, storeMenus } from '../../api-client/sign-in.ts'
import { takeWayOn } from '../../api-client/way-on.ts'
import { useNavigate } from '../../router/router.tsx'

type Welcomed = { data: LoggedIn; token: string; appSettings: Record<string, unknown> }

/** Keeps who has logged in, brings the menus along and opens what must be done first, what was asked for before, or the dashboard. */
export function useWelcome(isSharedPhone: boolean) {
  const navigate = useNavigate()
  return async ({ data, token, appSettings }: Welcomed) => {
    signIn(data, token, appSettings, isSharedPhone)
    const duty = dutyOf(data)
    // The layout asks again when this one fails; a log-in that went well is not undone by a weak line.
    if (!duty) await call(getMenus).then((menus) => storeMenus(menus.data), () => {}) // prettier-ignore
    navigate(duty ?? takeWayOn() ?? '/dashboard', { replace: true })
  }
}

function dutyOf({ mustChangePassword, mustSetSecondFactor }: LoggedIn): string | undefined {
  if (mustChangePassword === 'Y') return '/change-password'
  return mustSetSecondFactor === 'Y' ? '/profile?view=second-factor' : undefined
}
