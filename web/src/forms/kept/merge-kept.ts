import { answerAt, isAnswers, type Answers } from '../../../../domain/src/conditions/holds.ts'
import type { FormDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { changesBetween } from '../../../../domain/src/engine/changes-between.ts'
import { writtenFields } from '../../../../domain/src/engine/definition-paths.ts'
import { changeAnswer } from '../change-answer.ts'
import { stepAnswers } from '../use-stored-steps.ts'
import type { Waiting, WaitingDocument } from './waiting.ts'

type Stored = { definition: FormDefinition; answers: Answers; revision: number }

/**
 * What the server has, with what was typed here and has not gone: as when two windows write one draft, a step typed here wins whole, and
 * the others are taken as they are.
 */
export function mergeKept({ definition }: Pick<Stored, 'definition'>, start: Answers, { steps, documents }: Waiting): Answers {
  const fields = definition.steps.flatMap((step) => step.fields)
  const typed = steps.reduce((answers, { step, answers: own }) => ({ ...withoutStep(definition, step, answers), ...own }), start)
  return documents
    .filter(({ id }) => !JSON.stringify(typed).includes(id))
    .reduce((answers, page) => changeAnswer(fields, answers, page.path, withPage(definition, answers, page)), typed)
}

/** Something else was stored after it was typed, neither this nor what was typed before it: the person is told, as when another window has written. */
export const isOvertaken = ({ definition, answers, revision }: Stored, { steps }: Waiting): boolean =>
  steps.some(({ step, answers: own, sent = own, revision: typedOn }) => {
    const stored = stepAnswers(definition, step, answers)
    return typedOn !== revision && [own, sent].every((typed) => changesBetween(stored, typed).length > 0)
  })

/** The answers without pages that the server has not received: it would look for them in vain. */
export function withoutDocuments(answers: Answers, ids: ReadonlySet<string>): Answers {
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

/** One that was being sent when the page was closed: it takes its place after the others, or that of the last when all are taken. */
function withPage({ steps }: FormDefinition, answers: Answers, { path, id }: WaitingDocument): string[] {
  const written = path.replace(/\.\d+(?=\.)/g, '')
  const field = writtenFields(steps.flatMap(({ fields }) => fields)).find((one) => one.path === written)?.field
  const pages = (field && 'pages' in field ? field.pages : undefined) ?? 1
  const given = answerAt(path, { answers: [answers] })
  return [...(Array.isArray(given) ? (given as string[]) : []).slice(0, pages - 1), id]
}
