import { useMemo } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { describeFields } from '../../../../domain/src/engine/describe.ts'
import { walkFields } from '../../../../domain/src/engine/walk-asked.ts'
import { keptFields } from '../../../../domain/src/awards/acknowledgement.ts'
import { useFormServices } from '../../fields/form-services.ts'
import { AnswerLines } from '../../forms/answer-lines.tsx'
import { useListed } from '../../forms/use-listed.ts'
import { useLanguage } from '../../i18n/language.tsx'

const account = keptFields.filter(({ id }) => id === 'bankDetails')
// It is only asked with a sum, which stands above it.
const sum = { amount: '1' }

/** Where the money of a referral goes, by the names of bank and branch. */
export function BankLines({ bank }: { bank: Answers }) {
  const { locale } = useLanguage()
  const services = useFormServices()
  const answers = useMemo(() => ({ bankDetails: bank }), [bank])
  const view = useMemo(() => ({ facts: {}, answers: [answers, sum] }), [answers])
  const { lists } = useListed(
    services,
    useMemo(() => walkFields(account, answers, '', view), [answers, view]),
  )
  return <AnswerLines lines={describeFields(account, answers, '', { ...view, lists }, locale)} />
}
