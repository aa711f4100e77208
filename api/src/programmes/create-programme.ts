import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { createProgramme as createCall } from '../../../domain/src/contracts/programmes.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { emptyProgramme } from '../../../domain/src/programmes/empty-programme.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeProgramme } from './describe-programme.ts'
import { readExported } from './export-programme.ts'
import { addProgramme, getProgrammeRow, shownOf, subjectOf } from './repository.ts'

type Input = InputOf<typeof createCall>

/** Empty with its title, a copy of another, or from a file; a title that is given besides takes the place of theirs. */
export async function createProgramme(context: Context, input: Input) {
  const { db, actor } = context
  const { title, ...rest } = await beginning(context, input)
  const programme = { ...rest, title: { bn: input.programTitleBng || title.bn, en: input.programTitle || title.en } }
  const id = await db.transaction().execute(async (tx) => {
    const made = await addProgramme(tx, programme, { id: actor.id, at: context.now() })
    await record(tx, actor, 'programme.saved', subjectOf(made), { title: programme.title.en || programme.title.bn, from: sourceOf(input) })
    return made
  })
  return await describeProgramme(context, id)
}

async function beginning({ db }: Context, { copyOf, imported, programTitle, programTitleBng }: Input): Promise<Programme> {
  if (imported) return readExported(imported)
  if (copyOf !== undefined) return shownOf(await getProgrammeRow(db, copyOf))
  if (!programTitle?.trim() && !programTitleBng?.trim()) insist([issue('programTitleBng', 'required')])
  return emptyProgramme({ bn: programTitleBng ?? '', en: programTitle ?? '' })
}

const sourceOf = ({ copyOf, imported }: Input): string => {
  if (imported) return 'file'
  return copyOf === undefined ? 'empty' : subjectOf(copyOf)
}
