import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { clearTrustedKeys } from './trusted-key-cache.ts'
import { findSigningKey, insertKey, lockKeys, markDistrusted, type SigningKey } from './queries.ts'

export type SigningContext = Pick<Portal, 'db' | 'secrets'>

/** Reads the key for every document: one signed with a key that was just distrusted would be invalid at once. */
export async function getSigningKey({ db, secrets }: SigningContext): Promise<{ id: number; privateKey: KeyObject }> {
  const { id, private_sealed, public_key } = (await findSigningKey(db)) ?? (await makeFirstKey({ db, secrets }))
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: secrets.decrypt(private_sealed), x: public_key.toString('base64url') }
  return { id, privateKey: createPrivateKey({ format: 'jwk', key: jwk }) }
}

/** Creates one key even when two processes find none at the same time. */
const makeFirstKey = ({ db, secrets }: SigningContext): Promise<SigningKey> =>
  changeKeys(db, async (tx) => (await findSigningKey(tx)) ?? (await makeKey(tx, secrets)))

/** Creates a new signing key. Documents signed with older keys stay valid. */
export async function rotateSigningKey({ db, secrets }: SigningContext): Promise<number> {
  const { id } = await changeKeys(db, (tx) => makeKey(tx, secrets))
  return id
}

/**
 * Makes all documents of a key invalid. When it was the signing key, a new key replaces it, because older keys were
 * retired for a reason. Returns undefined when there is no such trusted key.
 */
export const distrustSigningKey = (
  { db, secrets }: SigningContext,
  id: number,
): Promise<{ signingKeyId: number } | undefined> =>
  changeKeys(db, async (tx) => {
    const signing = await findSigningKey(tx)
    if (!(await markDistrusted(tx, id, new Date()))) return undefined
    await recordAuditEntry(tx, systemActor, 'code.key-distrusted', `signing-key:${id}`)
    return { signingKeyId: signing && signing.id !== id ? signing.id : (await makeKey(tx, secrets)).id }
  })

async function makeKey(tx: Tx, secrets: Secrets): Promise<SigningKey> {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const key = await insertKey(tx, { private_sealed: secrets.encrypt(d), public_key: Buffer.from(x, 'base64url') })
  await recordAuditEntry(tx, systemActor, 'code.key-made', `signing-key:${key.id}`)
  return key
}

async function changeKeys<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  const locked = async (tx: Tx) => {
    await lockKeys(tx)
    return await change(tx)
  }
  // The caller may sign inside a transaction of its own.
  const changed = db.isTransaction ? await locked(db as Tx) : await db.transaction().execute(locked)
  clearTrustedKeys(db)
  return changed
}
