import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { DocumentFacts } from '../../fields/form-services.ts'
import { openDeviceStore, type DeviceStore, type Entry } from './device-store.ts'
import { sealerOfSession } from './device-key.ts'
import { textBytes, type Sealer } from './sealing.ts'

/** What a device keeps of an application until the server has it. */
export type Kept =
  | { kind: 'step'; id: string; answers: Answers; revision: number; sent?: Answers }
  | { kind: 'document'; id: string; path: string; facts: DocumentFacts }
  /** What of a document has gone; apart from it, so that the file itself is sealed only once. */
  | { kind: 'pieces'; id: string; pieces: readonly string[] }
  | { kind: 'submission'; id: 'submission'; key: string }

/** Which application, and of which service: by that its page is found again. */
export type Applied = { applicationNo: string; service: string }

type Named = Kept & Applied

/** What was kept before, of one application: a document with its file. */
export type Found = { kept: Kept; file?: File }

export type Keeper = {
  keep(kept: Kept, file?: File): void
  drop(kept: Pick<Kept, 'kind' | 'id'>): void
  list(): Promise<Found[]>
}

/** None where nothing can be kept or sealed: a form then works as it would without. */
export async function openKeeper(applied: Applied): Promise<Keeper | undefined> {
  const sealer = await sealerOfSession()
  const store = sealer && (await openDeviceStore())
  return store && keeperOf(applied, sealer, store)
}

export function keeperOf({ applicationNo, service }: Applied, sealer: Sealer, store: DeviceStore): Keeper {
  // By name: what this page has put or found there last. Something newer, of another window, is not ours to drop.
  const known = new Map<string, number>()
  const nameOf = ({ kind, id }: Pick<Kept, 'kind' | 'id'>) => sealer.nameOf(`${applicationNo} ${kind} ${id}`)
  let last: Promise<unknown> = Promise.resolve()
  // One after the other; a device that is full or forbids it is no reason to stop, because the page still has it.
  const inOrder = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined)
  }
  return {
    keep: (kept, file) =>
      inOrder(async () => {
        const name = await nameOf(kept)
        const named: Named = { ...kept, applicationNo, service }
        const head = await sealer.seal(name, textBytes(JSON.stringify(named)))
        const body = file && (await sealer.seal(`${name} body`, new Uint8Array(await file.arrayBuffer())))
        const at = momentAfter(known.get(name))
        await store.put({ name, owner: sealer.owner, at, head, ...(body && { body }) })
        known.set(name, at)
      }),
    drop: (kept) =>
      inOrder(async () => {
        const name = await nameOf(kept)
        const at = known.get(name)
        if (at !== undefined) await store.remove(name, at)
      }),
    list: async () => {
      const found: Found[] = []
      for (const entry of await store.listOf(sealer.owner)) {
        const named = await headOf(sealer, entry)
        if (named?.applicationNo !== applicationNo) continue
        known.set(entry.name, entry.at)
        const { applicationNo: _, service: __, ...kept } = named
        const body = entry.body && (await sealer.open(`${entry.name} body`, entry.body))
        found.push({ kept, ...(body && kept.kind === 'document' && { file: fileOf(kept.facts, body) }) })
      }
      return found
    },
  }
}

/** What cannot be opened was hurt on the device; it goes when its days are over. */
export const headOf = async (sealer: Sealer, { name, head }: Entry): Promise<Named | undefined> =>
  sealer.open(name, head).then(
    (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Named,
    () => undefined,
  )

/** Two within one millisecond must still be told apart. */
const momentAfter = (earlier = 0) => Math.max(Date.now(), earlier + 1)

const fileOf = ({ fileName, mediaType }: DocumentFacts, bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], fileName, { type: mediaType })
