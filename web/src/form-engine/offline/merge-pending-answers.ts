import { resolveAnswer, isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { diffAnswers } from '@wewb/domain/engine/evaluation/diff-answers'
import { flattenFields } from '@wewb/domain/engine/evaluation/field-paths'
import { changeAnswer } from '#form-engine/forms/change-answer.ts'
import { pickStepAnswers } from '#form-engine/forms/use-step-persistence.ts'
import type { OutboxState, PendingDocument } from './offline-outbox-state.ts'

type Stored = { definition: FormDefinition; answers: Answers; revision: number }

/**
 * Merges unsent answers into those of the server: a step typed here replaces the stored step as a whole; other steps
 * are taken from the server.
 */
export function mergePendingAnswers(
  { definition }: Pick<Stored, 'definition'>,
  start: Answers,
  { steps, documents }: OutboxState,
): Answers {
  const fields = definition.steps.flatMap((step) => step.fields)
  const typed = steps.reduce(
    (answers, { step, answers: own }) => ({ ...withoutStep(definition, step, answers), ...own }),
    start,
  )
  return documents
    .filter(({ id }) => !JSON.stringify(typed).includes(id))
    .reduce((answers, page) => changeAnswer(fields, answers, page.path, withPage(definition, answers, page)), typed)
}

/**
 * True when the server has stored something else since the step was typed, neither the same answers nor those sent
 * before; the user is then notified of a conflict.
 */
export const hasServerChanged = ({ definition, answers, revision }: Stored, { steps }: OutboxState): boolean =>
  steps.some(({ step, answers: own, sent = own, revision: typedOn }) => {
    const stored = pickStepAnswers(definition, step, answers)
    return typedOn !== revision && [own, sent].every((typed) => diffAnswers(stored, typed).length > 0)
  })

/** Removes documents from the answers that the server has not received. */
export function omitDocuments(answers: Answers, ids: ReadonlySet<string>): Answers {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !ids.has(one as string)).map(strip)
    return isAnswers(value) ? Object.fromEntries(Object.entries(value).map(([id, one]) => [id, strip(one)])) : value
  }
  return ids.size === 0 ? answers : (strip(answers) as Answers)
}

function withoutStep({ steps }: FormDefinition, step: string, answers: Answers): Answers {
  const ids = steps.find(({ id }) => id === step)?.fields.map(({ id }) => id) ?? []
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
}

/** Adds a document whose upload was interrupted: at the end, or in place of the last when the limit is reached. */
function withPage({ steps }: FormDefinition, answers: Answers, { path, id }: PendingDocument): string[] {
  const written = path.replace(/\.\d+(?=\.)/g, '')
  const field = flattenFields(steps.flatMap(({ fields }) => fields)).find((one) => one.path === written)?.field
  const pages = (field && 'pages' in field ? field.pages : undefined) ?? 1
  const storedAnswer = resolveAnswer(path, { answers: [answers] })
  return [...(Array.isArray(storedAnswer) ? (storedAnswer as string[]) : []).slice(0, pages - 1), id]
}
