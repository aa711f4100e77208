import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { describeFields } from '../../../../../domain/src/engine/describe.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import { AnswerLines } from '../../../forms/answer-lines.tsx'
import { useLanguage } from '../../../i18n/language.tsx'

/** A published circular: only to be read. */
export function SetupRead({ fields, circular }: { fields: readonly Field[]; circular: Answers }) {
  const { locale } = useLanguage()
  return <AnswerLines lines={describeFields(fields, circular, '', { facts: {}, answers: [circular] }, locale)} />
}
