import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { removeSecondFactor as removeCall } from '../../../../domain/src/contracts/second-factor.ts'
import { notify } from '../../messages/notify.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/problem.ts'
import { record } from '../../platform/record.ts'
import { endSessions } from '../../platform/sessions.ts'
import { getAccount, loginOf } from '../repository.ts'
import { dropSecondFactor } from './repository.ts'

/** For somebody else only: the own one is switched off with password and code. */
export async function removeSecondFactor({ db, actor, jobs, limits }: Context, { id }: InputOf<typeof removeCall>) {
  if (id === actor.id) return refuse('NO_PERMISSION')
  const account = await getAccount(db, id)
  await db.transaction().execute(async (tx) => {
    if (!(await dropSecondFactor(tx, account.id))) refuse('MOVE_NOT_OPEN')
    const ended = await endSessions(tx, account.id)
    await record(tx, actor, 'account.second-factor-removed', `account:${account.id}`, { sessionsEnded: ended })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_REMOVED' })
  })
  await limits.forget('second-factor-misses', String(account.id))
  return null
}
