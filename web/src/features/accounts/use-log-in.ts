import { useNavigate } from '../../router/router.tsx'
import { login } from '../../../../domain/src/contracts/accounts.ts'
import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { signIn, storeMenus } from '../../api-client/session.ts'
import { takeWayOn } from '../../api-client/way-on.ts'

type Credentials = { loginId: string; password: string; captchaId: string; captcha: string }

/** Logs in, brings the menus along and opens the screen that was asked for before, or the first. */
export function useLogIn() {
  const navigate = useNavigate()
  return async (body: Credentials) => {
    const { data, token, appSettings } = await call(login, { body })
    signIn(data, token, appSettings)
    const mustChange = data.mustChangePassword === 'Y'
    // The layout asks again when this one fails; a log-in that went well is not undone by a weak line.
    if (!mustChange) await call(getMenus).then((menus) => storeMenus(menus.data), () => {}) // prettier-ignore
    navigate(mustChange ? '/change-password' : (takeWayOn() ?? '/dashboard'), { replace: true })
  }
}
