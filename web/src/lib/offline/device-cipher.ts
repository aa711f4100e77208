/**
 * Encrypts data on the device with a user's key. The key cannot be exported and lives only in the memory of the page:
 * after the session nobody can decrypt the data until the same user receives the same key again.
 */
export type DeviceCipher = {
  /** Opaque marker of the user who owns the entry. */
  owner: string
  /** Derives a deterministic, opaque name. */
  deriveName(what: string): Promise<string>
  /** Binds the ciphertext to its name, so that two entries cannot be swapped. */
  encrypt(name: string, bytes: Uint8Array): Promise<Uint8Array>
  decrypt(name: string, sealed: Uint8Array): Promise<Uint8Array>
}

const ivLength = 12

export async function createDeviceCipher(key: Uint8Array): Promise<DeviceCipher> {
  const { subtle } = crypto
  const root = await subtle.importKey('raw', new Uint8Array(key), 'HKDF', false, ['deriveKey'])
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encodeText(info) })
  const sealing = await subtle.deriveKey(from('sealing'), root, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const naming = await subtle.deriveKey(from('naming'), root, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const nameOf = async (what: string) => hex(new Uint8Array(await subtle.sign('HMAC', naming, encodeText(what))))
  const boundTo = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encodeText(name),
  })
  return {
    owner: await nameOf('owner'),
    deriveName: nameOf,
    encrypt: async (name, bytes) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const body = new Uint8Array(await subtle.encrypt(boundTo(name, iv), sealing, new Uint8Array(bytes)))
      const sealed = new Uint8Array(ivLength + body.length)
      sealed.set(iv)
      sealed.set(body, ivLength)
      return sealed
    },
    decrypt: async (name, sealed) => {
      const [iv, body] = [new Uint8Array(sealed.subarray(0, ivLength)), new Uint8Array(sealed.subarray(ivLength))]
      return new Uint8Array(await subtle.decrypt(boundTo(name, iv), sealing, body))
    },
  }
}

export const encodeText = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
