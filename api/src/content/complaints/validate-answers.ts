import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { namedFilesOf } from '@wewb/domain/content/complaints/attachments'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import type { Field } from '@wewb/domain/engine/fields/field'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'

/**
 * Normalises and validates the answers and reports all issues at once. An unknown key is MALFORMED, because no form
 * sends it.
 */
export async function validateAnswers(
  { db, now }: Pick<Portal, 'db' | 'now'>,
  fields: readonly Field[],
  submitted: Answers,
): Promise<Answers> {
  const fieldIds = new Set(fields.map(({ id }) => id))
  if (Object.keys(submitted).some((key) => !fieldIds.has(key))) throwProblem('MALFORMED')
  const facts = { today: toDhakaDate(now()) }
  const normalized = normalizeFieldAnswers(fields, submitted, { facts })
  const lists = await loadLists(db, neededEntriesOfFields(fields, normalized), { activeOnly: true })
  assertNoIssues(validateFields(fields, normalized, '', { facts, lists, answers: [normalized] }))
  return normalized
}

/** Requires that every uploaded part belongs to exactly one row, and that every row has its part. */
export function assertAttachmentParts(normalized: Answers, count: number) {
  const named = namedFilesOf(normalized).map(({ file }) => file)
  const sent = Array.from({ length: count }, (_, index) => String(index))
  if (named.toSorted().join() !== sent.join()) throwProblem('MALFORMED')
}
