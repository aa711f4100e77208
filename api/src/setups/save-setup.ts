import { sql, type Updateable } from 'kysely'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../domain/src/engine/validate.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import type { Tables } from '../platform/tables.ts'
import { describeSetup } from './describe-setup.ts'
import { getSetup, lockSetup, type Setup } from './repository.ts'

const subject = (id: number) => `setup:${id}`

/** The circular in the form it is stored; everything wrong with it is told at once. */
function readCircular(service: string, given: Answers, today: string): Answers {
  const known = { facts: { today } }
  const { fields } = circularOf(service)
  const kept = keepFields(fields, given, known)
  insist(validateFields(fields, kept, '', { ...known, answers: [kept] }))
  return kept
}

const columnsOf = (circular: Answers) => ({
  title: String(circular.title),
  title_bng: String(circular.titleBng),
  opens_on: String(circular.startDate),
  closes_on: String(circular.endDate),
  circular: JSON.stringify(circular),
})

type Draft = { service: string; circular: Answers; copyOf?: number | undefined }

export async function saveSetup(context: Context, { service, circular, copyOf }: Draft) {
  const { db, actor } = context
  const today = dhakaDay(context.now())
  const model = copyOf === undefined ? undefined : await getSetup(db, copyOf, service)
  const kept = readCircular(service, { ...model?.circular, ...circular }, today)
  const setup = await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('setup')
      .values({ service, ...columnsOf(kept), created_by: actor.id })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'setup.saved', subject(made.id), { title: made.title })
    return made
  })
  return describeSetup(db, setup, today)
}

type Named = { id: number; service: string }
type Written = Named & { revision: number }

/** A circular that is published stays as people read it. */
async function lockDraft(tx: Tx, { id, service, revision }: Named & { revision?: number }): Promise<Setup> {
  const setup = await lockSetup(tx, id, service)
  if (setup.published_at !== null) return refuse('SETUP_FROZEN')
  if (revision !== undefined && setup.revision !== revision) return refuse('VERSION_CONFLICT', { data: { revision: setup.revision } })
  return setup
}

export async function changeSetup(context: Context, { circular, ...written }: Written & { circular: Answers }) {
  const { id, service } = written
  const today = dhakaDay(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    await lockDraft(tx, written)
    await record(tx, context.actor, 'setup.saved', subject(id))
    return await update(tx, id, columnsOf(readCircular(service, circular, today)))
  })
  return describeSetup(context.db, setup, today)
}

export async function publishSetup(context: Context, written: Written) {
  const { id } = written
  const today = dhakaDay(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, written)
    // What was right when it was written may not be so today.
    readCircular(draft.service, draft.circular, today)
    if (draft.closes_on < today) insist([issue('endDate', 'in-the-past')])
    await record(tx, context.actor, 'setup.published', subject(id), { title: draft.title })
    return await update(tx, id, { published_at: context.now(), published_by: context.actor.id })
  })
  return describeSetup(context.db, setup, today)
}

async function lockPublished(tx: Tx, { id, service, revision }: Written): Promise<Setup> {
  const setup = await lockSetup(tx, id, service)
  if (setup.published_at === null) return refuse('SETUP_FROZEN')
  if (setup.revision !== revision) return refuse('VERSION_CONFLICT', { data: { revision: setup.revision } })
  return setup
}

/** The one thing that may change after publication: people get more time, never less. */
export async function extendSetup(context: Context, { id, service, closesOn, revision }: Written & { closesOn: string }) {
  const today = dhakaDay(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const published = await lockPublished(tx, { id, service, revision })
    if (!isDay(closesOn)) insist([issue('closesOn', 'not-a-date')])
    if (closesOn <= published.closes_on || closesOn < today) insist([issue('closesOn', 'too-early')])
    const listed = await tx.selectFrom('merit_list').select('state').where('setup_id', '=', id).executeTakeFirst()
    if (listed) return refuse('SETUP_FROZEN')
    await record(tx, context.actor, 'setup.extended', subject(id), { from: published.closes_on, to: closesOn })
    return await update(tx, id, { closes_on: closesOn, circular: JSON.stringify({ ...published.circular, endDate: closesOn }) })
  })
  return describeSetup(context.db, setup, today)
}

/** a mistake that nobody has applied under yet can be taken back and put right. */
export async function unpublishSetup(context: Context, { id, service, revision }: Written) {
  const setup = await context.db.transaction().execute(async (tx) => {
    await lockPublished(tx, { id, service, revision })
    const begun = await tx.selectFrom('application').select('id').where('setup_id', '=', id).limit(1).executeTakeFirst()
    if (begun) return refuse('SETUP_FROZEN')
    await record(tx, context.actor, 'setup.unpublished', subject(id))
    return await update(tx, id, { published_at: null, published_by: null })
  })
  return describeSetup(context.db, setup, dhakaDay(context.now()))
}

export async function removeSetup({ db, actor }: Context, { id, service }: Named) {
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, { id, service })
    await tx.deleteFrom('setup').where('id', '=', id).execute()
    await record(tx, actor, 'setup.removed', subject(id))
  })
  return null
}

const update = (tx: Tx, id: number, values: Updateable<Tables['setup']>) =>
  tx
    .updateTable('setup')
    .set({ ...values, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
