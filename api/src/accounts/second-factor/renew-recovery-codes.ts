import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { renewRecoveryCodes as renewCall } from '../../../../domain/src/contracts/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import { record } from '../../platform/record.ts'
import { proveOneself } from './prove-oneself.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

export async function renewRecoveryCodes(context: Context, input: InputOf<typeof renewCall>) {
  const { account, proof } = await proveOneself(context, input)
  const recoveryCodes = await context.db.transaction().execute(async (tx) => {
    await proof.use(tx)
    await record(tx, context.actor, 'account.recovery-codes-made', `account:${account.id}`)
    return await makeRecoveryCodes(tx, context.secrets, account.id)
  })
  return { recoveryCodes }
}
