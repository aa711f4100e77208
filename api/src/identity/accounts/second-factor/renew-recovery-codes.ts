import type { InputOf } from '@wewb/domain/http/contract'
import type { renewRecoveryCodes as renewRecoveryCodesEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { reauthenticate } from './reauthenticate.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

export async function renewRecoveryCodes(context: Context, input: InputOf<typeof renewRecoveryCodesEndpoint>) {
  const { account, proof } = await reauthenticate(context, input)
  const recoveryCodes = await context.db.transaction().execute(async (tx) => {
    await proof.consume(tx)
    await recordAuditEntry(tx, context.actor, 'account.recovery-codes-made', `account:${account.id}`)
    return await createRecoveryCodes(tx, context.secrets, account.id)
  })
  return { recoveryCodes }
}
