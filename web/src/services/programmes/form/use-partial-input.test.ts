import { expect, it } from 'vitest'
import { displayedText } from './use-partial-input.ts'

it('preserves a number during input, so that 4.5 does not become 45', () => {
  expect(displayedText({ text: '4.', value: 4 }, 4, '4')).toBe('4.')
  expect(displayedText({ text: '-', value: undefined }, undefined, '')).toBe('-')
})

it('follows a change of the value from elsewhere', () => {
  expect(displayedText({ text: '4.', value: 4 }, 7, '7')).toBe('7')
  expect(displayedText({ text: '4.5', value: 4.5 }, undefined, '')).toBe('')
})
