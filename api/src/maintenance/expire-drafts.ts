import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadApplication } from '#casework/applications/application.ts'
import { lockByNumber } from '#casework/applications/queries.ts'
import { notifyApplicant } from '#casework/applications/notify-applicant.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import {
  deleteDraftWarning,
  deleteOutdatedDraftWarnings,
  deleteWarnedDraft,
  insertDraftWarning,
  listDraftsToWarn,
  listDueDrafts,
} from './queries.ts'

type Round = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>

/** Days between the warning and the deletion of a draft. */
const warnedDays = 7
/** Limit per run; the rest waits for the next day. */
const atMost = 2000

/**
 * Deletes abandoned drafts each morning, so that personal data is not stored for ever. A draft stays as long as its
 * circular accepts applications, because many people write on the last day; a draft that the portal created in a case
 * stays with the case.
 */
export async function expireDrafts(portal: Round) {
  await deleteOutdatedDraftWarnings(portal.db)
  await removeWarned(portal)
  await warn(portal)
}

async function warn({ db, secrets, jobs, now }: Round) {
  const retentionDays = (await readSettings(db)).number('DRAFT_KEPT_DAYS')
  const removedOn = addDays(toDhakaDate(now()), warnedDays)
  const before = daysBefore(now(), retentionDays - warnedDays)
  const rows = await listDraftsToWarn(db, { before, day: removedOn, limit: atMost })
  for (const { no } of rows)
    await db.transaction().execute(async (tx) => {
      const row = await lockByNumber(tx, no)
      if (row?.status !== 'DRAFT') return
      await insertDraftWarning(tx, { applicationId: row.id, warnedAt: now(), removedOn })
      await notifyApplicant(tx, jobs, {
        application: await loadApplication(tx, secrets, row),
        template: 'DRAFT_ENDING',
        workflowState: { dueOn: removedOn },
      })
    })
}

async function removeWarned({ db, now }: Round) {
  const retentionDays = (await readSettings(db)).number('DRAFT_KEPT_DAYS')
  const today = toDhakaDate(now())
  const due = await listDueDrafts(db, { before: daysBefore(now(), retentionDays), day: today, limit: atMost })
  // Not expired: the circular was prolonged, or the retention is longer now; a new warning precedes the end.
  for (const { no, over } of due)
    await db.transaction().execute((tx) => (over ? remove(tx, no) : deleteDraftWarning(tx, no)))
}

/** Deletes a draft with its documents; their files are collected when no row refers to them any more. */
async function remove(tx: Tx, no: string) {
  const deleted = await deleteWarnedDraft(tx, no)
  if (deleted.length > 0)
    await recordAuditEntry(tx, systemActor, 'application.deleted', `application:${no}`, { reason: 'untouched' })
}

/**
 * Counts from midnight in Dhaka, so that a run that starts a minute earlier than the last one still finds the same
 * drafts.
 */
const daysBefore = (now: Date, days: number) => new Date(`${addDays(toDhakaDate(now), -days)}T00:00:00+06:00`)
