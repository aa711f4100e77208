import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export type Secrets = ReturnType<typeof makeSecrets>

/** The key in use; a rotation adds a new one and keeps the old for reading. */
const keyId = 1

export function makeSecrets(secret: string, dataKey: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const codeKey = derive('one-time codes')
  const indexKey = derive('blind index')
  const key = Buffer.from(dataKey, 'base64')
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
    seal: (value: string): Buffer => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([keyId]), iv, cipher.getAuthTag(), body])
    },
    open: (sealed: Buffer): string => {
      if (sealed[0] !== keyId) throw new Error(`sealed with unknown key ${sealed[0]}`)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13)).setAuthTag(sealed.subarray(13, 29))
      return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8')
    },
  }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const sameBytes = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** Production is told its secrets. A demo makes its own once and keeps them with its data. */
export function loadSecrets({ secret, dataKey, dataDir }: Config): Secrets {
  if (secret && dataKey) return makeSecrets(secret, dataKey)
  const file = join(dataDir, 'demo-secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const made = { secret: randomBytes(32).toString('base64url'), dataKey: randomBytes(32).toString('base64') }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { secret: string; dataKey: string }
  return makeSecrets(secret ?? kept.secret, dataKey ?? kept.dataKey)
}
