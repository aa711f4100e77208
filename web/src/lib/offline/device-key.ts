import { getDeviceKey } from '@wewb/domain/identity/device-key-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { onSessionChange, readSession } from '#lib/api-client/session-storage.ts'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'
import { createDeviceCipher, type DeviceCipher } from './device-cipher.ts'

let cached: { token: string; sealer: Promise<DeviceCipher | undefined> } | undefined

if (typeof window !== 'undefined')
  onSessionChange(() => {
    if (readSession('token') !== cached?.token) cached = undefined
  })

/**
 * Returns the cipher of the signed-in user, fetched once per session. Undefined on a shared phone, without Web Crypto,
 * or when the server gives no key.
 */
export function getSessionCipher(): Promise<DeviceCipher | undefined> {
  const token = readSession('token')
  // Web Crypto needs a secure context (https).
  if (token === undefined || isSharedPhone() || !isSecureContext || readSession('user')?.user_type !== 'APPLICANT')
    return Promise.resolve(undefined)
  if (cached?.token !== token) cached = { token, sealer: fetchSealer() }
  return cached.sealer
}

async function fetchSealer(): Promise<DeviceCipher | undefined> {
  try {
    const { data } = await sendRequest(getDeviceKey, { isOfflineTolerant: true })
    return await createDeviceCipher(Uint8Array.from(atob(data.key), (letter) => letter.charCodeAt(0)))
  } catch {
    // The next form that opens retries.
    cached = undefined
    return undefined
  }
}
