import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { partFields } from '../../../domain/src/engine/part-answers.ts'
import { validateFields } from '../../../domain/src/engine/validate.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { keptFields } from '../../../domain/src/awards/acknowledgement.ts'
import { uploadOf } from '../applications/keep-upload.ts'
import { listDocuments } from '../applications/repository.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import type { Secrets } from '../platform/secrets.ts'

type Given = { fields: readonly Field[]; given: Answers; stored?: Answers; applicationId: number }

/** What was given, in the form it is kept; everything wrong with it is told at once. */
export async function judgeAnswers(tx: Tx, { now }: Pick<Portal, 'now'>, { fields, given, stored = {}, applicationId }: Given) {
  const uploads = new Map((await listDocuments(tx, applicationId)).map((document) => [document.id, uploadOf(document)]))
  const facts = { today: dhakaDay(now()) }
  // What is asked again is judged by what is given now.
  const around = Object.fromEntries(Object.entries(stored).filter(([name]) => fields.every(({ id }) => id !== name)))
  const kept = keepFields(fields, given, { facts }, [around])
  const lists = await loadLists(tx, listsForFields(fields, kept), { activeOnly: true })
  const known = { facts, lists, documents: (id: string) => uploads.get(id) }
  insist(validateFields(fields, kept, '', { ...known, answers: [kept, around] }))
  return kept
}

/** The number of an account lies sealed beside the rest. */
export function answerColumns(secrets: Secrets, answers: Answers) {
  const { plain, sensitive } = partFields(keptFields, answers)
  return {
    answers: JSON.stringify(plain),
    answers_sealed: Object.keys(sensitive).length > 0 ? secrets.seal(JSON.stringify(sensitive)) : null,
  }
}
