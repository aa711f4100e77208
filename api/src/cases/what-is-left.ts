import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { labelsOf } from '../../../domain/src/engine/labels-of.ts'
import { validateAll } from '../../../domain/src/engine/validate.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { File } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import type { Context } from '../platform/context.ts'

type Left = { questionsLeft: number; papersLeft: Bilingual[]; toCorrect: Bilingual[] }

const nothing: Left = { questionsLeft: 0, papersLeft: [], toCorrect: [] }

/** What the family still has to do with a form that is in their hands: how many questions, which papers, what to correct. */
export async function whatIsLeft(context: Context, file: File): Promise<Left> {
  const { row, definition, answers } = file
  if (!definition.workflow.states[row.state]?.editable) return nothing
  const known = await knownOf(context, file)
  const asked = walkAsked(definition, keepAsked(definition, answers, known), known)
  const labels = labelsOf(asked)
  const named = (paths: readonly string[]) => paths.flatMap((path) => labels.get(path) ?? [])
  if (row.status !== 'DRAFT') return { ...nothing, toCorrect: named(row.unlocked) }
  const open = new Set(validateAll(definition, answers, known).map(({ path }) => path))
  const papers = asked.filter(({ path, field }) => kindOf(field).documents && open.has(path)).map(({ path }) => path)
  return { ...nothing, questionsLeft: open.size - papers.length, papersLeft: named(papers) }
}
