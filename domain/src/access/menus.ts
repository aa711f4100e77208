import type { Bilingual } from '#language/bilingual.ts'
import type { Action, Permission } from './actions.ts'
import type { MainMenuId, Screen } from './screen.ts'
import { allScreens, type ScreenId } from './screens.ts'
import { sidebarEntries, type SidebarEntry } from './sidebar-entries.ts'

export const mainMenus: { id: MainMenuId; number: number; name: Bilingual; icon: string }[] = [
  { id: 'dashboard', number: 1, name: { bn: 'ড্যাশবোর্ড', en: 'Dashboard' }, icon: 'gauge' },
  { id: 'application', number: 2, name: { bn: 'অনলাইন আবেদন', en: 'Online application' }, icon: 'file-text' },
  { id: 'setup', number: 3, name: { bn: 'আবেদন সেটআপ', en: 'Application setup' }, icon: 'sliders' },
  { id: 'result', number: 4, name: { bn: 'ফলাফল', en: 'Result' }, icon: 'award' },
  { id: 'content', number: 5, name: { bn: 'কনটেন্ট', en: 'Content' }, icon: 'newspaper' },
  { id: 'verification', number: 6, name: { bn: 'যাচাই', en: 'Verification' }, icon: 'badge-check' },
  { id: 'report', number: 7, name: { bn: 'প্রতিবেদন', en: 'Report' }, icon: 'chart-column' },
  { id: 'administration', number: 8, name: { bn: 'প্রশাসন', en: 'Administration' }, icon: 'settings' },
]

type Place = Screen & { id: ScreenId; sidebar: SidebarEntry }
export type MenuGroup = (typeof mainMenus)[number] & { screens: { screen: Place; actions: Action[] }[] }

const screenPaths: Place[] = allScreens.flatMap((screen) => {
  const sidebar = sidebarEntries[screen.id]
  return sidebar ? [{ ...screen, sidebar }] : []
})

/** Sidebar for a person with these permissions: built screens only, without empty groups, always with the dashboard. */
export function menusFor(permissions: ReadonlySet<Permission>, rows: readonly Place[] = screenPaths): MenuGroup[] {
  const grouped = mainMenus.map((menu) => ({
    ...menu,
    screens: rows
      .filter((screen) => screen.built && screen.sidebar.group === menu.id)
      .map((screen) => ({ screen, actions: actionsOn(screen.id, permissions) }))
      .filter(({ screen, actions }) => screen.always || actions.includes('view')),
  }))
  return grouped.filter((group) => group.screens.length > 0)
}

const actionsOn = (screen: ScreenId, permissions: ReadonlySet<Permission>): Action[] =>
  [...permissions]
    .filter((permission) => permission.startsWith(`${screen}:`))
    .map((permission) => permission.slice(screen.length + 1) as Action)
