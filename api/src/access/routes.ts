import type { FastifyInstance } from 'fastify'
import { menusFor } from '../../../domain/src/access/menus.ts'
import { getMenus } from '../../../domain/src/contracts/portal.ts'
import * as calls from '../../../domain/src/contracts/roles.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { createRole } from './create-role.ts'
import { describeRole } from './describe-role.ts'
import { foreseePermissions } from './foresee-permissions.ts'
import { getPermissions } from './get-permissions.ts'
import { listRoles } from './list-roles.ts'
import { renameRole } from './rename-role.ts'
import { getRole } from './repository.ts'
import { setRoleStatus } from './set-role-status.ts'
import { updatePermissions } from './update-permissions.ts'

export function accessRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, getMenus, async ({ actor }) =>
    menusFor(actor.permissions).map(({ id, number, name, icon, screens }) => ({
      id: number,
      mainMenuName: name.en,
      mainMenuNameBng: name.bn,
      mainMenuUrl: id === 'dashboard' ? '/dashboard' : '',
      icon,
      menu: id === 'dashboard' ? [] : screens.map(({ screen, actions }) => {
        const title = screen.sidebar.name ?? screen.title
        return { id: screen.sidebar.id, menuName: title.en, menuNameBng: title.bn, menuUrl: screen.path, icon: screen.sidebar.icon, actions }
      }),
    })),
  )
  serve(app, portal, calls.listRoles, listRoles)
  serve(app, portal, calls.getRole, async ({ db }, { roleId }) => describeRole(await getRole(db, roleId)))
  serve(app, portal, calls.createRole, createRole)
  serve(app, portal, calls.renameRole, renameRole)
  serve(app, portal, calls.setRoleStatus, setRoleStatus)
  serve(app, portal, calls.getPermissions, getPermissions)
  serve(app, portal, calls.foreseePermissions, foreseePermissions)
  serve(app, portal, calls.updatePermissions, updatePermissions)
} // prettier-ignore
