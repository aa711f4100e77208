import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { renameRole as renameCall } from '../../../domain/src/contracts/roles.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { describeRole } from './describe-role.ts'
import { insistOnName } from './insist-on-name.ts'
import { getRole, lockRole, nextRevision } from './repository.ts'

export async function renameRole({ db, actor }: Context, { roleId, revision, ...typed }: InputOf<typeof renameCall>) {
  return await db.transaction().execute(async (tx) => {
    const before = await lockRole(tx, roleId, revision)
    const names = await insistOnName(tx, typed, { except: roleId })
    await tx.updateTable('role').set({ ...names, ...nextRevision(actor.id) }).where('id', '=', roleId).execute() // prettier-ignore
    await record(tx, actor, 'role.renamed', `role:${roleId}`, {
      from: { name: before.name, nameBng: before.name_bng },
      to: { name: names.name, nameBng: names.name_bng },
    })
    return describeRole(await getRole(tx, roleId))
  })
}
