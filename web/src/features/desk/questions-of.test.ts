import { describe, expect, it } from 'vitest'
import { askedPaths } from '../../../../domain/src/engine/walk-asked.ts'
import { eduAllowance } from '../../../../domain/src/services/edu-allowance/definition.ts'
import { circular, rahima } from '../../../../domain/src/services/edu-allowance/example.ts'
import type { Application } from '../../forms/application.ts'
import { questionsOf, questionsWritten } from './questions-of.ts'

const file = { definition: eduAllowance, facts: circular, answers: rahima } as unknown as Application
const pathsIn = (steps: ReturnType<typeof questionsOf>) => steps.flatMap(({ questions }) => questions.map(({ path }) => path))

describe('what an officer may ask to be corrected', () => {
  it('is only what this applicant was asked, as the server checks it', () => {
    const asked = askedPaths(eduAllowance, rahima, { facts: circular })
    expect(pathsIn(questionsOf(file)).filter((path) => !asked.includes(path))).toEqual([])
    expect(pathsIn(questionsOf(file))).toContain('bank.accountNumber')
    expect(pathsIn(questionsOf(file))).not.toContain('deathCertificate')
  })

  it('leaves out what the portal itself has filled in', () => {
    expect(pathsIn(questionsOf(file))).not.toContain('setupId')
  })

  it('is everything the service may ask, for many files at once', () => {
    expect(pathsIn(questionsWritten(eduAllowance))).toContain('deathCertificate')
  })
})
