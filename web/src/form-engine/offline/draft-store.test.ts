import { describe, expect, it } from 'vitest'
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
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
const student = (name: string) => ({ kind: 'step', id: 'student', answers: { name }, revision: 3 }) as const
const document = {
  kind: 'document',
  id: 'one',
  path: 'nidCopy',
  facts: { fileName: 'nid.jpg', mediaType: 'image/jpeg', kilobytes: 1 },
} as const

describe('draft on the device', () => {
  it('is read back unchanged, a document with its bytes, and only for its own application', async () => {
    const { store } = deviceInMemory()
    const draftStore = createDraftStore(first, mine, store)
    draftStore.save(student('রহিমা'))
    draftStore.save(document, new File(['bytes of a scan'], 'nid.jpg', { type: 'image/jpeg' }))
    await settled()
    const found = await createDraftStore(first, mine, store).list()
    expect(found.map(({ record }) => record)).toEqual([student('রহিমা'), document])
    expect(await found[1]?.file?.text()).toBe('bytes of a scan')
    expect(await createDraftStore({ ...first, applicationNo: 'EDU-2026-000002' }, mine, store).list()).toEqual([])
  })

  it('is encrypted with its owner, and unreadable for the next user', async () => {
    const { store, entries } = deviceInMemory()
    createDraftStore(first, mine, store).save(student('Rahima'))
    await settled()
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
    await settled()
    await second.list()
    second.save(student('Rahima Khatun'))
    await settled()
    one.delete({ kind: 'step', id: 'student' })
    await settled()
    expect(entries.size).toBe(1)
    second.delete({ kind: 'step', id: 'student' })
    await settled()
    expect(entries.size).toBe(0)
  })
})
