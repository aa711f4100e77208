import { bankAccountColumns, findBankAccount } from '#casework/applications/payment-obligation.ts'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { findLastPaymentAccount } from '#casework/applications/payment-queries.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { getApplication } from './application-queries.ts'
import { findQueuedPayment, updatePayment } from './instalment-queries.ts'

type Due = { application_id: number; no: number }

/**
 * Links the payment of a renewal to an instalment of the first award. Without a new account it uses that of the last
 * payment.
 */
export async function linkPaymentToAward(
  tx: Tx,
  secrets: Secrets,
  renewalId: number,
  { application_id: awardId, no }: Due,
) {
  const payment = await findQueuedPayment(tx, renewalId)
  if (!payment) return
  await updatePayment(tx, payment.id, {
    award_id: awardId,
    instalment_no: no,
    ...(payment.account_sealed ? {} : await accountBefore(tx, secrets, awardId)),
  })
}

async function accountBefore(tx: Tx, secrets: Secrets, awardId: number) {
  const last = await findLastPaymentAccount(tx, awardId)
  if (last) return last
  const award = await getApplication(tx, awardId)
  const bank = findBankAccount(await getDefinition(tx, award.service, award.version), decryptAnswers(secrets, award))
  return bank ? await bankAccountColumns(tx, secrets, bank) : {}
}
