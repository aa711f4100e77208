import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockSetup, type Setup } from '#services/setups/queries.ts'
import { describeResultPlan } from './get-result-plan.ts'
import { findResultPlan, saveResultPlan } from './queries.ts'
import { hasResultPermission, getPublicationByService } from './publications.ts'
import { getPublishableList } from './publish-result-list.ts'

const passed = { bn: 'সময়টি পার হয়ে গেছে। সামনের একটি সময় দিন।', en: 'This moment has passed. Choose one still to come.' }
const tooFar = { bn: 'এক বছরের মধ্যে একটি সময় দিন।', en: 'Choose a moment within a year.' }
const aYear = 366 * 24 * 3600 * 1000

/** Stores only the planned time: until then no public table has a row of the result, so nothing can leak. */
export async function scheduleResult(context: Context, { id, publishAt }: { id: number; publishAt: string }) {
  const { db, actor, jobs, now } = context
  const setup = await db.transaction().execute(async (tx) => {
    const locked = await lockForPublisher(tx, context, id)
    const at = readAhead(publishAt, now())
    await getPublishableList(tx, locked, toDhakaDate(now()))
    await saveResultPlan(tx, id, { publish_at: at, planned_by: actor.id, missed_at: null })
    await jobs.enqueue(tx, 'publish-result', {}, at)
    await recordAuditEntry(tx, actor, 'result.scheduled', `setup:${id}`, { publishAt: at.toISOString() })
    return locked
  })
  return describeResultPlan(db, setup, toDhakaDate(now()))
}

function readAhead(publishAt: string, now: Date): Date {
  const read = parseDhakaDateTime(publishAt)
  if (!read)
    return throwProblem('ANSWERS_INVALID', {
      issues: [{ path: 'publishAt', code: publishAt ? 'not-a-date' : 'required' }],
    })
  const at = new Date(read)
  if (at <= now) assertNoIssues([{ path: 'publishAt', code: 'rule', message: passed }])
  if (at.getTime() - now.getTime() > aYear) assertNoIssues([{ path: 'publishAt', code: 'rule', message: tooFar }])
  return at
}

export async function withdrawSchedule(context: Context, { id }: { id: number }) {
  const setup = await context.db.transaction().execute(async (tx) => {
    const locked = await lockForPublisher(tx, context, id)
    const plan = await findResultPlan(tx, id)
    if (!plan?.publish_at) return throwProblem('MOVE_NOT_OPEN')
    await saveResultPlan(tx, id, { publish_at: null, planned_by: null })
    await recordAuditEntry(tx, context.actor, 'result.withdrawn', `setup:${id}`, {
      publishAt: plan.publish_at.toISOString(),
    })
    return locked
  })
  return describeResultPlan(context.db, setup, toDhakaDate(context.now()))
}

async function lockForPublisher(tx: Tx, { actor }: Context, id: number): Promise<Setup> {
  const setup = await lockSetup(tx, id)
  return hasResultPermission(actor, 'publish', getPublicationByService(setup.service))
    ? setup
    : throwProblem('NO_PERMISSION')
}
