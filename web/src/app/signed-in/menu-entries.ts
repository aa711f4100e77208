import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Menus } from '#lib/api-client/session-storage.ts'

export type MenuLink = { id: number; name: Bilingual; icon: string; to: string }
export type MenuEntry = MenuLink | (Omit<MenuLink, 'to'> & { links: MenuLink[] })

export const isGroup = (entry: MenuEntry): entry is Extract<MenuEntry, { links: MenuLink[] }> => 'links' in entry

const dashboard = '/dashboard'

/** Hides main menus without submenus, except the dashboard, which is a link itself. */
export function toMenuEntries(menus: Menus): MenuEntry[] {
  return menus.flatMap((main): MenuEntry[] => {
    const own = { id: main.id, name: { bn: main.mainMenuNameBng, en: main.mainMenuName }, icon: main.icon }
    const links = main.menu.map(({ id, menuName, menuNameBng, icon, menuUrl }) => ({
      id,
      name: { bn: menuNameBng, en: menuName },
      icon,
      to: menuUrl,
    }))
    if (main.mainMenuUrl === dashboard || links[0]?.to === dashboard) return [{ ...own, to: dashboard }]
    return links.length ? [{ ...own, links }] : []
  })
}

/** Finds the group that contains this path, which opens by itself. */
export const findGroupId = (entries: readonly MenuEntry[], path: string): number | undefined =>
  entries.find((entry) => isGroup(entry) && entry.links.some(({ to }) => to === path))?.id
