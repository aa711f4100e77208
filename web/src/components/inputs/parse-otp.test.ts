import { describe, expect, it } from 'vitest'
import { parsePastedCode, parseTypedCode } from './parse-otp.ts'

describe('one-time code input', () => {
  it('accepts Bangla digits, spaces and hyphens', () => {
    expect(parseTypedCode('৪৮৩৯', 'digits', 6)).toBe('4839')
    expect(parseTypedCode('483-920', 'digits', 6)).toBe('483920')
  })
  it('rejects letters in digits mode, and accepts them in letter-numeric mode', () => {
    expect(parseTypedCode('48a', 'digits', 6)).toBeUndefined()
    expect(parseTypedCode('48a', 'letter-numeric', 6)).toBe('48a')
    expect(parseTypedCode('৪৮ক', 'letter-numeric', 6)).toBeUndefined()
  })
  it('stops at its length while typing', () => expect(parseTypedCode('4839201', 'digits', 6)).toBe('483920'))
  it('is pasted as a whole or rejected: text, nothing, or too many digits', () => {
    expect(parsePastedCode(' ৪৮৩ ৯২০\n', 'digits', 6)).toBe('483920')
    for (const wrong of ['Your code is 483920', '', '4839201', '483,920'])
      expect(parsePastedCode(wrong, 'digits', 6)).toBeUndefined()
  })
})
