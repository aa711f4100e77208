import { onSessionChange, read } from '../../api-client/session.ts'
import { openKeeper, type Applied } from './keeper.ts'
import { Outbox } from './outbox.ts'

/** By application. They outlive the page that opened them: what waits goes on trying while the person looks at something else. */
const open = new Map<string, Promise<Outbox | undefined>>()
let openedFor: string | undefined

/** None where nothing can be kept on this device. */
export function openOutbox(applied: Applied): Promise<Outbox | undefined> {
  openedFor = read('token')
  const known = open.get(applied.applicationNo)
  if (known) return known
  const opening = begin(applied)
  open.set(applied.applicationNo, opening)
  return opening
}

async function begin(applied: Applied): Promise<Outbox | undefined> {
  const keeper = await openKeeper(applied)
  // A key that did not come is asked for again by the next visit.
  if (!keeper) open.delete(applied.applicationNo)
  return keeper && (await Outbox.begin(keeper))
}

const forEachOpen = (work: (outbox: Outbox) => unknown) => {
  for (const opening of open.values()) void opening.then((outbox) => outbox && work(outbox))
}
const runAll = () => forEachOpen((outbox) => outbox.run())

window.addEventListener('online', runAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && runAll())
onSessionChange(() => {
  if (read('token') === openedFor) return
  forEachOpen((outbox) => outbox.stop())
  open.clear()
})
