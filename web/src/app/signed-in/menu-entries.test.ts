import { describe, expect, it } from 'vitest'
import type { Menus } from '#lib/api-client/session-storage.ts'
import { findGroupId, toMenuEntries } from './menu-entries.ts'

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

describe('sidebar', () => {
  it('shows the dashboard as a link, with or without a submenu of its own', () => {
    expect(toMenuEntries([main(1, 'Dashboard', '/dashboard')])).toMatchObject([{ id: 1, to: '/dashboard' }])
    expect(toMenuEntries([main(1, 'Dashboard', '', '/dashboard')])).toMatchObject([{ id: 1, to: '/dashboard' }])
  })
  it('hides other menus without submenus', () => expect(toMenuEntries([main(5, 'Content', '')])).toEqual([]))
  it('opens the group of the current path', () => {
    const entries = toMenuEntries([
      main(1, 'Dashboard', '/dashboard'),
      main(8, 'Administration', '', '/role', '/audit-log'),
    ])
    expect(findGroupId(entries, '/audit-log')).toBe(8)
    expect(findGroupId(entries, '/profile')).toBeUndefined()
  })
})
