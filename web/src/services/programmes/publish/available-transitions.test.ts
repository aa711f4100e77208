import { expect, it } from 'vitest'
import { availableTransitions } from './available-transitions.ts'

const all = ['create', 'edit', 'delete', 'publish', 'export']

it('goes from draft to published, closed and archived, with a next version in parallel', () => {
  expect(availableTransitions({ state: 'DRAFT', isEditable: true, version: null, actions: all })).toEqual([
    'publish',
    'drop',
  ])
  expect(availableTransitions({ state: 'PUBLISHED', isEditable: false, version: 1, actions: all })).toEqual([
    'newVersion',
    'close',
  ])
  expect(availableTransitions({ state: 'PUBLISHED', isEditable: true, version: 1, actions: all })).toEqual([
    'publish',
    'close',
    'drop',
  ])
  expect(availableTransitions({ state: 'CLOSED', isEditable: false, version: 1, actions: all })).toEqual([
    'newVersion',
    'archive',
  ])
  expect(availableTransitions({ state: 'ARCHIVED', isEditable: false, version: 1, actions: all })).toEqual([])
})

it('offers a director publishing but no editing, an auditor nothing', () => {
  expect(
    availableTransitions({ state: 'DRAFT', isEditable: true, version: null, actions: ['publish', 'export'] }),
  ).toEqual(['publish'])
  expect(availableTransitions({ state: 'PUBLISHED', isEditable: false, version: 1, actions: [] })).toEqual([])
})
