import { expect, it } from 'vitest'
import { findNextMenuItem } from './find-next-menu-item.ts'

const names = ['প্রোফাইল', 'পাসওয়ার্ড', 'লগআউট']

it('wraps around with arrow keys and goes to the ends by Home and End', () => {
  expect(findNextMenuItem('ArrowDown', -1, names)).toBe(0)
  expect(findNextMenuItem('ArrowDown', 2, names)).toBe(0)
  expect(findNextMenuItem('ArrowUp', 0, names)).toBe(2)
  expect(findNextMenuItem('Home', 2, names)).toBe(0)
  expect(findNextMenuItem('End', 0, names)).toBe(2)
})

it('goes to the next name that starts with a letter, and ignores other keys', () => {
  expect(findNextMenuItem('প', 0, names)).toBe(1)
  expect(findNextMenuItem('প', 1, names)).toBe(0)
  expect(findNextMenuItem('x', 0, names)).toBeUndefined()
  expect(findNextMenuItem('Enter', 0, names)).toBeUndefined()
  expect(findNextMenuItem(' ', 0, names)).toBeUndefined()
})
