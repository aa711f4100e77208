import { getDeviceKey } from '../../../../domain/src/contracts/device-key.ts'
import { call } from '../../api-client/call.ts'
import { onSessionChange, read } from '../../api-client/session.ts'
import { isSharedPhone } from '../../api-client/shared-phone.ts'
import { sealerOf, type Sealer } from './sealing.ts'

let held: { token: string; sealer: Promise<Sealer | undefined> } | undefined

if (typeof window !== 'undefined')
  onSessionChange(() => {
    if (read('token') !== held?.token) held = undefined
  })

/** The key of who is signed in, asked for once a session and gone with it. None where nothing may stay, the browser cannot seal, or the server gives none. */
export function sealerOfSession(): Promise<Sealer | undefined> {
  const token = read('token')
  // A browser seals only what came over https.
  if (token === undefined || isSharedPhone() || !isSecureContext || read('user')?.user_type !== 'APPLICANT')
    return Promise.resolve(undefined)
  if (held?.token !== token) held = { token, sealer: fetchSealer() }
  return held.sealer
}

async function fetchSealer(): Promise<Sealer | undefined> {
  try {
    const { data } = await call(getDeviceKey, { isPatient: true })
    return await sealerOf(Uint8Array.from(atob(data.key), (letter) => letter.charCodeAt(0)))
  } catch {
    // Asked again by the next form that is opened.
    held = undefined
    return undefined
  }
}
