import { expect, it } from 'vitest'
import { messageParts } from './message-parts.ts'

it.each([
  ['', 0],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['ক'.repeat(70), 1],
  ['ক'.repeat(71), 2],
  ['ক'.repeat(134), 2],
  ['ক'.repeat(135), 3],
  [`${'a'.repeat(69)}ক`, 1],
  [`${'a'.repeat(70)}ক`, 2],
])('%j is so many messages: %i', (text, parts) => expect(messageParts(text).parts).toBe(parts))

it('counts the signs of the second row twice', () => {
  expect(messageParts('[a]')).toEqual({ length: 5, parts: 1 })
})
