import { describe, expect, it } from 'vitest'
import { validateCardRequest } from './card-request.ts'

const query = { membershipId: 'RUH0000001', passportNo: 'BX0123456', dateOfBirth: '1985-05-05' }
const complaints = (change: Partial<typeof query>) =>
  validateCardRequest({ ...query, ...change }, '2026-11-15').map(({ path, code }) => [path, code])

describe('the three details that ask for a card', () => {
  it('are taken as people type them', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ membershipId: ' ruh ০০০০০০১ ', passportNo: 'bx ০১২৩৪৫৬' })).toEqual([])
  })

  it('are all needed', () => {
    const missing = validateCardRequest({ membershipId: ' ', passportNo: '', dateOfBirth: '' }, '2026-11-15')
    expect(missing.map(({ path, code }) => [path, code])).toEqual([
      ['membershipId', 'required'],
      ['passportNo', 'required'],
      ['dateOfBirth', 'required'],
    ])
  })

  it('are told apart from what no membership, passport or birth day looks like', () => {
    expect(complaints({ membershipId: 'MEM-2026-000001' })).toEqual([['membershipId', 'rule']])
    expect(complaints({ passportNo: '12345' })).toEqual([['passportNo', 'not-a-passport']])
    expect(complaints({ dateOfBirth: '1985-02-30' })).toEqual([['dateOfBirth', 'not-a-date']])
    expect(complaints({ dateOfBirth: '2026-11-16' })).toEqual([['dateOfBirth', 'in-the-future']])
  })
})
