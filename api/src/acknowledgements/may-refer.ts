import { isReferredFrom, referringRoles } from '../../../domain/src/awards/acknowledgement.ts'
import type { Seen } from '../applications/access-file.ts'
import { isStaff } from '../applications/person.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'

/** May this person write referrals of the file? Nobody those of their own. */
export const mayRefer = ({ actor }: Pick<Context, 'actor'>, { file, person }: Seen): boolean =>
  isStaff(actor) &&
  !file.standing.owners.includes(person.id) &&
  person.actions.includes('edit') &&
  person.roles.some((role) => referringRoles.includes(role))

/** Is it a file from which people are referred, granted and not yet closed by its centre? */
export const isReferable = ({ file: { row } }: Seen): boolean =>
  isReferredFrom(row.service) && row.approval_status === 2 && row.stage !== 'CLOSED'

export function insistOnReferring(context: Context, seen: Seen) {
  if (!mayRefer(context, seen)) refuse('NO_PERMISSION')
  if (!isReferable(seen)) refuse('MOVE_NOT_OPEN')
}
