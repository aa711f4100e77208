import { describe, expect, it } from 'vitest'
import { getCharactersLeft, findScriptError, normalizeInput } from './normalize-input.ts'

describe('normalized input', () => {
  it('converts digits of any script to 0–9 and drops only spaces and hyphens between digits', () => {
    expect(normalizeInput('১২৩-৪৫ ٦', 'digits')).toBe('123456')
    expect(normalizeInput('+৮৮০ ১৭১২', 'phone')).toBe('+880 1712')
    expect(normalizeInput('রহিমা', undefined)).toBe('রহিমা')
  })
  it('preserves a wrong letter and explains it', () => {
    expect(normalizeInput('১২ক', 'digits')).toBe('12ক')
    expect(findScriptError('12ক', 'digits')?.en).toBe('Write digits only.')
    expect(findScriptError('+880 1712-345678', 'phone')).toBeUndefined()
    expect(findScriptError('0171x', 'phone')).toBeDefined()
    expect(findScriptError('anything', undefined)).toBeUndefined()
  })
})

describe('character count', () => {
  it('is announced near the limit, and above it', () => {
    expect(getCharactersLeft('x'.repeat(100), 255)).toBeUndefined()
    expect(getCharactersLeft('x'.repeat(235), 255)).toBe(20)
    expect(getCharactersLeft('x'.repeat(258), 255)).toBe(-3)
    expect(getCharactersLeft('x', undefined)).toBeUndefined()
  })
  it('is announced for a short number only above the limit', () => {
    expect(getCharactersLeft('1234567890', 17)).toBeUndefined()
    expect(getCharactersLeft('1'.repeat(18), 17)).toBe(-1)
  })
})
