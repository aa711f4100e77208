import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { taskList } from '@wewb/domain/engine/evaluation/task-list'
import { visibleFieldsOf, type VisibleField } from '@wewb/domain/engine/evaluation/visible-fields'
import { kindOf } from '@wewb/domain/engine/fields/field'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import type { Context } from '#server/context.ts'

type OutstandingItems = { toCorrect: Bilingual[]; missingDocuments: Bilingual[]; missingSteps: Bilingual[] }

const nothing: OutstandingItems = { toCorrect: [], missingDocuments: [], missingSteps: [] }

/**
 * Lists the open tasks of the applicant while the form is editable: names of fields, documents and steps, without
 * answers.
 */
export async function getOutstandingItems(context: Context, application: Application): Promise<OutstandingItems> {
  const { row, definition, answers } = application
  if (!definition.workflow.states[row.state]?.editable) return nothing
  const evaluationContext = await loadEvaluationContext(context, application)
  const visibleFields = visibleFieldsOf(
    definition,
    normalizeAnswers(definition, answers, evaluationContext),
    evaluationContext,
  )
  const names = qualifiedLabels(visibleFields)
  const unfinished =
    row.status === 'DRAFT'
      ? taskList(definition, answers, evaluationContext).filter(({ state }) => state !== 'done')
      : []
  return {
    toCorrect: row.unlocked.flatMap((path) => names.get(path) ?? []),
    missingDocuments: visibleFields
      .filter((question) => isMissingDocument(question, evaluationContext))
      .flatMap(({ path }) => names.get(path) ?? []),
    missingSteps: unfinished.map(({ title }) => title),
  }
}

const isMissingDocument = ({ field, answer }: VisibleField, { documents }: EvaluationContext): boolean =>
  !field.optional &&
  kindOf(field)
    .documents?.(answer)
    .some((id) => documents?.(id)) === false
