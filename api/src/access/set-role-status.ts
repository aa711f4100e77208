import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { setRoleStatus as statusCall } from '../../../domain/src/contracts/roles.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { describeRole, isOwnRole } from './describe-role.ts'
import { getRole, lockRole, nextRevision } from './repository.ts'

const said: Record<'Y' | 'N', Bilingual> = {
  N: { bn: 'রোলটি বন্ধ হয়েছে। এটি আর কাউকে দেওয়া যাবে না।', en: 'The role is closed. It can be given to nobody.' },
  Y: { bn: 'রোলটি আবার চালু হয়েছে।', en: 'The role is open again.' },
}

/** Only what nobody holds is closed; the board's own roles stay, because workflows know them by name. */
export async function setRoleStatus({ db, actor }: Context, { roleId, activeYn, revision }: InputOf<typeof statusCall>) {
  return await db.transaction().execute(async (tx) => {
    const role = await lockRole(tx, roleId, revision)
    if (isOwnRole(role.code)) refuse('ROLE_STAYS')
    const holder = await tx.selectFrom('account_role').select('account_id').where('role_id', '=', roleId).limit(1).executeTakeFirst()
    if (activeYn === 'N' && holder) refuse('ROLE_IN_USE')
    const isOpen = role.closed_at === null
    if (isOpen !== (activeYn === 'Y')) {
      const closed_at = activeYn === 'Y' ? null : sql<Date>`now()`
      await tx.updateTable('role').set({ closed_at, ...nextRevision(actor.id) }).where('id', '=', roleId).execute() // prettier-ignore
      await record(tx, actor, activeYn === 'Y' ? 'role.opened' : 'role.closed', `role:${roleId}`, { name: role.name })
    }
    return new Answered(describeRole(await getRole(tx, roleId)), { says: said[activeYn] })
  })
}
