import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import { findSetup, lockBudget, seatsLeft } from './repository.ts'

const allTaken: Issue = {
  path: '',
  code: 'rule',
  message: {
    bn: 'এ কর্মসূচির সব আসন পূরণ হয়ে গেছে। তাই আর কাউকে অনুমোদন দেওয়া যাবে না।',
    en: 'All seats of this programme are taken, so nobody more can be approved.',
  },
}

/** Called when the file stands among the approved already: of two who take the last seat at once, the second waits, counts and is refused. */
export async function takeSeat(tx: Tx, setupId: number | null) {
  if (setupId === null) return
  await lockBudget(tx, setupId)
  const setup = await findSetup(tx, setupId)
  if (setup && (await seatsLeft(tx, setup)) < 0) insist([allTaken])
}
