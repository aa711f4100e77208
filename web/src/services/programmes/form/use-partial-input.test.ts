import { expect, it } from 'vitest'
import { displayedText } from './use-partial-input.ts'

it('a number that is still being typed stays in its box, so that 4.5 does not become 45', () => {
  expect(displayedText({ text: '4.', value: 4 }, 4, '4')).toBe('4.')
  expect(displayedText({ text: '-', value: undefined }, undefined, '')).toBe('-')
})

it('a box follows its value once that is changed from elsewhere', () => {
  expect(displayedText({ text: '4.', value: 4 }, 7, '7')).toBe('7')
  expect(displayedText({ text: '4.5', value: 4.5 }, undefined, '')).toBe('')
})
