import { isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import { followersOf, lackingIn, type Follower } from '../../../domain/src/engine/openings.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import { findLatest } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { createDraft, fillDraft } from './create-draft.ts'
import { fileOf, type File } from './file.ts'
import { digestsOf } from './keys.ts'
import { findSharing, listDocuments } from './repository.ts'

type Opening = Pick<Portal, 'secrets' | 'now'>

/**
 * What may follow is begun for the same people, with what they have answered already and the papers they have given. What
 * was begun before and lies with them still gets what has become known since.
 */
export async function openFollowers(tx: Tx, portal: Opening, file: File, reply: Answers): Promise<Record<string, string>> {
  const replies = Object.assign({}, ...file.acts.map((act) => act.reply), reply) as Answers
  const opened: string[] = []
  for (const follower of followersOf(file.definition, { number: file.row.no, answers: [replies, file.answers] })) {
    const begun = (await lockBegun(tx, caseOf(file), follower.service)) ?? (await bringIn(tx, portal, file, follower.service))
    if (begun?.status === 'DRAFT') await fillBegun(tx, portal, file, await fileOf(tx, portal.secrets, begun), follower)
    if (!begun) opened.push(...(await openFollower(tx, portal, file, follower)))
  }
  return opened.length > 0 ? { opened: opened.join(', ') } : {}
}

/** What was refused or withdrawn may be asked for again. */
const over = ['REJECTED', 'WITHDRAWN']
const isLive = ({ status }: { status: string }): boolean => !over.includes(status)

const caseOf = ({ row }: File): number => row.case_id ?? row.id

async function openFollower(tx: Tx, portal: Opening, file: File, { service, given }: Follower): Promise<string[]> {
  const latest = await findLatest(tx, service)
  // What is applied for under a circular waits for one.
  if (!latest || latest.definition.needsSetup) return []
  const { applicant_id: applicantId, contact } = file.row
  const whose = { applicantId, contact, enteredBy: applicantId === null ? file.row.entered_by : null }
  const draft = await createDraft(tx, portal, { ...latest, whose, setupId: null, caseId: caseOf(file) })
  await fillDraft(tx, portal, draft, await withPapers(tx, file, draft, given))
  await record(tx, portalActs, 'application.started', `application:${draft.row.no}`, { follows: file.row.no })
  return [draft.row.no]
}

/** Flight and airway bill come months after the burial cost was begun. Only what is empty is written. */
async function fillBegun(tx: Tx, portal: Opening, file: File, draft: File, { given }: Follower) {
  const lacking = lackingIn(draft.answers, given)
  if (Object.keys(lacking).length === 0) return
  await fillDraft(tx, portal, draft, await withPapers(tx, file, draft, lacking))
  await record(tx, portalActs, 'application.filled', `application:${draft.row.no}`, { from: file.row.no, answers: Object.keys(lacking) })
}

/** Locked: who is just writing there is told that it has changed, instead of wiping out what has come. */
const lockBegun = (tx: Tx, caseId: number, service: string) =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('service', '=', service)
    .where('status', 'not in', over)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()

/** Who asked for this before they told the board of the death does not begin it twice: their own file comes into the case. */
async function bringIn(tx: Tx, { secrets }: Opening, file: File, service: string) {
  const keys = digestsOf(secrets, file.definition, file.answers, undefined).filter(({ kind }) => kind === 'passport')
  const asked = (await findSharing(tx, file.row.id, keys)).find(
    (row) =>
      row.service === service &&
      row.applicant_id !== null &&
      row.applicant_id === file.row.applicant_id &&
      row.case_id === null &&
      isLive(row),
  )
  if (!asked) return undefined
  return await tx
    .updateTable('application')
    .set({ case_id: caseOf(file) })
    .where('id', '=', asked.id)
    .returningAll()
    .executeTakeFirst()
}

/** The papers go along: the same bytes, a row of their own. An answer that names one is turned to the new row. */
async function withPapers(tx: Tx, file: File, draft: File, given: Answers): Promise<Answers> {
  const asked = walkAsked(draft.definition, { ...draft.answers, ...given }, { facts: {} }).filter(
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
