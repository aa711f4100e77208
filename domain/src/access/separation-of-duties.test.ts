import { describe, expect, it } from 'vitest'
import { findDutyConflicts } from './separation-of-duties.ts'
import { roleSeeds, type RoleCode } from './roles.ts'

const seed = (code: RoleCode) => {
  const found = roleSeeds.find((role) => role.code === code)
  if (!found) throw new Error(`no role ${code}`)
  return found
}
const copyOf = (code: RoleCode) => ({ ...seed(code), code: `COPY_OF_${code}` })

describe('duties kept apart', () => {
  it('are kept apart inside each of the thirteen roles', () => {
    expect(roleSeeds.filter((role) => findDutyConflicts([role]).length > 0)).toEqual([])
  })
  it('let nobody be administrator and director, or administrator and accounts', () => {
    expect(findDutyConflicts([seed('SYS_ADMIN'), seed('DIRECTOR')])).toHaveLength(1)
    expect(findDutyConflicts([seed('SYS_ADMIN'), seed('ACCOUNTS')])).toHaveLength(1)
  })
  it('cannot be got round by a copied role, nor by emptying the role of its ticks', () => {
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
  it('count the ticks of one role as they count the roles of one person', () => {
    expect(findDutyConflicts([{ code: 'HELPER', permissions: ['role:edit', 'compensation:approve'] }])).toHaveLength(1)
    expect(
      findDutyConflicts([{ code: 'HELPER', permissions: ['role:view', 'users:view', 'compensation:approve'] }]),
    ).toEqual([])
  })
  it('take two people for money: who pays a batch does not approve it', () => {
    expect(findDutyConflicts([seed('ACCOUNTS'), seed('DIRECTOR')])).toHaveLength(1)
    expect(
      findDutyConflicts([{ code: 'HELPER', permissions: ['payment-batch:pay', 'payment-batch:approve'] }]),
    ).toHaveLength(1)
  })
  it('say the reason in both languages', () => {
    for (const { bn, en } of findDutyConflicts([seed('SYS_ADMIN'), seed('ACCOUNTS'), seed('DIRECTOR')])) {
      expect(bn).toMatch(/[ঀ-৿]/)
      expect(en).toMatch(/^[A-Z].*\.$/)
    }
  })
  it('leave the usual pairs alone', () => {
    expect(findDutyConflicts([seed('SECTION_OFFICER'), seed('CONTENT_EDITOR')])).toEqual([])
    expect(findDutyConflicts([seed('ASST_DIRECTOR'), seed('DIRECTOR')])).toEqual([])
    expect(findDutyConflicts([])).toEqual([])
  })
})
