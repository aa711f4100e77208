import { useMemo } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { formatFieldAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import { walkVisibleFields } from '@wewb/domain/engine/evaluation/visible-fields'
import { acknowledgementFields } from '@wewb/domain/services/awards/acknowledgement'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import { AnswerRows } from '#form-engine/forms/answer-rows.tsx'
import { useLookupCache } from '#form-engine/forms/use-lookup-cache.ts'
import { useLanguage } from '#lib/i18n/language.tsx'

const account = acknowledgementFields.filter(({ id }) => id === 'bankDetails')
// The bank details are visible only with an amount, which is shown separately.
const sum = { amount: '1' }

/** Shows the bank details of a referral with the names of bank and branch. */
export function BankDetails({ bank }: { bank: Answers }) {
  const { locale } = useLanguage()
  const services = useFormServices()
  const answers = useMemo(() => ({ bankDetails: bank }), [bank])
  const view = useMemo(() => ({ facts: {}, answers: [answers, sum] }), [answers])
  const { lists } = useLookupCache(
    services,
    useMemo(() => walkVisibleFields(account, answers, '', view), [answers, view]),
  )
  return <AnswerRows rows={formatFieldAnswers(account, answers, '', { ...view, lists }, locale)} />
}
