import { describe, expect, it } from 'vitest'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { circularFacts, eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import type { Application } from '#form-engine/applications/application.ts'
import { answersBefore, lastCorrection, unverifiedAnswersOf } from './corrections.ts'

const acts = (...changes: { path: string; before: unknown }[][]) =>
  ({ history: changes.map((own) => ({ changes: own })) }) as Application

describe('corrected application', () => {
  it('marks only the changes of the last correction', () => {
    expect(lastCorrection(acts([{ path: 'village', before: 'A' }], [], [{ path: 'mobile', before: 'B' }], []))).toEqual(
      [{ path: 'mobile', before: 'B' }],
    )
    expect(lastCorrection(acts([], []))).toEqual([])
  })

  it('restores the previous answers: in blocks, in rows, and where empty', () => {
    const now = { name: 'New', bank: { accountNumber: '2', branch: 'X' }, heirs: [{ name: 'Ali' }, { name: 'Omar' }] }
    const changes = [
      { path: 'name', before: null },
      { path: 'bank.accountNumber', before: '1' },
      { path: 'heirs.1.name', before: 'Umar' },
    ]
    expect(answersBefore(now, changes)).toEqual({
      name: undefined,
      bank: { accountNumber: '1', branch: 'X' },
      heirs: [{ name: 'Ali' }, { name: 'Umar' }],
    })
  })
})

describe('unconfirmed register value', () => {
  const file = (outcome: string) =>
    ({
      definition: eduAllowance,
      facts: circularFacts,
      answers: { ...eduAllowanceAnswers, studentCheck: { ...(eduAllowanceAnswers.studentCheck as object), outcome } },
    }) as unknown as Application

  it('is left to the officer', () => {
    expect(unverifiedAnswersOf(file('manual')).map(({ path }) => path)).toEqual(['studentCheck'])
  })

  it('does not exist if both registers confirmed', () => {
    expect(unverifiedAnswersOf(file('verified'))).toEqual([])
  })
})
