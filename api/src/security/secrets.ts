import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { parseDataKeys } from '#config/data-keys.ts'

export type Secrets = ReturnType<typeof createSecrets>

/** `indexSecret` keeps blind indexes valid after `secret` changes: they cannot be rebuilt from the values they hide. */
export function createSecrets(secret: string, dataKey: string, indexSecret = secret) {
  // Uses key objects: importing raw bytes for each use costs several times the hash itself.
  const derive = (from: string, purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', from, '', purpose, 32)))
  const codeKey = derive(secret, 'one-time codes')
  const indexKey = derive(indexSecret, 'blind index')
  const { current, keys } = parseDataKeys(dataKey)
  const keyOf = (id: number | undefined): Buffer => {
    const key = keys.get(id ?? 0)
    if (!key) throw new Error(`encrypted with unknown key ${id}`)
    return key
  }
  const seal = (value: Buffer): Buffer => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keyOf(current), iv)
    const body = Buffer.concat([cipher.update(value), cipher.final()])
    return Buffer.concat([Buffer.from([current]), iv, cipher.getAuthTag(), body])
  }
  const open = (sealed: Buffer): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sealed[0]), sealed.subarray(1, 13)).setAuthTag(
      sealed.subarray(13, 29),
    )
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
  }
  return {
    secret,
    /** Creates a random token and the hash to store. */
    newToken: () => {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hashToken(token) }
    },
    hashToken,
    newDigits: (length: number) => Array.from({ length }, () => randomInt(10)).join(''),
    hashCode: (code: string, token: Buffer) => createHmac('sha256', codeKey).update(token).update(code).digest(),
    /**
     * Keyed hash for search and uniqueness: equal values have equal hashes, which cannot be reversed without the key.
     */
    blindIndex: (kind: string, value: string) => createHmac('sha256', indexKey).update(`${kind}:${value}`).digest(),
    /** Signs a text for one purpose: a returned signature proves that the portal issued it, and nothing is stored. */
    hmac: (purpose: string, said: string): Buffer =>
      createHmac('sha256', derive(secret, purpose)).update(said).digest(),
    /** Derives the key that a person's devices encrypt with. It is derived on each request and stored nowhere. */
    deviceKey: (accountId: number): string =>
      derive(secret, `device drafts of ${accountId}`).export().toString('base64'),
    /** Number of the key that encrypts now. */
    currentKeyId: current,
    encrypt: (value: string): Buffer => seal(Buffer.from(value, 'utf8')),
    decrypt: (sealed: Buffer): string => open(sealed).toString('utf8'),
    encryptBytes: seal,
    decryptBytes: open,
    /** Encrypts a value again with the current key. */
    reencrypt: (sealed: Buffer): Buffer => seal(open(sealed)),
    /** Fingerprints by which a backup recognises its keys. They reveal nothing about the keys. */
    fingerprints: {
      data: Object.fromEntries([...keys].map(([id, key]) => [id, fingerprint(key)])) as Record<string, string>,
      index: fingerprint(indexKey),
    },
  }
}

const fingerprint = (key: Buffer | KeyObject) =>
  createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 16)

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const timingSafeEqualBytes = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/** Production takes its secrets from the environment. A demo generates them once and stores them with its data. */
export function loadSecrets({ secret, dataKey, indexSecret, dataDir }: Config): Secrets {
  if (secret && dataKey) return createSecrets(secret, dataKey, indexSecret)
  const file = join(dataDir, 'demo-secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const made = { secret: randomBytes(32).toString('base64url'), dataKey: randomBytes(32).toString('base64') }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { secret: string; dataKey: string }
  return createSecrets(secret ?? stored.secret, dataKey ?? stored.dataKey, indexSecret)
}
