import { describe, expect, it } from 'vitest'
import type { Permission } from '@wewb/domain/access/actions'
import type { OfficeScope, Grants } from '@wewb/domain/access/grants'
import { toPermissionsRequest, restrictOffices, setGrant } from './edit-grants.ts'

const grantsOf = (entries: Partial<Record<Permission, OfficeScope>>): Grants =>
  new Map(Object.entries(entries) as [Permission, OfficeScope][])
const stored = grantsOf({ 'notice-list:view': ['HQ'], 'notice-list:publish': ['HQ'], 'audit-log:view': null })

describe('editing grants', () => {
  it('removes the other actions with view, and adds view with an action', () => {
    const without = setGrant(stored, stored, 'notice-list:view', false)
    expect([...without.keys()]).toEqual(['audit-log:view'])
    expect([...setGrant(without, stored, 'audit-log:export', true).keys()]).toEqual([
      'audit-log:view',
      'audit-log:export',
    ])
  })
  it('restores a removed grant with its office types', () => {
    const without = setGrant(stored, stored, 'notice-list:view', false)
    expect(setGrant(without, stored, 'notice-list:publish', true)).toEqual(stored)
  })
  it('restricts by office type, and treats all types as unrestricted', () => {
    const every: OfficeScope = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE']
    expect(restrictOffices(stored, new Map([['notice-list:view', every]])).get('notice-list:view')).toBeNull()
    expect(restrictOffices(stored, new Map([['audit-log:view', ['MISSION']]])).get('audit-log:view')).toEqual([
      'MISSION',
    ])
  })
})

describe('grants request', () => {
  it('contains the changed menus completely, with their offices', () => {
    expect(toPermissionsRequest(stored, stored)).toEqual([])
    const changed = setGrant(setGrant(stored, stored, 'audit-log:view', false), stored, 'notice-list:print', true)
    expect(toPermissionsRequest(stored, changed)).toEqual([
      {
        id: 5,
        menu: [
          {
            id: 52,
            checkedYn: 'Y',
            actions: [
              { code: 'view', officeTypes: ['HQ'] },
              { code: 'publish', officeTypes: ['HQ'] },
              { code: 'print', officeTypes: ['HQ'] },
            ],
          },
        ],
      },
      { id: 8, menu: [{ id: 85, checkedYn: 'N', actions: [] }] },
    ])
  })
})
