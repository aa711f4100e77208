import { logout } from '@wewb/domain/identity/account-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { flushUnsavedChanges, withTimeout } from '#lib/api-client/flush-unsaved-changes.ts'
import { withLoader } from '#lib/api-client/loader.ts'
import { clearSession } from '#lib/api-client/session-storage.ts'
import { notifyOtherTabs } from './guard-tab.ts'

let leaving: Promise<never> | undefined

/**
 * Leaves a shared phone: sends unsaved input to the server and removes all personal data. The login page shows the
 * outcome.
 */
export const leaveSharedPhone = (why: 'asked' | 'idle'): Promise<never> => (leaving ??= withLoader(goOut(why)))

async function goOut(why: 'asked' | 'idle'): Promise<never> {
  const isSaved = await flushUnsavedChanges()
  // The session ends on this device, regardless of the response of the server.
  await withTimeout(sendRequest(logout, { isOfflineTolerant: true, showLoader: false }).catch(() => undefined))
  clearSession()
  notifyOtherTabs()
  // A full page load instead of a route change: it discards all data in memory, and the back button leads to no page of
  // the session.
  location.replace(`/login?left=${isSaved ? why : 'unsaved'}`)
  return new Promise<never>(() => {})
}
