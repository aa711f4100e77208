import { describe, expect, it } from 'vitest'
import type { FollowUpRule } from '#engine/definition/service-definition.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { bereavement } from '#services/definitions/bereavement/definition.ts'
import { validateDefinition } from './validate-definition.ts'
import { missingAnswers } from './follow-ups.ts'

describe('follow-up', () => {
  const problemsWith = (change: Partial<FollowUpRule>) =>
    validateDefinition({ ...bereavement, opens: [{ service: 'surokkha', answers: {}, ...change }] }, catalogue)

  it.each(catalogue)('is consistent in both definitions for $id', (service) =>
    expect(validateDefinition(service, catalogue)).toEqual([]),
  )

  it('refers to an existing service', () => {
    expect(problemsWith({ service: 'moon' })).toEqual(['moon is opened, which is no service'])
  })
  it('maps existing questions to existing questions', () => {
    expect(problemsWith({ answers: { deathDate: 'moon' } })).toEqual([
      'the opening of surokkha asks about moon, which is no field',
    ])
    expect(problemsWith({ answers: { moon: 'deathTime' } })).toEqual([
      'the opening of surokkha writes to moon, which is no field there',
    ])
    expect(problemsWith({ refersBy: 'moon' })).toEqual([
      'the opening of surokkha writes to moon, which is no field there',
    ])
  })
  it('sets only existing questions and valid choices', () => {
    expect(problemsWith({ sets: [{ values: { moon: 'DEAD' } }] })).toEqual([
      'the opening of surokkha writes to moon, which is no field there',
    ])
    expect(problemsWith({ sets: [{ values: { personStatus: 'ASLEEP' } }] })).toEqual([
      'the opening of surokkha sets personStatus to ASLEEP, which is no answer to it',
    ])
    expect(problemsWith({ sets: [{ when: { field: 'moon', is: 'full' }, values: { personStatus: 'DEAD' } }] })).toEqual(
      ['the opening of surokkha asks about moon, which is no field'],
    )
  })
  it('never answers a declaration', () => {
    expect(problemsWith({ sets: [{ values: { declarationAccepted: 'true' } }] })).toHaveLength(1)
  })
})

describe('existing draft of a follow-up', () => {
  it('is filled where empty, and partly filled fields such as half a bank account stay', () => {
    const written = { flightNo: 'BG-1', airwayBillNo: '', bank: { bankId: '1' } }
    const given = { flightNo: 'BG-340', airwayBillNo: '997-1', bank: { bankId: '2', branchId: '3' }, districtId: '44' }
    expect(missingAnswers(written, given)).toEqual({ airwayBillNo: '997-1', districtId: '44' })
  })
})
