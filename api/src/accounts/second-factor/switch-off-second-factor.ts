import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { switchOffSecondFactor as offCall } from '../../../../domain/src/contracts/second-factor.ts'
import { notify } from '../../messages/notify.ts'
import type { Context } from '../../platform/context.ts'
import { record } from '../../platform/record.ts'
import { endSessions } from '../../platform/sessions.ts'
import { loginOf } from '../repository.ts'
import { proveOneself } from './prove-oneself.ts'
import { dropSecondFactor } from './repository.ts'

/** Also the way to a new phone: off and on again. Where the board requires one, the next call asks for it. */
export async function switchOffSecondFactor(context: Context, input: InputOf<typeof offCall>) {
  const { db, actor, jobs } = context
  const { account, proof } = await proveOneself(context, input)
  await db.transaction().execute(async (tx) => {
    await proof.use(tx)
    await dropSecondFactor(tx, account.id)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await record(tx, actor, 'account.second-factor-off', `account:${account.id}`, { otherSessionsEnded: ended })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_OFF' })
  })
  return null
}
