import { expect, it } from 'vitest'
import { sortDirection, nextSort } from './sort-order.ts'

it('sorts figures by the largest first, words by the first letter, and undoes it with the third press', () => {
  expect([nextSort(undefined, 'paid', true), nextSort('-paid', 'paid', true), nextSort('paid', 'paid', true)]).toEqual([
    '-paid',
    'paid',
    undefined,
  ])
  expect([nextSort('-paid', 'name', false), nextSort('name', 'name', false), nextSort('-name', 'name', false)]).toEqual(
    ['name', '-name', undefined],
  )
})

it('tells which way a column is sorted', () => {
  expect([sortDirection('-paid', 'paid'), sortDirection('paid', 'paid'), sortDirection('paid', 'name')]).toEqual([
    'descending',
    'ascending',
    undefined,
  ])
})
