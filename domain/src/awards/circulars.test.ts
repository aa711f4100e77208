import { describe, expect, it } from 'vitest'
import { keepFields } from '../engine/keep-asked.ts'
import { validateFields } from '../engine/validate.ts'
import { circularOf } from './circulars.ts'
import { circular2026, example } from '../services/dis-allowance/example.ts'
import { circular, sscCircular } from '../services/edu-allowance/example.ts'

const setup = { id: 7, opensOn: '2026-10-13', closesOn: '2026-11-25' }
const issuesOf = (service: string, given: typeof circular2026) => {
  const { fields } = circularOf(service)
  const kept = keepFields(fields, given, { facts: {} })
  return validateFields(fields, kept, '', { facts: {}, answers: [kept] }).map(({ path, code }) => `${path} ${code}`)
}

describe('a circular', () => {
  it('is filled in like any other form', () => {
    expect([issuesOf('edu-allowance', sscCircular), issuesOf('dis-allowance', circular2026)]).toEqual([[], []])
    const wrong = { ...circular2026, monthlyAmount: '0', termYears: 11, maxChildrenPerWorker: 6, endDate: '2026-10-12' }
    expect(issuesOf('dis-allowance', wrong)).toEqual(['monthlyAmount too-small', 'termYears too-large', 'maxChildrenPerWorker too-large', 'endDate too-early']) // prettier-ignore
  })
  it('becomes the facts that forms and rules name', () => {
    const disability = circularOf('dis-allowance')
    expect(example.facts).toMatchObject(disability.factsOf(circular2026, setup))
    expect(disability.factsOf({ ...circular2026, maxAge: 18 }, setup)['setup.maxAge']).toBe(18)
    expect(disability.factsOf({ ...circular2026, maxAge: 0 }, setup)['setup.maxAge']).toBe(150)
    const stipend = circularOf('edu-allowance').factsOf(sscCircular, { ...setup, id: 1 })
    expect(stipend).toMatchObject({ 'setup.id': '1', 'setup.year': 2026, 'setup.minGpa.alive.science': 5, 'setup.minGpa.dead.madrasah': 4 })
    expect(Object.keys(circular)).toEqual(expect.arrayContaining(Object.keys(stipend)))
  })
  it('says what a year is worth, and for how many years', () => {
    expect([circularOf('edu-allowance').yearlyAmount(sscCircular), circularOf('dis-allowance').yearlyAmount(circular2026)]).toEqual(['27500', '24000']) // prettier-ignore
    expect(circularOf('edu-allowance').yearsOf(sscCircular, { currentCourse: 'HONOURS' })).toBe(4)
    expect(circularOf('dis-allowance').yearsOf(circular2026, {})).toBe(7)
    expect([circularOf('edu-allowance').firstYear(sscCircular, '2026-10-13'), circularOf('dis-allowance').firstYear({ effectiveFrom: '2025-01-01' }, '2026-10-13')]).toEqual([2026, 2025]) // prettier-ignore
  })
  it('of a grant programme has a window and the most for one person, or as good as no limit', () => {
    const { factsOf, yearlyAmount, yearsOf } = circularOf('gms-1')
    expect(factsOf({ maxAmount: '20000' }, setup)).toEqual({ 'setup.id': '7', 'setup.opensOn': '2026-10-13', 'setup.closesOn': '2026-11-25', 'setup.year': 2026, 'service.ceiling': '20000' }) // prettier-ignore
    for (const unlimited of [{}, { maxAmount: '' }, { maxAmount: '0' }, { maxAmount: '0.00' }])
      expect(Number(factsOf(unlimited, setup)['service.ceiling'])).toBeGreaterThan(1e12)
    expect([yearlyAmount({ maxAmount: '20000' }), yearsOf({}, {})]).toEqual(['20000', 1])
    expect(Number(yearlyAmount({}))).toBeGreaterThan(1e12)
  })
})
