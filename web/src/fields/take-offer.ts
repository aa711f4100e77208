import { isAnswers } from '../../../domain/src/conditions/holds.ts'
import { documentsIn } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Box } from './form-services.ts'

/** The offered answer as this form can have it: each document of the box becomes one of the application first. */
export async function takeOffer(box: Pick<Box, 'take'>, field: Field, path: string, offered: unknown): Promise<unknown> {
  let answer = offered
  for (const { path: place, documents } of documentsIn(field, offered, path)) {
    const taken: string[] = []
    for (const id of documents) taken.push((await box.take(place, id)).documentId)
    answer = withAnswer(answer, place.slice(path.length + 1), taken)
  }
  return answer
}

/** `path` is that inside the answer; empty for the answer itself. */
function withAnswer(answer: unknown, path: string, documents: string[]): unknown {
  if (path === '') return documents
  const [id = '', ...rest] = path.split('.')
  const around = isAnswers(answer) ? answer : {}
  return { ...around, [id]: withAnswer(around[id], rest.join('.'), documents) }
}
