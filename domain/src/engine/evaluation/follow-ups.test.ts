import { describe, expect, it } from 'vitest'
import type { FollowUpRule } from '#engine/definition/service-definition.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { bereavement } from '#services/definitions/bereavement/definition.ts'
import { validateDefinition } from './validate-definition.ts'
import { missingAnswers } from './follow-ups.ts'

describe('an opening', () => {
  const problemsWith = (change: Partial<FollowUpRule>) =>
    validateDefinition({ ...bereavement, opens: [{ service: 'surokkha', answers: {}, ...change }] }, catalogue)

  it.each(catalogue)('of $id holds together on both sides', (service) =>
    expect(validateDefinition(service, catalogue)).toEqual([]),
  )

  it('leads to a service that exists', () => {
    expect(problemsWith({ service: 'moon' })).toEqual(['moon is opened, which is no service'])
  })
  it('takes from questions that exist, to questions that exist', () => {
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
  it('sets no question that does not exist, and no value that is not among its choices', () => {
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
  it('declares nothing for a person', () => {
    expect(problemsWith({ sets: [{ values: { declarationAccepted: 'true' } }] })).toHaveLength(1)
  })
})

describe('a draft that was begun before', () => {
  it('lacks what is empty, and nothing that somebody has begun to write, be it half a bank account', () => {
    const written = { flightNo: 'BG-1', airwayBillNo: '', bank: { bankId: '1' } }
    const given = { flightNo: 'BG-340', airwayBillNo: '997-1', bank: { bankId: '2', branchId: '3' }, districtId: '44' }
    expect(missingAnswers(written, given)).toEqual({ airwayBillNo: '997-1', districtId: '44' })
  })
})
