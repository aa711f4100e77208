import { sql } from 'kysely'
import { voidCodes } from '../otp/send-code.ts'
import type { Tx } from '../platform/database.ts'

/** Codes, reset tokens and log-ins that are under way open nothing any more. */
export async function voidWaysIn(tx: Tx, accountId: number) {
  await voidCodes(tx, { accountId })
  const used = { used_at: sql<Date>`now()` }
  await tx.updateTable('reset_token').set(used).where('account_id', '=', accountId).where('used_at', 'is', null).execute()
  await tx.updateTable('half_log_in').set(used).where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}
