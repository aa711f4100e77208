import { read, seenStore } from './session.ts'
import { settled } from './settled.ts'

/**
 * What an applicant has read in this session, sealed with a key that no script can take out of the browser. Key and answers are one
 * store, which leaves with the session (session.ts): local storage holds no more than SPEC.md names.
 */
type Sealed = { seal: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; seenAt: number }
type SealingKey = { key: CryptoKey; madeAt: number }

const shelf = 'answers'
const keyName = 'key'
/** As long as a log-in lasts: without a line nobody can say that it is over. */
const longest = 8 * 60 * 60 * 1000

/** `token`: of who asked; an answer that comes after they have left is not kept. */
export async function keepAnswer(token: string, address: string, text: string): Promise<void> {
  if (read('token') !== token) return
  const { key } = await sealingKey()
  const seal = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: seal }, key, new TextEncoder().encode(text))
  await onShelf('readwrite', (answers) => answers.put({ seal, bytes, seenAt: Date.now() } satisfies Sealed, address))
  if (read('token') !== token) indexedDB.deleteDatabase(seenStore)
}

export async function findAnswer(address: string): Promise<{ text: string; seenAt: number } | undefined> {
  const found = await onShelf('readonly', (answers) => answers.get(keyName) as IDBRequest<SealingKey | undefined>)
  const sealed = await onShelf('readonly', (answers) => answers.get(address) as IDBRequest<Sealed | undefined>)
  if (!found || !sealed || isOver(found)) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.seal }, found.key, sealed.bytes)
  return { text: new TextDecoder().decode(bytes), seenAt: sealed.seenAt }
}

/** The one that is there, or this new one: two answers that come together must not seal with two keys. */
async function sealingKey(): Promise<SealingKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const made: SealingKey = { key, madeAt: Date.now() }
  const answers = await open('readwrite')
  const found = await settled(answers.get(keyName) as IDBRequest<SealingKey | undefined>)
  if (found && !isOver(found)) return found
  // What an earlier key has sealed opens for nobody any more.
  answers.clear()
  await settled(answers.put(made, keyName))
  return made
}

const isOver = ({ madeAt }: SealingKey) => Date.now() - madeAt > longest

async function onShelf<T>(mode: IDBTransactionMode, ask: (answers: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return await settled(ask(await open(mode)))
}

/** Closed again with its transaction: an open store could not be dropped when somebody leaves. */
async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(seenStore, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(shelf))
  const transaction = (await settled(opening)).transaction(shelf, mode)
  transaction.db.close()
  return transaction.objectStore(shelf)
}
