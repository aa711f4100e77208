import { logout } from '@wewb/domain/identity/account-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { flushUnsavedChanges } from '#lib/api-client/flush-unsaved-changes.ts'
import { clearSession } from '#lib/api-client/session-storage.ts'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'
import { deleteFinderAnswers } from '#form-engine/applications/finder-storage.ts'

/**
 * Sends unsaved input and ends the session, also on the server; an unreachable server must not keep anybody signed in.
 * On a shared phone the page is replaced and no code after this runs.
 */
export async function logOut(): Promise<void> {
  if (isSharedPhone()) return (await import('./shared-phone/leave-shared-phone.ts')).leaveSharedPhone('asked')
  await flushUnsavedChanges()
  await sendRequest(logout).catch(() => undefined)
  deleteFinderAnswers()
  clearSession()
}
