import { expect, it } from 'vitest'
import { isSortedBy, nextSort } from './sort-order.ts'

it('sorts figures by the largest first, words by the first letter, and undoes it with the third press', () => {
  expect([nextSort(undefined, 'paid', true), nextSort('-paid', 'paid', true), nextSort('paid', 'paid', true)]).toEqual(['-paid', 'paid', undefined]) // prettier-ignore
  expect([nextSort('-paid', 'name', false), nextSort('name', 'name', false), nextSort('-name', 'name', false)]).toEqual(['name', '-name', undefined]) // prettier-ignore
})

it('tells which way a column is sorted', () => {
  expect([isSortedBy('-paid', 'paid'), isSortedBy('paid', 'paid'), isSortedBy('paid', 'name')]).toEqual(['descending', 'ascending', undefined]) // prettier-ignore
})
