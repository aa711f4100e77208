import { onSessionChange, readSession } from '#lib/api-client/session-storage.ts'
import { openDraftStore, type DraftRef } from './draft-store.ts'
import { OfflineOutbox } from './offline-outbox.ts'

/** Outboxes by application. They outlive the page that opened them and keep retrying in the background. */
const outboxes = new Map<string, Promise<OfflineOutbox | undefined>>()
let sessionToken: string | undefined

/** Returns undefined where nothing can be stored on this device. */
export function openOutbox(draft: DraftRef): Promise<OfflineOutbox | undefined> {
  sessionToken = readSession('token')
  const existing = outboxes.get(draft.applicationNo)
  if (existing) return existing
  const created = createOutbox(draft)
  outboxes.set(draft.applicationNo, created)
  return created
}

async function createOutbox(draft: DraftRef): Promise<OfflineOutbox | undefined> {
  const draftStore = await openDraftStore(draft)
  // The next visit requests a missing key again.
  if (!draftStore) outboxes.delete(draft.applicationNo)
  return draftStore && (await OfflineOutbox.restore(draftStore))
}

const forEachOutbox = (callback: (outbox: OfflineOutbox) => unknown) => {
  for (const outbox of outboxes.values()) void outbox.then((opened) => opened && callback(opened))
}
const runAll = () => forEachOutbox((outbox) => outbox.run())

window.addEventListener('online', runAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && runAll())
onSessionChange(() => {
  if (readSession('token') === sessionToken) return
  forEachOutbox((outbox) => outbox.stop())
  outboxes.clear()
})
