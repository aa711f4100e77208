import { planPayees } from '@wewb/domain/payments/payees'
import { WHOLE_SHARE } from '@wewb/domain/reference/paid-through'
import type { Tx } from '#db/database.ts'
import { findDecidedShares } from '#casework/shares/decided-shares.ts'
import type { Secrets } from '#security/secrets.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry, systemActor } from '#server/audit-log.ts'
import type { Application } from './application.ts'
import { insertPayees, listPayees, replacePayees, type PayeeRow } from './payee-queries.ts'

const wrongShares = {
  bn: 'জীবিত ওয়ারিশদের অংশের যোগফল ১০০% নয়, তাই অর্থ ভাগ করা যায়নি। আবেদনটি সংশোধনের জন্য ফেরত দিন।',
  en: 'The shares of the living heirs do not total 100%, so the money cannot be divided. Send the application back.',
}

/**
 * Returns the payees of an approved application. The amount is divided once; it is divided again only when the approval
 * was taken back and nothing is owed any more.
 */
export async function getPayees(tx: Tx, secrets: Secrets, application: Application): Promise<PayeeRow[]> {
  const { row, definition, answers } = application
  const stored = await listPayees(tx, row.id)
  if (stored.some(({ state }) => state !== 'WITHDRAWN')) return stored
  const planned = planPayees(definition, answers, row.amount ?? '0', await findDecidedShares(tx, secrets, application))
  if (planned.reduce((sum, { share }) => sum + share, 0) !== WHOLE_SHARE)
    assertNoIssues([{ path: definition.payees?.list ?? '', code: 'rule', message: wrongShares }])
  await replacePayees(tx, row.id)
  await insertPayees(tx, row.id, planned)
  if (planned.length > 1)
    await recordAuditEntry(tx, systemActor, 'payment.payees-set', `application:${row.no}`, {
      count: planned.length,
      total: row.amount ?? '0',
      shares: planned.map(({ share }) => (share / 100).toFixed(2)).join(' + '),
    })
  return await listPayees(tx, row.id)
}
