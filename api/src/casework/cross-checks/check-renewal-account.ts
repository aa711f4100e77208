import { compareRenewalAccount, type PaidAccount } from '@wewb/domain/casework/cross-checks/compare-accounts'
import type { CrossCheck } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { findBankAccount } from '#casework/applications/payment-obligation.ts'
import { findLastPaymentAccount } from '#casework/applications/payment-queries.ts'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import { listRenewedAwards } from '#casework/applications/renewals.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { CrossCheckInput } from './load-cross-checks.ts'
import { crossCheckTexts as texts } from './texts.ts'

/** Compares the account of a renewal with that of the award. A renewal that names none is paid to the old one. */
export async function checkRenewalAccount(
  { db, secrets, application }: CrossCheckInput,
  answers: Answers,
): Promise<CrossCheck[]> {
  const bank = findBankAccount(application.definition, answers)
  if (!bank) return []
  const awards = await listRenewedAwards(db, { row: application.row, answers })
  const checks = await Promise.all(
    awards.map(async (award): Promise<CrossCheck[]> => {
      const paid = await accountOfAward({ db, secrets, application }, award)
      if (!paid) return []
      const source = texts.applicationsOfPortal
      return [{ ...compareRenewalAccount(accountOf(bank), paid), source, applications: [award.no] }]
    }),
  )
  // Reasons are given for a code, so the worst comparison stands for all.
  return checks
    .flat()
    .toSorted((one, other) => (one.percent ?? 0) - (other.percent ?? 0))
    .slice(0, 1)
}

/** Returns the account of the last payment, or before the first payment that of the award's form. */
async function accountOfAward(
  { db, secrets, application }: Pick<CrossCheckInput, 'db' | 'secrets' | 'application'>,
  award: ApplicationRow,
): Promise<PaidAccount | undefined> {
  const last = await findLastPaymentAccount(db, award.id, application.row.id)
  if (last?.account_sealed)
    return { holder: last.holder_name ?? '', bank: last.bank_code ?? '', number: secrets.decrypt(last.account_sealed) }
  const definition = await getDefinition(db, award.service, award.version)
  const bank = findBankAccount(definition, decryptAnswers(secrets, award))
  return bank && accountOf(bank)
}

const accountOf = (bank: Answers): PaidAccount => ({
  holder: textOf(bank['accountHolderName']),
  bank: textOf(bank['bankId']),
  number: textOf(bank['accountNumber']),
})
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
