import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { findSetup, lockBudget, countRemainingSeats } from './queries.ts'

const allTaken: Issue = {
  path: '',
  code: 'rule',
  message: {
    bn: 'এ কর্মসূচির সব আসন পূরণ হয়ে গেছে। তাই আর কাউকে অনুমোদন দেওয়া যাবে না।',
    en: 'All seats of this programme are taken, so nobody more can be approved.',
  },
}

/**
 * Called after the application is approved: of two concurrent approvals for the last seat, the second waits, counts and
 * is rejected.
 */
export async function assertSeatAvailable(tx: Tx, setupId: number | null) {
  if (setupId === null) return
  await lockBudget(tx, setupId)
  const setup = await findSetup(tx, setupId)
  if (setup && (await countRemainingSeats(tx, setup)) < 0) assertNoIssues([allTaken])
}
