import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueMessage } from '#engine/fields/issue.ts'
import { sized } from '@wewb/tests/test-size.ts'
import { readShareChoice, shareFields, validateShareChoice } from './share-decision.ts'

const heir = (name: string, stated: number, proposed: number | null, isAlive = true) => ({
  name,
  relation: { bn: 'পুত্র', en: 'Son' },
  isAlive,
  stated,
  proposed,
})
const family = [heir('ROKEYA', 4000, 1250), heir('TANVIR', 6000, 8750), heir('KAMAL', 0, 0, false)]
const issuesOf = (...given: Parameters<typeof validateShareChoice>) =>
  validateShareChoice(...given).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const changed = (share1: unknown, share2: unknown, reason = 'By the certificate of the court.') => ({
  basis: 'CHANGED',
  share1,
  share2,
  reason,
})

describe('a decision about the shares of heirs', () => {
  it('accepts the proposal without a reason, and the stated shares with one', () => {
    expect(issuesOf(family, { basis: 'PROPOSED' })).toEqual([])
    expect(readShareChoice(family, { basis: 'PROPOSED' })).toEqual({
      basis: 'PROPOSED',
      shares: [1250, 8750, 0],
      reason: '',
    })
    expect(issuesOf(family, { basis: 'STATED' })).toEqual(['reason: This field is required.'])
    const stated = { basis: 'STATED', reason: 'As the succession certificate says.' }
    expect(issuesOf(family, stated)).toEqual([])
    expect(readShareChoice(family, stated).shares).toEqual([4000, 6000, 0])
  })

  it('changes the share of each living heir, also in Bangla digits', () => {
    expect(issuesOf(family, changed('৩৩.৩৩', '66.67'))).toEqual([])
    expect(readShareChoice(family, changed('৩৩.৩৩', '66.67')).shares).toEqual([3333, 6667, 0])
    expect(readShareChoice(family, { ...changed(40, 60), share3: 50 }).shares).toEqual([4000, 6000, 0])
  })

  it('says beside the sum what is missing or too much', () => {
    expect(issuesOf(family, changed(33.33, 66.66))).toEqual([
      'total: The sum is 99.99%. It must be 100.00%: 0.01% is missing.',
    ])
    expect(issuesOf(family, changed(50, 66.67))).toEqual([
      'total: The sum is 116.67%. It must be 100.00%: that is 16.67% too much.',
    ])
  })

  it('refuses shares that are no per cent, a missing share and a short reason, each beside its field', () => {
    expect(issuesOf(family, changed('half', 33.333, 'short'))).toEqual([
      'share1: Write a number.',
      'share2: Write at most 2 digits after the point.',
      'reason: Write at least 10 characters.',
    ])
    expect(issuesOf(family, changed(-1, undefined))).toEqual([
      'share1: It must be at least 0.',
      'share2: This field is required.',
    ])
  })

  it('refuses what the same officer has decided already', () => {
    const current = { basis: 'CHANGED' as const, shares: [3333, 6667, 0] }
    expect(issuesOf(family, changed(33.33, 66.67), current)).toEqual(['total: You have decided these shares already.'])
    expect(issuesOf(family, changed(33.34, 66.66), current)).toEqual([])
  })

  it('offers the proposal only where there is one, and the stated shares only where they differ from it', () => {
    const offered = (heirs: typeof family) => {
      const [basis] = shareFields(heirs)
      return basis?.kind === 'choice' ? basis.options.map(({ value }) => value) : []
    }
    expect(offered(family)).toEqual(['PROPOSED', 'STATED', 'CHANGED'])
    expect(offered([heir('ROKEYA', 10_000, null)])).toEqual(['STATED', 'CHANGED'])
    expect(offered([heir('ROKEYA', 10_000, 10_000)])).toEqual(['PROPOSED', 'CHANGED'])
    expect(issuesOf([heir('ROKEYA', 10_000, null)], { basis: 'PROPOSED' })).toEqual([
      'basis: Choose one from the list.',
    ])
  })

  it('is accepted exactly where the shares total 100.00 %', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(hundredths, hundredths, fc.boolean(), (one, other, isWhole) => {
        const second = isWhole ? 10_000 - one : other
        const issues = validateShareChoice(family, changed(one / 100, second / 100))
        expect(issues.length === 0).toBe(one + second === 10_000)
      }),
      { numRuns: sized(200, 5000) },
    )
  })
})
