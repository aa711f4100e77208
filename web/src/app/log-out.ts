import { logout } from '../../../domain/src/contracts/accounts.ts'
import { call } from '../api-client/call.ts'
import { clearSession } from '../api-client/session.ts'
import { forgetFinder } from '../forms/kept-finder.ts'

/** Ends the session on the server too; a server that does not answer must not keep anyone signed in here. */
export async function logOut() {
  await call(logout).catch(() => undefined)
  forgetFinder()
  clearSession()
}
