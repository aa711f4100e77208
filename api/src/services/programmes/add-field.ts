import type { InputOf } from '@wewb/domain/http/contract'
import type { addField as addFieldEndpoint } from '@wewb/domain/services/programme-section-contracts'
import { fieldFromShape } from '@wewb/domain/services/programmes/field-from-shape'
import { nextFieldId } from '@wewb/domain/services/programmes/ids'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { saveDraft } from './save-draft.ts'
import { parseDraft } from './parse-draft.ts'
import { getEditableDraft, lockProgramme } from './queries.ts'

/** Adds a field at the end of its section. */
export async function addField(context: Context, { sectionId, ...shape }: InputOf<typeof addFieldEndpoint>) {
  const [programId = '', section = ''] = sectionId.split('-')
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, Number(programId))
    const draft = getEditableDraft(row)
    if (!draft.sections.some(({ id }) => id === section)) return throwProblem('NOT_FOUND')
    const field = fieldFromShape(shape, nextFieldId(draft), upTo(draft, section))
    const sections = draft.sections.map((one) =>
      one.id === section ? { ...one, fields: [...one.fields, field] } : one,
    )
    const programme = parseDraft({ ...draft, sections })
    return { fieldKey: field.id, revision: await saveDraft(tx, context, row, programme) }
  })
}

/** Returns the programme up to this section: a condition may only refer to earlier fields. */
const upTo = (draft: Programme, section: string): Programme => ({
  ...draft,
  sections: draft.sections.slice(0, draft.sections.findIndex(({ id }) => id === section) + 1),
})
