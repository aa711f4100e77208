import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { splitGraphemes } from './typefaces.ts'

/** Measures every letter as one unit wide. */
const measure = (text: string) => splitGraphemes(text).length

it('breaks at spaces, and preserves text that fits on a line', () => {
  expect(breakLines('আমার সোনার বাংলা', 7, measure)).toEqual(['আমার সোনার', 'বাংলা'])
  expect(breakLines('one two three', 7, measure)).toEqual(['one two', 'three'])
})

it('breaks after a hyphen inside a word, not after a minus', () => {
  expect(breakLines('EDU-2026-000123', 9, measure)).toEqual(['EDU-2026-', '000123'])
  expect(breakLines('at -5', 4, measure)).toEqual(['at', '-5'])
})

it('breaks a word wider than its column between letters, never inside a conjunct', () => {
  expect(breakLines('স্ত্রীস্ত্রীস্ত্রী', 2, measure)).toEqual(['স্ত্রীস্ত্রী', 'স্ত্রী'])
  expect(breakLines('see somebody@example.com', 10, measure)).toEqual(['see', 'somebody@e', 'xample.com'])
})

it('preserves typed line breaks, and drops unprintable characters', () => {
  expect(breakLines('প্রথম\r\nদ্বিতীয়\n\nশেষ', 20, measure)).toEqual(['প্রথম', 'দ্বিতীয়', '', 'শেষ'])
  expect(breakLines('a\u0000b\u0007\tc', 20, measure)).toEqual(['ab c'])
})

it('breaks a very long word in linear time', () => {
  let measured = 0
  const counting = (text: string) => {
    measured += text.length
    return measure(text)
  }
  expect(breakLines('ক'.repeat(20_000), 50, counting)).toHaveLength(400)
  expect(measured).toBeLessThanOrEqual(3 * 20_000)
})
