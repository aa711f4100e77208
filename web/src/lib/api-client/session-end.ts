import { clearSession, writeSession } from './session-storage.ts'
import { isSharedPhone } from './shared-phone.ts'

export type SessionEndReason = 'expired' | 'invalid' | 'no-connection'

// Separate from send-request.ts, because the entry imports this module and must not bundle the API client.
let onEnding: (ending: SessionEndReason) => void = () => {}

/** Registers the app's handler for a session that ends. */
export const onSessionEnd = (handler: (ending: SessionEndReason) => void) => {
  onEnding = handler
}

export const endSession = (ending: SessionEndReason) => onEnding(ending)

/** Clears the session after a lost connection and stores only the reason; a shared phone stores nothing. */
export function endSessionOnConnectionLoss(error: unknown) {
  const isOwnPhone = !isSharedPhone()
  clearSession()
  if (isOwnPhone) writeSession('serverStatus', { at: new Date().toISOString(), reason: String(error) })
  endSession('no-connection')
}
