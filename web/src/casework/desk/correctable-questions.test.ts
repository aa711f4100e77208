import { describe, expect, it } from 'vitest'
import { visiblePaths } from '@wewb/domain/engine/evaluation/visible-fields'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { circularFacts, eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import type { Application } from '#form-engine/applications/application.ts'
import { correctableQuestionsOf, correctableQuestionsOfService } from './correctable-questions.ts'

const application = {
  definition: eduAllowance,
  facts: circularFacts,
  answers: eduAllowanceAnswers,
} as unknown as Application
const pathsIn = (steps: ReturnType<typeof correctableQuestionsOf>) =>
  steps.flatMap(({ questions }) => questions.map(({ path }) => path))

describe('what an officer may ask to be corrected', () => {
  it('is only what this applicant was asked, as the server checks it', () => {
    const visible = visiblePaths(eduAllowance, eduAllowanceAnswers, { facts: circularFacts })
    expect(pathsIn(correctableQuestionsOf(application)).filter((path) => !visible.includes(path))).toEqual([])
    expect(pathsIn(correctableQuestionsOf(application))).toContain('bank.accountNumber')
    expect(pathsIn(correctableQuestionsOf(application))).not.toContain('deathCertificate')
  })

  it('leaves out what the portal itself has filled in', () => {
    expect(pathsIn(correctableQuestionsOf(application))).not.toContain('setupId')
  })

  it('is everything the service may ask, for many files at once', () => {
    expect(pathsIn(correctableQuestionsOfService(eduAllowance))).toContain('deathCertificate')
  })
})
