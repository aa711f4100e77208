import { settled } from '../../api-client/settled.ts'

/** One sealed thing. Only its age and an opaque owner can be read by who holds the device. */
export type Entry = { name: string; owner: string; at: number; head: Uint8Array; body?: Uint8Array }

export type DeviceStore = {
  put(entry: Entry): Promise<void>
  listOf(owner: string): Promise<Entry[]>
  /** Unless something newer stands there under the same name. */
  remove(name: string, at: number): Promise<void>
}

/** Whoever has not come back after so long has applied elsewhere, or has another phone. */
export const keptDays = 60

const databaseName = 'drafts'
const entries = 'entries'

/** Undefined where the browser keeps nothing, as in some private windows: then a form works as it would without it. */
export async function openDeviceStore(now = Date.now()): Promise<DeviceStore | undefined> {
  try {
    const database = await openDatabase()
    await forgetOlder(database, now - keptDays * 24 * 60 * 60 * 1000)
    return storeIn(database)
  } catch {
    return undefined
  }
}

/** Whether this device was ever given something to keep. Looking for it must not leave a store behind. */
export async function hasDeviceStore(): Promise<boolean> {
  // Not every browser can say; there it is looked at.
  return !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === databaseName)
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(entries, { keyPath: 'name' })
    store.createIndex('owner', 'owner')
    store.createIndex('at', 'at')
  })
  return settled(opening)
}

const storeIn = (database: IDBDatabase): DeviceStore => ({
  put: async (entry) => {
    const work = database.transaction(entries, 'readwrite')
    work.objectStore(entries).put(entry)
    await done(work)
  },
  listOf: async (owner) => settled(database.transaction(entries).objectStore(entries).index('owner').getAll(owner) as IDBRequest<Entry[]>),
  remove: async (name, at) => {
    const work = database.transaction(entries, 'readwrite')
    const store = work.objectStore(entries)
    const looking = store.get(name) as IDBRequest<Entry | undefined>
    looking.addEventListener('success', () => {
      if (looking.result?.at === at) store.delete(name)
    })
    await done(work)
  },
})

async function forgetOlder(database: IDBDatabase, before: number): Promise<void> {
  const work = database.transaction(entries, 'readwrite')
  const walk = work.objectStore(entries).index('at').openCursor(IDBKeyRange.upperBound(before))
  walk.addEventListener('success', () => {
    walk.result?.delete()
    walk.result?.continue()
  })
  await done(work)
}

const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve())
    for (const event of ['error', 'abort']) work.addEventListener(event, () => reject(work.error ?? new Error('the device keeps nothing')))
  })
