import { saveReturnTo } from './return-to.ts'
import { clearSession, isSignedIn, writeSession } from './session-storage.ts'
import { isSharedPhone } from './shared-phone.ts'

export type SessionEndReason = 'expired' | 'invalid' | 'no-connection'

// Separate from send-request.ts, because the entry imports this module and must not bundle the API client.
let onEnding: (ending: SessionEndReason) => void = () => {}

/** Registers the app's handler for a session that ends. */
export const onSessionEnd = (handler: (ending: SessionEndReason) => void) => {
  onEnding = handler
}

/** Clears the session. The next login returns to this page; a shared phone stores nothing. */
export function endSession(ending: SessionEndReason, lostConnection?: unknown) {
  // A late response to a request that was on its way when a shared phone was left stores nothing.
  const isOwnSession = isSignedIn() && !isSharedPhone()
  clearSession()
  if (isOwnSession) {
    saveReturnTo(location.pathname + location.search)
    if (ending === 'no-connection')
      writeSession('serverStatus', { at: new Date().toISOString(), reason: String(lostConnection) })
  }
  onEnding(ending)
}
