import { describe, expect, it } from 'vitest'
import type { Permission } from '../../../../domain/src/access/actions.ts'
import type { Offices, Ticks } from '../../../../domain/src/access/ticks.ts'
import { askedFrom, narrow, tick } from './edit-ticks.ts'

const ticks = (entries: Partial<Record<Permission, Offices>>): Ticks => new Map(Object.entries(entries) as [Permission, Offices][])
const stored = ticks({ 'notice-list:view': ['HQ'], 'notice-list:publish': ['HQ'], 'audit-log:view': null })

describe('ticking', () => {
  it('takes the other actions with the view, and brings the view with an action', () => {
    const without = tick(stored, stored, 'notice-list:view', false)
    expect([...without.keys()]).toEqual(['audit-log:view'])
    expect([...tick(without, stored, 'audit-log:export', true).keys()]).toEqual(['audit-log:view', 'audit-log:export'])
  })
  it('gives back what was unticked as narrow as it was', () => {
    const without = tick(stored, stored, 'notice-list:view', false)
    expect(tick(without, stored, 'notice-list:publish', true)).toEqual(stored)
  })
  it('narrows, and says every office as no narrowing', () => {
    const every: Offices = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE']
    expect(narrow(stored, new Map([['notice-list:view', every]])).get('notice-list:view')).toBeNull()
    expect(narrow(stored, new Map([['audit-log:view', ['MISSION']]])).get('audit-log:view')).toEqual(['MISSION'])
  })
})

describe('what is sent', () => {
  it('is the changed menus, whole, with their offices', () => {
    expect(askedFrom(stored, stored)).toEqual([])
    const changed = tick(tick(stored, stored, 'audit-log:view', false), stored, 'notice-list:print', true)
    expect(askedFrom(stored, changed)).toEqual([
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
