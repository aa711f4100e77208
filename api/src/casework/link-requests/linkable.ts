import { lockByNumber, updateApplicant } from '#casework/applications/queries.ts'
import { lockEarlier, updateEarlierOwner } from '#casework/earlier/queries.ts'
import type { Tx } from '#db/database.ts'

/** The series of the applications from before the portal. */
const isEarlier = (no: string) => no.startsWith('OLD-')

/** Locks an application of the portal, or one from before it, until the transaction ends. */
export async function lockOwner(tx: Tx, no: string): Promise<{ ownerId: number | null } | undefined> {
  if (isEarlier(no)) {
    const earlier = await lockEarlier(tx, no)
    return earlier && { ownerId: earlier.account_id }
  }
  const application = await lockByNumber(tx, no)
  return application && { ownerId: application.applicant_id }
}

export const moveToAccount = (tx: Tx, no: string, accountId: number) =>
  isEarlier(no) ? updateEarlierOwner(tx, no, accountId) : updateApplicant(tx, no, accountId)
