import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { addField as addCall } from '../../../domain/src/contracts/programmes.ts'
import { fromShape } from '../../../domain/src/programmes/from-shape.ts'
import { nextFieldId } from '../../../domain/src/programmes/ids.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { keepDraft } from './keep-draft.ts'
import { readDraft } from './read-draft.ts'
import { draftOf, lockProgramme } from './repository.ts'

/** At the end of its section, in the words of SPEC.md. */
export async function addField(context: Context, { sectionId, ...shape }: InputOf<typeof addCall>) {
  const [programId = '', section = ''] = sectionId.split('-')
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, Number(programId))
    const draft = draftOf(row)
    if (!draft.sections.some(({ id }) => id === section)) return refuse('NOT_FOUND')
    const field = fromShape(shape, nextFieldId(draft), upTo(draft, section))
    const sections = draft.sections.map((one) => (one.id === section ? { ...one, fields: [...one.fields, field] } : one))
    const programme = readDraft({ ...draft, sections })
    return { fieldKey: field.id, revision: await keepDraft(tx, context, row, programme) }
  })
}

/** As far as the end of this section: a condition looks back, and not at what is asked later. */
const upTo = (draft: Programme, section: string): Programme => ({
  ...draft,
  sections: draft.sections.slice(0, draft.sections.findIndex(({ id }) => id === section) + 1),
})
