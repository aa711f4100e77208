import { expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { circularFacts, eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import type { Application } from '#form-engine/applications/application.ts'
import { compareAnswers } from './compare-answers.ts'

const fileOf = (changes: Answers) =>
  ({
    definition: eduAllowance,
    facts: circularFacts,
    lists: {},
    documents: [],
    answers: { ...eduAllowanceAnswers, ...changes },
  }) as unknown as Application

it('marks different answers, and shows those of only one application', () => {
  const other = fileOf({ rollNo: '999999', studentIdType: 'NID', studentBrn: undefined, studentNid: '1234567890' })
  const lines = compareAnswers(fileOf({}), other, 'en').flatMap((section) => section.answers)
  expect(lines.filter(({ differs }) => differs).map(({ path, left, right }) => [path, left, right])).toEqual([
    ['rollNo', '123456', '999999'],
    ['studentIdType', 'Birth registration', 'National ID'],
    ['studentBrn', '20091234567890123', ''],
    ['studentNid', '', '1234567890'],
  ])
})

it('shows no difference between an application and itself', () => {
  const same = compareAnswers(fileOf({}), fileOf({}), 'bn')
  expect(same.length).toBeGreaterThan(3)
  expect(same.flatMap(({ answers }) => answers).some(({ differs }) => differs)).toBe(false)
})
