import { describe, expect, it } from 'vitest'
import { readPastedCode, readTypedCode } from './read-code.ts'

describe('a code that was sent', () => {
  it('may be typed in Bangla digits, with spaces or a hyphen', () => {
    expect(readTypedCode('৪৮৩৯', 'digits', 6)).toBe('4839')
    expect(readTypedCode('483-920', 'digits', 6)).toBe('483920')
  })
  it('takes no letter in digits mode, and takes it in letter-numeric mode', () => {
    expect(readTypedCode('48a', 'digits', 6)).toBeUndefined()
    expect(readTypedCode('48a', 'letter-numeric', 6)).toBe('48a')
    expect(readTypedCode('৪৮ক', 'letter-numeric', 6)).toBeUndefined()
  })
  it('stops at its length while typing', () => expect(readTypedCode('4839201', 'digits', 6)).toBe('483920'))
  it('is pasted whole or refused: text, nothing, or more digits than the code has', () => {
    expect(readPastedCode(' ৪৮৩ ৯২০\n', 'digits', 6)).toBe('483920')
    for (const wrong of ['Your code is 483920', '', '4839201', '483,920']) expect(readPastedCode(wrong, 'digits', 6)).toBeUndefined()
  })
})
