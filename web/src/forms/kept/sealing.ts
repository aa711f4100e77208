/**
 * What one person's key does on a device. It cannot be read out of the browser again, and it lives in the memory of the page alone:
 * when the session goes, nobody here can open what was sealed, until the same person is given the same key again.
 */
export type Sealer = {
  /** Marks what belongs to this person; to anybody else it is as good as noise. */
  owner: string
  /** The same for the same thing, and it tells nothing of it. */
  nameOf(what: string): Promise<string>
  /** Bound to its name, so that two sealed things cannot be exchanged. */
  seal(name: string, bytes: Uint8Array): Promise<Uint8Array>
  open(name: string, sealed: Uint8Array): Promise<Uint8Array>
}

const ivLength = 12

export async function sealerOf(key: Uint8Array): Promise<Sealer> {
  const { subtle } = crypto
  const root = await subtle.importKey('raw', new Uint8Array(key), 'HKDF', false, ['deriveKey'])
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: textBytes(info) })
  const sealing = await subtle.deriveKey(from('sealing'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const naming = await subtle.deriveKey(from('naming'), root, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const nameOf = async (what: string) => hex(new Uint8Array(await subtle.sign('HMAC', naming, textBytes(what))))
  const boundTo = (name: string, iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: textBytes(name) })
  return {
    owner: await nameOf('owner'),
    nameOf,
    seal: async (name, bytes) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const body = new Uint8Array(await subtle.encrypt(boundTo(name, iv), sealing, new Uint8Array(bytes)))
      const sealed = new Uint8Array(ivLength + body.length)
      sealed.set(iv)
      sealed.set(body, ivLength)
      return sealed
    },
    open: async (name, sealed) => {
      const [iv, body] = [new Uint8Array(sealed.subarray(0, ivLength)), new Uint8Array(sealed.subarray(ivLength))]
      return new Uint8Array(await subtle.decrypt(boundTo(name, iv), sealing, body))
    },
  }
}

export const textBytes = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
