import { logout } from '../../../../domain/src/contracts/accounts.ts'
import { call } from '../../api-client/call.ts'
import { flushTyped, inTime } from '../../api-client/flush-typed.ts'
import { whileLoading } from '../../api-client/loader.ts'
import { clearSession } from '../../api-client/session.ts'
import { tellOtherTabs } from './guard-tab.ts'

let leaving: Promise<never> | undefined

/** Out of a phone that is not one's own: what is typed goes to the server, and of the person nothing is left. The log-in says how it went. */
export const leave = (why: 'asked' | 'idle'): Promise<never> => (leaving ??= whileLoading(goOut(why)))

async function goOut(why: 'asked' | 'idle'): Promise<never> {
  const isSaved = await flushTyped()
  // Whatever the server says, on this device the session is over.
  await inTime(call(logout, { isPatient: true, showLoader: false }).catch(() => undefined))
  clearSession()
  tellOtherTabs()
  // Not a step of the app: with the document all that it has read goes too, and the way back leads to no page of it.
  location.replace(`/login?left=${isSaved ? why : 'unsaved'}`)
  return new Promise<never>(() => {})
}
