import { logout } from '../../../domain/src/contracts/accounts.ts'
import { call } from '../api-client/call.ts'
import { flushTyped } from '../api-client/flush-typed.ts'
import { clearSession } from '../api-client/session.ts'
import { isSharedPhone } from '../api-client/shared-phone.ts'
import { forgetFinder } from '../forms/kept-finder.ts'

/**
 * Sends what is typed and ends the session, on the server too; a server that does not answer must not keep anyone signed in here.
 * On a shared phone the page goes with the session, and nothing after this is run.
 */
export async function logOut(): Promise<void> {
  if (isSharedPhone()) return (await import('./shared-phone/leave.ts')).leave('asked')
  await flushTyped()
  await call(logout).catch(() => undefined)
  forgetFinder()
  clearSession()
}
