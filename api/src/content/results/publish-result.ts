import type { InputOf } from '@wewb/domain/http/contract'
import type { publishResult as publishResultEndpoint } from '@wewb/domain/content/result-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockList } from '#services/setups/queries.ts'
import { hasResultPermission, getPublicationByService } from './publications.ts'
import { publishResultList } from './publish-result-list.ts'

/** Publishes now, regardless of the planned time. */
export async function publishResult(context: Context, { id, memoNo, version }: InputOf<typeof publishResultEndpoint>) {
  const publishedRows = await context.db.transaction().execute(async (tx) => {
    const setup = await lockList(tx, id)
    if (!hasResultPermission(context.actor, 'publish', getPublicationByService(setup.service)))
      return throwProblem('NO_PERMISSION')
    const published = await publishResultList(tx, context, setup, { id: context.actor.id, memoNo, version })
    await recordAuditEntry(tx, context.actor, 'result.published', `setup:${id}`, published)
    return published
  })
  context.contentInvalidation.emit()
  return publishedRows
}
