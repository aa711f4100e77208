import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { setUserStatus as statusCall } from '../../../domain/src/contracts/users.ts'
import { tidy } from '../../../domain/src/fields/scripts.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { endSessions } from '../platform/sessions.ts'
import { tellUser } from './describe-user.ts'
import { holdAdministrators, insistAdministratorLeft, lockUser, nextRevision } from './repository.ts'
import { voidWaysIn } from './void-ways-in.ts'

/** A closed account is out at once, everywhere; what its owner did before stays as it is. */
export async function changeStatus({ db, actor }: Context, { id, active_yn, reason }: InputOf<typeof statusCall>) {
  const wanted = active_yn === 'Y' ? ('active' as const) : ('inactive' as const)
  const why = tidy(reason ?? '').trim() || null
  const user = await db.transaction().execute(async (tx) => {
    await holdAdministrators(tx)
    const before = await lockUser(tx, id)
    if (id === actor.id) return refuse('OWN_ACCOUNT')
    // Who never proved to hold the number cannot be let in by anybody else.
    if (before.state === 'pending') return refuse('MOVE_NOT_OPEN')
    if (before.state !== wanted) {
      await tx.updateTable('account').set({ state: wanted, state_reason: why, ...nextRevision }).where('id', '=', id).execute() // prettier-ignore
      const ended = wanted === 'inactive' ? await endSessions(tx, id) : 0
      if (wanted === 'inactive') await voidWaysIn(tx, id)
      await insistAdministratorLeft(tx)
      await record(tx, actor, wanted === 'active' ? 'user.reactivated' : 'user.deactivated', `account:${id}`, {
        ...(why && { reason: why }),
        sessionsEnded: ended,
      })
    }
    return await tellUser(tx, id, actor)
  })
  return new Answered(user, { says: wanted === 'active' ? isOpen : isClosed })
}

const isOpen = { bn: 'অ্যাকাউন্টটি আবার চালু হয়েছে।', en: 'The account is open again.' }
const isClosed = {
  bn: 'অ্যাকাউন্টটি বন্ধ হয়েছে, সব যন্ত্র থেকে লগআউট করা হয়েছে।',
  en: 'The account is closed and logged out everywhere.',
}
