import { promisifyRequest } from './promisify-request.ts'

/** One encrypted entry. Only its age and an opaque owner are readable on the device. */
export type DeviceEntry = { name: string; owner: string; at: number; head: Uint8Array; body?: Uint8Array }

export type DeviceStore = {
  put(entry: DeviceEntry): Promise<void>
  listByOwner(owner: string): Promise<DeviceEntry[]>
  /** Removes the entry unless a newer one has the same name. */
  delete(name: string, at: number): Promise<void>
}

/** Entries older than this are deleted: their owner has applied elsewhere or changed the phone. */
export const RETENTION_DAYS = 60

const databaseName = 'drafts'
const entries = 'entries'

/**
 * Opens the store. Undefined where the browser has no IndexedDB, as in some private windows; forms then work without
 * it.
 */
export async function openDeviceStore(now = Date.now()): Promise<DeviceStore | undefined> {
  try {
    const database = await openDatabase()
    await forgetOlder(database, now - RETENTION_DAYS * 24 * 60 * 60 * 1000)
    return storeIn(database)
  } catch {
    return undefined
  }
}

/** Tells whether this device has a store, without creating one. */
export async function hasDeviceStore(): Promise<boolean> {
  // Not every browser lists its databases; those without the list are assumed to have one.
  return !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === databaseName)
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(entries, { keyPath: 'name' })
    store.createIndex('owner', 'owner')
    store.createIndex('at', 'at')
  })
  return promisifyRequest(opening)
}

const storeIn = (database: IDBDatabase): DeviceStore => ({
  put: async (entry) => {
    const transaction = database.transaction(entries, 'readwrite')
    transaction.objectStore(entries).put(entry)
    await completed(transaction)
  },
  listByOwner: async (owner) =>
    promisifyRequest(
      database.transaction(entries).objectStore(entries).index('owner').getAll(owner) as IDBRequest<DeviceEntry[]>,
    ),
  delete: async (name, at) => {
    const transaction = database.transaction(entries, 'readwrite')
    const store = transaction.objectStore(entries)
    const looking = store.get(name) as IDBRequest<DeviceEntry | undefined>
    looking.addEventListener('success', () => {
      if (looking.result?.at === at) store.delete(name)
    })
    await completed(transaction)
  },
})

async function forgetOlder(database: IDBDatabase, before: number): Promise<void> {
  const transaction = database.transaction(entries, 'readwrite')
  const walk = transaction.objectStore(entries).index('at').openCursor(IDBKeyRange.upperBound(before))
  walk.addEventListener('success', () => {
    walk.result?.delete()
    walk.result?.continue()
  })
  await completed(transaction)
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    for (const event of ['error', 'abort'])
      transaction.addEventListener(event, () => reject(transaction.error ?? new Error('IndexedDB transaction failed')))
  })
