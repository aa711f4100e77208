import { expect, it } from 'vitest'
import { parseMemberNumber } from './member-number.ts'

it('parses a membership number in common notations, and nothing else', () => {
  for (const typed of ['RUH0000001', ' ruh-০০০০০০১ ', 'Ruh 000 0001'])
    expect(parseMemberNumber(typed)).toBe('RUH0000001')
  for (const typed of ['', 'RUH', 'MEM-2026-000001', 'RUH00000011', 'রুহ0000001', 'R\u00dcH0000001'])
    expect(parseMemberNumber(typed)).toBeUndefined()
})
