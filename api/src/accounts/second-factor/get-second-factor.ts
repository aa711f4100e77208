import { mask } from '../../../../domain/src/fields/mask-login-id.ts'
import type { Context } from '../../platform/context.ts'
import { getAccount, loginOf } from '../repository.ts'
import { codeWayOf, findSetUp, waysOf } from './repository.ts'
import { readRule } from './rule.ts'

export async function getSecondFactor({ db, actor }: Context) {
  const account = await getAccount(db, actor.id)
  const setUp = await findSetUp(db, account.id)
  const factor = setUp?.confirmed_at ? setUp : undefined
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', account.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    rule: await readRule(db, account.user_type),
    ways: factor ? waysOf(factor, account) : [],
    codeWay: codeWayOf(account),
    sentTo: mask(loginOf(account)),
    since: factor?.confirmed_at?.toISOString() ?? null,
    recoveryLeft: factor ? left : 0,
  }
}
