import { conflictsOf } from '../../../domain/src/access/duties.ts'
import { menusFor } from '../../../domain/src/access/menus.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { previewUser as previewCall } from '../../../domain/src/contracts/users.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { mayShowPassword } from './describe-user.ts'
import { dutiesOf, listOffices } from './repository.ts'

/** The same function draws the sidebar of whoever logs in. */
export async function previewUser({ db, actor }: Context, { roleIds, officeId }: InputOf<typeof previewCall>) {
  const ids = roleIds.split(',').map(Number)
  const duties = await dutiesOf(db, ids)
  const office = (await listOffices(db)).find(({ id }) => id === officeId)
  const permissions = new Set((await dutiesOf(db, ids, office?.type ?? '')).flatMap((role) => role.permissions))
  const menus = menusFor(permissions)
    .filter(({ id }) => id !== 'dashboard')
    .map(({ name, screens }) => ({
      name: name.en,
      nameBng: name.bn,
      screens: screens.map(({ screen }) => {
        const title = screen.sidebar.name ?? screen.title
        return { name: title.en, nameBng: title.bn }
      }),
    }))
  return { menus, conflicts: conflictsOf(duties), mayShowPasswordYn: yesNo(await mayShowPassword(db, actor, 'STAFF_HQ', ids)) }
}
