import { expect, it } from 'vitest'
import { nextItem } from './next-item.ts'

const names = ['প্রোফাইল', 'পাসওয়ার্ড', 'লগআউট']

it('goes round by arrows and to the ends by Home and End', () => {
  expect(nextItem('ArrowDown', -1, names)).toBe(0)
  expect(nextItem('ArrowDown', 2, names)).toBe(0)
  expect(nextItem('ArrowUp', 0, names)).toBe(2)
  expect(nextItem('Home', 2, names)).toBe(0)
  expect(nextItem('End', 0, names)).toBe(2)
})

it('goes to the next name that begins with a letter, and ignores other keys', () => {
  expect(nextItem('প', 0, names)).toBe(1)
  expect(nextItem('প', 1, names)).toBe(0)
  expect(nextItem('x', 0, names)).toBeUndefined()
  expect(nextItem('Enter', 0, names)).toBeUndefined()
  expect(nextItem(' ', 0, names)).toBeUndefined()
})
