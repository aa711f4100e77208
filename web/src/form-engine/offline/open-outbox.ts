import { onSessionChange, readSession } from '#lib/api-client/session-storage.ts'
import { openDraftStore, type DraftRef } from './draft-store.ts'
import { OfflineOutbox } from './offline-outbox.ts'

/** Outboxes by application. They outlive the page that opened them and keep retrying in the background. */
const open = new Map<string, Promise<OfflineOutbox | undefined>>()
let openedFor: string | undefined

/** Returns undefined where nothing can be stored on this device. */
export function openOutbox(applied: DraftRef): Promise<OfflineOutbox | undefined> {
  openedFor = readSession('token')
  const existing = open.get(applied.applicationNo)
  if (existing) return existing
  const opening = createOutbox(applied)
  open.set(applied.applicationNo, opening)
  return opening
}

async function createOutbox(applied: DraftRef): Promise<OfflineOutbox | undefined> {
  const draftStore = await openDraftStore(applied)
  // The next visit requests a missing key again.
  if (!draftStore) open.delete(applied.applicationNo)
  return draftStore && (await OfflineOutbox.begin(draftStore))
}

const forEachOpen = (work: (outbox: OfflineOutbox) => unknown) => {
  for (const opening of open.values()) void opening.then((outbox) => outbox && work(outbox))
}
const runAll = () => forEachOpen((outbox) => outbox.run())

window.addEventListener('online', runAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && runAll())
onSessionChange(() => {
  if (readSession('token') === openedFor) return
  forEachOpen((outbox) => outbox.stop())
  open.clear()
})
