import type { InputOf } from '@wewb/domain/http/contract'
import type { stopInstalments as stopInstalmentsEndpoint } from '@wewb/domain/content/result-contracts'
import { lockVisibleApplication } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { updateInstalmentsStopped } from './instalment-queries.ts'
import { hasResultPermission, getPublicationByService } from './publications.ts'

/** Stops the instalments that are not approved yet; paid ones stay paid. */
export async function stopInstalments(
  context: Context,
  { applicationNo, reason, note }: InputOf<typeof stopInstalmentsEndpoint>,
) {
  return await context.db.transaction().execute(async (tx) => {
    // Checks access first: otherwise NO_PERMISSION would disclose that the application exists.
    const { row } = (await lockVisibleApplication(tx, context, applicationNo)).application
    if (!hasResultPermission(context.actor, 'approve', getPublicationByService(row.service)))
      return throwProblem('NO_PERMISSION')
    const stopped = await updateInstalmentsStopped(tx, row.id, `${reason}: ${note}`)
    if (stopped.numUpdatedRows === 0n) return throwProblem('MOVE_NOT_OPEN')
    await recordAuditEntry(tx, context.actor, 'instalment.stopped', `application:${applicationNo}`, { reason })
    return { stopped: Number(stopped.numUpdatedRows) }
  })
}
