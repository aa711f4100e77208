import { clearSession, write } from './session.ts'
import { isSharedPhone } from './shared-phone.ts'

export type SessionEnding = 'expired' | 'invalid' | 'no-connection'

// Apart from call.ts: the entry listens here, and must not carry the calls with it.
let onEnding: (ending: SessionEnding) => void = () => {}

/** The app says here where a person goes when the session ends under them. */
export const whenSessionEnds = (handler: (ending: SessionEnding) => void) => {
  onEnding = handler
}

export const endSession = (ending: SessionEnding) => onEnding(ending)

/** SPEC.md section 8: nothing of the person stays, only what the failure looked like; on a shared phone not even that. */
export function loseConnection(error: unknown) {
  const isOwnPhone = !isSharedPhone()
  clearSession()
  if (isOwnPhone) write('serverStatus', { at: new Date().toISOString(), reason: String(error) })
  endSession('no-connection')
}
