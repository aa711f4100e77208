import { describe, expect, it } from 'vitest'
import type { Permission } from './actions.ts'
import { isGrantablePermission, matrixMenus, permissionMatrix } from './permission-matrix.ts'
import { menusFor } from './menus.ts'
import { roleSeeds } from './roles.ts'
import { allScreens } from './screens.ts'
import {
  diffGrants,
  permissionsInOffice,
  normalizeGrants,
  normalizeOfficeScope,
  type OfficeScope,
  type Grants,
} from './grants.ts'

const grantsOf = (entries: Partial<Record<Permission, OfficeScope>>): Grants =>
  new Map(Object.entries(entries) as [Permission, OfficeScope][])
const plain = (of: Grants) => Object.fromEntries(of)

describe('the ticks of a role', () => {
  it('lose every other action of a menu together with its view', () => {
    expect(
      plain(
        normalizeGrants(grantsOf({ 'notice-list:publish': null, 'audit-log:view': null, 'audit-log:export': null })),
      ),
    ).toEqual({
      'audit-log:view': null,
      'audit-log:export': null,
    })
  })
  it('hold in no office where the menu cannot be seen', () => {
    const narrowed = grantsOf({
      'compensation:view': ['HQ', 'MISSION'],
      'compensation:approve': null,
      'compensation:verify': ['MISSION', 'DEMO'],
    })
    expect(plain(normalizeGrants(narrowed))).toEqual({
      'compensation:view': ['HQ', 'MISSION'],
      'compensation:approve': ['HQ', 'MISSION'],
      'compensation:verify': ['MISSION'],
    })
    expect(
      plain(normalizeGrants(grantsOf({ 'compensation:view': ['HQ'], 'compensation:verify': ['MISSION'] }))),
    ).toEqual({
      'compensation:view': ['HQ'],
    })
  })
  it('give each office what is ticked for it, and people without an office only what is ticked for all', () => {
    const some = grantsOf({ 'compensation:view': null, 'compensation:approve': ['HQ'] })
    expect([...permissionsInOffice(some, 'HQ')]).toEqual(['compensation:view', 'compensation:approve'])
    expect([...permissionsInOffice(some, 'MISSION')]).toEqual(['compensation:view'])
    expect([...permissionsInOffice(some, null)]).toEqual(['compensation:view'])
  })
  it('say every kind of office as no narrowing at all', () => {
    expect(normalizeOfficeScope(['CALL_CENTRE', 'AIRPORT', 'MISSION', 'WELFARE_CENTRE', 'DEMO', 'HQ'])).toBeNull()
    expect(normalizeOfficeScope(['MISSION', 'HQ', 'HQ'])).toEqual(['HQ', 'MISSION'])
  })
  it('are compared tick by tick, offices included, in whatever order they stand', () => {
    const before = grantsOf({ 'role:view': null, 'role:edit': ['HQ', 'DEMO'], 'users:view': null })
    const after = grantsOf({ 'role:edit': ['DEMO', 'HQ'], 'users:view': ['HQ'], 'messages:view': null })
    expect(diffGrants(before, after)).toEqual([
      { permission: 'role:view', was: null, is: undefined },
      { permission: 'users:view', was: null, is: ['HQ'] },
      { permission: 'messages:view', was: undefined, is: null },
    ])
  })
})

describe('the matrix', () => {
  it('has a row for every screen that any role may be given, under the number the sidebar gives it', () => {
    const given = new Set(
      roleSeeds.flatMap(({ permissions }) => permissions.map((permission) => permission.split(':')[0])),
    )
    expect([...given].filter((screen) => !matrixMenus.some((menu) => menu.screen === screen))).toEqual([])
    const built = new Set(allScreens.map(({ id }): Permission => `${id}:view`))
    const shown = menusFor(built).flatMap(({ screens }) =>
      screens.filter(({ screen }) => !screen.always).map(({ screen }) => screen.sidebar.id),
    )
    expect(shown.filter((id) => !matrixMenus.some((menu) => menu.id === id))).toEqual([])
    expect(permissionMatrix.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('offers only actions that mean something, the view first', () => {
    expect(matrixMenus.filter(({ actions }) => actions[0] !== 'view')).toEqual([])
    expect(isGrantablePermission('call-centre:create')).toBe(true)
    expect(
      ['call-centre:approve', 'audit-log:edit', 'dashboard:view', 'nowhere:view'].filter(isGrantablePermission),
    ).toEqual([])
  })
})
