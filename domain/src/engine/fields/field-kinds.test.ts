import { describe, expect, it } from 'vitest'
import { choice } from './choice.ts'
import type { Field } from './field.ts'
import { formIssueCodes, formIssueMessage } from './form-issues.ts'
import { issueCodes } from './issue.ts'
import { firstIssueCode, label, formatted, normalized } from './field-fixtures.test.support.ts'
import type { EvaluationContext } from './kind.ts'
import { validateUpload } from './uploads.ts'

describe('choices and lookup lists', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: { bn: `${value}-বাংলা`, en: value } }))
  const district: Field = { kind: 'lookup', id: 'd', label, source: 'district', within: ['division'], orOther: true }
  const lists: EvaluationContext['lists'] = (_source, value) =>
    value === '26' ? { label: { bn: 'ঢাকা', en: 'Dhaka' }, within: ['3'] } : undefined
  it('accept only offered entries', () => {
    const radio: Field = { kind: 'choice', id: 'a', label, display: 'radio', options }
    const choices: Field = { kind: 'choice', id: 'a', label, display: 'checkboxes', options, every: true }
    expect([firstIssueCode(radio, 'a'), firstIssueCode(radio, 'c'), firstIssueCode(radio, ['a'])]).toEqual([
      undefined,
      'not-an-option',
      'wrong-type',
    ])
    expect([
      firstIssueCode(choices, ['a', 'b']),
      firstIssueCode(choices, ['a']),
      firstIssueCode(choices, ['a', 'a']),
    ]).toEqual([undefined, 'tick-all', 'listed-twice'])
    expect(formatted(choices, ['b', 'a'])).toEqual(['a-বাংলা, b-বাংলা', 'a, b'])
  })
  it('include closed entries, with the reason why they cannot be selected', () => {
    const closed = { bn: 'এখন বন্ধ আছে।', en: 'Closed for now.' }
    const options = [
      { value: 'CASH', label: closed },
      { value: 'BANK', label: closed, opensWith: { fact: 'settings.allowBankPayment' as const, closed } },
    ]
    const field = { kind: 'choice', id: 'way', display: 'radio', label: closed, options } as const
    const found = (answer: string, isOpen?: boolean) =>
      choice.validate(field, answer, {
        answers: [],
        facts: isOpen === undefined ? {} : { 'settings.allowBankPayment': isOpen },
      })
    expect(found('BANK', false)).toEqual([{ code: 'rule', message: closed }])
    expect([found('BANK'), found('BANK', true), found('CASH', false)].map(({ length }) => length)).toEqual([1, 0, 0])
  })
  it('know the division of a district if the lists are available', () => {
    expect(firstIssueCode(district, 26, { division: '3' }, { lists })).toBeUndefined()
    expect(firstIssueCode(district, '26', { division: '4' }, { lists })).toBe('not-an-option')
    expect(firstIssueCode(district, '99', { division: '3' }, { lists })).toBe('not-an-option')
    expect([firstIssueCode(district, '99'), firstIssueCode(district, 'OTHER', {}, { lists })]).toEqual([
      undefined,
      undefined,
    ])
    expect(formatted(district, '26', { lists })).toEqual(['ঢাকা', 'Dhaka'])
  })
  it('accept rows one by one without duplicates', () => {
    const rows: Field = {
      kind: 'list',
      id: 'a',
      label,
      fields: [{ kind: 'text', id: 'n', label }],
      least: 1,
      most: 2,
      noTwice: 'n',
    }
    expect([
      firstIssueCode(rows, [{ n: '1' }, { n: '1' }]),
      firstIssueCode(rows, [{}, {}, {}]),
      firstIssueCode(rows, [1]),
    ]).toEqual(['listed-twice', 'too-many', 'wrong-type'])
  })
  it('an NID is listed twice also once with and once without the year of birth', () => {
    const rows: Field = {
      kind: 'list',
      id: 'a',
      label,
      fields: [{ kind: 'text', id: 'n', label, format: 'nid' }],
      noTwice: 'n',
    }
    const issueOf = (...numbers: string[]) =>
      firstIssueCode(
        rows,
        numbers.map((n) => ({ n })),
      )
    expect(issueOf('2691234567890', '19952691234567890')).toBe('listed-twice')
    expect(issueOf('19952691234567890', '2691234567890')).toBe('listed-twice')
    expect(issueOf('2691234567891', '19952691234567890')).toBeUndefined()
    // Birth registrations of two years.
    expect(issueOf('20012691234567890', '20042691234567890')).toBeUndefined()
  })
})

it('a phone number has a country code, or is Bangladeshi', () => {
  const phone: Field = { kind: 'phone', id: 'a', label }
  expect([normalized(phone, '00971 50-123 4567'), normalized(phone, '০১৭১২৩৪৫৬৭৮')]).toEqual([
    '+971501234567',
    '+8801712345678',
  ])
  expect([firstIssueCode(phone, '+971501234567'), firstIssueCode(phone, '0501234567')]).toEqual([
    undefined,
    'not-a-phone',
  ])
})

it('every issue of a form has a message in both languages', () => {
  for (const code of formIssueCodes)
    expect(Object.values(formIssueMessage(code, 5) ?? {}).every((sentence) => sentence.length > 5)).toBe(true)
  expect(formIssueCodes.filter((code) => (issueCodes as string[]).includes(code))).toEqual([])
})

describe('file fields', () => {
  const field: Extract<Field, { kind: 'file' }> = {
    kind: 'file',
    id: 'a',
    label,
    accepts: ['jpg'],
    largestKb: 100,
    pixels: { width: 300, height: 300 },
    pages: 2,
  }
  it('validate equally before and after upload', () => {
    const upload = { type: 'image/jpeg', kilobytes: 90, width: 305, height: 296 }
    expect(validateUpload(field, upload)).toEqual([])
    expect(validateUpload(field, { ...upload, kilobytes: 101 })[0]).toMatchObject({
      code: 'file-too-large',
      limit: 100,
    })
    expect(validateUpload(field, { ...upload, width: 400 })[0]?.message?.bn).toBe(
      'ছবিটি ৩০০ × ৩০০ পিক্সেল (প্রস্থ × উচ্চতা) হতে হবে।',
    )
    expect(validateUpload(field, { ...upload, type: 'image/png' })[0]?.code).toBe('wrong-file')
  })
  it('store document ids, one per page', () => {
    expect([firstIssueCode(field, 'x'), firstIssueCode(field, ['x', 'y', 'z']), firstIssueCode(field, [1])]).toEqual([
      undefined,
      'too-many',
      'wrong-type',
    ])
    expect(firstIssueCode(field, ['x'], {}, { documents: () => undefined })).toBe('file-missing')
    expect(formatted(field, ['x', 'y'])).toEqual(['সংযুক্ত (২ পৃষ্ঠা)', 'Attached (2 pages)'])
  })
})

describe('register verification', () => {
  const field: Field = { kind: 'verification', id: 'a', label, of: 'worker', looksUp: ['passport'] }
  const answer = { outcome: 'verified', source: 'BMET', on: '2026-11-15', asked: {} }
  it('shows its source and date', () => {
    expect(formatted(field, answer)).toEqual(['যাচাইকৃত: বিএমইটি, ১৫ নভেম্বর ২০২৬', 'Verified: BMET, 15 November 2026'])
  })
  it('passes if confirmed or left to an officer, and is skipped only if the service permits it', () => {
    const outcomes = ['verified', 'manual', 'skipped', 'not-found', 'constructor'].map((outcome) =>
      firstIssueCode(field, { ...answer, outcome }),
    )
    expect(outcomes).toEqual([undefined, undefined, 'not-verified', 'not-verified', 'not-verified'])
    expect(firstIssueCode({ ...field, skippable: true }, { ...answer, outcome: 'skipped' })).toBeUndefined()
  })
})
