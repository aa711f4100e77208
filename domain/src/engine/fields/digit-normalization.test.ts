import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circularTypeOf } from '#services/awards/circulars.ts'
import { complaintFields } from '#content/complaints/complaint-form.ts'
import { flattenFields } from '#engine/evaluation/field-paths.ts'
import { toBanglaDigits } from '#language/digits.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { normalizeApplicationNo } from './application-number.ts'
import type { Field, FieldKind, FieldOf } from './field.ts'
import { parseLoginId, parseMobile, parseNid } from './formats.ts'
import { label, normalized } from './field-fixtures.test.support.ts'
import { parseMemberNumber } from './member-number.ts'
import { parseMoney } from './money.ts'
import { parsePhone } from './phone.ts'
import { textFormatNames, type TextFormat } from './text-formats.ts'
import { sized } from '@wewb/tests/test-size.ts'

const like = (pattern: RegExp) => fc.stringMatching(pattern)

/** Typical input of each text format, in 0–9. */
const formats: { [F in TextFormat]: fc.Arbitrary<string> } = {
  mobile: like(/^01[3-9][0-9]{8}$/),
  email: like(/^[a-z]{3}[0-9]{3}@[a-z]{3}\.bd$/),
  nid: like(/^([0-9]{10}|[0-9]{13}|[0-9]{17})$/),
  brn: like(/^[0-9]{17}$/),
  passport: like(/^[A-Z]{1,2}[0-9]{7}$/),
  routing: fc.constantFrom('200939913', '200270001'),
  'post-code': like(/^[0-9]{4}$/),
  account: like(/^[0-9]{8,20}$/),
}
const clock = like(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
const day = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const none = () => undefined

/** Numeric input that a field accepts; undefined if it takes none. The compiler reports a missing kind. */
const numbers: { [K in FieldKind]: (field: FieldOf<K>) => fc.Arbitrary<string> | undefined } = {
  text: ({ format, script, pattern }) => {
    // An e-mail address keeps its digits; Bangla text keeps those of its sentence; a name has none.
    if (format === 'email' || pattern || /^(bangla|english-text|name)/.test(script ?? '')) return undefined
    if (format) return formats[format]
    return script === 'digits' ? like(/^[0-9]{1,17}$/) : like(/^[A-Z]{0,3}[0-9]{1,4}[/.-][0-9]{1,6}$/)
  },
  number: ({ decimals }) => like(decimals ? /^[0-9]{1,4}\.[0-9]{1,2}$/ : /^[0-9]{1,9}$/),
  money: () => like(/^[0-9]{1,2}(,[0-9]{2}){0,2},[0-9]{3}(\.[0-9]{1,2})?$/),
  date: () => day,
  time: () => clock,
  'date-time': () => fc.tuple(day, clock).map(([date, time]) => `${date}T${time}`),
  phone: () => fc.oneof(formats.mobile, like(/^\+[1-9][0-9]{7,14}$/)),
  paragraph: none,
  choice: none,
  lookup: none,
  file: none,
  consent: none,
  verification: none,
  questions: none,
  total: none,
  group: none,
  block: none,
  list: none,
}

/** The same number typed with a Bangla keyboard, a Latin one, or a mix. */
const typedLike = (number: string) =>
  fc
    .array(fc.boolean(), { minLength: number.length, maxLength: number.length })
    .map((isBangla) =>
      number.replace(/[0-9]/g, (digit, place: number) => (isBangla[place] ? toBanglaDigits(digit) : digit)),
    )

/** Describes a failure to normalize numbers; null if there is none. */
function whatFails(numbers: fc.Arbitrary<string>, read: (typed: string) => unknown): string | null {
  const typed = numbers.chain((number) => fc.tuple(fc.constant(number), typedLike(number)))
  const isOneNumber = fc.property(typed, ([number, mixed]) => {
    const stored = JSON.stringify(read(number))
    return (
      stored !== undefined &&
      !/[০-৯]/.test(stored) &&
      [mixed, toBanglaDigits(number)].every((one) => JSON.stringify(read(one)) === stored)
    )
  })
  const { counterexample } = fc.check(isOneNumber, { numRuns: sized(4, 10) })
  return counterexample && JSON.stringify(counterexample)
}

const serviceFields = catalogue.flatMap(({ id, steps, workflow }) => [
  ...steps.flatMap(({ fields }) => flattenFields(fields)).map((one) => ({ ...one, of: id })),
  ...[...workflow.moves, ...workflow.desks, ...(workflow.later ?? [])]
    .flatMap(({ asks = [] }) => flattenFields(asks))
    .map((one) => ({ ...one, of: `${id}, a desk` })),
])
const circulars = ['edu-allowance', 'dis-allowance'].flatMap((id) =>
  flattenFields(circularTypeOf(id).fields).map((one) => ({ ...one, of: `circular of ${id}` })),
)
const complaint = flattenFields(complaintFields).map((one) => ({ ...one, of: 'complaint' }))

describe('a number in ০–৯, in 0–9 or mixed is equal, and is stored in 0–9', () => {
  it.each(textFormatNames.filter((format) => format !== 'email'))('as a text of the form %s', (format) => {
    expect(
      whatFails(formats[format], (typed) => normalized({ kind: 'text', id: 'a', label, format }, typed)),
    ).toBeNull()
  })

  it('holds in every field of every service, desk, circular and complaint', () => {
    const inputs = [...serviceFields, ...circulars, ...complaint].flatMap(({ field, path, of }) => {
      const taken = (numbers[field.kind] as (field: Field) => fc.Arbitrary<string> | undefined)(field)
      return taken ? [{ name: `${of}: ${path}`, fails: whatFails(taken, (typed) => normalized(field, typed)) }] : []
    })
    expect(inputs.length).toBeGreaterThan(200)
    expect(inputs.filter(({ fails }) => fails !== null)).toEqual([])
  })

  it.each<[string, fc.Arbitrary<string>, (typed: string) => unknown]>([
    ['a mobile', formats.mobile, parseMobile],
    ['a log-in', formats.mobile, parseLoginId],
    ['a foreign phone', like(/^\+[1-9][0-9]{7,14}$/), parsePhone],
    ['an NID', formats.nid, parseNid],
    ['an application number', like(/^[A-Z]{3}-[0-9]{4}-[0-9]{6}$/), normalizeApplicationNo],
    ['a member number', like(/^[A-Z]{3}[0-9]{7}$/), parseMemberNumber],
    ['an amount', like(/^[0-9]{1,13}(\.[0-9]{1,2})?$/), parseMoney],
  ])('in the search for %s', (_what, given, read) => {
    expect(whatFails(given, read)).toBeNull()
  })
})
