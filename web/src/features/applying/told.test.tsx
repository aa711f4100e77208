import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { FormChanges } from './form-changes.tsx'
import { Instalments } from './instalments.tsx'

const drawn = (element: ReactNode, locale: 'bn' | 'en' = 'en') =>
  renderToString(<LanguageProvider initial={locale}>{element}</LanguageProvider>).replaceAll('<!-- -->', '')

describe('what an applicant is told', () => {
  it('names the questions a newer form has added, and says nothing of kinds of change there were none of', () => {
    const shown = drawn(<FormChanges changes={{ added: [{ label: 'Blood group', labelBng: 'রক্তের গ্রুপ' }], changed: [], removed: [] }} />)
    expect(shown).toContain('New questions: Blood group')
    expect(shown).not.toContain('no longer asked')
  })

  it('lists the instalments with amounts and states in the digits and words of the reader', () => {
    const instalments = [
      { no: 1, year: 2026, amount: '27500.00', state: 'PAID' },
      { no: 2, year: 2027, amount: '27500.00', state: 'DUE' },
    ]
    expect(drawn(<Instalments instalments={instalments} />)).toMatch(/27,500.*Paid.*2027.*Due/)
    expect(drawn(<Instalments instalments={instalments} />, 'bn')).toMatch(/২৭,৫০০.*দেওয়া হয়েছে.*২০২৭.*পাওনা/)
  })
})
