import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { kinds, type Field } from '@wewb/domain/engine/fields/field'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { FieldInput } from './field-input.tsx'
import { FormServicesContext, type FormServices } from './form-services.ts'
import { fieldInputs } from './inputs.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const nothing = () => Promise.reject(new Error('not asked for in these tests'))
const services: FormServices = {
  list: nothing,
  upload: nothing,
  open: nothing,
  remove: nothing,
  verify: nothing,
  document: () => ({ fileName: 'passport.pdf', mediaType: 'application/pdf', kilobytes: 120 }),
  questions: [{ step: label, questions: [{ path: 'name', label: { bn: 'নাম', en: 'Name' } }] }],
}

type Given = { answers?: Answers; issues?: Issue[]; locale?: Locale; isClosed?: boolean }

const draw = (field: Field, { answers = {}, issues = [], locale = 'en', isClosed = false }: Given = {}) => {
  const evaluationContext = { facts: { today: '2026-11-15', 'setup.year': 2026 } } as const
  const stored = normalizeFieldAnswers([field], answers, evaluationContext)
  return renderToString(
    <LanguageProvider initial={locale}>
      <FormServicesContext value={services}>
        <FieldInput
          field={field}
          path={field.id}
          answer={answers[field.id]}
          issues={issues}
          view={{ ...evaluationContext, answers: [stored] }}
          editability={() => (isClosed ? 'closed' : 'open')}
          onAnswer={() => undefined}
        />
      </FormServicesContext>
    </LanguageProvider>,
  )
}

const name: Field = { kind: 'text', id: 'name', label, script: 'english-text' }

describe('a field', () => {
  it('has an input for every kind the domain knows', () => {
    expect(Object.keys(fieldInputs).toSorted()).toEqual(Object.keys(kinds).toSorted())
  })

  it('stands at the path of its answer, where the error summary leads', () => {
    expect(draw(name)).toContain('id="name"')
    const address: Field = { kind: 'block', id: 'present', block: 'address', label }
    expect(draw(address)).toContain('id="present.districtId"')
    const children: Field = { kind: 'list', id: 'children', label, fields: [name] }
    expect(draw(children, { answers: { children: [{}, {}] } })).toContain('id="children.1.name"')
  })

  it('keeps what was typed, right or wrong', () => {
    expect(draw(name, { answers: { name: 'রহিমা' } })).toContain('value="রহিমা"')
    expect(draw({ kind: 'number', id: 'years', label }, { answers: { years: '৪.৫ বছর' }, locale: 'bn' })).toContain(
      'value="৪.৫ বছর"',
    )
    expect(draw({ kind: 'paragraph', id: 'note', label }, { answers: { note: 'ab' } })).toContain('>ab</textarea>')
  })

  it('takes digits of either script and shows the reader’s', () => {
    const debt: Field = { kind: 'money', id: 'debt', label }
    expect(draw(debt, { answers: { debt: '৩,০০,০০০' } })).toContain('value="3,00,000"')
    expect(draw(debt, { answers: { debt: '300000' }, locale: 'bn' })).toContain('value="৩০০০০০"')
  })

  it('says what is wrong beside the box, in the reader’s language', () => {
    const issues: Issue[] = [{ path: 'name', code: 'required' }]
    expect(draw(name, { issues })).toContain('This field is required.')
    expect(draw(name, { issues, locale: 'bn' })).toContain('এ তথ্যটি আবশ্যক।')
    expect(draw(name, { issues })).toContain('aria-invalid="true"')
  })

  it('listens for a name in Latin letters where Bangla letters are asked for, and nowhere else', () => {
    expect(draw({ ...name, script: 'bangla-text' })).toContain('<output')
    for (const script of ['bangla-only', 'english-text'] as const)
      expect(draw({ ...name, script })).not.toContain('<output')
  })

  it('marks what need not be answered', () => {
    expect(draw({ ...name, optional: true })).toContain('optional')
    expect(draw(name)).not.toContain('optional')
  })

  it('is text and not a box when the circular has settled it', () => {
    const year: Field = { kind: 'number', id: 'year', fixed: 'setup.year', label }
    expect(draw(year, { locale: 'bn' })).toContain('২০২৬')
    expect(draw(year)).not.toContain('<input')
  })

  it('is text and not a box when it may not be corrected', () => {
    const html = draw(name, { answers: { name: 'Rahima' }, isClosed: true })
    expect(html).toContain('Rahima')
    expect(html).not.toContain('<input')
  })

  it('reads an amount back with its commas, and a birthday with the age', () => {
    expect(draw({ kind: 'money', id: 'debt', label }, { answers: { debt: '300000' }, locale: 'bn' })).toContain(
      '৩,০০,০০০ টাকা',
    )
    expect(draw({ kind: 'date', id: 'born', age: {}, label }, { answers: { born: '1990-05-01' } })).toContain(
      '1 May 1990 (age 36)',
    )
  })
})

describe('fields within fields', () => {
  const account: Field = {
    kind: 'text',
    id: 'account',
    format: 'account',
    typedTwice: { bn: 'আবার', en: 'Again' },
    label,
  }

  it('asks an account number in two boxes, which show a pair until both agree', () => {
    const pair = draw(account, { answers: { account: ['12345678', '1234'] } })
    expect(pair).toContain('value="12345678"')
    expect(pair).toContain('value="1234"')
    expect(draw(account, { answers: { account: '12345678' } }).match(/value="12345678"/g)).toHaveLength(2)
  })

  it('describes a group by its help and by what is wrong with it, as it does a box', () => {
    const children: Field = {
      kind: 'list',
      id: 'children',
      label,
      fields: [name],
      hint: { bn: 'একজন করে', en: 'One by one' },
    }
    const html = draw(children, { issues: [{ path: 'children', code: 'required' }] })
    expect(html).toMatch(/<fieldset id="children"[^>]*aria-describedby="children-hint children-error"/)
    expect(html).toMatch(/id="children-hint"[^>]*>One by one</)
    expect(html).toMatch(/id="children-error"/)
  })

  it('describes a tick by what is agreed to with it, and by what is wrong', () => {
    const consent: Field = {
      kind: 'consent',
      id: 'declaration',
      label,
      statement: { bn: 'সব তথ্য সত্য', en: 'All of it is true' },
    }
    const html = draw(consent, { issues: [{ path: 'declaration', code: 'must-accept' }] })
    expect(html).toMatch(/aria-describedby="declaration-statement declaration-error"/)
    expect(html).toMatch(/id="declaration-statement"[^>]*>All of it is true</)
  })

  it('hides an address that is the same as another', () => {
    const permanent: Field = {
      kind: 'block',
      id: 'permanent',
      block: 'address',
      sameAs: { field: 'present', label },
      label,
    }
    expect(draw(permanent)).toContain('permanent.divisionId')
    expect(draw(permanent, { answers: { permanent: { same: true } } })).not.toContain('permanent.divisionId')
  })

  it('asks inside a row only what the row’s own answers call for', () => {
    const documents: Field = {
      kind: 'list',
      id: 'papers',
      label,
      fields: [name, { kind: 'text', id: 'number', when: { field: 'name', is: 'NID' }, label }],
    }
    const html = draw(documents, { answers: { papers: [{ name: 'NID' }, { name: 'Other' }] } })
    expect(html).toContain('papers.0.number')
    expect(html).not.toContain('papers.1.number')
  })

  it('adds no more rows than the list may have', () => {
    const children: Field = { kind: 'list', id: 'children', most: 2, label, fields: [name] }
    expect(draw(children, { answers: { children: [{}] } })).toContain('Add another')
    expect(draw(children, { answers: { children: [{}, {}] } })).not.toContain('Add another')
  })

  it('shows a document as received, page by page', () => {
    const passport: Field = { kind: 'file', id: 'passport', accepts: ['pdf'], pages: 3, label }
    const html = draw(passport, { answers: { passport: ['d-1', 'd-2'] } })
    expect(html.match(/Received/g)).toHaveLength(2)
    expect(html).toContain('Page 2')
  })
})

describe('a verification', () => {
  const check: Field = { kind: 'verification', id: 'check', of: 'worker', looksUp: ['passportNo'], label }
  const finding = { source: 'BMET', on: '2026-11-15', asked: {} } as const

  it('shows what the register said, with source and day', () => {
    const html = draw(check, { answers: { check: { outcome: 'verified', ...finding } } })
    expect(html).toContain('Data Verified Successfully!')
    expect(html).toContain('Verified: BMET, 15 November 2026')
    expect(draw(check, { answers: { check: { outcome: 'not-found', ...finding } } })).toContain('Data Not Found!')
  })

  it('can be left out only where the service says so', () => {
    expect(draw(check)).not.toContain('Continue without verification')
    expect(draw({ ...check, skippable: true })).toContain('Continue without verification')
  })

  it('forgets a finding when what it looked up has changed', () => {
    const old = { outcome: 'verified', ...finding, asked: { passportNo: 'A1' } }
    expect(draw(check, { answers: { check: old } })).not.toContain('Data Verified Successfully!')
  })
})
