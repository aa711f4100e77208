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

describe('grants of a role', () => {
  it('lose all other actions of a menu together with its view action', () => {
    expect(
      plain(
        normalizeGrants(grantsOf({ 'notice-list:publish': null, 'audit-log:view': null, 'audit-log:export': null })),
      ),
    ).toEqual({
      'audit-log:view': null,
      'audit-log:export': null,
    })
  })
  it('apply in no office without the view action of the menu', () => {
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
  it('apply per office, and for users without an office only if granted for all offices', () => {
    const some = grantsOf({ 'compensation:view': null, 'compensation:approve': ['HQ'] })
    expect([...permissionsInOffice(some, 'HQ')]).toEqual(['compensation:view', 'compensation:approve'])
    expect([...permissionsInOffice(some, 'MISSION')]).toEqual(['compensation:view'])
    expect([...permissionsInOffice(some, null)]).toEqual(['compensation:view'])
  })
  it('treat the list of all office types as unrestricted', () => {
    expect(normalizeOfficeScope(['CALL_CENTRE', 'AIRPORT', 'MISSION', 'WELFARE_CENTRE', 'DEMO', 'HQ'])).toBeNull()
    expect(normalizeOfficeScope(['MISSION', 'HQ', 'HQ'])).toEqual(['HQ', 'MISSION'])
  })
  it('are compared one by one with their offices, in any order', () => {
    const before = grantsOf({ 'role:view': null, 'role:edit': ['HQ', 'DEMO'], 'users:view': null })
    const after = grantsOf({ 'role:edit': ['DEMO', 'HQ'], 'users:view': ['HQ'], 'messages:view': null })
    expect(diffGrants(before, after)).toEqual([
      { permission: 'role:view', was: null, is: undefined },
      { permission: 'users:view', was: null, is: ['HQ'] },
      { permission: 'messages:view', was: undefined, is: null },
    ])
  })
})

describe('permission matrix', () => {
  it('has a row for every grantable screen, with its sidebar number', () => {
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
  it('offers only applicable actions, view first', () => {
    expect(matrixMenus.filter(({ actions }) => actions[0] !== 'view')).toEqual([])
    expect(isGrantablePermission('call-centre:create')).toBe(true)
    expect(
      ['call-centre:approve', 'audit-log:edit', 'dashboard:view', 'nowhere:view'].filter(isGrantablePermission),
    ).toEqual([])
  })
})
