import type { FastifyInstance } from 'fastify'
import { menusFor } from '../../../domain/src/access/menus.ts'
import { getMenus } from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'

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
} // prettier-ignore
