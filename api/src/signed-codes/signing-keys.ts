import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import type { Secrets } from '../platform/secrets.ts'
import { forgetKeys } from './known-keys.ts'
import { findSigning, insertKey, lockKeys, setDistrusted, type SigningKey } from './repository.ts'

export type Keeper = Pick<Portal, 'db' | 'secrets'>

/** Read anew for each paper: one signed with a key that was distrusted a moment ago would be void from its birth. */
export async function getSigningKey({ db, secrets }: Keeper): Promise<{ id: number; privateKey: KeyObject }> {
  const { id, private_sealed, public_key } = (await findSigning(db)) ?? (await makeFirstKey({ db, secrets }))
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: secrets.open(private_sealed), x: public_key.toString('base64url') }
  return { id, privateKey: createPrivateKey({ format: 'jwk', key: jwk }) }
}

/** Two processes that both find none make one between them. */
const makeFirstKey = ({ db, secrets }: Keeper): Promise<SigningKey> =>
  changeKeys(db, async (tx) => (await findSigning(tx)) ?? (await makeKey(tx, secrets)))

/** A new key signs from now on; papers of the older ones stay good. */
export async function rotateKey({ db, secrets }: Keeper): Promise<number> {
  const { id } = await changeKeys(db, (tx) => makeKey(tx, secrets))
  return id
}

/**
 * All papers of that key are forged from now on. When it was the one that signs, a new one takes its place, for an older one
 * was retired with reason. Undefined when there is no such key to distrust.
 */
export const distrustKey = ({ db, secrets }: Keeper, id: number): Promise<{ signsNow: number } | undefined> =>
  changeKeys(db, async (tx) => {
    const signing = await findSigning(tx)
    if (!(await setDistrusted(tx, id, new Date()))) return undefined
    await record(tx, portalActs, 'code.key-distrusted', `signing-key:${id}`)
    return { signsNow: signing && signing.id !== id ? signing.id : (await makeKey(tx, secrets)).id }
  })

async function makeKey(tx: Tx, secrets: Secrets): Promise<SigningKey> {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const key = await insertKey(tx, { private_sealed: secrets.seal(d), public_key: Buffer.from(x, 'base64url') })
  await record(tx, portalActs, 'code.key-made', `signing-key:${key.id}`)
  return key
}

async function changeKeys<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  const locked = async (tx: Tx) => {
    await lockKeys(tx)
    return await change(tx)
  }
  // A paper may be signed in the middle of somebody's transaction.
  const changed = db.isTransaction ? await locked(db as Tx) : await db.transaction().execute(locked)
  forgetKeys(db)
  return changed
}
