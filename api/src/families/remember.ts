import { isDeepStrictEqual } from 'node:util'
import { isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import { documentsOf } from '../../../domain/src/engine/walk-asked.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { familyProfile } from '../../../domain/src/family/profile.ts'
import { rememberFrom } from '../../../domain/src/family/remember.ts'
import { seeFile } from '../applications/access-file.ts'
import { listDocuments as documentsOfApplication } from '../applications/repository.ts'
import { sealAnswers } from '../applications/save-step.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { ownerOf, readProfile } from './profile.ts'
import { addDocument, storeProfile } from './repository.ts'

/** Keeps of a submitted application what the profile does not have yet. Pressing twice keeps it once. */
export async function remember(context: Context, { applicationNo }: { applicationNo: string }) {
  const owner = ownerOf(context)
  const { file } = await seeFile(context, applicationNo)
  if (!file.standing.owners.includes(String(owner))) return refuse('NOT_FOUND')
  if (file.row.status === 'DRAFT') return refuse('MOVE_NOT_OPEN')
  return await context.db.transaction().execute(async (tx) => {
    const { answers, facts, revision } = await readProfile(context, tx)
    const wanted = keepAsked(familyProfile, rememberFrom(file.definition, file.answers, answers), { facts })
    if (isDeepStrictEqual(wanted, answers)) return { added: [], revision }
    const kept = await withOwnDocuments(tx, owner, file.row.id, wanted)
    const saved = await storeProfile(tx, owner, revision, sealAnswers(context.secrets, familyProfile, kept))
    await record(tx, context.actor, 'family.remembered', `account:${owner}`, { application: applicationNo })
    return { added: namesOfNew(answers, kept), revision: saved }
  })
}

/** The papers of the application as papers of the box: other rows for the same bytes. */
async function withOwnDocuments(tx: Tx, owner: number, applicationId: number, answers: Answers): Promise<Answers> {
  const pages = new Map((await documentsOfApplication(tx, applicationId)).map((page) => [page.id, page]))
  const copies = new Map<unknown, string>()
  for (const { path, documents } of documentsOf(familyProfile, answers, { facts: {} }))
    for (const page of documents.flatMap((id) => pages.get(id) ?? [])) {
      const { sha256, media_type, size, width, height, file_name } = page
      copies.set(page.id, (await addDocument(tx, owner, path, { sha256, media_type, size, width, height, file_name })).id)
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
