import { expect, it } from 'vitest'
import { mainMenus } from '../../../../domain/src/access/menus.ts'
import { sidebarPlaces } from '../../../../domain/src/access/sidebar-places.ts'
import { hasIcon } from './icons.ts'

it('has an icon for every menu', () => {
  const named = [...mainMenus.map(({ icon }) => icon), ...Object.values(sidebarPlaces).map(({ icon }) => icon)]
  expect(named.filter((name) => !hasIcon(name))).toEqual([])
})
