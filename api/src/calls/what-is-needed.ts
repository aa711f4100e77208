import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { labelsOf } from '../../../domain/src/engine/labels-of.ts'
import { taskList } from '../../../domain/src/engine/task-list.ts'
import { walkAsked, type Asked } from '../../../domain/src/engine/walk-asked.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { File } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import type { Context } from '../platform/context.ts'

type Needed = { toCorrect: Bilingual[]; missingPapers: Bilingual[]; missingSteps: Bilingual[] }

const nothing: Needed = { toCorrect: [], missingPapers: [], missingSteps: [] }

/** What the caller still has to do while the form is in their hands: names of questions, papers and steps, and no answer. */
export async function whatIsNeeded(context: Context, file: File): Promise<Needed> {
  const { row, definition, answers } = file
  if (!definition.workflow.states[row.state]?.editable) return nothing
  const known = await knownOf(context, file)
  const asked = walkAsked(definition, keepAsked(definition, answers, known), known)
  const names = labelsOf(asked)
  const unfinished = row.status === 'DRAFT' ? taskList(definition, answers, known).filter(({ state }) => state !== 'done') : []
  return {
    toCorrect: row.unlocked.flatMap((path) => names.get(path) ?? []),
    missingPapers: asked.filter((question) => isMissingPaper(question, known)).flatMap(({ path }) => names.get(path) ?? []),
    missingSteps: unfinished.map(({ title }) => title),
  }
}

const isMissingPaper = ({ field, answer }: Asked, { documents }: Known): boolean =>
  !field.optional &&
  kindOf(field)
    .documents?.(answer)
    .some((id) => documents?.(id)) === false
