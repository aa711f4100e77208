import { expect, it } from 'vitest'
import { parseContact, validateNote, validatePageProblem } from './page-problem.ts'

const codesOf = (text: string, contact = '') =>
  validatePageProblem({ text, contact }).map(({ path, code }) => `${path} ${code}`)

it('a report has 10 to 1000 characters, and says so in a sentence', () => {
  expect(codesOf('  ')).toEqual(['text required'])
  expect(codesOf('Too short')).toEqual(['text too-short'])
  expect(codesOf('বোতামটি কাজ করে না')).toEqual([])
  expect(codesOf('x'.repeat(1000))).toEqual([])
  expect(codesOf('x'.repeat(1001))).toEqual(['text too-long'])
  expect(validateNote('ok').map(({ code }) => code)).toEqual(['too-short'])
})

it('its contact is empty, a phone number of any country, or an e-mail address', () => {
  const text = 'The button does nothing'
  for (const contact of ['', ' ', '০১৭১২৩৪৫৬৭৮', '+971 50 123 4567', 'Rahima@Example.com'])
    expect(codesOf(text, contact)).toEqual([])
  for (const contact of ['0171', 'rahima@', 'call me']) expect(codesOf(text, contact)).toEqual(['contact rule'])
  expect(parseContact('০১৭১২-৩৪৫৬৭৮')).toBe('+8801712345678')
})
