import { isAnswers, ownAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { OTHER_OPTION } from '@wewb/domain/engine/fields/lookup-names'
import { mayRoutingNumberBeIn } from '@wewb/domain/reference/district-codes'
import { bankOfRoutingNumber } from '@wewb/domain/reference/routing-number'

/**
 * Finds the first typed routing number that cannot be right, with its path. `path` leads to the number, also through
 * the rows of a list: `heirs.bank.routingNumber` finds `heirs.1.bank.routingNumber`.
 */
export const findUnknownRoutingNumber = (answers: Answers, path: string): string | undefined =>
  accountsAt(answers, path.split('.').slice(0, -1), '').find(({ account }) => !isRoutingNumberOf(account))?.path

function accountsAt(value: unknown, rest: readonly string[], home: string): { account: Answers; path: string }[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => accountsAt(row, rest, `${home}${index}.`))
  if (!isAnswers(value)) return []
  const [head, ...inner] = rest
  if (head === undefined) return [{ account: value, path: `${home}routingNumber` }]
  return accountsAt(ownAnswer(value, head), inner, `${home}${head}.`)
}

/**
 * The code of a listed branch is its routing number. Any other number must have the code of the bank and the digits of
 * the district.
 */
function isRoutingNumberOf({ branchId, bankId, bankDistrictId, routingNumber }: Answers): boolean {
  if (branchId !== OTHER_OPTION) return true
  const number = String(routingNumber)
  return bankOfRoutingNumber(number) === bankId && mayRoutingNumberBeIn(number, String(bankDistrictId))
}
