import { formatAmountBilingual, toPoisha } from '@wewb/domain/engine/fields/money'
import { isAccountOf } from '@wewb/domain/engine/evaluation/workflow-state'
import { interpolate } from '@wewb/domain/language/bilingual'
import { throwProblem } from '#problems/problem.ts'
import type { PreparedMove } from './prepare-move.ts'

const moreThanRecommended = {
  bn: 'কর্মকর্তারা সর্বোচ্চ {amount} টাকা সুপারিশ করেছেন। একা এর বেশি মঞ্জুর করা যায় না। বেশি দিতে হলে আবেদনটি আগের ডেস্কে ফেরত দিন, যেন সেখানে নতুন পরিমাণ সুপারিশ করা হয়।',
  en: 'Officers recommended BDT {amount} at most, and nobody grants more alone. To grant more, send the application back to a desk, where the new amount is recommended first.',
}

/** An amount needs two people: nobody approves more than another officer recommended. */
export function assertRecommended({ request: { application, person }, normalizedReply }: PreparedMove) {
  const { approvedAmount } = normalizedReply
  const recommended = application.acts
    .filter(({ person_id }) => !isAccountOf(person, String(person_id)))
    .map(({ reply }) => reply['recommendedAmount'])
    .filter((amount) => typeof amount === 'string')
    .toSorted((one, other) => toPoisha(other) - toPoisha(one))
  const [most] = recommended
  if (typeof approvedAmount !== 'string' || most === undefined || toPoisha(approvedAmount) <= toPoisha(most)) return
  const message = interpolate(moreThanRecommended, { amount: formatAmountBilingual(most) })
  throwProblem('ANSWERS_INVALID', { issues: [{ path: 'approvedAmount', code: 'rule', message }] })
}
