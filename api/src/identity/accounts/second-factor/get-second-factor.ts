import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Context } from '#server/context.ts'
import { getAccount, loginOf } from '#identity/accounts/queries.ts'
import { codeMethodOf, countRecoveryCodes, findSecondFactorSetup, methodsOf } from './queries.ts'
import { getSecondFactorRule } from './second-factor-rule.ts'

export async function getSecondFactor({ db, actor }: Context) {
  const account = await getAccount(db, actor.id)
  const setUp = await findSecondFactorSetup(db, account.id)
  const factor = setUp?.confirmed_at ? setUp : undefined
  const left = await countRecoveryCodes(db, account.id)
  return {
    rule: await getSecondFactorRule(db, account.user_type),
    ways: factor ? methodsOf(factor, account) : [],
    codeWay: codeMethodOf(account),
    sentTo: maskLoginId(loginOf(account)),
    since: factor?.confirmed_at?.toISOString() ?? null,
    recoveryLeft: factor ? left : 0,
  }
}
