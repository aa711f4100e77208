import { formIssueMessage } from '#engine/fields/form-issues.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { parseMoney } from '#engine/fields/money.ts'

export type MissionFeeInput = { currency: string; fee: string; premium: string }

/** Validates the input. The API checks the currency against the lookup list. */
export const validateMissionFee = ({ currency, fee, premium }: MissionFeeInput): Issue[] => [
  ...(currency ? [] : [issue('currency', 'required')]),
  ...checkAmount('fee', fee),
  ...checkAmount('premium', premium),
]

function checkAmount(path: string, typed: string): Issue[] {
  if (typed.trim() === '') return [issue(path, 'required')]
  const message = formIssueMessage('not-money')
  return parseMoney(typed) === undefined ? [{ path, code: 'not-money', ...(message && { message }) }] : []
}
