import { expect, it } from 'vitest'
import { shownIn } from './half-typed.ts'

it('a number that is still being typed stays in its box, so that 4.5 does not become 45', () => {
  expect(shownIn({ text: '4.', value: 4 }, 4, '4')).toBe('4.')
  expect(shownIn({ text: '-', value: undefined }, undefined, '')).toBe('-')
})

it('a box follows its value once that is changed from elsewhere', () => {
  expect(shownIn({ text: '4.', value: 4 }, 7, '7')).toBe('7')
  expect(shownIn({ text: '4.5', value: 4.5 }, undefined, '')).toBe('')
})
