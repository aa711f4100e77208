import { expect, it } from 'vitest'
import { question, twoSections } from './update-programme.test.support.ts'
import { insertField } from './update-programme.ts'
import { conditionSubjectsBefore } from './condition-subjects.ts'

const paths = (programme: typeof twoSections, id?: string) =>
  conditionSubjectsBefore(programme, id).map(({ path }) => path)

it('offers earlier questions only', () => {
  expect(paths(twoSections, 'q1')).toEqual([])
  expect(paths(twoSections, 'q2')).toEqual(['q1'])
  expect(paths(twoSections, 'q6')).toEqual(['q1', 'q2', 'q3'])
  expect(paths(twoSections)).toEqual(['q1', 'q2', 'q3', 'q6'])
})

it('lets a row refer to its own earlier questions, and nothing else refer to rows', () => {
  expect(paths(twoSections, 'q5')).toEqual(['q1', 'q2', 'q4'])
})

it('refers into blocks: the district of an address, the result of a verification', () => {
  const withBlocks = insertField(
    insertField(twoSections, question('q8', { kind: 'block', block: 'worker-check' }), { before: 'q1' }),
    question('q7', { kind: 'block', block: 'address' }),
    { before: 'q1' },
  )
  const offered = conditionSubjectsBefore(withBlocks, 'q1')
  expect(offered.find(({ path }) => path === 'q7.districtId')?.label.en).toBe('q7, District')
  expect(offered.map(({ path }) => path)).toContain('q8.check.outcome')
  expect(offered.map(({ path }) => path)).not.toContain('q7')
})
