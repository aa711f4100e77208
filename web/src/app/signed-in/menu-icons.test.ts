import { expect, it } from 'vitest'
import { mainMenus } from '@wewb/domain/access/menus'
import { sidebarEntries } from '@wewb/domain/access/sidebar-entries'
import { hasMenuIcon } from './menu-icons.ts'

it('has an icon for every menu', () => {
  const named = [...mainMenus.map(({ icon }) => icon), ...Object.values(sidebarEntries).map(({ icon }) => icon)]
  expect(named.filter((name) => !hasMenuIcon(name))).toEqual([])
})
