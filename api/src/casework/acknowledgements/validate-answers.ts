import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { splitSensitiveFields } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import type { Field } from '@wewb/domain/engine/fields/field'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { acknowledgementFields } from '@wewb/domain/services/awards/acknowledgement'
import { uploadOf } from '#casework/applications/store-upload.ts'
import { listDocuments } from '#casework/applications/queries.ts'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import type { Secrets } from '#security/secrets.ts'

type SubmittedAnswers = { fields: readonly Field[]; submitted: Answers; stored?: Answers; applicationId: number }

/** Normalises and validates the answers, and reports all issues at once. */
export async function validateAnswers(
  tx: Tx,
  { now }: Pick<Portal, 'now'>,
  { fields, submitted, stored = {}, applicationId }: SubmittedAnswers,
) {
  const uploads = new Map((await listDocuments(tx, applicationId)).map((document) => [document.id, uploadOf(document)]))
  const facts = { today: toDhakaDate(now()) }
  // The submitted fields replace the stored answers before validation.
  const around = Object.fromEntries(Object.entries(stored).filter(([name]) => fields.every(({ id }) => id !== name)))
  const normalized = normalizeFieldAnswers(fields, submitted, { facts }, [around])
  const lists = await loadLists(tx, neededEntriesOfFields(fields, normalized), { activeOnly: true })
  const evaluationContext = { facts, lists, documents: (id: string) => uploads.get(id) }
  assertNoIssues(validateFields(fields, normalized, '', { ...evaluationContext, answers: [normalized, around] }))
  return normalized
}

/** Encrypts the account number in a separate column. */
export function answerColumns(secrets: Secrets, answers: Answers) {
  const { plain, sensitive } = splitSensitiveFields(acknowledgementFields, answers)
  return {
    answers: JSON.stringify(plain),
    answers_sealed: Object.keys(sensitive).length > 0 ? secrets.encrypt(JSON.stringify(sensitive)) : null,
  }
}
