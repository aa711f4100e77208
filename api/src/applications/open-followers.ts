import { answerAt, holds, isAnswers, isBlank, type Answers } from '../../../domain/src/conditions/holds.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import { findLatest } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { createDraft, fillDraft } from './create-draft.ts'
import type { File } from './file.ts'
import { listDocuments } from './repository.ts'

type Opened = Pick<Portal, 'secrets' | 'now'>

/** What may follow is begun for the same people, with what they have answered already and the papers they have given. */
export async function openFollowers(tx: Tx, portal: Opened, file: File, reply: Answers): Promise<Record<string, string>> {
  const replies = Object.assign({}, ...file.acts.map((act) => act.reply), reply) as Answers
  const view = { answers: [replies, file.answers], facts: {} }
  const caseId = file.row.case_id ?? file.row.id
  const opened: string[] = []
  for (const { service, when, refersBy, answers } of file.definition.opens ?? []) {
    const latest = await findLatest(tx, service)
    // What is applied for under a circular waits for one.
    if (!latest || latest.definition.needsSetup || !holds(when, view) || (await isOpened(tx, caseId, service))) continue
    const { applicant_id: applicantId, contact } = file.row
    const whose = { applicantId, contact, enteredBy: applicantId === null ? file.row.entered_by : null }
    const draft = await createDraft(tx, portal, { ...latest, whose, setupId: null, caseId })
    const given = Object.entries(answers).reduce<Answers>(
      (all, [path, from]) => setAt(all, path.split('.'), answerAt(from, view)),
      refersBy ? { [refersBy]: file.row.no } : {},
    )
    await fillDraft(tx, portal, draft, await withPapers(tx, file, draft, given))
    await record(tx, portalActs, 'application.started', `application:${draft.row.no}`, { follows: file.row.no })
    opened.push(draft.row.no)
  }
  return opened.length > 0 ? { opened: opened.join(', ') } : {}
}

const isOpened = async (tx: Tx, caseId: number, service: string): Promise<boolean> =>
  (await tx
    .selectFrom('application')
    .select('id')
    .where('case_id', '=', caseId)
    .where('service', '=', service)
    .where('status', 'not in', ['REJECTED', 'WITHDRAWN'])
    .executeTakeFirst()) !== undefined

function setAt(answers: Answers, [head = '', ...rest]: string[], value: unknown): Answers {
  if (isBlank(value)) return answers
  const inside = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : setAt(isAnswers(inside) ? inside : {}, rest, value) }
}

/** The papers go along: the same bytes, a row of their own. An answer that names one is turned to the new row. */
async function withPapers(tx: Tx, file: File, draft: File, given: Answers): Promise<Answers> {
  const asked = walkAsked(draft.definition, given, { facts: {} }).filter(
    ({ field, answer }) => (kindOf(field).documents?.(answer) ?? []).length > 0,
  )
  if (asked.length === 0) return given
  const documents = await listDocuments(tx, file.row.id)
  const copies = new Map<string, string>()
  for (const { path, field, answer } of asked)
    for (const id of kindOf(field).documents?.(answer) ?? []) {
      const original = documents.find((document) => document.id === id)
      if (!original) continue
      const { id: _, created_at: __, ...row } = original
      const copy = await tx.insertInto('document').values({ ...row, application_id: draft.row.id, path }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
      copies.set(id, copy.id)
    }
  return replaceIds(given, copies) as Answers
}

function replaceIds(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return copies.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, copies))
  if (!isAnswers(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIds(item, copies)]))
}
