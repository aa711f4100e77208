import { hasReferrals, referringRoles } from '@wewb/domain/services/awards/acknowledgement'
import type { ApplicationAccess } from '#casework/applications/application-access.ts'
import { isStaff } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'

/** Returns whether this person may write referrals for the application; nobody may for their own. */
export const mayRefer = ({ actor }: Pick<Context, 'actor'>, { application, person }: ApplicationAccess): boolean =>
  isStaff(actor) &&
  !application.workflowState.owners.includes(person.id) &&
  person.actions.includes('edit') &&
  person.roles.some((role) => referringRoles.includes(role))

/** Returns whether the service has referrals, and the application is approved and not yet closed by its centre. */
export const isReferable = ({ application: { row } }: ApplicationAccess): boolean =>
  hasReferrals(row.service) && row.approval_status === 2 && row.stage !== 'CLOSED'

export function assertMayRefer(context: Context, access: ApplicationAccess) {
  if (!mayRefer(context, access)) throwProblem('NO_PERMISSION')
  if (!isReferable(access)) throwProblem('MOVE_NOT_OPEN')
}
