import { describe, expect, it } from 'vitest'
import { parseRecoveryCode, secondFactorRuleFor } from './second-factor.ts'

describe('the rule of the second step', () => {
  it('asks staff for what the board has set, and applicants for nothing', () => {
    expect(['OFF', 'OPTIONAL', 'REQUIRED'].map((setting) => secondFactorRuleFor('STAFF_HQ', setting))).toEqual([
      'OFF',
      'OPTIONAL',
      'REQUIRED',
    ])
    expect(['OFF', 'OPTIONAL', 'REQUIRED'].map((setting) => secondFactorRuleFor('APPLICANT', setting))).toEqual([
      'OPTIONAL',
      'OPTIONAL',
      'OPTIONAL',
    ])
  })
  it('closes nobody out when the setting makes no sense', () => {
    expect(secondFactorRuleFor('AUDIT', 'perhaps')).toBe('OPTIONAL')
  })
})

describe('a recovery code', () => {
  it('is read however it was typed from the paper', () => {
    for (const typed of ['ABCDE-23456', 'abcde 23456', ' abcde23456', 'ABCDE-২৩৪৫৬'])
      expect(parseRecoveryCode(typed)).toBe('ABCDE-23456')
  })
  it('is not guessed from something else', () => {
    for (const typed of ['', '123456', 'ABCDE-2345', 'ABCDE-234560', 'ABCDO-23456'])
      expect(parseRecoveryCode(typed)).toBeUndefined()
  })
})
