import { describe, expect, it, vi } from 'vitest'
import type { DeviceStore, DeviceEntry } from '#lib/offline/device-store.ts'
import { createDraftStore } from './draft-store.ts'
import { createDeviceCipher } from '#lib/offline/device-cipher.ts'

const mine = await createDeviceCipher(new Uint8Array(32).fill(1))
const yours = await createDeviceCipher(new Uint8Array(32).fill(2))
const first = { applicationNo: 'EDU-2026-000001', service: 'edu-allowance' }

function deviceInMemory() {
  const entries = new Map<string, DeviceEntry>()
  const store: DeviceStore = {
    put: async (entry) => void entries.set(entry.name, entry),
    listByOwner: async (owner) => [...entries.values()].filter((entry) => entry.owner === owner),
    delete: async (name, at) => void (entries.get(name)?.at === at && entries.delete(name)),
  }
  return { entries, store }
}
/** Waits until the store has encrypted and written this many entries. */
const untilStored = (entries: ReadonlyMap<string, DeviceEntry>, count: number) =>
  vi.waitFor(() => expect(entries.size).toBe(count))
const student = (name: string) => ({ kind: 'step', id: 'student', answers: { name }, revision: 3 }) as const
const document = {
  kind: 'document',
  id: 'one',
  path: 'nidCopy',
  facts: { fileName: 'nid.jpg', mediaType: 'image/jpeg', kilobytes: 1 },
} as const

describe('draft on the device', () => {
  it('is read back unchanged, a document with its bytes, and only for its own application', async () => {
    const { store, entries } = deviceInMemory()
    const draftStore = createDraftStore(first, mine, store)
    draftStore.save(student('রহিমা'))
    draftStore.save(document, new File(['bytes of a scan'], 'nid.jpg', { type: 'image/jpeg' }))
    await untilStored(entries, 2)
    const found = await createDraftStore(first, mine, store).list()
    expect(found.map(({ record }) => record)).toEqual([student('রহিমা'), document])
    expect(await found[1]?.file?.text()).toBe('bytes of a scan')
    expect(await createDraftStore({ ...first, applicationNo: 'EDU-2026-000002' }, mine, store).list()).toEqual([])
  })

  it('is encrypted with its owner, and unreadable for the next user', async () => {
    const { store, entries } = deviceInMemory()
    createDraftStore(first, mine, store).save(student('Rahima'))
    await untilStored(entries, 1)
    const bare = JSON.stringify(
      [...entries.values()].map((entry) => [entry, Buffer.from(entry.head).toString('latin1')]),
    )
    for (const secret of ['Rahima', 'student', 'EDU', 'edu']) expect(bare).not.toContain(secret)
    expect(await createDraftStore(first, yours, store).list()).toEqual([])
  })

  it('drops sent input, but never that of another window', async () => {
    const { store, entries } = deviceInMemory()
    const [one, second] = [createDraftStore(first, mine, store), createDraftStore(first, mine, store)]
    one.save(student('Rahima'))
    await untilStored(entries, 1)
    await second.list()
    const [earlier] = entries.values()
    second.save(student('Rahima Khatun'))
    await vi.waitFor(() => expect([...entries.values()]).not.toContain(earlier))
    // Writes run in order: once the document is stored, the deletion has been processed.
    one.delete({ kind: 'step', id: 'student' })
    one.save(document)
    await untilStored(entries, 2)
    second.delete({ kind: 'step', id: 'student' })
    await untilStored(entries, 1)
  })
})
