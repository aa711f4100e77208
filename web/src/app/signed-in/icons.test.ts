import { expect, it } from 'vitest'
import { mainMenus } from '../../../../domain/src/access/menus.ts'
import { allScreens } from '../../../../domain/src/access/screens.ts'
import { hasIcon } from './icons.ts'

it('has an icon for every menu', () => {
  const named = [...mainMenus.map(({ icon }) => icon), ...allScreens.flatMap(({ sidebar }) => (sidebar ? [sidebar.icon] : []))]
  expect(named.filter((name) => !hasIcon(name))).toEqual([])
})
