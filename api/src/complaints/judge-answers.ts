import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { namedFilesOf } from '../../../domain/src/complaints/attachments.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../domain/src/engine/validate.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Portal } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'

/** What was given, in the form it is kept; everything wrong with it is told at once. A key that nothing asks for is no mistake of a person. */
export async function judgeAnswers({ db, now }: Pick<Portal, 'db' | 'now'>, fields: readonly Field[], given: Answers): Promise<Answers> {
  const known = new Set(fields.map(({ id }) => id))
  if (Object.keys(given).some((key) => !known.has(key))) refuse('MALFORMED')
  const facts = { today: dhakaDay(now()) }
  const kept = keepFields(fields, given, { facts })
  const lists = await loadLists(db, listsForFields(fields, kept), { activeOnly: true })
  insist(validateFields(fields, kept, '', { facts, lists, answers: [kept] }))
  return kept
}

/** Every part of the form belongs to exactly one row, and every row has its part. */
export function insistOnParts(kept: Answers, count: number) {
  const named = namedFilesOf(kept).map(({ file }) => file)
  const sent = Array.from({ length: count }, (_, place) => String(place))
  if (named.toSorted().join() !== sent.join()) refuse('MALFORMED')
}
