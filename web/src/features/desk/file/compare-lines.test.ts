import { expect, it } from 'vitest'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { eduAllowance } from '../../../../../domain/src/services/edu-allowance/definition.ts'
import { circular, rahima } from '../../../../../domain/src/services/edu-allowance/example.ts'
import type { Application } from '../../../forms/application.ts'
import { compareLines } from './compare-lines.ts'

const fileOf = (changes: Answers) =>
  ({ definition: eduAllowance, facts: circular, lists: {}, documents: [], answers: { ...rahima, ...changes } }) as unknown as Application

it('marks the answers that differ, and shows what only one of two was asked', () => {
  const other = fileOf({ rollNo: '999999', studentIdType: 'NID', studentBrn: undefined, studentNid: '1234567890' })
  const lines = compareLines(fileOf({}), other, 'en').flatMap((section) => section.lines)
  expect(lines.filter(({ differs }) => differs).map(({ path, left, right }) => [path, left, right])).toEqual([
    ['rollNo', '123456', '999999'],
    ['studentIdType', 'Birth registration', 'National ID'],
    ['studentBrn', '20091234567890123', ''],
    ['studentNid', '', '1234567890'],
  ])
})

it('says nothing differs between a file and itself', () => {
  const same = compareLines(fileOf({}), fileOf({}), 'bn')
  expect(same.length).toBeGreaterThan(3)
  expect(same.flatMap(({ lines }) => lines).some(({ differs }) => differs)).toBe(false)
})
