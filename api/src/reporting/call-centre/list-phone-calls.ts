import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { isStaff } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { listPhoneCallRows, type PhoneCallRow } from './queries.ts'
import type { PhoneCallReason } from '@wewb/domain/reporting/phone-call-contracts'

/** Lists the phone calls about an application. They are internal, so its owners have no access. */
export async function listPhoneCalls(context: Context, { applicationNo }: { applicationNo: string }) {
  if (!isStaff(context.actor)) return throwProblem('NO_PERMISSION')
  const { application, person } = await getVisibleApplication(context, applicationNo)
  if (application.workflowState.owners.includes(person.id)) return throwProblem('NO_PERMISSION')
  return (await listPhoneCallRows(context.db, { applicationIds: [application.row.id] })).map(describePhoneCall)
}

export const describePhoneCall = ({ id, no, at, full_name, full_name_bng, reason, note }: PhoneCallRow) => ({
  callId: id,
  applicationNo: no,
  at: at.toISOString(),
  agent: full_name,
  agentBng: full_name_bng,
  reason: reason as PhoneCallReason,
  note,
})
