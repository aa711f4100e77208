import { formSentence } from '../fields/form-issues.ts'
import { issue, type Issue } from '../fields/issue.ts'
import { readMoney } from '../fields/money.ts'

export type FeeText = { currency: string; fee: string; premium: string }

/** Everything to put right; whether the currency is one of the list, the list knows. */
export const checkFee = ({ currency, fee, premium }: FeeText): Issue[] => [
  ...(currency ? [] : [issue('currency', 'required')]),
  ...checkAmount('fee', fee),
  ...checkAmount('premium', premium),
]

function checkAmount(path: string, typed: string): Issue[] {
  if (typed.trim() === '') return [issue(path, 'required')]
  const message = formSentence('not-money')
  return readMoney(typed) === undefined ? [{ path, code: 'not-money', ...(message && { message }) }] : []
}
