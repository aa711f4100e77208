import type { InputOf } from '@wewb/domain/http/contract'
import type { saveFields as saveFieldsEndpoint } from '@wewb/domain/services/programme-section-contracts'
import { replaceFields, presentField } from '@wewb/domain/services/programmes/section-fields'
import { throwProblem } from '#problems/problem.ts'
import type { Context } from '#server/context.ts'
import { missingItems } from './describe-programme.ts'
import { parseDraft } from './parse-draft.ts'
import { getEditableDraft, lockProgramme } from './queries.ts'
import { saveDraft } from './save-draft.ts'

/** Replaces the fields of a section. A stale revision is rejected and overwrites nothing. */
export async function saveFields(
  context: Context,
  { sectionId, fields, revision }: InputOf<typeof saveFieldsEndpoint>,
) {
  const [programId = '', section = ''] = sectionId.split('-')
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, Number(programId), revision)
    const before = getEditableDraft(row)
    if (!before.sections.some(({ id }) => id === section)) return throwProblem('NOT_FOUND')
    const replaced = replaceFields(before, section, fields)
    if ('issues' in replaced) return throwProblem('ANSWERS_INVALID', { issues: replaced.issues })
    const draft = parseDraft(replaced.draft)
    return {
      revision: await saveDraft(tx, context, row, draft),
      fields: draft.sections.find(({ id }) => id === section)?.fields.map(presentField) ?? [],
      checklist: missingItems(draft),
    }
  })
}
