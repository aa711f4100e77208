import type { Permission } from '../../../domain/src/access/actions.ts'
import type { Person } from '../../../domain/src/engine/standing.ts'
import { personFor, seatOf } from '../applications/person.ts'
import { visitor } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

/** Who published a list, with the rights of today: what a job does for a list is done in that person's name. */
export async function publisherOf(tx: Tx, accountId: number, service: string): Promise<Person> {
  const account = await tx.selectFrom('account').select(['id', 'user_type', 'office_id']).where('id', '=', accountId).executeTakeFirst()
  if (!account) return refuse('NOT_FOUND')
  const granted = await tx
    .selectFrom('account_role')
    .innerJoin('role_permission', 'role_permission.role_id', 'account_role.role_id')
    .select(['screen', 'action'])
    .where('account_id', '=', accountId)
    .execute()
  const actor = {
    ...visitor,
    id: account.id,
    userType: account.user_type,
    officeId: account.office_id,
    permissions: new Set(granted.map(({ screen, action }) => `${screen}:${action}` as Permission)),
  }
  return personFor(actor, await seatOf(tx, actor), service)
}
