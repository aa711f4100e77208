import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { childFieldsOf, type Field } from '@wewb/domain/engine/fields/field'

/**
 * Returns the answers with one changed. Answers from dependent lists are cleared: a new division has other districts.
 */
export const changeAnswer = (fields: readonly Field[], answers: Answers, path: string, answer: unknown): Answers =>
  changeAt(fields, answers, path.split('.'), answer)

function changeAt(fields: readonly Field[], answers: Answers, [id = '', ...rest]: string[], answer: unknown): Answers {
  const field = fields.find((one) => one.id === id)
  if (rest.length > 0)
    return { ...answers, [id]: changeInside(field ? childFieldsOf(field) : [], answers[id], rest, answer) }
  const changed = answer === answers[id] ? answers : without(answers, dependentFieldsOf(fields, id))
  return { ...changed, [id]: answer }
}

function changeInside(parts: readonly Field[], value: unknown, path: string[], answer: unknown): unknown {
  const [index = '', ...inside] = path
  if (!Array.isArray(value)) return changeAt(parts, isAnswers(value) ? value : {}, path, answer)
  return value.map((row: unknown, rowIndex) =>
    String(rowIndex) === index && isAnswers(row) ? changeAt(parts, row, inside, answer) : row,
  )
}

/** Lists the sibling fields whose lookup depends on this one, recursively. */
function dependentFieldsOf(fields: readonly Field[], id: string): string[] {
  const below = fields.filter((field) => 'within' in field && field.within.includes(id)).map((field) => field.id)
  return below.flatMap((one) => [one, ...dependentFieldsOf(fields, one)])
}

const without = (answers: Answers, ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
