import { expect, it } from 'vitest'
import { computeColumnWidths } from './column-widths.ts'

it('gives each column its share where nothing would be broken', () => {
  expect(
    computeColumnWidths(100, [
      { share: 3, minWidth: 10 },
      { share: 1, minWidth: 10 },
    ]),
  ).toEqual([75, 25])
})

it('gives what cannot be broken the room it needs, and the others share the rest', () => {
  expect(
    computeColumnWidths(100, [
      { share: 2, minWidth: 0 },
      { share: 2, minWidth: 0 },
      { share: 1, minWidth: 40 },
    ]),
  ).toEqual([30, 30, 40])
})

it('fills the whole even when there is too little of it', () => {
  expect(
    computeColumnWidths(100, [
      { share: 1, minWidth: 80 },
      { share: 1, minWidth: 80 },
    ]),
  ).toEqual([50, 50])
})
