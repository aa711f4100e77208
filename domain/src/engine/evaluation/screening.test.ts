import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Eligibility } from '#engine/definition/rule.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { evaluateScreening } from './screening.ts'

const screening: Eligibility[] = [
  {
    code: 'E-13',
    must: { field: 'returnDate', atLeast: { fact: 'settings.raiseReturnFrom' } },
    at: 'returnDate',
    otherwise: { bn: 'সময়সীমার বাইরে', en: 'Outside the period' },
  },
  {
    code: 'E-14',
    must: { fact: 'returnee.cashGiven', is: false },
    otherwise: { bn: 'ইতোমধ্যে প্রদান', en: 'Already given' },
  },
  {
    code: 'E-14',
    when: { field: 'country', is: 'QA' },
    must: { field: 'earlier', is: 'N' },
    at: 'earlier',
    otherwise: { bn: 'ইতোমধ্যে প্রদান', en: 'Already given' },
  },
]
const facts: Facts = { 'settings.raiseReturnFrom': '2015-01-01', 'returnee.cashGiven': false }
const answers = { returnDate: '2020-01-01', country: 'QA', earlier: 'N' }

describe('screening', () => {
  it('is eligible if every applicable rule holds', () => {
    expect(evaluateScreening({ screening }, answers, { facts })).toEqual({ result: 'ELIGIBLE', failed: [], issues: [] })
    expect(evaluateScreening({ screening }, { ...answers, country: 'SA', earlier: 'Y' }, { facts }).result).toBe(
      'ELIGIBLE',
    )
    expect(evaluateScreening({}, answers, { facts }).result).toBe('ELIGIBLE')
  })
  it('lists each failed rule once, with its text', () => {
    const found = evaluateScreening(
      { screening },
      { ...answers, returnDate: '2014-12-31', earlier: 'Y' },
      { facts: { ...facts, 'returnee.cashGiven': true } },
    )
    expect([found.result, found.failed]).toEqual(['NOT_ELIGIBLE', ['E-13', 'E-14']])
    expect(found.issues.map((issue) => [issue.path, issueMessage(issue).en])).toEqual([
      ['returnDate', 'Outside the period'],
      ['', 'Already given'],
      ['earlier', 'Already given'],
    ])
  })
  it('leaves unknown facts to an officer unless another rule has failed', () => {
    const { 'returnee.cashGiven': _, ...silent } = facts
    expect(evaluateScreening({ screening }, answers, { facts: silent })).toEqual({
      result: 'NEEDS_REVIEW',
      failed: [],
      issues: [],
    })
    expect(evaluateScreening({ screening }, { ...answers, earlier: '' }, { facts }).result).toBe('NEEDS_REVIEW')
    expect(evaluateScreening({ screening }, { ...answers, earlier: 'Y' }, { facts: silent })).toMatchObject({
      result: 'NOT_ELIGIBLE',
      failed: ['E-14'],
    })
  })
})
