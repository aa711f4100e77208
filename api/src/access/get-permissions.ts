import { actions } from '../../../domain/src/access/actions.ts'
import { permissionMatrix, type MatrixMenu } from '../../../domain/src/access/matrix.ts'
import type { Ticks } from '../../../domain/src/access/ticks.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getPermissions as getCall } from '../../../domain/src/contracts/roles.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { getRole, ticksOf } from './repository.ts'

export async function getPermissions({ db }: Context, { roleId }: InputOf<typeof getCall>) {
  // The role first: ticks that are newer than the revision beside them only make the next save ask again.
  const role = await getRole(db, roleId)
  const ticks = await ticksOf(db, roleId)
  return {
    roleId,
    roleName: role.name,
    roleNameBng: role.name_bng,
    revision: role.revision,
    mainMenus: permissionMatrix.map(({ id, group, name, menus }) => ({
      id,
      mainMenuName: name.en,
      mainMenuNameBng: name.bn,
      checkedYn: yesNo(group === 'dashboard' || menus.some(({ screen }) => ticks.has(`${screen}:view`))),
      menu: menus.map((menu) => describeMenu(menu, ticks)),
    })),
  }
}

/** The actions that mean something there, and any other that the role was once given: what is ticked can be seen. */
const describeMenu = ({ id, screen, name, actions: meant }: MatrixMenu, ticks: Ticks) => ({
  id,
  menuName: name.en,
  menuNameBng: name.bn,
  checkedYn: yesNo(ticks.has(`${screen}:view`)),
  actions: actions
    .filter((code) => meant.includes(code) || ticks.has(`${screen}:${code}`))
    .map((code) => {
      const offices = ticks.get(`${screen}:${code}`)
      return { code, checkedYn: yesNo(offices !== undefined), ...(offices ? { officeTypes: [...offices] } : {}) }
    }),
})
