import { describe, expect, it } from 'vitest'
import { normalizeApplicationNo } from '#engine/fields/application-number.ts'
import { validateStatusQuery, normalizeStatusQuery } from './status-query.ts'

const query = { moduleCode: 'edu-allowance', applicationNo: 'EDU-2026-000123', mobile: '01712345678' }
const pathsOf = (changes: Partial<typeof query>) =>
  validateStatusQuery({ ...query, ...changes }).map(({ path }) => path)

describe('query of the status check', () => {
  it('accepts the number in Bangla digits, lower case, with spaces and long dashes', () => {
    expect(normalizeApplicationNo(' edu–২০২৬—০০০১২৩ ')).toBe('EDU-2026-000123')
    expect(normalizeApplicationNo('EDU-2026 - 000123')).toBe('EDU-2026-000123')
  })

  it('accepts a mobile number in any notation', () => {
    expect(normalizeStatusQuery({ ...query, mobile: '+৮৮০ ১৭১২-৩৪৫৬৭৮' }).mobile).toBe('01712345678')
  })

  it('accepts a number abroad with its country code', () => {
    expect(normalizeStatusQuery({ ...query, mobile: ' ০০৯৭১ ৫০-১২৩ ৪৫৬৭ ' }).mobile).toBe('+971501234567')
    expect(pathsOf({ mobile: '+971 50 123 4567' })).toEqual([])
    expect(pathsOf({ mobile: '0501234567' })).toEqual(['mobile'])
  })

  it('reports every missing field', () => {
    expect(pathsOf({ moduleCode: '', applicationNo: ' ', mobile: '' })).toEqual([
      'moduleCode',
      'applicationNo',
      'mobile',
    ])
    expect(pathsOf({})).toEqual([])
  })

  it('requires a complete mobile number, and limits the length of a number', () => {
    expect(pathsOf({ mobile: '0171234' })).toEqual(['mobile'])
    expect(pathsOf({ mobile: 'my number' })).toEqual(['mobile'])
    expect(pathsOf({ applicationNo: 'E'.repeat(41) })).toEqual(['applicationNo'])
  })
})
