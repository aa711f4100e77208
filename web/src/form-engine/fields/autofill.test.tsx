import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { exampleFamilyProfile } from '@wewb/domain/casework/family/example-profile'
import { isSuggestionApplied, findAutofillSuggestions } from '@wewb/domain/casework/family/autofill-suggestions'
import type { Field } from '@wewb/domain/engine/fields/field'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { FieldInput } from './field-input.tsx'
import { FormServicesContext, type DocumentVault, type FormServices } from './form-services.ts'
import { applySuggestion } from './autofill-button.tsx'
import { AutofillButton } from './autofill-button.tsx'

const later = () => new Promise<never>(() => undefined)
const evaluationContext = {
  facts: { today: '2026-11-15' },
  documents: () => ({ type: 'image/jpeg', kilobytes: 80, width: 900, height: 700 }),
} as const
const vault: DocumentVault = {
  evaluationContext,
  isApplied: isSuggestionApplied,
  AutofillButton,
  open: later,
  document: () => undefined,
  copyDocument: later,
  listSuggestions: (field, facts) =>
    findAutofillSuggestions(field, exampleFamilyProfile, { ...evaluationContext, facts }),
}
const services: FormServices = {
  list: later,
  upload: later,
  open: later,
  remove: later,
  verify: later,
  document: () => undefined,
}

const renderHtml = (
  field: Field,
  answers: Answers = {},
  given: FormServices = { ...services, documentVault: vault },
  editability: 'open' | 'closed' = 'open',
) =>
  renderToString(
    <LanguageProvider initial="en">
      <FormServicesContext value={given}>
        <FieldInput
          field={field}
          path={field.id}
          answer={answers[field.id]}
          issues={[]}
          view={{ ...evaluationContext, answers: [normalizeFieldAnswers([field], answers, evaluationContext)] }}
          editability={() => editability}
          onAnswer={() => undefined}
        />
      </FormServicesContext>
    </LanguageProvider>,
  )
const buttons = (html: string) => html.match(/Use saved/g)?.length ?? 0

const nid: Field = { kind: 'text', id: 'applicantNid', format: 'nid', label: { bn: 'এনআইডি', en: 'NID' } }
const bank: Field = { kind: 'block', id: 'bank', block: 'bank-account', label: { bn: 'ব্যাংক', en: 'Bank' } }
const document: Field = {
  kind: 'file',
  id: 'birthOrNid',
  accepts: ['jpg'],
  pages: 5,
  label: { bn: 'জন্মনিবন্ধন', en: 'Birth certificate' },
}

describe('autofill from the profile', () => {
  it('is offered at an empty field only', () => {
    expect(buttons(renderHtml(nid))).toBe(1)
    expect(buttons(renderHtml(nid, { applicantNid: '12' }))).toBe(0)
    expect(buttons(renderHtml(document))).toBe(1)
    expect(buttons(renderHtml({ kind: 'text', id: 'hospitalName', label: { bn: 'হাসপাতাল', en: 'Hospital' } }))).toBe(0)
  })

  it('is offered once for a whole account, not for each of its parts', () => {
    expect(buttons(renderHtml(bank))).toBe(1)
    expect(buttons(renderHtml(bank, { bank: { accountNumber: '99999999' } }))).toBe(1)
    expect(
      buttons(
        renderHtml(bank, {
          bank: { ...(exampleFamilyProfile['banks'] as Answers[])[0], chequeCopy: ['another-name'] },
        }),
      ),
    ).toBe(0)
  })

  it('is not offered to read-only users, or without a profile', () => {
    expect(buttons(renderHtml(nid, {}, { ...services, documentVault: vault }, 'closed'))).toBe(0)
    expect(buttons(renderHtml(nid, {}, services))).toBe(0)
  })

  it('shows no answer before it is requested', () => {
    const html = renderHtml(bank) + renderHtml(nid)
    for (const secret of ['0012345678901', '1234567890', '8901']) expect(html).not.toContain(secret)
  })

  it('fills the form including documents, each at its own question', async () => {
    const chosen: string[] = []
    const take: DocumentVault['copyDocument'] = async (path, id) => {
      chosen.push(`${path} ${id}`)
      return { documentId: `new-${id}`, fileName: 'cheque.jpg', mediaType: 'image/jpeg', kilobytes: 80 }
    }
    const account = (exampleFamilyProfile['banks'] as Answers[])[0]
    expect(await applySuggestion({ copyDocument: take }, bank, 'bank', account)).toEqual({
      ...account,
      chequeCopy: ['new-d-cheque'],
    })
    expect(await applySuggestion({ copyDocument: take }, document, 'birthOrNid', ['a', 'b'])).toEqual([
      'new-a',
      'new-b',
    ])
    expect(await applySuggestion({ copyDocument: take }, nid, 'applicantNid', '1234567890')).toBe('1234567890')
    expect(chosen).toEqual(['bank.chequeCopy d-cheque', 'birthOrNid a', 'birthOrNid b'])
  })
})
