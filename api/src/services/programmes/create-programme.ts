import type { InputOf } from '@wewb/domain/http/contract'
import type { createProgramme as createProgrammeEndpoint } from '@wewb/domain/services/programme-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { createEmptyProgramme } from '@wewb/domain/services/programmes/empty-programme'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeProgramme } from './describe-programme.ts'
import { parseExportedProgramme } from './export-programme.ts'
import { addProgramme, getProgrammeRow, currentProgramme, auditSubjectOf } from './queries.ts'

type Input = InputOf<typeof createProgrammeEndpoint>

/** Creates a programme: empty, as a copy, or from a file. A given title replaces the original one. */
export async function createProgramme(context: Context, input: Input) {
  const { db, actor } = context
  const { title, ...rest } = await initialDraft(context, input)
  const programme = { ...rest, title: { bn: input.programTitleBng || title.bn, en: input.programTitle || title.en } }
  const id = await db.transaction().execute(async (tx) => {
    const made = await addProgramme(tx, programme, { id: actor.id, at: context.now() })
    await recordAuditEntry(tx, actor, 'programme.saved', auditSubjectOf(made), {
      title: programme.title.en || programme.title.bn,
      from: sourceOf(input),
    })
    return made
  })
  return await describeProgramme(context, id)
}

async function initialDraft(
  { db }: Context,
  { copyOf, imported, programTitle, programTitleBng }: Input,
): Promise<Programme> {
  if (imported) return parseExportedProgramme(imported)
  if (copyOf !== undefined) return currentProgramme(await getProgrammeRow(db, copyOf))
  if (!programTitle?.trim() && !programTitleBng?.trim()) assertNoIssues([issue('programTitleBng', 'required')])
  return createEmptyProgramme({ bn: programTitleBng ?? '', en: programTitle ?? '' })
}

const sourceOf = ({ copyOf, imported }: Input): string => {
  if (imported) return 'file'
  return copyOf === undefined ? 'empty' : auditSubjectOf(copyOf)
}
