import { expect, it } from 'vitest'
import { computeColumnWidths } from './column-widths.ts'

it('gives each column its share if nothing would be broken', () => {
  expect(
    computeColumnWidths(100, [
      { share: 3, minWidth: 10 },
      { share: 1, minWidth: 10 },
    ]),
  ).toEqual([75, 25])
})

it('gives unbreakable content its width, and the other columns share the rest', () => {
  expect(
    computeColumnWidths(100, [
      { share: 2, minWidth: 0 },
      { share: 2, minWidth: 0 },
      { share: 1, minWidth: 40 },
    ]),
  ).toEqual([30, 30, 40])
})

it('fills the total width even if it is too small', () => {
  expect(
    computeColumnWidths(100, [
      { share: 1, minWidth: 80 },
      { share: 1, minWidth: 80 },
    ]),
  ).toEqual([50, 50])
})
