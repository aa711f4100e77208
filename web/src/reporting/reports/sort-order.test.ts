import { expect, it } from 'vitest'
import { sortDirection, nextSort } from './sort-order.ts'

it('sorts figures largest first, texts alphabetically, and resets at the third press', () => {
  expect([nextSort(undefined, 'paid', true), nextSort('-paid', 'paid', true), nextSort('paid', 'paid', true)]).toEqual([
    '-paid',
    'paid',
    undefined,
  ])
  expect([nextSort('-paid', 'name', false), nextSort('name', 'name', false), nextSort('-name', 'name', false)]).toEqual(
    ['name', '-name', undefined],
  )
})

it('reports the sort direction of a column', () => {
  expect([sortDirection('-paid', 'paid'), sortDirection('paid', 'paid'), sortDirection('paid', 'name')]).toEqual([
    'descending',
    'ascending',
    undefined,
  ])
})
