import { localize } from '@wewb/domain/language/bilingual'
import { enqueueMessages, type OutgoingMessage } from '#messaging/messages/enqueue-messages.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import {
  listRunningBroadcasts,
  lockBroadcast,
  lockWeeklyLimits,
  markBroadcastDone,
  markRecipients,
  listNextRecipients,
  snapshotRecipients,
  type BroadcastRow,
} from './queries.ts'

type Parts = Pick<Portal, 'db' | 'jobs' | 'now'>

const chunk = 200
/** Job priority below that of messages about an application. */
const lowPriority = -10

/**
 * Writes a broadcast into the outbox in batches. Each batch commits together with the mark of its recipients, so that a
 * restart continues after it and nobody is notified twice.
 */
export async function runBroadcast(portal: Parts, broadcastId: number): Promise<void> {
  let isUnderWay = true
  while (isUnderWay)
    isUnderWay = await portal.db.transaction().execute((tx) => enqueueNextBatch(tx, portal, broadcastId))
}

/** Enqueues the next batch; returns true while there are more recipients. A stopped broadcast ends here. */
export async function enqueueNextBatch(tx: Tx, { jobs, now }: Parts, broadcastId: number): Promise<boolean> {
  const row = await lockBroadcast(tx, broadcastId)
  if (row.state !== 'RUNNING') return false
  if (row.people === null) await snapshotRecipients(tx, row)
  await lockWeeklyLimits(tx)
  const settings = await readSettings(tx)
  const people = await listNextRecipients(tx, broadcastId, {
    limit: chunk,
    weeklyLimit: settings.number('BROADCASTS_A_WEEK'),
  })
  if (people.length === 0) return await finish(tx, row, now())
  const recipients = people.filter(({ has_share }) => !has_share)
  await enqueueMessages(
    tx,
    jobs,
    recipients.map((person) => messageTo(person, row)),
    { settings, at: now(), priority: lowPriority },
  )
  await markRecipients(
    tx,
    broadcastId,
    recipients.map(({ recipient }) => recipient),
    'told',
  )
  await markRecipients(
    tx,
    broadcastId,
    people.filter(({ has_share }) => has_share).map(({ recipient }) => recipient),
    'skipped',
  )
  return true
}

const messageTo = (
  { recipient, channel, language }: { recipient: string; channel: 'SMS' | 'EMAIL'; language: 'bn' | 'en' },
  row: BroadcastRow,
): OutgoingMessage => ({
  channel,
  recipient,
  template: 'BROADCAST',
  language,
  subject: channel === 'EMAIL' ? localize({ bn: row.subject_bng, en: row.subject }, language) : null,
  body: localize({ bn: row.text_bng, en: row.text }, language),
  module: 'broadcast',
  broadcast_id: row.id,
})

async function finish(tx: Tx, { id, people, skipped }: BroadcastRow, at: Date): Promise<false> {
  await markBroadcastDone(tx, id, at)
  await recordAuditEntry(tx, systemActor, 'broadcast.finished', `broadcast:${id}`, { people: people ?? 0, skipped })
  return false
}

/** Resumes running broadcasts when the portal starts. */
export async function resumeBroadcasts({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) {
  await db.transaction().execute(async (tx) => {
    for (const { id } of await listRunningBroadcasts(tx)) await jobs.enqueue(tx, 'send-broadcast', { broadcastId: id })
  })
}
