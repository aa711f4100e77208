import fc from 'fast-check'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { childFieldsOf, type Field, type FieldKind, type FieldOf } from '#engine/fields/field.ts'
import { toBanglaDigits } from '#language/digits.ts'

const digits = fc.stringMatching(/^[0-9]{1,17}$/)
const words = fc.oneof(
  digits,
  digits.map(toBanglaDigits),
  fc.constantFrom('01712345678', 'A01234567', 'OTHER', 'Karim', 'করিম', ' '),
  fc.string(),
)
const day = fc.constantFrom('2009-03-01', '2026-11-15', '2030-01-01', '2026-02-30')
const number = fc.oneof(fc.integer(), fc.constantFrom(4.5, '৪.৫', '4.555'))
const rowOf = (fields: readonly Field[]) =>
  fc.record(
    { ...Object.fromEntries(fields.map((field) => [field.id, answerFor(field)])), nobodyAsked: fc.constant('x') },
    { requiredKeys: [] },
  )

/** Generators of valid, faulty and hostile answers for each field kind. */
const answers: { [K in FieldKind]: (field: FieldOf<K>) => fc.Arbitrary<unknown> } = {
  text: ({ typedTwice }) => (typedTwice ? fc.oneof(words, fc.tuple(words, words)) : words),
  paragraph: () => words,
  number: () => number,
  money: () => number,
  date: () => day,
  time: () => fc.constantFrom('10:00', '25:00'),
  'date-time': () => day.map((date) => `${date}T10:00`),
  choice: ({ options, display }) => {
    const option = fc.constantFrom(...options.map(({ value }) => value))
    return display === 'checkboxes' ? fc.array(option) : option
  },
  lookup: () => words,
  phone: () => words,
  file: () => fc.array(fc.constantFrom('d1', 'd2'), { maxLength: 3 }),
  consent: () => fc.boolean(),
  verification: () =>
    fc.record({
      outcome: fc.constantFrom('verified', 'manual', 'skipped', 'not-found'),
      source: fc.constantFrom('BMET', 'BOARD'),
      on: day,
      asked: fc.constant({}),
      confirmed: fc.constantFrom({}, { result: 4, studentNameEn: 'A' }),
    }),
  questions: () => fc.array(words),
  total: () => number,
  group: ({ fields }) => rowOf(fields),
  block: (field) => fc.oneof(rowOf(childFieldsOf(field)), fc.constant({ same: true, nobodyAsked: 'x' })),
  list: ({ fields }) => fc.array(rowOf(fields), { maxLength: 3 }),
}
const answerFor = (field: Field): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: (answers[field.kind] as (field: Field) => fc.Arbitrary<unknown>)(field) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
/** For property tests in domain and API: answers of any shape to every field of a service. */
export const arbitraryAnswers = ({ steps }: ServiceDefinition) =>
  rowOf(steps.flatMap(({ fields }) => fields)) as fc.Arbitrary<Answers>
