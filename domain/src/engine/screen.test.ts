import { describe, expect, it } from 'vitest'
import type { Facts } from '../conditions/facts.ts'
import type { Eligibility } from '../definition/rule.ts'
import { issueText } from '../fields/issue.ts'
import { screen } from './screen.ts'

const screening: Eligibility[] = [
  { code: 'E-13', must: { field: 'returnDate', atLeast: { fact: 'settings.raiseReturnFrom' } }, at: 'returnDate', otherwise: { bn: 'সময়সীমার বাইরে', en: 'Outside the period' } },
  { code: 'E-14', must: { fact: 'returnee.cashGiven', is: false }, otherwise: { bn: 'ইতোমধ্যে প্রদান', en: 'Already given' } },
  { code: 'E-14', when: { field: 'country', is: 'QA' }, must: { field: 'earlier', is: 'N' }, at: 'earlier', otherwise: { bn: 'ইতোমধ্যে প্রদান', en: 'Already given' } },
] // prettier-ignore
const facts: Facts = { 'settings.raiseReturnFrom': '2015-01-01', 'returnee.cashGiven': false }
const answers = { returnDate: '2020-01-01', country: 'QA', earlier: 'N' }

describe('screening', () => {
  it('finds eligible who meets every rule, and whoever no rule is about', () => {
    expect(screen({ screening }, answers, { facts })).toEqual({ result: 'ELIGIBLE', failed: [], issues: [] })
    expect(screen({ screening }, { ...answers, country: 'SA', earlier: 'Y' }, { facts }).result).toBe('ELIGIBLE')
    expect(screen({}, answers, { facts }).result).toBe('ELIGIBLE')
  })
  it('names each failed rule once, and says all of them in words', () => {
    const found = screen(
      { screening },
      { ...answers, returnDate: '2014-12-31', earlier: 'Y' },
      { facts: { ...facts, 'returnee.cashGiven': true } },
    )
    expect([found.result, found.failed]).toEqual(['NOT_ELIGIBLE', ['E-13', 'E-14']])
    expect(found.issues.map((issue) => [issue.path, issueText(issue).en])).toEqual([['returnDate', 'Outside the period'], ['', 'Already given'], ['earlier', 'Already given']]) // prettier-ignore
  })
  it('leaves to a person what nobody knows, unless something else has failed already', () => {
    const { 'returnee.cashGiven': _, ...silent } = facts
    expect(screen({ screening }, answers, { facts: silent })).toEqual({ result: 'NEEDS_REVIEW', failed: [], issues: [] })
    expect(screen({ screening }, { ...answers, earlier: '' }, { facts }).result).toBe('NEEDS_REVIEW')
    expect(screen({ screening }, { ...answers, earlier: 'Y' }, { facts: silent })).toMatchObject({
      result: 'NOT_ELIGIBLE',
      failed: ['E-14'],
    })
  })
})
