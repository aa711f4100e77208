import { expect, it } from 'vitest'
import { eduAllowance } from '../../../../domain/src/services/edu-allowance/definition.ts'
import { circular } from '../../../../domain/src/services/edu-allowance/example.ts'
import { leastTables } from './least-values.ts'

it('tells the minimum GPA of the circular by group, and for the child of a worker who has died', () => {
  const [table, ...others] = leastTables(eduAllowance, circular)
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

it('says nothing where the rules have no such limit', () => {
  expect(leastTables({ steps: eduAllowance.steps }, circular)).toEqual([])
  expect(leastTables(eduAllowance, {})).toEqual([])
})
