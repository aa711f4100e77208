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
import type { Config } from './config.ts'
import { readDataKeys } from './data-keys.ts'

export type Secrets = ReturnType<typeof makeSecrets>

/** `indexSecret` keeps what was indexed findable after `secret` has changed: an index cannot be made anew from what it hides. */
export function makeSecrets(secret: string, dataKey: string, indexSecret = secret) {
  // As key objects: from bytes a key would be made anew for each use, which costs several times the hash itself.
  const derive = (from: string, purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', from, '', purpose, 32)))
  const codeKey = derive(secret, 'one-time codes')
  const indexKey = derive(indexSecret, 'blind index')
  const { current, keys } = readDataKeys(dataKey)
  const keyOf = (id: number | undefined): Buffer => {
    const key = keys.get(id ?? 0)
    if (!key) throw new Error(`sealed with unknown key ${id}`)
    return key
  }
  const seal = (value: Buffer): Buffer => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keyOf(current), iv)
    const body = Buffer.concat([cipher.update(value), cipher.final()])
    return Buffer.concat([Buffer.from([current]), iv, cipher.getAuthTag(), body])
  }
  const open = (sealed: Buffer): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sealed[0]), sealed.subarray(1, 13)).setAuthTag(sealed.subarray(13, 29))
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
  }
  return {
    secret,
    /** An unguessable token and what is stored of it. */
    newToken: () => {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hashToken(token) }
    },
    hashToken,
    newDigits: (length: number) => Array.from({ length }, () => randomInt(10)).join(''),
    hashCode: (code: string, token: Buffer) => createHmac('sha256', codeKey).update(token).update(code).digest(),
    /** Equal values have equal indexes, and nobody without the key can go back: for search and uniqueness. */
    blindIndex: (kind: string, value: string) => createHmac('sha256', indexKey).update(`${kind}:${value}`).digest(),
    /** A mark only we can make on what is said, for one purpose: who brings it back has it from us, and nothing is stored. */
    markOf: (purpose: string, said: string): Buffer => createHmac('sha256', derive(secret, purpose)).update(said).digest(),
    /** What a person's own devices seal with. Made anew each time it is asked for, so there is nothing to steal and nothing to keep. */
    deviceKey: (accountId: number): string => derive(secret, `device drafts of ${accountId}`).export().toString('base64'),
    /** The number of the key that seals now. */
    currentKey: current,
    seal: (value: string): Buffer => seal(Buffer.from(value, 'utf8')),
    open: (sealed: Buffer): string => open(sealed).toString('utf8'),
    sealBytes: seal,
    openBytes: open,
    /** The same under the key that seals now, whatever it says. */
    reseal: (sealed: Buffer): Buffer => seal(open(sealed)),
    /** By these a backup knows its keys again. They tell nothing of the keys themselves. */
    fingerprints: {
      data: Object.fromEntries([...keys].map(([id, key]) => [id, fingerprint(key)])) as Record<string, string>,
      index: fingerprint(indexKey),
    },
  }
}

const fingerprint = (key: Buffer | KeyObject) => createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 16)

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const sameBytes = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** Production is told its secrets. A demo makes its own once and keeps them with its data. */
export function loadSecrets({ secret, dataKey, indexSecret, dataDir }: Config): Secrets {
  if (secret && dataKey) return makeSecrets(secret, dataKey, indexSecret)
  const file = join(dataDir, 'demo-secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const made = { secret: randomBytes(32).toString('base64url'), dataKey: randomBytes(32).toString('base64') }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { secret: string; dataKey: string }
  return makeSecrets(secret ?? kept.secret, dataKey ?? kept.dataKey, indexSecret)
}
