import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { repatriation } from './definition.ts'
import { burialAbroadAnswers, example, shortEntryAnswers, strandedAnswers } from './example.ts'

const { answers, facts } = example
const byStaff = { ...facts, 'applicant.isStaff': true } as const
const validate = (answers: Answers, known = facts) =>
  validateAll(repatriation, answers, { facts: known }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))

describe('repatriation application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(repatriation)))).toEqual(repatriation)
    expect(validateDefinition(repatriation, catalogue)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(repatriation, answers, { facts })).toEqual(answers)
    expect(repatriation.steps.map(({ title }) => title.en)).toEqual([
      'Passport verification',
      'Worker information',
      'Applicant information',
      'Documents and submit',
    ])
  })
  it('is open to an unregistered worker', () => {
    const { check, ...worker } = answers['worker'] as Answers
    const lookupKeys = (check as Answers)['asked']
    expect(
      validate({
        ...answers,
        worker: { ...worker, check: { outcome: 'skipped', source: 'MANUAL', on: '2026-11-15', asked: lookupKeys } },
      }),
    ).toEqual([])
  })
  it('takes name and country from the register check, not from the browser', () => {
    expect(
      normalizeAnswers(repatriation, { ...answers, workerNameEn: 'SOMEBODY ELSE', workerCountryId: 'AE' }, { facts }),
    ).toEqual(answers)
  })
  it('requires details of a death only for a death, and drops them otherwise', () => {
    expect(validate(without('deathTime', 'reason', 'familyWish'))).toEqual(
      ['deathTime', 'reason', 'familyWish'].map((id) => `${id}: This field is required.`),
    )
    expect(validate({ ...answers, deathTime: '2026-11-16T01:00' })).toEqual([
      'deathTime: The date cannot be after today.',
    ])
    expect(validate(strandedAnswers)).toEqual([])
    expect(
      normalizeAnswers(repatriation, { ...answers, ...strandedAnswers, deathCertificate: ['d-1'] }, { facts }),
    ).toEqual(strandedAnswers)
  })
  it('requires no airport for a burial abroad', () => {
    expect(validate(burialAbroadAnswers)).toEqual([])
    expect(normalizeAnswers(repatriation, { ...burialAbroadAnswers, destinationAirport: 'DAC' }, { facts })).toEqual(
      burialAbroadAnswers,
    )
    expect(validate(without('destinationAirport'))).toEqual(['destinationAirport: This field is required.'])
  })
  it('requires the covering mission for a country that has none', () => {
    const elsewhere = {
      ...answers,
      worker: { ...(answers['worker'] as object), check: undefined, workerCountryId: 'KE' },
    }
    expect(validate(elsewhere)).toContain('servingMissionId: This field is required.')
    expect(normalizeAnswers(repatriation, elsewhere, { facts })).not.toHaveProperty('missionId')
  })
})

describe('repatriation case opened by staff', () => {
  it('requires the worker, the country and a mobile number', () => {
    expect(validate(shortEntryAnswers, byStaff)).toEqual([])
    expect(validate({ entryKind: 'SHORT' }, byStaff)).toEqual(
      ['workerNameEn', 'workerCountryId', 'applicantMobile'].map((id) => `${id}: This field is required.`),
    )
    expect(validate({ ...answers, entryKind: 'FULL' }, byStaff)).toEqual([])
  })
  it('is not offered to a family', () => {
    expect(validate(shortEntryAnswers)).toContain('serviceType: This field is required.')
    expect(normalizeAnswers(repatriation, shortEntryAnswers, { facts })).not.toHaveProperty('entryKind')
  })
})
