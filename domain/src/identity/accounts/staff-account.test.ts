import { describe, expect, it } from 'vitest'
import { roleSeeds, userTypes } from '#access/roles.ts'
import { validateStaffAccount, type StaffAccount } from './staff-account.ts'
import { firstRoles, officeTypesOf, userTypeNames } from './user-types.ts'

const offices = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE'].map((type, at) => ({
  id: at + 1,
  type,
}))
const roles = roleSeeds.map(({ id, name, userType }) => ({ id, userType, name: name.en, nameBng: name.bn }))
const nasrin: StaffAccount = {
  full_name: 'Nasrin Akter',
  full_name_bng: 'নাসরিন আক্তার',
  login_id: '০১৭১২৩৪৫৬৭৮',
  email: '',
  mobile: '',
  userType: 'STAFF_FIELD',
  officeId: 2,
  roleIds: [3],
}
const issuesOf = (change: Partial<StaffAccount>) =>
  validateStaffAccount({ ...nasrin, ...change }, { offices, roles }).map(({ path, code }) => `${path}: ${code}`)

describe('staff account', () => {
  it('requires a name, a log-in, a user type, an office and a role', () => {
    expect(issuesOf({})).toEqual([])
    expect(
      issuesOf({
        login_id: 'nasrin@wewb.gov.bd',
        full_name_bng: '',
        email: 'n@example.com',
        mobile: '+880 1712-345679',
      }),
    ).toEqual([])
  })
  it('belongs to an office of its user type: a mission officer to a mission, a desk officer to an airport', () => {
    for (const type of userTypes.filter((known) => known !== 'APPLICANT')) {
      const role = roles.find(({ userType }) => userType === type)?.id ?? 0
      const fitting = offices.filter(
        (office) => !issuesOf({ userType: type, roleIds: [role], officeId: office.id }).length,
      )
      expect(fitting.map((office) => office.type)).toEqual(officeTypesOf[type])
    }
  })
  it('may be without an office only for an auditor', () => {
    expect(issuesOf({ officeId: null })).toEqual(['officeId: required'])
    expect(issuesOf({ officeId: null, userType: 'AUDIT', roleIds: [13] })).toEqual([])
  })
  it('requires at least one role, all of its user type and known', () => {
    expect(issuesOf({ roleIds: [] })).toEqual(['roleIds: rule'])
    expect(issuesOf({ roleIds: [3, 4] })).toEqual([])
    expect(issuesOf({ roleIds: [3, 6] })).toEqual(['roleIds: rule'])
    expect(issuesOf({ roleIds: [99] })).toEqual(['roleIds: not-an-option'])
  })
  it('is never an applicant: they register themselves', () => {
    expect(issuesOf({ userType: 'APPLICANT', officeId: null, roleIds: [1] })).toEqual(['userType: rule'])
    expect(issuesOf({ userType: '' })).toEqual(['userType: required'])
  })
})

it('has a default role of its user type', () => {
  for (const type of userTypes) {
    expect([type, roleSeeds.find(({ code }) => code === firstRoles[type])?.userType]).toEqual([type, type])
    expect(userTypeNames[type].bn).not.toBe('')
  }
})
