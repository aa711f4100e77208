import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { listTrusted } from './repository.ts'

/** So long a process may not know what another did with the keys, and so often invented key ids make it look again. */
const freshForMs = 2000

type Known = { readAt: number; keys: Map<number, KeyObject> }
const known = new WeakMap<object, Known>()

/** Undefined for a key that never was and for one that is distrusted. */
export async function findTrustedKey(db: Database, id: number): Promise<KeyObject | undefined> {
  const kept = known.get(ownerOf(db))
  if (kept && performance.now() - kept.readAt < freshForMs) return kept.keys.get(id)
  const readAt = performance.now()
  const rows = await listTrusted(db)
  const keys = new Map(rows.map((row) => [row.id, keyOf(row.public_key)]))
  known.set(ownerOf(db), { readAt, keys })
  return keys.get(id)
}

export const forgetKeys = (db: Database) => known.delete(ownerOf(db))

const keyOf = (raw: Buffer) => createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') } })

/** Transactions are short-lived objects of their own; the executor behind them lives as long as the portal. */
const ownerOf = (db: Database) => db.getExecutor().adapter
