import { describe, expect, it } from 'vitest'
import { normalizeFieldAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateFields } from '#engine/evaluation/validate.ts'
import { circularTypeOf } from './circulars.ts'
import { circular2026, example } from '#services/definitions/dis-allowance/example.ts'
import { circularFacts, sscCircular } from '#services/definitions/edu-allowance/example.ts'

const setup = { id: 7, opensOn: '2026-10-13', closesOn: '2026-11-25' }
const issuesOf = (service: string, given: typeof circular2026) => {
  const { fields } = circularTypeOf(service)
  const stored = normalizeFieldAnswers(fields, given, { facts: {} })
  return validateFields(fields, stored, '', { facts: {}, answers: [stored] }).map(({ path, code }) => `${path} ${code}`)
}

describe('circular', () => {
  it('is an ordinary form', () => {
    expect([issuesOf('edu-allowance', sscCircular), issuesOf('dis-allowance', circular2026)]).toEqual([[], []])
    const wrong = { ...circular2026, monthlyAmount: '0', termYears: 11, maxChildrenPerWorker: 6, endDate: '2026-10-12' }
    expect(issuesOf('dis-allowance', wrong)).toEqual([
      'monthlyAmount too-small',
      'termYears too-large',
      'maxChildrenPerWorker too-large',
      'endDate too-early',
    ])
  })
  it('provides the facts that forms and rules use', () => {
    const disability = circularTypeOf('dis-allowance')
    expect(example.facts).toMatchObject(disability.factsOf(circular2026, setup))
    expect(disability.factsOf({ ...circular2026, maxAge: 18 }, setup)['setup.maxAge']).toBe(18)
    expect(disability.factsOf({ ...circular2026, maxAge: 0 }, setup)['setup.maxAge']).toBe(150)
    const stipend = circularTypeOf('edu-allowance').factsOf(sscCircular, { ...setup, id: 1 })
    expect(stipend).toMatchObject({
      'setup.id': '1',
      'setup.year': 2026,
      'setup.minGpa.alive.science': 5,
      'setup.minGpa.dead.madrasah': 4,
    })
    expect(Object.keys(circularFacts)).toEqual(expect.arrayContaining(Object.keys(stipend)))
  })
  it('defines the yearly amount and the number of years', () => {
    expect([
      circularTypeOf('edu-allowance').yearlyAmount(sscCircular),
      circularTypeOf('dis-allowance').yearlyAmount(circular2026),
    ]).toEqual(['27500', '24000'])
    expect(circularTypeOf('edu-allowance').yearsOf(sscCircular, { currentCourse: 'HONOURS' })).toBe(4)
    expect(circularTypeOf('dis-allowance').yearsOf(circular2026, {})).toBe(7)
    expect([
      circularTypeOf('edu-allowance').firstYear(sscCircular, '2026-10-13'),
      circularTypeOf('dis-allowance').firstYear({ effectiveFrom: '2025-01-01' }, '2026-10-13'),
    ]).toEqual([2026, 2025])
  })
  it('has a window and a maximum per person for a grant programme, or practically no limit', () => {
    const { factsOf, yearlyAmount, yearsOf } = circularTypeOf('gms-1')
    expect(factsOf({ maxAmount: '20000' }, setup)).toEqual({
      'setup.id': '7',
      'setup.opensOn': '2026-10-13',
      'setup.closesOn': '2026-11-25',
      'setup.year': 2026,
      'service.ceiling': '20000',
    })
    for (const unlimited of [{}, { maxAmount: '' }, { maxAmount: '0' }, { maxAmount: '0.00' }])
      expect(Number(factsOf(unlimited, setup)['service.ceiling'])).toBeGreaterThan(1e12)
    expect([yearlyAmount({ maxAmount: '20000' }), yearsOf({}, {})]).toEqual(['20000', 1])
    expect(Number(yearlyAmount({}))).toBeGreaterThan(1e12)
  })
})
