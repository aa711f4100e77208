import { expect, it } from 'vitest'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { circularFacts } from '@wewb/domain/services/definitions/edu-allowance/example'
import { minimumRequirementTables } from './minimum-requirement-tables.ts'

it('shows the minimum GPA of the circular by group, and for the child of a deceased worker', () => {
  const [table, ...others] = minimumRequirementTables(eduAllowance, circularFacts)
  expect(others).toEqual([])
  expect(table?.question.en).toBe('GPA / CGPA')
  expect(table?.columns.map(({ en }) => en)).toEqual(['Alive', 'Dead'])
  expect(table?.rows.map(({ name, values }) => [name.en, ...values])).toEqual([
    ['Science', 5, 4],
    ['Humanities', 4.75, 4],
    ['Business studies', 4.75, 4],
    ['Technical', 4.75, 4],
    ['Madrasah (general)', 4.75, 4],
  ])
})

it('is empty if the rules have no such limit', () => {
  expect(minimumRequirementTables({ steps: eduAllowance.steps }, circularFacts)).toEqual([])
  expect(minimumRequirementTables(eduAllowance, {})).toEqual([])
})
