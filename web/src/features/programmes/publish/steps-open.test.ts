import { expect, it } from 'vitest'
import { stepsOpen } from './steps-open.ts'

const all = ['create', 'edit', 'delete', 'publish', 'export']

it('goes from draft to published, closed and archived, with a next version beside the one that runs', () => {
  expect(stepsOpen({ state: 'DRAFT', isEditable: true, version: null, actions: all })).toEqual(['publish', 'drop'])
  expect(stepsOpen({ state: 'PUBLISHED', isEditable: false, version: 1, actions: all })).toEqual(['newVersion', 'close'])
  expect(stepsOpen({ state: 'PUBLISHED', isEditable: true, version: 1, actions: all })).toEqual(['publish', 'close', 'drop'])
  expect(stepsOpen({ state: 'CLOSED', isEditable: false, version: 1, actions: all })).toEqual(['newVersion', 'archive'])
  expect(stepsOpen({ state: 'ARCHIVED', isEditable: false, version: 1, actions: all })).toEqual([])
})

it('offers a director publishing but no editing, an auditor nothing', () => {
  expect(stepsOpen({ state: 'DRAFT', isEditable: true, version: null, actions: ['publish', 'export'] })).toEqual(['publish'])
  expect(stepsOpen({ state: 'PUBLISHED', isEditable: false, version: 1, actions: [] })).toEqual([])
})
