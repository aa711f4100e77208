import { loginOf, setPassword } from '../accounts/repository.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { resetUserPassword as resetCall } from '../../../domain/src/contracts/users.ts'
import { notify } from '../messages/notify.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { endSessions } from '../platform/sessions.ts'
import { insistMayShow, invite, preparePassword } from './give-password.ts'
import { getUserRow, lockUser, rolesOfUsers } from './repository.ts'
import { voidWaysIn } from './void-ways-in.ts'

/** The old password, every session and every code under way stop working; the owner hears of it either way. */
export async function withdrawPassword(context: Context, { id, way = 'INVITE' }: InputOf<typeof resetCall>) {
  const { db, actor, jobs, limits } = context
  const user = await getUserRow(db, id)
  const roleIds = ((await rolesOfUsers(db, [id])).get(id) ?? []).map((role) => role.id)
  await insistMayShow(context, way, user.user_type, roleIds)
  const { temporary, hash, until } = await preparePassword(context, way)
  const given = await db.transaction().execute(async (tx) => {
    const account = await lockUser(tx, id)
    if (id === actor.id) return refuse('OWN_ACCOUNT')
    if (account.state !== 'active') return refuse('MOVE_NOT_OPEN')
    await setPassword(tx, account, hash)
    await tx.updateTable('account').set({ must_change_password: temporary !== null, password_until: until }).where('id', '=', id).execute() // prettier-ignore
    await voidWaysIn(tx, id)
    const ended = await endSessions(tx, id)
    await record(tx, actor, 'user.password-withdrawn', `account:${id}`, { way, sessionsEnded: ended })
    const to = loginOf(account)
    if (temporary === null)
      return { temporaryPassword: null, sentTo: await invite(tx, context, to, account.language, 'PASSWORD_WITHDRAWN') }
    await notify(tx, jobs, { to, language: account.language, template: 'PASSWORD_CHANGED' })
    return { temporaryPassword: temporary, sentTo: null }
  })
  await limits.forget('log-in-misses', user.login_id)
  return given
}
