import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { listTrustedKeys } from './queries.ts'

/** Limits how long a key change in another process stays unnoticed, and how often unknown key ids cause a query. */
const freshForMs = 2000

type CachedKeys = { readAt: number; keys: Map<number, KeyObject> }
const caches = new WeakMap<object, CachedKeys>()

/** Returns undefined for an unknown key and for a distrusted one. */
export async function findTrustedKey(db: Database, id: number): Promise<KeyObject | undefined> {
  const stored = caches.get(ownerOf(db))
  if (stored && performance.now() - stored.readAt < freshForMs) return stored.keys.get(id)
  const readAt = performance.now()
  const rows = await listTrustedKeys(db)
  const keys = new Map(rows.map((row) => [row.id, keyOf(row.public_key)]))
  caches.set(ownerOf(db), { readAt, keys })
  return keys.get(id)
}

export const clearTrustedKeys = (db: Database) => caches.delete(ownerOf(db))

const keyOf = (raw: Buffer) =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') } })

/** Uses the adapter as cache key: it lives as long as the portal, whereas every transaction is a new object. */
const ownerOf = (db: Database) => db.getExecutor().adapter
