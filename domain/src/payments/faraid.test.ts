import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '@wewb/tests/test-size.ts'
import { proposeShares, type HeirRelation, type StatedHeir } from './faraid.ts'

const alive = (...relations: HeirRelation[]): StatedHeir[] => relations.map((relation) => ({ relation, isAlive: true }))
const sharesOf = (...relations: HeirRelation[]) => proposeShares(alive(...relations)).shares
const rulesOf = (...relations: HeirRelation[]) => {
  const proposal = proposeShares(alive(...relations))
  return proposal.shares ? proposal.rules.map(({ en }) => en) : [proposal.reason.en]
}

describe('the proposal of shares', () => {
  it('gives a wife an eighth and a son as much as two daughters', () => {
    expect(sharesOf('WIFE', 'SON', 'DAUGHTER')).toEqual([1250, 5833, 2917])
    expect(rulesOf('WIFE', 'SON', 'DAUGHTER')).toEqual([
      'The wife has 1/8, because there are children.',
      'The children have the rest; a son has as much as two daughters.',
    ])
    expect(sharesOf('WIFE', 'WIFE', 'SON')).toEqual([625, 625, 8750])
    expect(sharesOf('HUSBAND', 'SON')).toEqual([2500, 7500])
  })

  it('gives parents a sixth each beside children, and the father what daughters leave', () => {
    expect(sharesOf('WIFE', 'SON', 'FATHER', 'MOTHER')).toEqual([1250, 5417, 1667, 1666])
    expect(sharesOf('WIFE', 'DAUGHTER', 'FATHER', 'MOTHER')).toEqual([1250, 5000, 2083, 1667])
    expect(sharesOf('DAUGHTER', 'DAUGHTER', 'FATHER')).toEqual([3334, 3333, 3333])
  })

  it('gives the mother a third without children, of the rest beside spouse and father, else a sixth', () => {
    expect(sharesOf('FATHER', 'MOTHER')).toEqual([6667, 3333])
    expect(sharesOf('HUSBAND', 'FATHER', 'MOTHER')).toEqual([5000, 3333, 1667])
    expect(sharesOf('WIFE', 'FATHER', 'MOTHER')).toEqual([2500, 5000, 2500])
    expect(sharesOf('FATHER', 'MOTHER', 'BROTHER', 'SISTER')).toEqual([8333, 1667, 0, 0])
    expect(rulesOf('FATHER', 'MOTHER', 'BROTHER', 'SISTER')).toContain(
      'Brothers and sisters have no share, because a son or the father is alive.',
    )
  })

  it('reduces all in the same proportion where fixed shares are more than the whole', () => {
    // 1/4, 2/3, 1/6 and 1/6 are fifteen twelfths.
    expect(sharesOf('HUSBAND', 'DAUGHTER', 'DAUGHTER', 'FATHER', 'MOTHER')).toEqual([2000, 2667, 2667, 1333, 1333])
    expect(rulesOf('HUSBAND', 'DAUGHTER', 'DAUGHTER', 'FATHER', 'MOTHER').at(-1)).toContain('reduced')
  })

  it('proposes nothing where people outside the form may have a share, and says so', () => {
    expect([sharesOf('WIFE', 'DAUGHTER'), sharesOf('WIFE'), sharesOf('BROTHER')]).toEqual([null, null, null])
    expect(rulesOf('WIFE', 'DAUGHTER')[0]).toContain('relatives who are not in the form')
    const deadSon = proposeShares([...alive('WIFE', 'SON'), { relation: 'SON', isAlive: false }])
    expect(deadSon).toMatchObject({ shares: null, reason: { en: expect.stringContaining('section 4') } })
    expect([sharesOf('HUSBAND', 'WIFE', 'SON'), sharesOf('FATHER', 'FATHER'), sharesOf()]).toEqual([null, null, null])
    expect(proposeShares([...alive('SON'), { relation: 'COUSIN', isAlive: true }])).toMatchObject({
      shares: null,
      reason: { en: expect.stringContaining('relation of an heir is not known') },
    })
  })

  it('gives a dead spouse or parent nothing', () => {
    expect(proposeShares([{ relation: 'MOTHER', isAlive: false }, ...alive('WIFE', 'SON')]).shares).toEqual([
      0, 1250, 8750,
    ])
  })

  it('always totals 100.00 %, is never negative and gives equal heirs the same to the hundredth', () => {
    const relation = fc.constantFrom<HeirRelation>(
      'HUSBAND',
      'WIFE',
      'SON',
      'DAUGHTER',
      'FATHER',
      'MOTHER',
      'BROTHER',
      'SISTER',
    )
    const heirs = fc.array(fc.record({ relation, isAlive: fc.boolean() }), { maxLength: 12 })
    let proposed = 0
    fc.assert(
      fc.property(heirs, (stated) => {
        const { shares } = proposeShares(stated)
        if (!shares) return true
        proposed += 1
        const isFair = stated.every((one, i) =>
          stated.every(
            (other, j) =>
              one.relation !== other.relation ||
              one.isAlive !== other.isAlive ||
              Math.abs((shares[i] ?? 0) - (shares[j] ?? 0)) <= 1,
          ),
        )
        return shares.reduce((sum, share) => sum + share, 0) === 10_000 && shares.every((share) => share >= 0) && isFair
      }),
      { numRuns: sized(2000, 50_000) },
    )
    expect(proposed).toBeGreaterThan(20)
  })
})
