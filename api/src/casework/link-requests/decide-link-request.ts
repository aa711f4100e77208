import type { decideLinkRequest as decideLinkRequestEndpoint } from '@wewb/domain/casework/link-request-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { lockOwner, moveToAccount } from './linkable.ts'
import { notifyAccount } from './notify-account.ts'
import { endWaiting, findActiveAccount, findRequest, updateDecision } from './queries.ts'
import { namesOf } from './request-link.ts'

/**
 * Accepts or refuses a request. Only who still owns the application decides; for anybody else there is no such request.
 */
export const decideLinkRequest = (context: Context, { id, decision }: InputOf<typeof decideLinkRequestEndpoint>) =>
  context.db.transaction().execute(async (tx) => {
    const { actor, now, jobs } = context
    const request = await findRequest(tx, id)
    if (!request || request.owner_id !== actor.id) return throwProblem('NOT_FOUND')
    const { application_no: no, requester_id: requesterId } = request
    // Requests for one application are decided one after the other.
    if ((await lockOwner(tx, no))?.ownerId !== actor.id) return throwProblem('NOT_FOUND')
    const requester = await findActiveAccount(tx, requesterId)
    if (!requester || request.expires_at <= now() || !(await updateDecision(tx, id, decision, now())))
      return throwProblem('MOVE_NOT_OPEN')
    const isAccepted = decision === 'ACCEPTED'
    if (isAccepted) {
      await moveToAccount(tx, no, requesterId)
      await endWaiting(tx, no, requesterId, now())
    }
    await recordAuditEntry(
      tx,
      actor,
      isAccepted ? 'application.link-accepted' : 'application.link-refused',
      `application:${no}`,
      await namesOf(tx, actor.id, requesterId),
    )
    await notifyAccount(tx, jobs, requester, {
      template: isAccepted ? 'LINK_ACCEPTED' : 'LINK_REFUSED',
      values: { ref: no },
    })
    return null
  })
