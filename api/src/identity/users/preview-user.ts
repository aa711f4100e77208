import { findDutyConflicts } from '@wewb/domain/access/separation-of-duties'
import { menusFor } from '@wewb/domain/access/menus'
import type { InputOf } from '@wewb/domain/http/contract'
import type { previewUser as previewUserEndpoint } from '@wewb/domain/identity/user-contracts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { mayShowPassword } from './describe-user.ts'
import { listRolePermissions, listOffices } from './queries.ts'

/** Previews the menus of these roles, with the function that builds the sidebar. */
export async function previewUser({ db, actor }: Context, { roleIds, officeId }: InputOf<typeof previewUserEndpoint>) {
  const ids = roleIds.split(',').map(Number)
  const duties = await listRolePermissions(db, ids)
  const office = (await listOffices(db)).find(({ id }) => id === officeId)
  const permissions = new Set(
    (await listRolePermissions(db, ids, office?.type ?? '')).flatMap((role) => role.permissions),
  )
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
  return {
    menus,
    conflicts: findDutyConflicts(duties),
    mayShowPasswordYn: yesNo(await mayShowPassword(db, actor, 'STAFF_HQ', ids)),
  }
}
