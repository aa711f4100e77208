import type { Tx } from '#db/database.ts'
import type { ClaimKeyRow } from './queries.ts'

type Entry = { claimId: number; rules: string; fiscalYear: string | null; keys: readonly ClaimKeyRow[] }

/** Enters the keys of an application from before the portal, in place of those it had. */
export async function replaceEarlierClaim(tx: Tx, { claimId, rules, fiscalYear, keys }: Entry) {
  await tx
    .updateTable('earlier_application')
    .set({ rules, ...(fiscalYear === null ? {} : { fiscal_year: fiscalYear }) })
    .where('claim_id', '=', claimId)
    .execute()
  await tx.deleteFrom('earlier_claim_key').where('claim_id', '=', claimId).execute()
  if (keys.length > 0)
    await tx
      .insertInto('earlier_claim_key')
      .values(keys.map((key) => ({ claim_id: claimId, ...key })))
      .execute()
}

export const lockEarlierUnderOtherRules = (tx: Tx, of: { service: string; rules: string }, limit: number) =>
  tx
    .selectFrom('earlier_application')
    .selectAll()
    .where('service', '=', of.service)
    .where('rules', 'is distinct from', of.rules)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
