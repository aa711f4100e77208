import { describe, expect, it } from 'vitest'
import { findDutyConflicts } from './separation-of-duties.ts'
import { roleSeeds, type RoleCode } from './roles.ts'

const seed = (code: RoleCode) => {
  const found = roleSeeds.find((role) => role.code === code)
  if (!found) throw new Error(`no role ${code}`)
  return found
}
const copyOf = (code: RoleCode) => ({ ...seed(code), code: `COPY_OF_${code}` })

describe('separation of duties', () => {
  it('holds within each of the fourteen roles', () => {
    expect(roleSeeds.filter((role) => findDutyConflicts([role]).length > 0)).toEqual([])
  })
  it('rejects administrator with director, and administrator with accounts', () => {
    expect(findDutyConflicts([seed('SYS_ADMIN'), seed('DIRECTOR')])).toHaveLength(1)
    expect(findDutyConflicts([seed('SYS_ADMIN'), seed('ACCOUNTS')])).toHaveLength(1)
  })
  it('cannot be bypassed by a copied or an emptied role', () => {
    expect(findDutyConflicts([copyOf('SYS_ADMIN'), copyOf('DIRECTOR')])).toHaveLength(1)
    expect(findDutyConflicts([copyOf('SYS_ADMIN'), copyOf('ASST_DIRECTOR')])).toHaveLength(1)
    expect(findDutyConflicts([{ code: 'SYS_ADMIN', permissions: [] }, copyOf('ACCOUNTS')])).toHaveLength(1)
    expect(
      findDutyConflicts([
        { code: 'SYS_ADMIN', permissions: [] },
        { code: 'DIRECTOR', permissions: [] },
      ]),
    ).toHaveLength(1)
  })
  it('checks the grants of one role like the roles of one person', () => {
    expect(findDutyConflicts([{ code: 'HELPER', permissions: ['role:edit', 'compensation:approve'] }])).toHaveLength(1)
    expect(
      findDutyConflicts([{ code: 'HELPER', permissions: ['role:view', 'users:view', 'compensation:approve'] }]),
    ).toEqual([])
  })
  it('requires two people for a payment: the one who pays a batch does not approve it', () => {
    expect(findDutyConflicts([seed('ACCOUNTS'), seed('DIRECTOR')])).toHaveLength(1)
    expect(
      findDutyConflicts([{ code: 'HELPER', permissions: ['payment-batch:pay', 'payment-batch:approve'] }]),
    ).toHaveLength(1)
  })
  it('gives the reason in both languages', () => {
    for (const { bn, en } of findDutyConflicts([seed('SYS_ADMIN'), seed('ACCOUNTS'), seed('DIRECTOR')])) {
      expect(bn).toMatch(/[ঀ-৿]/)
      expect(en).toMatch(/^[A-Z].*\.$/)
    }
  })
  it('accepts the usual combinations', () => {
    expect(findDutyConflicts([seed('SECTION_OFFICER'), seed('CONTENT_EDITOR')])).toEqual([])
    expect(findDutyConflicts([seed('ASST_DIRECTOR'), seed('DIRECTOR')])).toEqual([])
    expect(findDutyConflicts([])).toEqual([])
  })
})
