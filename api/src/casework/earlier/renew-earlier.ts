import { earlierAnswersOf } from '@wewb/domain/casework/earlier-answers'
import type { renewEarlierApplication } from '@wewb/domain/casework/earlier-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { lockEditableApplication } from '#casework/applications/application-access.ts'
import { fillDraft } from '#casework/applications/create-draft.ts'
import { startApplication } from '#casework/applications/start-application.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { personOf } from './earlier-person.ts'
import { findEarlier } from './queries.ts'

/** Starts an application of the same service with what the record says. What a draft has already stays. */
export async function renewEarlier(context: Context, { earlierNo, setupId }: InputOf<typeof renewEarlierApplication>) {
  const record = await findEarlier(context.db, earlierNo)
  if (!record || record.account_id !== context.actor.id) return throwProblem('NOT_FOUND')
  const { service } = record
  const { applicationNo } = await startApplication(context, {
    service,
    ...(setupId === undefined ? {} : { setupId }),
  })
  await context.db.transaction().execute(async (tx) => {
    const { application } = await lockEditableApplication(tx, context, applicationNo)
    const answers = earlierAnswersOf(application.definition, personOf(context.secrets, record))
    await fillDraft(tx, context, application, { ...answers, ...application.answers })
    await recordAuditEntry(tx, context.actor, 'earlier.renewed', `application:${applicationNo}`, { renews: record.no })
  })
  return { applicationNo, service }
}
