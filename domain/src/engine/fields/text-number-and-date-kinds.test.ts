import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBanglaDigits } from '#language/digits.ts'
import type { Field } from './field.ts'
import { firstIssueCode, label, formatted, normalized } from './field-fixtures.test.support.ts'
import { fromPoisha, toPoisha, parseMoney } from './money.ts'

describe('text fields', () => {
  const account: Field = { kind: 'text', id: 'a', label, format: 'account', typedTwice: label }
  it('parse formats in any digits and store one form', () => {
    const forms: [NonNullable<Extract<Field, { kind: 'text' }>['format']>, string, string][] = [
      ['mobile', '+৮৮০ ১৭১২-৩৪৫৬৭৮', '01712345678'],
      ['nid', '১২৩৪৫৬৭৮৯০', '1234567890'],
      ['passport', ' a০১২৩৪৫৬৭ ', 'A01234567'],
      ['brn', '১২৩৪৫৬৭৮৯০১২৩৪৫৬৭', '12345678901234567'],
      ['routing', '200-270-001', '200270001'],
      ['post-code', '১২১৫', '1215'],
      ['email', 'A@B.COM', 'a@b.com'],
    ]
    for (const [format, typed, stored] of forms) {
      const field: Field = { kind: 'text', id: 'a', label, format }
      expect([format, normalized(field, typed), firstIssueCode(field, typed)]).toEqual([format, stored, undefined])
      expect([format, firstIssueCode(field, 'x')]).not.toEqual([format, undefined])
    }
  })
  it('report a pair until both entries agree', () => {
    expect(normalized(account, ['১২৩৪৫৬৭৮', '12345678'])).toBe('12345678')
    expect(firstIssueCode(account, ['12345678', '12345679'])).toBe('accounts-differ')
    expect(firstIssueCode({ kind: 'text', id: 'a', label, typedTwice: label }, ['one', 'two'])).toBe('entries-differ')
    expect(firstIssueCode(account, '12345678')).toBeUndefined()
    expect(firstIssueCode(account, ['1234', '1234'])).toBe('not-an-account-number')
  })
  it('validate length and script', () => {
    expect(firstIssueCode({ kind: 'text', id: 'a', label, longest: 30 }, 'x'.repeat(31))).toBe('too-long')
    expect(firstIssueCode({ kind: 'text', id: 'a', label, script: 'digits', shortest: 4 }, '১২৩')).toBe('too-short')
    expect(firstIssueCode({ kind: 'text', id: 'a', label, script: 'english-text' }, 'করিম')).toBe(
      'english-letters-only',
    )
    expect(
      firstIssueCode(
        { kind: 'paragraph', id: 'a', label, script: 'bangla-only', shortest: 10 },
        'কাগজপত্র অস্পষ্ট।\nআবার দিন।',
      ),
    ).toBeUndefined()
    expect(firstIssueCode({ kind: 'text', id: 'a', label }, 5)).toBe('wrong-type')
  })
  it('are rendered in localized digits without grouping, while mixed identifiers stay unchanged', () => {
    expect(formatted(account, '0012345678')).toEqual(['০০১২৩৪৫৬৭৮', '0012345678'])
    expect(formatted({ kind: 'text', id: 'a', label, format: 'passport' }, 'A01234567')).toEqual([
      'A01234567',
      'A01234567',
    ])
    expect(formatted({ kind: 'phone', id: 'a', label }, '+971501234567')).toEqual(['+৯৭১৫০১২৩৪৫৬৭', '+971501234567'])
  })
  it('show a numeric keyboard if they contain no Bangla words', () => {
    const free: Field = { kind: 'text', id: 'a', label }
    expect(['৪৯.০৪-৭৭', 'edu-২০২৬', 'ওয়ার্ড ৫'].map((typed) => normalized(free, typed))).toEqual([
      '49.04-77',
      'edu-2026',
      'ওয়ার্ড ৫',
    ])
  })
})

describe('number and money fields', () => {
  const gpa: Field = { kind: 'number', id: 'a', label, decimals: 2, least: 0, most: 5 }
  const money: Field = { kind: 'money', id: 'a', label, least: 1, most: { fact: 'service.ceiling' } }
  it('accept Bangla digits', () => {
    expect(normalized(gpa, '৪.৭৫')).toBe(4.75)
    expect(normalized(money, '১,৫০,০০০.৫')).toBe('150000.50')
    expect(formatted(gpa, 4.5)).toEqual(['৪.৫০', '4.50'])
    expect(formatted(money, '150000')).toEqual(['১,৫০,০০০ টাকা', 'BDT 150,000'])
  })
  it('validate limits, which may be facts', () => {
    expect([
      firstIssueCode(gpa, 5.01),
      firstIssueCode(gpa, 4.755),
      firstIssueCode(gpa, -1),
      firstIssueCode(gpa, 'x'),
      firstIssueCode(gpa, NaN),
    ]).toEqual(['too-large', 'too-many-decimals', 'too-small', 'not-a-number', 'not-a-number'])
    expect([
      firstIssueCode(money, '150000'),
      firstIssueCode(money, '150000.01'),
      firstIssueCode(money, '0'),
      firstIssueCode(money, '1e9'),
    ]).toEqual([undefined, 'too-large', 'too-small', 'not-money'])
    expect(firstIssueCode({ kind: 'money', id: 'a', label, most: { fact: 'budget.left' } }, '1')).toBe('limit-unknown')
  })
  it('never lose a poisha', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9_000_000_000_000 }),
        (poisha) => toPoisha(fromPoisha(poisha)) === poisha && parseMoney(fromPoisha(poisha)) === fromPoisha(poisha),
      ),
    )
    expect(fromPoisha(toPoisha('0.10') + toPoisha('0.20'))).toBe('0.30')
  })
})

describe('date and time fields', () => {
  it('have limits in the past, the future, on a fixed day or on another answer', () => {
    const past: Field = { kind: 'date', id: 'a', label, notAfter: { fact: 'today' } }
    const expiry: Field = { kind: 'date', id: 'a', label, notBefore: { field: 'issuedOn' } }
    expect([
      firstIssueCode(past, '২০২৬-১১-১৫'),
      firstIssueCode(past, '2026-11-16'),
      firstIssueCode(past, '2026-02-30'),
    ]).toEqual([undefined, 'in-the-future', 'not-a-date'])
    expect([
      firstIssueCode(expiry, '2026-01-01', { issuedOn: '2026-01-02' }),
      firstIssueCode(expiry, '2026-01-01'),
    ]).toEqual(['too-early', undefined])
    expect(firstIssueCode({ kind: 'date', id: 'a', label, notAfter: '2020-01-01' }, '2020-01-02')).toBe('too-late')
  })
  it('compute and show an age on the closing date', () => {
    const born: Field = { kind: 'date', id: 'a', label, age: { from: 10, to: 30, on: 'setup.closesOn' } }
    expect([
      firstIssueCode(born, '2016-12-01'),
      firstIssueCode(born, '2016-12-02'),
      firstIssueCode(born, '1990-01-01'),
    ]).toEqual([undefined, 'too-young', 'too-old'])
    expect(firstIssueCode(born, '2010-01-01', {}, { facts: {} })).toBe('limit-unknown')
    expect(formatted(born, '2009-03-01')).toEqual(['১ মার্চ ২০০৯ (বয়স ১৭ বছর)', '1 March 2009 (age 17)'])
  })
  it('use Dhaka time', () => {
    const time: Field = { kind: 'time', id: 'a', label }
    expect([firstIssueCode(time, '১৪:৩০'), firstIssueCode(time, '24:00')]).toEqual([undefined, 'not-a-time'])
    expect(formatted(time, '14:30')).toEqual(['দুপুর ২:৩০', '2:30 pm'])
    const moment: Field = { kind: 'date-time', id: 'a', label, notBefore: { fact: 'today' } }
    expect([
      firstIssueCode(moment, '2026-11-15T09:00'),
      firstIssueCode(moment, '2026-11-14T09:00'),
      firstIssueCode(moment, '2026-11-15'),
    ]).toEqual([undefined, 'in-the-past', 'not-a-date'])
    expect(formatted(moment, '2026-11-15T09:00')).toEqual(['১৫ নভেম্বর ২০২৬, সকাল ৯:০০', '15 November 2026, 9:00 am'])
  })
})

it('every normalization is idempotent', () => {
  const fields: Field[] = [
    { kind: 'text', id: 'a', label, script: 'digits' },
    { kind: 'text', id: 'a', label, format: 'passport' },
    { kind: 'paragraph', id: 'a', label },
    { kind: 'number', id: 'a', label },
    { kind: 'money', id: 'a', label },
    { kind: 'date', id: 'a', label },
    { kind: 'phone', id: 'a', label },
  ]
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[0-9 +.,-]{0,14}$/),
    fc.stringMatching(/^[0-9]{1,12}$/).map(toBanglaDigits),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...fields), typed, (field, answer) => {
      const once = normalized(field, answer)
      expect(normalized(field, once)).toEqual(once)
    }),
  )
})
