import { say } from '../../../domain/src/language/bilingual.ts'
import { writeMessages, type Outgoing } from '../messages/write-message.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'
import { listRunning, lockBroadcast, lockWeeks, markPeople, nextPeople, settlePeople, type BroadcastRow } from './repository.ts'

type Parts = Pick<Portal, 'db' | 'jobs' | 'now'>

const chunk = 200
/** Behind every message about somebody's own file. */
const lowPriority = -10

/**
 * Writes a broadcast into the outbox, some people at a time. Each part commits with the mark of who is in it, so whoever takes over
 * after a kill goes on behind it and nobody is told twice.
 */
export async function runBroadcast(portal: Parts, broadcastId: number): Promise<void> {
  let isUnderWay = true
  while (isUnderWay) isUnderWay = await portal.db.transaction().execute((tx) => tellSome(tx, portal, broadcastId))
}

/** True while there are more to tell. Stopped meanwhile, it ends here. */
export async function tellSome(tx: Tx, { jobs, now }: Parts, broadcastId: number): Promise<boolean> {
  const row = await lockBroadcast(tx, broadcastId)
  if (row.state !== 'RUNNING') return false
  if (row.people === null) await settlePeople(tx, row)
  await lockWeeks(tx)
  const settings = await readSettings(tx)
  const people = await nextPeople(tx, broadcastId, { most: chunk, aWeek: settings.number('BROADCASTS_A_WEEK') })
  if (people.length === 0) return await finish(tx, row, now())
  const told = people.filter(({ has_share }) => !has_share)
  await writeMessages(tx, jobs, told.map((person) => messageTo(person, row)), { settings, at: now(), priority: lowPriority }) // prettier-ignore
  await markPeople(tx, broadcastId, told.map(({ recipient }) => recipient), 'told') // prettier-ignore
  await markPeople(tx, broadcastId, people.filter(({ has_share }) => has_share).map(({ recipient }) => recipient), 'skipped') // prettier-ignore
  return true
}

const messageTo = (
  { recipient, channel, language }: { recipient: string; channel: 'SMS' | 'EMAIL'; language: 'bn' | 'en' },
  row: BroadcastRow,
): Outgoing => ({
  channel,
  recipient,
  template: 'BROADCAST',
  language,
  subject: channel === 'EMAIL' ? say({ bn: row.subject_bng, en: row.subject }, language) : null,
  body: say({ bn: row.text_bng, en: row.text }, language),
  module: 'broadcast',
  broadcast_id: row.id,
})

async function finish(tx: Tx, { id, people, skipped }: BroadcastRow, at: Date): Promise<false> {
  await tx.updateTable('broadcast').set({ state: 'DONE', ended_at: at }).where('id', '=', id).execute()
  await record(tx, portalActs, 'broadcast.finished', `broadcast:${id}`, { people: people ?? 0, skipped })
  return false
}

/** At the start of the portal: what was under way when it stopped goes on. */
export async function resumeBroadcasts({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) {
  await db.transaction().execute(async (tx) => {
    for (const { id } of await listRunning(tx)) await jobs.later(tx, 'send-broadcast', { broadcastId: id })
  })
}
