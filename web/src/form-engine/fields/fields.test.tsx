import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { kinds, type Field } from '@wewb/domain/engine/fields/field'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { FieldInput } from './field-input.tsx'
import { FormServicesContext, type FormServices, type PreselectedItems } from './form-services.ts'
import { fieldInputs } from './inputs.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const nothing = () => Promise.reject(new Error('not used in these tests'))
const services: FormServices = {
  list: nothing,
  upload: nothing,
  open: nothing,
  remove: nothing,
  verify: nothing,
  document: () => ({ fileName: 'passport.pdf', mediaType: 'application/pdf', kilobytes: 120 }),
  questions: [{ step: label, questions: [{ path: 'name', label: { bn: 'নাম', en: 'Name' } }] }],
}

type Given = {
  answers?: Answers
  issues?: Issue[]
  locale?: Locale
  isClosed?: boolean
  preselected?: PreselectedItems
}

const renderHtml = (
  field: Field,
  { answers = {}, issues = [], locale = 'en', isClosed = false, preselected }: Given = {},
) => {
  const evaluationContext = { facts: { today: '2026-11-15', 'setup.year': 2026 } } as const
  const stored = normalizeFieldAnswers([field], answers, evaluationContext)
  return renderToString(
    <LanguageProvider initial={locale}>
      <FormServicesContext value={{ ...services, ...(preselected && { preselected }) }}>
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

describe('form field', () => {
  it('has an input for every field kind of the domain', () => {
    expect(Object.keys(fieldInputs).toSorted()).toEqual(Object.keys(kinds).toSorted())
  })

  it('has the path of its answer as id, the target of the error summary', () => {
    expect(renderHtml(name)).toContain('id="name"')
    const address: Field = { kind: 'block', id: 'present', block: 'address', label }
    expect(renderHtml(address)).toContain('id="present.districtId"')
    const children: Field = { kind: 'list', id: 'children', label, fields: [name] }
    expect(renderHtml(children, { answers: { children: [{}, {}] } })).toContain('id="children.1.name"')
  })

  it('preserves the input, valid or not', () => {
    expect(renderHtml(name, { answers: { name: 'রহিমা' } })).toContain('value="রহিমা"')
    expect(
      renderHtml({ kind: 'number', id: 'years', label }, { answers: { years: '৪.৫ বছর' }, locale: 'bn' }),
    ).toContain('value="৪.৫ বছর"')
    expect(renderHtml({ kind: 'paragraph', id: 'note', label }, { answers: { note: 'ab' } })).toContain(
      '>ab</textarea>',
    )
  })

  it('shows the source of an item that the portal ticked, in the language of the reader', () => {
    const options = ['identity', 'age'].map((value) => ({ value, label }))
    const list: Field = { kind: 'choice', id: 'checkList', label, display: 'checkboxes', options }
    const source = { bn: 'নিশ্চিত করেছে: বিএমইটি, ১৮ নভেম্বর ২০২৬', en: 'Confirmed by BMET, 18 November 2026' }
    const preselected: PreselectedItems = {
      sourceOf: (_field, value) => (value === 'identity' ? source : undefined),
      untick: () => undefined,
    }
    for (const locale of ['bn', 'en'] as const) {
      const html = renderHtml(list, { answers: { checkList: ['identity'] }, locale, preselected })
      expect(html.split(source[locale])).toHaveLength(2)
      expect(html).toContain('aria-describedby="checkList-identity-hint"')
      expect(html).not.toContain('checkList-age-hint')
    }
  })

  it('accepts digits of either script and shows the reader’s', () => {
    const debt: Field = { kind: 'money', id: 'debt', label }
    expect(renderHtml(debt, { answers: { debt: '৩,০০,০০০' } })).toContain('value="3,00,000"')
    expect(renderHtml(debt, { answers: { debt: '300000' }, locale: 'bn' })).toContain('value="৩০০০০০"')
  })

  it('shows an error at the field, in the reader’s language', () => {
    const issues: Issue[] = [{ path: 'name', code: 'required' }]
    expect(renderHtml(name, { issues })).toContain('This field is required.')
    expect(renderHtml(name, { issues, locale: 'bn' })).toContain('এ তথ্যটি আবশ্যক।')
    expect(renderHtml(name, { issues })).toContain('aria-invalid="true"')
  })

  it('converts Latin letters only where Bangla letters are required', () => {
    expect(renderHtml({ ...name, script: 'bangla-text' })).toContain('<output')
    for (const script of ['bangla-only', 'english-text'] as const)
      expect(renderHtml({ ...name, script })).not.toContain('<output')
  })

  it('marks optional questions', () => {
    expect(renderHtml({ ...name, optional: true })).toContain('optional')
    expect(renderHtml(name)).not.toContain('optional')
  })

  it('is text and not an input if the circular sets it', () => {
    const year: Field = { kind: 'number', id: 'year', fixed: 'setup.year', label }
    expect(renderHtml(year, { locale: 'bn' })).toContain('২০২৬')
    expect(renderHtml(year)).not.toContain('<input')
  })

  it('is text and not an input if it is not correctable', () => {
    const html = renderHtml(name, { answers: { name: 'Rahima' }, isClosed: true })
    expect(html).toContain('Rahima')
    expect(html).not.toContain('<input')
  })

  it('formats an amount with separators, and a date of birth with the age', () => {
    expect(renderHtml({ kind: 'money', id: 'debt', label }, { answers: { debt: '300000' }, locale: 'bn' })).toContain(
      '৩,০০,০০০ টাকা',
    )
    expect(renderHtml({ kind: 'date', id: 'born', age: {}, label }, { answers: { born: '1990-05-01' } })).toContain(
      '1 May 1990 (age 36)',
    )
  })
})

describe('nested fields', () => {
  const account: Field = {
    kind: 'text',
    id: 'account',
    format: 'account',
    typedTwice: { bn: 'আবার', en: 'Again' },
    label,
  }

  it('ask an account number in two inputs, with a warning until both agree', () => {
    const pair = renderHtml(account, { answers: { account: ['12345678', '1234'] } })
    expect(pair).toContain('value="12345678"')
    expect(pair).toContain('value="1234"')
    expect(renderHtml(account, { answers: { account: '12345678' } }).match(/value="12345678"/g)).toHaveLength(2)
  })

  it('say beside an account number why it is typed twice, and let no browser fill either input', () => {
    const html = renderHtml(account, { answers: {} })
    expect(html).toMatch(/id="account-hint"[^>]*>[^<]*it cannot be copied or pasted/)
    expect(html.match(/autoComplete="off"/g)).toHaveLength(2)
  })

  it('describe a group by its hint and its error, like an input', () => {
    const children: Field = {
      kind: 'list',
      id: 'children',
      label,
      fields: [name],
      hint: { bn: 'একজন করে', en: 'One by one' },
    }
    const html = renderHtml(children, { issues: [{ path: 'children', code: 'required' }] })
    expect(html).toMatch(/<fieldset id="children"[^>]*aria-describedby="children-hint children-error"/)
    expect(html).toMatch(/id="children-hint"[^>]*>One by one</)
    expect(html).toMatch(/id="children-error"/)
  })

  it('describe a checkbox by its statement and its error', () => {
    const consent: Field = {
      kind: 'consent',
      id: 'declaration',
      label,
      statement: { bn: 'সব তথ্য সত্য', en: 'All of it is true' },
    }
    const html = renderHtml(consent, { issues: [{ path: 'declaration', code: 'must-accept' }] })
    expect(html).toMatch(/aria-describedby="declaration-statement declaration-error"/)
    expect(html).toMatch(/id="declaration-statement"[^>]*>All of it is true</)
  })

  it('hide an address that equals another', () => {
    const permanent: Field = {
      kind: 'block',
      id: 'permanent',
      block: 'address',
      sameAs: { field: 'present', label },
      label,
    }
    expect(renderHtml(permanent)).toContain('permanent.divisionId')
    expect(renderHtml(permanent, { answers: { permanent: { same: true } } })).not.toContain('permanent.divisionId')
  })

  it('ask inside a row by the answers of the row', () => {
    const documents: Field = {
      kind: 'list',
      id: 'papers',
      label,
      fields: [name, { kind: 'text', id: 'number', when: { field: 'name', is: 'NID' }, label }],
    }
    const html = renderHtml(documents, { answers: { papers: [{ name: 'NID' }, { name: 'Other' }] } })
    expect(html).toContain('papers.0.number')
    expect(html).not.toContain('papers.1.number')
  })

  it('add no more rows than the limit', () => {
    const children: Field = { kind: 'list', id: 'children', most: 2, label, fields: [name] }
    expect(renderHtml(children, { answers: { children: [{}] } })).toContain('Add another')
    expect(renderHtml(children, { answers: { children: [{}, {}] } })).not.toContain('Add another')
  })

  it('show a document as received, page by page', () => {
    const passport: Field = { kind: 'file', id: 'passport', accepts: ['pdf'], pages: 3, label }
    const html = renderHtml(passport, { answers: { passport: ['d-1', 'd-2'] } })
    expect(html.match(/Received/g)).toHaveLength(2)
    expect(html).toContain('Page 2')
  })

  it('explain how to take the picture where a picture is accepted', () => {
    const paper: Field = { kind: 'file', id: 'paper', accepts: ['jpg', 'pdf'], label }
    expect(renderHtml(paper)).toContain('How to take the picture')
    expect(renderHtml({ ...paper, accepts: ['pdf'] })).not.toContain('How to take the picture')
  })
})

describe('register verification', () => {
  const check: Field = { kind: 'verification', id: 'check', of: 'worker', looksUp: ['passportNo'], label }
  const finding = { source: 'BMET', on: '2026-11-15', asked: {} } as const

  it('shows the register result, with source and day', () => {
    const html = renderHtml(check, { answers: { check: { outcome: 'verified', ...finding } } })
    expect(html).toContain('Data Verified Successfully!')
    expect(html).toContain('Verified: BMET, 15 November 2026')
    expect(renderHtml(check, { answers: { check: { outcome: 'not-found', ...finding } } })).toContain('Data Not Found!')
  })

  it('is optional only if the service permits it', () => {
    expect(renderHtml(check)).not.toContain('Continue without verification')
    expect(renderHtml({ ...check, skippable: true })).toContain('Continue without verification')
  })

  it('drops its result if a verified answer changes', () => {
    const old = { outcome: 'verified', ...finding, asked: { passportNo: 'A1' } }
    expect(renderHtml(check, { answers: { check: old } })).not.toContain('Data Verified Successfully!')
  })
})
