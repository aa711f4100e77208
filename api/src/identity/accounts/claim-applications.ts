import type { LoginId } from '@wewb/domain/engine/fields/formats'
import type { Tx } from '#db/database.ts'
import { record } from '#server/audit-log.ts'
import { updateUnclaimedApplications } from './queries.ts'

/**
 * Assigns applications that officers entered for a phone number to the account that has just verified it. Leaves out
 * those without activity for a year, because the number may have a new owner.
 */
export async function claimApplications(tx: Tx, accountId: number, { type, value: phone }: LoginId) {
  if (type !== 'MOBILE') return
  const files = await updateUnclaimedApplications(tx, accountId, phone)
  for (const { no } of files)
    await record(tx, { id: accountId }, 'application.tagged', `application:${no}`, { by: 'phone' })
}
