import { describe, expect, it } from 'vitest'
import { validateRegistrationQuery, validateRegistrationNumber } from './registration-query.ts'

const today = '2026-11-15'
const query = { searchBy: 'PASSPORT', value: 'BX0123456', dateOfBirth: '1990-03-27' } as const
const codesOf = (changes: object) =>
  validateRegistrationQuery({ ...query, ...changes }, today).map(({ path, code }) => `${path}: ${code}`)

describe('registration query', () => {
  it('reports missing values', () => {
    expect(codesOf({ value: ' ', dateOfBirth: '' })).toEqual(['value: required', 'dateOfBirth: required'])
    expect(codesOf({})).toEqual([])
  })

  it('accepts a passport number in lower case, Bangla digits and with spaces, and shows the format', () => {
    expect(codesOf({ value: 'bx ০১২৩৪৫৬' })).toEqual([])
    const [wrong] = validateRegistrationNumber({ ...query, value: '0123456' })
    expect(wrong).toMatchObject({
      path: 'value',
      code: 'not-a-passport',
      message: { en: expect.stringContaining('capital letters') },
    })
  })

  it('leaves the format of other numbers to the server, but not their length', () => {
    expect(codesOf({ searchBy: 'CLEARANCE', value: 'C–1/২০২৪' })).toEqual([])
    expect(codesOf({ searchBy: 'MEMBERSHIP', value: 'R'.repeat(61) })).toEqual(['value: too-long'])
  })

  it('requires a valid date of birth in the past', () => {
    expect(codesOf({ dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: not-a-date'])
    expect(codesOf({ dateOfBirth: '1990-00-' })).toEqual(['dateOfBirth: not-a-date'])
    expect(codesOf({ dateOfBirth: '2026-11-16' })).toEqual(['dateOfBirth: in-the-future'])
    expect(codesOf({ dateOfBirth: today })).toEqual([])
  })
})
