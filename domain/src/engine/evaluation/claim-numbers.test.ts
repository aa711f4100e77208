import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBanglaDigits } from '#language/digits.ts'
import { burialCost } from '#services/definitions/fa-burial-cost/definition.ts'
import { surokkha } from '#services/definitions/surokkha/definition.ts'
import { claimTextsOf } from './claim-keys.ts'
import { documentNumbersOf } from './claim-numbers.ts'

const context = { setupId: null, fiscalYear: '2026-27' }
const billTexts = (airwayBillNo: string) =>
  claimTextsOf(burialCost.claims ?? [], { airwayBillNo }, { ...context, service: burialCost.id })
const policyTexts = (answers: object) =>
  claimTextsOf(
    surokkha.claims ?? [],
    { personStatus: 'RETURNED_JOBLESS', ...answers },
    { ...context, service: surokkha.id },
  )
const share = (one: readonly { text: string }[], other: readonly { text: string }[]) =>
  one.some(({ text }) => other.some((claim) => claim.text === text))

/** A number of digits as it stands on a document, without zeros before it. */
const printed = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^[0-9]{5,12}$/))
  .map(([first, rest]) => `${first}${rest}`)
  .filter((digits) => new Set(digits).size > 1)
const words = fc.constantFrom(
  '',
  'AWB ',
  'awb-',
  'Policy no. ',
  'POLICY#',
  'no:',
  'পলিসি নং ',
  'এয়ারওয়ে বিল নম্বর: ',
  'পলিসি',
)
const signs = fc.array(fc.constantFrom('', '', '', ' ', '-', '/', '.', '\u200b'), { minLength: 13, maxLength: 13 })
const copied = (digits: string) =>
  fc.record({ before: words, after: words, signs, zeros: fc.nat(4), isBangla: fc.boolean() }).map((copy) => {
    const typed = `${'0'.repeat(copy.zeros)}${digits}`
    const spaced = typed.replaceAll(/\d/g, (digit, at: number) => `${digit}${copy.signs[at] ?? ''}`)
    return `${copy.before}${copy.isBangla ? toBanglaDigits(spaced) : spaced} ${copy.after}`
  })

describe('the number of one document', () => {
  it('gives the same claim with words, signs and zeros before it, in both scripts', () => {
    fc.assert(
      fc.property(
        printed.chain((digits) => fc.tuple(fc.constant(digits), copied(digits), copied(digits))),
        ([digits, one, other]) => {
          expect([one, share(billTexts(digits), billTexts(one))]).toEqual([one, true])
          expect([one, other, share(billTexts(one), billTexts(other))]).toEqual([one, other, true])
          expect(share(policyTexts({ policyNo: one }), policyTexts({ statedPolicyNo: other }))).toBe(true)
        },
      ),
    )
  })

  it('is another than every other number', () => {
    fc.assert(
      fc.property(printed, printed, (one, other) => {
        fc.pre(one !== other)
        expect(share(billTexts(`AWB ${one}`), billTexts(`AWB ${other}`))).toBe(false)
      }),
    )
  })

  it.each([
    ['AWB 997-12345675', '99712345675'],
    ['997-12345675', '12345675'],
    ['JBC/2026/0077', 'JBC-2026-77'],
    ['JBC/2026/0077', 'policy JBC 2026 77'],
    ['2 copies of 997-12345675', '997 12345675'],
  ])('is the same in %s and %s', (one, other) => {
    expect(share(billTexts(one), billTexts(other))).toBe(true)
  })

  it('is found by what was stated, and two numbers of a register are two, even with the same digits', () => {
    const known = policyTexts({ policyNo: 'JBC-2026-000123' })
    expect(share(known, policyTexts({ statedPolicyNo: 'policy 2026/123' }))).toBe(true)
    const proven = (policyNo: string) => policyTexts({ policyNo }).filter((claim) => claim.proven)
    expect(proven('JBC-2026-000123')).toHaveLength(1)
    expect(share(proven('JBC-2026-000123'), proven('GIC-2026-000123'))).toBe(false)
  })

  it('is no text without enough digits', () => {
    for (const no of ['N/A', 'AWB 0000', 'policy 12', 'নেই', '11111', 'none 1234'])
      expect(documentNumbersOf(no)).toEqual([])
  })
})
