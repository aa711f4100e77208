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

describe('correctable questions', () => {
  it('are those asked of this applicant, as checked by the server', () => {
    const visible = visiblePaths(eduAllowance, eduAllowanceAnswers, { facts: circularFacts })
    expect(pathsIn(correctableQuestionsOf(application)).filter((path) => !visible.includes(path))).toEqual([])
    expect(pathsIn(correctableQuestionsOf(application))).toContain('bank.accountNumber')
    expect(pathsIn(correctableQuestionsOf(application))).not.toContain('deathCertificate')
  })

  it('exclude values filled in by the portal', () => {
    expect(pathsIn(correctableQuestionsOf(application))).not.toContain('setupId')
  })

  it('are all questions of the service for bulk actions', () => {
    expect(pathsIn(correctableQuestionsOfService(eduAllowance))).toContain('deathCertificate')
  })
})
