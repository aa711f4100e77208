import { readSession, responseCacheName } from '#lib/api-client/session-storage.ts'
import { promisifyRequest } from './promisify-request.ts'

/**
 * Offline response cache: stores the responses that an applicant has read in this session, encrypted with a
 * non-extractable key. Key and responses share one database, which is deleted with the session (session-storage.ts).
 */
type Sealed = { seal: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; seenAt: number }
type SealingKey = { key: CryptoKey; madeAt: number }

const storage = 'answers'
const keyName = 'key'
/** Equals the lifetime of a login: offline, the end of the session cannot be detected. */
const maxAgeMs = 8 * 60 * 60 * 1000

/** `token` is that of the requester: a response that arrives after the logout is not cached. */
export async function cacheResponse(token: string, address: string, text: string): Promise<void> {
  if (readSession('token') !== token) return
  const { key } = await getSealingKey()
  const seal = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: seal }, key, new TextEncoder().encode(text))
  await onStorage('readwrite', (store) => store.put({ seal, bytes, seenAt: Date.now() } satisfies Sealed, address))
  if (readSession('token') !== token) indexedDB.deleteDatabase(responseCacheName)
}

export async function findCachedResponse(address: string): Promise<{ text: string; seenAt: number } | undefined> {
  const found = await onStorage('readonly', (store) => store.get(keyName) as IDBRequest<SealingKey | undefined>)
  const sealed = await onStorage('readonly', (store) => store.get(address) as IDBRequest<Sealed | undefined>)
  if (!found || !sealed || isOver(found)) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.seal }, found.key, sealed.bytes)
  return { text: new TextDecoder().decode(bytes), seenAt: sealed.seenAt }
}

/** Returns the stored key or stores a new one: two concurrent responses must not use two keys. */
async function getSealingKey(): Promise<SealingKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const sealingKey: SealingKey = { key, madeAt: Date.now() }
  const store = await open('readwrite')
  const found = await promisifyRequest(store.get(keyName) as IDBRequest<SealingKey | undefined>)
  if (found && !isOver(found)) return found
  // Entries encrypted with an earlier key can no longer be decrypted.
  store.clear()
  await promisifyRequest(store.put(sealingKey, keyName))
  return sealingKey
}

const isOver = ({ madeAt }: SealingKey) => Date.now() - madeAt > maxAgeMs

async function onStorage<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return await promisifyRequest(request(await open(mode)))
}

/** Closes the database with its transaction: an open connection would block its deletion at logout. */
async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(responseCacheName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storage))
  const transaction = (await promisifyRequest(request)).transaction(storage, mode)
  transaction.db.close()
  return transaction.objectStore(storage)
}
