import { getMenus } from '@wewb/domain/administration/portal-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { LoginResult } from '#lib/api-client/session-storage.ts'
import { startSession, storeMenus } from '#lib/api-client/start-session.ts'
import { takeReturnTo } from '#lib/api-client/return-to.ts'
import { useNavigate } from '#lib/router/router.tsx'

type Welcomed = { data: LoginResult; token: string; appSettings: Record<string, unknown> }

/** Stores the session, loads the menus and opens a required task, the saved return path, or the dashboard. */
export function useCompleteLogin(isSharedPhone: boolean) {
  const navigate = useNavigate()
  return async ({ data, token, appSettings }: Welcomed) => {
    startSession(data, token, appSettings, isSharedPhone)
    const duty = dutyOf(data)
    // The layout retries a failed request; a slow connection must not undo a successful login.
    if (!duty)
      await sendRequest(getMenus).then(
        (menus) => storeMenus(menus.data, token),
        () => {},
      )
    navigate(duty ?? takeReturnTo() ?? '/dashboard', { replace: true })
  }
}

function dutyOf({ mustChangePassword, mustSetSecondFactor }: LoginResult): string | undefined {
  if (mustChangePassword === 'Y') return '/change-password'
  return mustSetSecondFactor === 'Y' ? '/profile?view=second-factor' : undefined
}
