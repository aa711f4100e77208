import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { openDeviceStore, type DeviceStore, type DeviceEntry } from '#lib/offline/device-store.ts'
import { getSessionCipher } from '#lib/offline/device-key.ts'
import { encodeText, type DeviceCipher } from '#lib/offline/device-cipher.ts'

/** A record of an application on the device, until the server has it. */
export type DraftRecord =
  | { kind: 'step'; id: string; answers: Answers; revision: number; sent?: Answers }
  | { kind: 'document'; id: string; path: string; facts: DocumentMetadata }
  /** The uploaded chunks of a document; a separate record, so that the file is encrypted only once. */
  | { kind: 'pieces'; id: string; pieces: readonly string[] }
  | { kind: 'submission'; id: 'submission'; key: string }

/** Identifies an application and its service, which leads to its page. */
export type DraftRef = { applicationNo: string; service: string }

type Named = DraftRecord & DraftRef

/** A record restored from the device; a document has its file. */
export type RestoredRecord = { record: DraftRecord; file?: File }

export type DraftStore = {
  save(stored: DraftRecord, file?: File): void
  delete(stored: Pick<DraftRecord, 'kind' | 'id'>): void
  list(): Promise<RestoredRecord[]>
}

/** Undefined where nothing can be stored or encrypted; forms then work without it. */
export async function openDraftStore(applied: DraftRef): Promise<DraftStore | undefined> {
  const sealer = await getSessionCipher()
  const store = sealer && (await openDeviceStore())
  return store && createDraftStore(applied, sealer, store)
}

export function createDraftStore(
  { applicationNo, service }: DraftRef,
  sealer: DeviceCipher,
  store: DeviceStore,
): DraftStore {
  // Time of the last record this page has read or written, by name. A newer one of another window must not be removed.
  const revisions = new Map<string, number>()
  const nameOf = ({ kind, id }: Pick<DraftRecord, 'kind' | 'id'>) => sealer.deriveName(`${applicationNo} ${kind} ${id}`)
  let last: Promise<unknown> = Promise.resolve()
  // Writes run in order; a failed write is ignored, because the page still has the value.
  const enqueue = (write: () => Promise<void>) => {
    last = last.then(write).catch(() => undefined)
  }
  return {
    save: (stored, file) =>
      enqueue(async () => {
        const name = await nameOf(stored)
        const named: Named = { ...stored, applicationNo, service }
        const head = await sealer.encrypt(name, encodeText(JSON.stringify(named)))
        const body = file && (await sealer.encrypt(`${name} body`, new Uint8Array(await file.arrayBuffer())))
        const at = momentAfter(revisions.get(name))
        await store.put({ name, owner: sealer.owner, at, head, ...(body && { body }) })
        revisions.set(name, at)
      }),
    delete: (stored) =>
      enqueue(async () => {
        const name = await nameOf(stored)
        const at = revisions.get(name)
        if (at !== undefined) await store.delete(name, at)
      }),
    list: async () => {
      const found: RestoredRecord[] = []
      for (const entry of await store.listByOwner(sealer.owner)) {
        const named = await decryptHead(sealer, entry)
        if (named?.applicationNo !== applicationNo) continue
        revisions.set(entry.name, entry.at)
        const { applicationNo: _, service: __, ...stored } = named
        const body = entry.body && (await sealer.decrypt(`${entry.name} body`, entry.body))
        found.push({ record: stored, ...(body && stored.kind === 'document' && { file: fileOf(stored.facts, body) }) })
      }
      return found
    },
  }
}

/** Skips records that cannot be decrypted; they are deleted when they expire. */
export const decryptHead = async (sealer: DeviceCipher, { name, head }: DeviceEntry): Promise<Named | undefined> =>
  sealer.decrypt(name, head).then(
    (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Named,
    () => undefined,
  )

/** Two writes within one millisecond still get different times. */
const momentAfter = (earlier = 0) => Math.max(Date.now(), earlier + 1)

const fileOf = ({ fileName, mediaType }: DocumentMetadata, bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], fileName, { type: mediaType })
