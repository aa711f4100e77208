import { updateResetTokensAsUsed } from '#identity/accounts/reset-token-queries.ts'
import { updatePendingSessionsAsUsed } from '#identity/accounts/second-factor/pending-session-queries.ts'
import { invalidateOtps } from '#identity/otp/queries.ts'
import type { Tx } from '#db/database.ts'

/** Revokes pending codes, reset tokens and logins. */
export async function revokeCredentials(tx: Tx, accountId: number) {
  await invalidateOtps(tx, { accountId })
  await updateResetTokensAsUsed(tx, accountId)
  await updatePendingSessionsAsUsed(tx, accountId)
}
