import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { followUpsOf, missingAnswers, type FollowUp } from '@wewb/domain/engine/evaluation/follow-ups'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { kindOf } from '@wewb/domain/engine/fields/field'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { createDraft, fillDraft } from './create-draft.ts'
import { loadApplication, type Application } from './application.ts'
import { applicationKeysOf } from './application-keys.ts'
import { insertDocumentCopy } from './document-queries.ts'
import { listApplicationsSharingKeys, listDocuments, lockFirstOfCase, updateCaseId } from './queries.ts'

type FollowUpContext = Pick<Portal, 'secrets' | 'now' | 'extensions'>

/**
 * Creates the follow-up applications for the same applicant, with the answers and documents already given. Adds new
 * answers to a follow-up that is still a draft.
 */
export async function createFollowUps(
  tx: Tx,
  portal: FollowUpContext,
  application: Application,
  reply: Answers,
): Promise<Record<string, string>> {
  const replies = Object.assign({}, ...application.acts.map((act) => act.reply), reply) as Answers
  const createdNos: string[] = []
  for (const followUp of followUpsOf(application.definition, {
    number: application.row.no,
    answers: [replies, application.answers],
  })) {
    const draft =
      (await lockFollowUp(tx, caseOf(application), followUp.service)) ??
      (await linkExistingApplication(tx, portal, application, followUp.service))
    if (draft?.status === 'DRAFT')
      await fillMissingAnswers(tx, portal, application, await loadApplication(tx, portal.secrets, draft), followUp)
    if (!draft) createdNos.push(...(await createFollowUp(tx, portal, application, followUp)))
  }
  return createdNos.length > 0 ? { opened: createdNos.join(', ') } : {}
}

/** A rejected or withdrawn application may be followed by a new one. */
const closedStatuses = ['REJECTED', 'WITHDRAWN']
/** A rejected application under appeal is on a desk again. */
const isLive = ({ status, desk }: { status: string; desk: string | null }): boolean =>
  desk !== null || !closedStatuses.includes(status)

const caseOf = ({ row }: Application): number => row.case_id ?? row.id

async function createFollowUp(
  tx: Tx,
  portal: FollowUpContext,
  application: Application,
  { service, answers }: FollowUp,
): Promise<string[]> {
  const latest = await findLatestDefinition(tx, service)
  // A service with circulars has to wait for one.
  if (!latest || latest.definition.needsSetup) return []
  const { applicant_id: applicantId, contact } = application.row
  const ownership = { applicantId, contact, enteredBy: applicantId === null ? application.row.entered_by : null }
  const draft = await createDraft(tx, portal, {
    ...latest,
    owner: ownership,
    setupId: null,
    caseId: caseOf(application),
  })
  await fillDraft(tx, portal, draft, await withDocuments(tx, application, draft, answers))
  await recordAuditEntry(tx, systemActor, 'application.started', `application:${draft.row.no}`, {
    follows: application.row.no,
  })
  return [draft.row.no]
}

/** Fills only empty answers: flight and airway bill arrive months after the burial cost was started. */
async function fillMissingAnswers(
  tx: Tx,
  portal: FollowUpContext,
  application: Application,
  draft: Application,
  { answers }: FollowUp,
) {
  const lacking = missingAnswers(draft.answers, answers)
  if (Object.keys(lacking).length === 0) return
  await fillDraft(tx, portal, draft, await withDocuments(tx, application, draft, lacking))
  await recordAuditEntry(tx, systemActor, 'application.filled', `application:${draft.row.no}`, {
    from: application.row.no,
    answers: Object.keys(lacking),
  })
}

/** Locks the draft: a concurrent save gets a version conflict instead of overwriting the new answers. */
const lockFollowUp = (tx: Tx, caseId: number, service: string) =>
  lockFirstOfCase(tx, { caseId, service, excludedStatuses: closedStatuses })

/** Adds to the case an application that the applicant started before reporting the death, instead of a second one. */
async function linkExistingApplication(
  tx: Tx,
  { secrets }: FollowUpContext,
  application: Application,
  service: string,
) {
  const keys = applicationKeysOf(secrets, application.definition, application.answers, undefined).filter(
    ({ kind }) => kind === 'passport',
  )
  const existing = (await listApplicationsSharingKeys(tx, application.row.id, keys)).find(
    (row) =>
      row.service === service &&
      row.applicant_id !== null &&
      row.applicant_id === application.row.applicant_id &&
      row.case_id === null &&
      isLive(row),
  )
  if (!existing) return undefined
  return await updateCaseId(tx, existing.id, caseOf(application))
}

/** Copies the documents as new rows with the same bytes, and points the answers to the new rows. */
async function withDocuments(
  tx: Tx,
  application: Application,
  draft: Application,
  submitted: Answers,
): Promise<Answers> {
  const documentFields = visibleFieldsOf(draft.definition, { ...draft.answers, ...submitted }, { facts: {} }).filter(
    ({ field, answer }) => (kindOf(field).documents?.(answer) ?? []).length > 0,
  )
  if (documentFields.length === 0) return submitted
  const documents = await listDocuments(tx, application.row.id)
  const copies = new Map<string, string>()
  for (const { path, field, answer } of documentFields)
    for (const id of kindOf(field).documents?.(answer) ?? []) {
      const original = documents.find((document) => document.id === id)
      if (!original) continue
      const { id: _, created_at: __, ...row } = original
      const copy = await insertDocumentCopy(tx, { ...row, application_id: draft.row.id, path })
      copies.set(id, copy.id)
    }
  return replaceIds(submitted, copies) as Answers
}

function replaceIds(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return copies.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, copies))
  if (!isAnswers(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIds(item, copies)]))
}
