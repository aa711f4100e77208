import { describe, expect, it } from 'vitest'
import { validateCardRequest } from './card-request.ts'

const query = { membershipId: 'RUH0000001', passportNo: 'BX0123456', dateOfBirth: '1985-05-05' }
const complaints = (change: Partial<typeof query>) =>
  validateCardRequest({ ...query, ...change }, '2026-11-15').map(({ path, code }) => [path, code])

describe('card request', () => {
  it('accepts the three values in common notations', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ membershipId: ' ruh ০০০০০০১ ', passportNo: 'bx ০১২৩৪৫৬' })).toEqual([])
  })

  it('requires all three values', () => {
    const missing = validateCardRequest({ membershipId: ' ', passportNo: '', dateOfBirth: '' }, '2026-11-15')
    expect(missing.map(({ path, code }) => [path, code])).toEqual([
      ['membershipId', 'required'],
      ['passportNo', 'required'],
      ['dateOfBirth', 'required'],
    ])
  })

  it('rejects invalid membership numbers, passports and dates of birth', () => {
    expect(complaints({ membershipId: 'MEM-2026-000001' })).toEqual([['membershipId', 'rule']])
    expect(complaints({ passportNo: '12345' })).toEqual([['passportNo', 'not-a-passport']])
    expect(complaints({ dateOfBirth: '1985-02-30' })).toEqual([['dateOfBirth', 'not-a-date']])
    expect(complaints({ dateOfBirth: '2026-11-16' })).toEqual([['dateOfBirth', 'in-the-future']])
  })
})
