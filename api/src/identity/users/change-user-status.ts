import type { InputOf } from '@wewb/domain/http/contract'
import type { setUserStatus as setUserStatusEndpoint } from '@wewb/domain/identity/user-contracts'
import { normalizeScript } from '@wewb/domain/engine/fields/text-scripts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { endSessions } from '#server/session-queries.ts'
import { getUserDetails } from './describe-user.ts'
import {
  lockAdministrators,
  releaseTakenApplications,
  requireRemainingAdministrator,
  lockUser,
  updateUserRow,
} from './queries.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/** Activates or deactivates an account. Deactivation ends all sessions at once; earlier work of its owner stays. */
export async function changeUserStatus(
  { db, actor }: Context,
  { id, active_yn, reason }: InputOf<typeof setUserStatusEndpoint>,
) {
  const status = active_yn === 'Y' ? ('active' as const) : ('inactive' as const)
  const why = normalizeScript(reason ?? '').trim() || null
  const user = await db.transaction().execute(async (tx) => {
    await lockAdministrators(tx)
    const before = await lockUser(tx, id)
    if (id === actor.id) return throwProblem('OWN_ACCOUNT')
    // An unverified registration cannot be activated by somebody else.
    if (before.state === 'pending') return throwProblem('MOVE_NOT_OPEN')
    if (before.state !== status) {
      await updateUserRow(tx, id, { state: status, state_reason: why })
      const ended = status === 'inactive' ? await endSessions(tx, id) : 0
      if (status === 'inactive') {
        await revokeCredentials(tx, id)
        await releaseTakenApplications(tx, id)
      }
      await requireRemainingAdministrator(tx)
      await recordAuditEntry(
        tx,
        actor,
        status === 'active' ? 'user.reactivated' : 'user.deactivated',
        `account:${id}`,
        {
          ...(why && { reason: why }),
          sessionsEnded: ended,
        },
      )
    }
    return await getUserDetails(tx, id, actor)
  })
  return new ApiResponse(user, { message: status === 'active' ? isOpen : isClosed })
}

const isOpen = { bn: 'অ্যাকাউন্টটি আবার চালু হয়েছে।', en: 'The account is open again.' }
const isClosed = {
  bn: 'অ্যাকাউন্টটি বন্ধ হয়েছে, সব যন্ত্র থেকে লগআউট করা হয়েছে।',
  en: 'The account is closed and logged out everywhere.',
}
