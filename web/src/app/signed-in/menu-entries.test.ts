import { describe, expect, it } from 'vitest'
import type { Menus } from '../../api-client/session.ts'
import { groupAt, menuEntries } from './menu-entries.ts'

const main = (id: number, mainMenuName: string, mainMenuUrl: string, ...paths: string[]): Menus[number] => ({
  id,
  mainMenuName,
  mainMenuNameBng: mainMenuName,
  mainMenuUrl,
  icon: 'gauge',
  menu: paths.map((menuUrl, index) => ({
    id: id * 10 + index,
    menuName: menuUrl,
    menuNameBng: menuUrl,
    menuUrl,
    icon: 'list',
    actions: [],
  })),
})

describe('the sidebar', () => {
  it('shows the dashboard as a link, with or without a submenu of its own', () => {
    expect(menuEntries([main(1, 'Dashboard', '/dashboard')])).toMatchObject([{ id: 1, to: '/dashboard' }])
    expect(menuEntries([main(1, 'Dashboard', '', '/dashboard')])).toMatchObject([{ id: 1, to: '/dashboard' }])
  })
  it('hides other menus without submenus', () => expect(menuEntries([main(5, 'Content', '')])).toEqual([]))
  it('opens the group of the present path', () => {
    const entries = menuEntries([main(1, 'Dashboard', '/dashboard'), main(8, 'Administration', '', '/role', '/audit-log')])
    expect(groupAt(entries, '/audit-log')).toBe(8)
    expect(groupAt(entries, '/profile')).toBeUndefined()
  })
})
