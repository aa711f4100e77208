import { compareDefinitions } from '../../../domain/src/engine/compare-definitions.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { findLatest } from '../definitions/repository.ts'
import type { Context } from '../platform/context.ts'
import { holdOpenForm, type Seen } from './access-file.ts'
import { fileOf } from './file.ts'
import { factsOf } from './known.ts'
import { findByNumber, updateApplication } from './repository.ts'
import { answerColumns } from './save-step.ts'

const labelsOf = (fields: { label: Bilingual }[]) => fields.map(({ label }) => ({ label: label.en, labelBng: label.bn }))

/** The form this draft would move to when its writer opens it. */
export async function newerForm(context: Context, { file: { row }, isOwn }: Seen) {
  const latest = row.status === 'DRAFT' && isOwn ? await findLatest(context.db, row.service) : undefined
  return latest && latest.version > row.version ? latest : undefined
}

/** A draft moves to the newer form when its writer opens it, and is told what is new. What was submitted stays as it was. */
export async function bringUpToDate(context: Context, seen: Seen) {
  const { row, definition } = seen.file
  const latest = await newerForm(context, seen)
  if (!latest) return { seen, formChanges: null }

  const { added, removed, changed } = compareDefinitions(definition, latest.definition)
  const file = await context.db.transaction().execute(async (tx) => {
    const { file: held } = await holdOpenForm(tx, context, row.no)
    const facts = await factsOf({ ...context, db: tx }, held)
    const kept = keepAsked(latest.definition, held.answers, { facts })
    await updateApplication(tx, held.row, { version: latest.version, ...answerColumns(context.secrets, latest.definition, kept) })
    return await fileOf(tx, context.secrets, (await findByNumber(tx, row.no)) ?? held.row)
  })
  // A version may differ in its desks alone, which is nothing to the one who fills it in.
  if (added.length + removed.length + changed.length === 0) return { seen: { ...seen, file }, formChanges: null }
  return { seen: { ...seen, file }, formChanges: { added: labelsOf(added), removed: labelsOf(removed), changed: labelsOf(changed) } }
}
