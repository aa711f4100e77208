import { accountColumns, bankOf } from '../applications/owe-payment.ts'
import { openAnswers } from '../applications/file.ts'
import { getDefinition } from '../definitions/repository.ts'
import type { Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'

type Due = { application_id: number; no: number }

/** What a renewal is owed is a year of the first award. Whose account did not change gets it where the last year went. */
export async function tieToAward(tx: Tx, secrets: Secrets, renewalId: number, { application_id: awardId, no }: Due) {
  const owed = await tx
    .selectFrom('payment')
    .select(['id', 'account_sealed'])
    .where('application_id', '=', renewalId)
    .where('state', '=', 'QUEUED')
    .executeTakeFirst()
  if (!owed) return
  await tx
    .updateTable('payment')
    .set({ award_id: awardId, instalment_no: no, ...(owed.account_sealed ? {} : await accountBefore(tx, secrets, awardId)) })
    .where('id', '=', owed.id)
    .execute()
}

async function accountBefore(tx: Tx, secrets: Secrets, awardId: number) {
  const last = await tx
    .selectFrom('payment')
    .select(['bank_code', 'bank_name', 'bank_name_bng', 'branch_name', 'branch_name_bng'])
    .select(['routing_number', 'holder_name', 'account_sealed', 'account_end'])
    .where('award_id', '=', awardId)
    .where('account_sealed', 'is not', null)
    .where('state', '!=', 'FAILED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last) return last
  const award = await tx.selectFrom('application').selectAll().where('id', '=', awardId).executeTakeFirstOrThrow()
  const bank = bankOf(await getDefinition(tx, award.service, award.version), openAnswers(secrets, award))
  return bank ? await accountColumns(tx, secrets, bank) : {}
}
