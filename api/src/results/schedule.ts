import { readMoment } from '../../../domain/src/content/publication.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup, type Setup } from '../setups/repository.ts'
import { describePlan } from './get-plan.ts'
import { findPlan, keepPlan } from './plan-repository.ts'
import { may, publicationOf } from './publications.ts'
import { listToPublish } from './publish-list.ts'

const passed = { bn: 'সময়টি পার হয়ে গেছে। সামনের একটি সময় দিন।', en: 'This moment has passed. Choose one still to come.' }
const tooFar = { bn: 'এক বছরের মধ্যে একটি সময় দিন।', en: 'Choose a moment within a year.' }
const aYear = 366 * 24 * 3600 * 1000

/** Nothing of the result is written before its moment: whoever looks, by whatever way, finds nothing to see. */
export async function scheduleResult(context: Context, { id, publishAt }: { id: number; publishAt: string }) {
  const { db, actor, jobs, now } = context
  const setup = await db.transaction().execute(async (tx) => {
    const locked = await lockForPublisher(tx, context, id)
    const at = readAhead(publishAt, now())
    await listToPublish(tx, locked, dhakaDay(now()))
    await keepPlan(tx, id, { publish_at: at, planned_by: actor.id, missed_at: null })
    await jobs.later(tx, 'publish-result', {}, at)
    await record(tx, actor, 'result.scheduled', `setup:${id}`, { publishAt: at.toISOString() })
    return locked
  })
  return describePlan(db, setup, dhakaDay(now()))
}

function readAhead(publishAt: string, now: Date): Date {
  const read = readMoment(publishAt)
  if (!read) return refuse('ANSWERS_INVALID', { issues: [{ path: 'publishAt', code: publishAt ? 'not-a-date' : 'required' }] })
  const at = new Date(read)
  if (at <= now) insist([{ path: 'publishAt', code: 'rule', message: passed }])
  if (at.getTime() - now.getTime() > aYear) insist([{ path: 'publishAt', code: 'rule', message: tooFar }])
  return at
}

export async function withdrawSchedule(context: Context, { id }: { id: number }) {
  const setup = await context.db.transaction().execute(async (tx) => {
    const locked = await lockForPublisher(tx, context, id)
    const plan = await findPlan(tx, id)
    if (!plan?.publish_at) return refuse('MOVE_NOT_OPEN')
    await keepPlan(tx, id, { publish_at: null, planned_by: null })
    await record(tx, context.actor, 'result.withdrawn', `setup:${id}`, { publishAt: plan.publish_at.toISOString() })
    return locked
  })
  return describePlan(context.db, setup, dhakaDay(context.now()))
}

async function lockForPublisher(tx: Tx, { actor }: Context, id: number): Promise<Setup> {
  const setup = await lockSetup(tx, id)
  return may(actor, 'publish', publicationOf(setup.service)) ? setup : refuse('NO_PERMISSION')
}
