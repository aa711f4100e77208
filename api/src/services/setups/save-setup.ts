import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeSetup } from './describe-setup.ts'
import {
  deleteSetup,
  findAnyApplication,
  findMeritListState,
  getSetup,
  hasWrittenSetup,
  insertSetup,
  lockSetup,
  updateSetupRow,
  type Setup,
} from './queries.ts'

const subject = (id: number) => `setup:${id}`

/** Normalises and validates a circular; reports all issues at once. */
function readCircular(service: string, submitted: Answers, today: string): Answers {
  const evaluationContext = { facts: { today } }
  const { fields } = circularTypeOf(service)
  const normalized = normalizeFieldAnswers(fields, submitted, evaluationContext)
  assertNoIssues(validateFields(fields, normalized, '', { ...evaluationContext, answers: [normalized] }))
  return normalized
}

const columnsOf = (circular: Answers) => ({
  title: String(circular.title),
  title_bng: String(circular.titleBng),
  opens_on: String(circular.startDate),
  closes_on: String(circular.endDate),
  circular: JSON.stringify(circular),
})

type Draft = { service: string; circular: Answers; copyOf?: number | undefined }

export async function createSetup(context: Context, { service, circular, copyOf }: Draft) {
  const { db, actor } = context
  const today = toDhakaDate(context.now())
  const model = copyOf === undefined ? undefined : await getSetup(db, copyOf, service)
  const normalized = readCircular(service, { ...model?.circular, ...circular }, today)
  const setup = await db.transaction().execute(async (tx) => {
    const made = await insertSetup(tx, { service, ...columnsOf(normalized), created_by: actor.id })
    await recordAuditEntry(tx, actor, 'setup.saved', subject(made.id), { title: made.title })
    return made
  })
  return describeSetup(db, setup, today)
}

type Named = { id: number; service: string }
type Written = Named & { revision: number }

/** Rejects changes to a published circular. */
async function lockDraft(tx: Tx, { id, service, revision }: Named & { revision?: number }): Promise<Setup> {
  const setup = await lockSetup(tx, id, service)
  if (setup.published_at !== null) return throwProblem('SETUP_FROZEN')
  if (revision !== undefined && setup.revision !== revision)
    return throwProblem('VERSION_CONFLICT', { data: { revision: setup.revision } })
  return setup
}

export async function updateSetup(context: Context, { circular, ...written }: Written & { circular: Answers }) {
  const { id, service } = written
  const today = toDhakaDate(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    await lockDraft(tx, written)
    await recordAuditEntry(tx, context.actor, 'setup.saved', subject(id))
    return await updateSetupRow(tx, id, columnsOf(readCircular(service, circular, today)))
  })
  return describeSetup(context.db, setup, today)
}

export async function publishSetup(context: Context, written: Written) {
  const { id } = written
  const today = toDhakaDate(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, written)
    if (draft.created_by === context.actor.id || (await hasWrittenSetup(tx, id, context.actor.id)))
      return throwProblem('OWN_CIRCULAR')
    // A draft that was valid when written may be invalid today.
    readCircular(draft.service, draft.circular, today)
    if (draft.closes_on < today) assertNoIssues([issue('endDate', 'in-the-past')])
    await recordAuditEntry(tx, context.actor, 'setup.published', subject(id), { title: draft.title })
    return await updateSetupRow(tx, id, { published_at: context.now(), published_by: context.actor.id })
  })
  return describeSetup(context.db, setup, today)
}

async function lockPublished(tx: Tx, { id, service, revision }: Written): Promise<Setup> {
  const setup = await lockSetup(tx, id, service)
  if (setup.published_at === null) return throwProblem('SETUP_FROZEN')
  if (setup.revision !== revision) return throwProblem('VERSION_CONFLICT', { data: { revision: setup.revision } })
  return setup
}

/** Extends the closing date, the only change allowed after publication; it can never be shortened. */
export async function extendSetup(
  context: Context,
  { id, service, closesOn, revision }: Written & { closesOn: string },
) {
  const today = toDhakaDate(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const published = await lockPublished(tx, { id, service, revision })
    if (!isIsoDate(closesOn)) assertNoIssues([issue('closesOn', 'not-a-date')])
    if (closesOn <= published.closes_on || closesOn < today) assertNoIssues([issue('closesOn', 'too-early')])
    const listed = await findMeritListState(tx, id)
    if (listed) return throwProblem('SETUP_FROZEN')
    await recordAuditEntry(tx, context.actor, 'setup.extended', subject(id), {
      from: published.closes_on,
      to: closesOn,
    })
    const circular = JSON.stringify({ ...published.circular, endDate: closesOn })
    return await updateSetupRow(tx, id, { closes_on: closesOn, circular })
  })
  return describeSetup(context.db, setup, today)
}

/** Withdraws a published circular for correction while nobody has applied. */
export async function unpublishSetup(context: Context, { id, service, revision }: Written) {
  const setup = await context.db.transaction().execute(async (tx) => {
    await lockPublished(tx, { id, service, revision })
    const existingApplication = await findAnyApplication(tx, id)
    if (existingApplication) return throwProblem('SETUP_FROZEN')
    await recordAuditEntry(tx, context.actor, 'setup.unpublished', subject(id))
    return await updateSetupRow(tx, id, { published_at: null, published_by: null })
  })
  return describeSetup(context.db, setup, toDhakaDate(context.now()))
}

export async function removeSetup({ db, actor }: Context, { id, service }: Named) {
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, { id, service })
    await deleteSetup(tx, id)
    await recordAuditEntry(tx, actor, 'setup.removed', subject(id))
  })
  return null
}
