import { describe, expect, it } from 'vitest'
import { settingSeeds } from '#reference/settings.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { retainedAnswers } from './retained-answers.ts'
import { retentionCutoff, retentionKinds, retentionRules, validateRetentionReason } from './retention.ts'

describe('a retention rule', () => {
  it('is off in a new portal, and has a proposal in years', () => {
    for (const kind of retentionKinds) {
      const { setting, usualYears } = retentionRules[kind]
      expect([kind, settingSeeds[setting].value, usualYears >= 3]).toEqual([kind, '0', true])
    }
  })
  it('counts back whole years', () => {
    expect(retentionCutoff('2026-11-19', 3)).toBe('2023-11-19')
    expect(retentionCutoff('2028-02-29', 1)).toBe('2027-03-01')
  })
  it('needs a reason of a sentence', () => {
    expect(validateRetentionReason('').map(({ code }) => code)).toEqual(['required'])
    expect(validateRetentionReason('old data').map(({ code }) => code)).toEqual(['too-short'])
    expect(validateRetentionReason('The years are over.')).toEqual([])
  })
})

describe('retained answers', () => {
  const stipend = catalogue.find(({ id }) => id === 'edu-allowance')!
  it('keep numbers and choices, and nothing that names a person', () => {
    const kept = retainedAnswers(stipend, eduAllowanceAnswers)
    expect(kept).toMatchObject({ applicationKind: 'NEW', educationLevelId: '3', gender: 'FEMALE' })
    const text = JSON.stringify(kept)
    for (const named of ['Rahima', 'RAHIMA', 'রহিমা', eduAllowanceAnswers['rollNo'], eduAllowanceAnswers['studentDob']])
      expect(text).not.toContain(String(named))
  })
})
