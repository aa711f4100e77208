import { isDeepStrictEqual } from 'node:util'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { referencedDocuments } from '@wewb/domain/engine/evaluation/visible-fields'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import { mergeIntoProfile } from '@wewb/domain/casework/family/merge-into-profile'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { listDocuments as documentsOfApplication } from '#casework/applications/queries.ts'
import { sealAnswers } from '#casework/applications/save-step.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { requireProfileOwner, loadProfile } from './profile.ts'
import { addDocument, storeProfile } from './queries.ts'

/** Copies the answers of a submitted application that the profile lacks. Repeating it changes nothing. */
export async function copyAnswersToProfile(context: Context, { applicationNo }: { applicationNo: string }) {
  const owner = requireProfileOwner(context)
  const { application } = await getVisibleApplication(context, applicationNo)
  if (!application.workflowState.owners.includes(String(owner))) return throwProblem('NOT_FOUND')
  if (application.row.status === 'DRAFT') return throwProblem('MOVE_NOT_OPEN')
  return await context.db.transaction().execute(async (tx) => {
    const { answers, facts, revision } = await loadProfile(context, tx)
    const merged = normalizeAnswers(
      familyProfile,
      mergeIntoProfile(application.definition, application.answers, answers),
      { facts },
    )
    if (isDeepStrictEqual(merged, answers)) return { added: [], revision }
    const stored = await withOwnDocuments(tx, owner, application.row.id, merged)
    const saved = await storeProfile(tx, owner, revision, sealAnswers(context.secrets, familyProfile, stored))
    await recordAuditEntry(tx, context.actor, 'family.remembered', `account:${owner}`, { application: applicationNo })
    return { added: namesOfNew(answers, stored), revision: saved }
  })
}

/** Copies the documents of the application to the vault as new rows with the same bytes. */
async function withOwnDocuments(tx: Tx, owner: number, applicationId: number, answers: Answers): Promise<Answers> {
  const pages = new Map((await documentsOfApplication(tx, applicationId)).map((page) => [page.id, page]))
  const copies = new Map<unknown, string>()
  for (const { path, documents } of referencedDocuments(familyProfile, answers, { facts: {} }))
    for (const page of documents.flatMap((id) => pages.get(id) ?? [])) {
      const { sha256, media_type, size, width, height, file_name } = page
      copies.set(
        page.id,
        (await addDocument(tx, owner, path, { sha256, media_type, size, width, height, file_name })).id,
      )
    }
  return renamed(answers, copies) as Answers
}

function renamed(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (isAnswers(value)) return Object.fromEntries(Object.entries(value).map(([id, part]) => [id, renamed(part, names)]))
  return names.get(value) ?? value
}

const namesOfNew = (before: Answers, after: Answers) =>
  familyProfile.steps
    .filter(({ fields }) => fields.some(({ id }) => !isDeepStrictEqual(before[id], after[id])))
    .map(({ title }) => ({ label: title.en, labelBng: title.bn }))
