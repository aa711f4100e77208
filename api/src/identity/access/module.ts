import type { FastifyInstance } from 'fastify'
import { menusFor } from '@wewb/domain/access/menus'
import { getMenus } from '@wewb/domain/administration/portal-contracts'
import * as contracts from '@wewb/domain/identity/role-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { createRole } from './create-role.ts'
import { describeRole } from './describe-role.ts'
import { previewPermissions } from './preview-permissions.ts'
import { getPermissions } from './get-permissions.ts'
import { listRoles } from './list-roles.ts'
import { renameRole } from './rename-role.ts'
import { getRole } from './queries.ts'
import { setRoleStatus } from './set-role-status.ts'
import { updatePermissions } from './update-permissions.ts'
import { seedRoles } from './seed-roles.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, getMenus, async ({ actor }) =>
    menusFor(actor.permissions).map(({ id, number, name, icon, screens }) => ({
      id: number,
      mainMenuName: name.en,
      mainMenuNameBng: name.bn,
      mainMenuUrl: id === 'dashboard' ? '/dashboard' : '',
      icon,
      menu:
        id === 'dashboard'
          ? []
          : screens.map(({ screen, actions }) => {
              const title = screen.sidebar.name ?? screen.title
              return {
                id: screen.sidebar.id,
                menuName: title.en,
                menuNameBng: title.bn,
                menuUrl: screen.path,
                icon: screen.sidebar.icon,
                actions,
              }
            }),
    })),
  )
  registerEndpoint(app, portal, contracts.listRoles, listRoles)
  registerEndpoint(app, portal, contracts.getRole, async ({ db }, { roleId }) =>
    describeRole(await getRole(db, roleId)),
  )
  registerEndpoint(app, portal, contracts.createRole, createRole)
  registerEndpoint(app, portal, contracts.renameRole, renameRole)
  registerEndpoint(app, portal, contracts.setRoleStatus, setRoleStatus)
  registerEndpoint(app, portal, contracts.getPermissions, getPermissions)
  registerEndpoint(app, portal, contracts.previewPermissions, previewPermissions)
  registerEndpoint(app, portal, contracts.updatePermissions, updatePermissions)
}

export const accessModule = {
  seed: seedRoles,
  routes,
} satisfies Module
