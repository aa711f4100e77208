import { describe, expect, it } from 'vitest'
import { charactersLeft, explainScript, keep } from './typed-text.ts'

describe('what a box keeps of what was typed', () => {
  it('turns the digits of any script into 0–9 and drops only spaces and hyphens between digits', () => {
    expect(keep('১২৩-৪৫ ٦', 'digits')).toBe('123456')
    expect(keep('+৮৮০ ১৭১২', 'phone')).toBe('+880 1712')
    expect(keep('রহিমা', undefined)).toBe('রহিমা')
  })
  it('keeps a wrong letter and explains it', () => {
    expect(keep('১২ক', 'digits')).toBe('12ক')
    expect(explainScript('12ক', 'digits')?.en).toBe('Write digits only.')
    expect(explainScript('+880 1712-345678', 'phone')).toBeUndefined()
    expect(explainScript('0171x', 'phone')).toBeDefined()
    expect(explainScript('anything', undefined)).toBeUndefined()
  })
})

describe('the count of characters', () => {
  it('is said near the end, and when there are too many', () => {
    expect(charactersLeft('x'.repeat(100), 255)).toBeUndefined()
    expect(charactersLeft('x'.repeat(235), 255)).toBe(20)
    expect(charactersLeft('x'.repeat(258), 255)).toBe(-3)
    expect(charactersLeft('x', undefined)).toBeUndefined()
  })
  it('is not said of a short number until it is too long', () => {
    expect(charactersLeft('1234567890', 17)).toBeUndefined()
    expect(charactersLeft('1'.repeat(18), 17)).toBe(-1)
  })
})
