import { actions } from '@wewb/domain/access/actions'
import { permissionMatrix, type MatrixMenu } from '@wewb/domain/access/permission-matrix'
import type { Grants } from '@wewb/domain/access/grants'
import type { InputOf } from '@wewb/domain/http/contract'
import type { getPermissions as getPermissionsEndpoint } from '@wewb/domain/identity/role-contracts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { getRole, listGrants } from './queries.ts'

export async function getPermissions({ db }: Context, { roleId }: InputOf<typeof getPermissionsEndpoint>) {
  // Reads the role first: grants newer than the revision only cause a conflict on the next save.
  const role = await getRole(db, roleId)
  const grants = await listGrants(db, roleId)
  return {
    roleId,
    roleName: role.name,
    roleNameBng: role.name_bng,
    revision: role.revision,
    mainMenus: permissionMatrix.map(({ id, group, name, menus }) => ({
      id,
      mainMenuName: name.en,
      mainMenuNameBng: name.bn,
      checkedYn: yesNo(group === 'dashboard' || menus.some(({ screen }) => grants.has(`${screen}:view`))),
      menu: menus.map((menu) => describeMenu(menu, grants)),
    })),
  }
}

/** Lists the applicable actions, and any other action the role already has, so that every grant is visible. */
const describeMenu = ({ id, screen, name, actions: applicable }: MatrixMenu, grants: Grants) => ({
  id,
  menuName: name.en,
  menuNameBng: name.bn,
  checkedYn: yesNo(grants.has(`${screen}:view`)),
  actions: actions
    .filter((code) => applicable.includes(code) || grants.has(`${screen}:${code}`))
    .map((code) => {
      const offices = grants.get(`${screen}:${code}`)
      return { code, checkedYn: yesNo(offices !== undefined), ...(offices ? { officeTypes: [...offices] } : {}) }
    }),
})
