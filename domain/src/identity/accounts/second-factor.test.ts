import { describe, expect, it } from 'vitest'
import { parseRecoveryCode, secondFactorRuleFor } from './second-factor.ts'

describe('second-factor policy', () => {
  it('follows the setting for staff, and requires nothing of applicants', () => {
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
  it('locks nobody out if the setting is invalid', () => {
    expect(secondFactorRuleFor('AUDIT', 'perhaps')).toBe('OPTIONAL')
  })
})

describe('recovery code', () => {
  it('is parsed in common notations', () => {
    for (const typed of ['ABCDE-23456', 'abcde 23456', ' abcde23456', 'ABCDE-২৩৪৫৬'])
      expect(parseRecoveryCode(typed)).toBe('ABCDE-23456')
  })
  it('is not parsed from other input', () => {
    for (const typed of ['', '123456', 'ABCDE-2345', 'ABCDE-234560', 'ABCDO-23456'])
      expect(parseRecoveryCode(typed)).toBeUndefined()
  })
})
