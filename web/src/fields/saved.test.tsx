import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { family } from '../../../domain/src/family/example.ts'
import { isTaken, offersFor } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { FieldInput } from './field-input.tsx'
import { FormServicesContext, type Box, type FormServices } from './form-services.ts'
import { takeOffer } from './take-offer.ts'
import { UseSaved } from './use-saved.tsx'

const later = () => new Promise<never>(() => undefined)
const known = { facts: { today: '2026-11-15' }, documents: () => ({ type: 'image/jpeg', kilobytes: 80, width: 900, height: 700 }) } as const
const box: Box = {
  known, isTaken, UseSaved, open: later, document: () => undefined, take: later,
  offers: (field, facts) => offersFor(field, family, { ...known, facts }),
} // prettier-ignore
const services: FormServices = { list: later, upload: later, open: later, remove: later, verify: later, document: () => undefined }

const draw = (field: Field, answers: Answers = {}, given: FormServices = { ...services, box }, openness: 'open' | 'closed' = 'open') =>
  renderToString(
    <LanguageProvider initial="en">
      <FormServicesContext value={given}>
        <FieldInput
          field={field}
          path={field.id}
          answer={answers[field.id]}
          issues={[]}
          view={{ ...known, answers: [keepFields([field], answers, known)] }}
          openness={() => openness}
          onAnswer={() => undefined}
        />
      </FormServicesContext>
    </LanguageProvider>,
  )
const buttons = (html: string) => html.match(/Use saved/g)?.length ?? 0

const nid: Field = { kind: 'text', id: 'applicantNid', format: 'nid', label: { bn: 'এনআইডি', en: 'NID' } }
const bank: Field = { kind: 'block', id: 'bank', block: 'bank-account', label: { bn: 'ব্যাংক', en: 'Bank' } }
const paper: Field = { kind: 'file', id: 'birthOrNid', accepts: ['jpg'], pages: 5, label: { bn: 'জন্মনিবন্ধন', en: 'Birth certificate' } }

describe('what was saved before', () => {
  it('is offered at an empty box, and at no other', () => {
    expect(buttons(draw(nid))).toBe(1)
    expect(buttons(draw(nid, { applicantNid: '12' }))).toBe(0)
    expect(buttons(draw(paper))).toBe(1)
    expect(buttons(draw({ kind: 'text', id: 'hospitalName', label: { bn: 'হাসপাতাল', en: 'Hospital' } }))).toBe(0)
  })

  it('is offered once for a whole account, not again for each of its parts', () => {
    expect(buttons(draw(bank))).toBe(1)
    expect(buttons(draw(bank, { bank: { accountNumber: '99999999' } }))).toBe(1)
    expect(buttons(draw(bank, { bank: { ...(family['banks'] as Answers[])[0], chequeCopy: ['another-name'] } }))).toBe(0)
  })

  it('is offered to nobody who may not write, or who has no profile', () => {
    expect(buttons(draw(nid, {}, { ...services, box }, 'closed'))).toBe(0)
    expect(buttons(draw(nid, {}, services))).toBe(0)
  })

  it('shows no answer before it is asked to', () => {
    const html = draw(bank) + draw(nid)
    for (const secret of ['0012345678901', '1234567890', '8901']) expect(html).not.toContain(secret)
  })

  it('comes into the form with documents that are of the application, each at its own question', async () => {
    const asked: string[] = []
    const take: Box['take'] = async (path, id) => {
      asked.push(`${path} ${id}`)
      return { documentId: `new-${id}`, fileName: 'cheque.jpg', mediaType: 'image/jpeg', kilobytes: 80 }
    }
    const account = (family['banks'] as Answers[])[0]
    expect(await takeOffer({ take }, bank, 'bank', account)).toEqual({ ...account, chequeCopy: ['new-d-cheque'] })
    expect(await takeOffer({ take }, paper, 'birthOrNid', ['a', 'b'])).toEqual(['new-a', 'new-b'])
    expect(await takeOffer({ take }, nid, 'applicantNid', '1234567890')).toBe('1234567890')
    expect(asked).toEqual(['bank.chequeCopy d-cheque', 'birthOrNid a', 'birthOrNid b'])
  })
})
