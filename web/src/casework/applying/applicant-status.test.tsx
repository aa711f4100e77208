import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { FormChanges } from './form-changes.tsx'
import { Instalments } from './instalments.tsx'
import { Payments, ReturnedPayment, findReturnedPayments, type ApplicationPayment } from './payments.tsx'

const render = (element: ReactNode, locale: 'bn' | 'en' = 'en') =>
  renderToString(<LanguageProvider initial={locale}>{element}</LanguageProvider>).replaceAll('<!-- -->', '')

const returned: ApplicationPayment = {
  no: 1,
  payee: null,
  instalmentNo: null,
  amount: '27500.00',
  bank: 'Sonali Bank PLC',
  bankBng: 'সোনালী ব্যাংক পিএলসি',
  accountEnd: '8901',
  state: 'FAILED',
  sentOn: '2026-11-15',
  paidOn: null,
  returnedOn: '2026-11-17',
  returnCode: 'R03',
  reason: 'There is no account with this number at this branch.',
  reasonBng: 'এই শাখায় এ নম্বরে কোনো হিসাব নেই।',
  advice: 'Copy the account number once more.',
  adviceBng: 'হিসাব নম্বরটি আবার লিখুন।',
}

describe('applicant status', () => {
  it('lists the questions added by a newer form, and omits empty kinds of change', () => {
    const html = render(
      <FormChanges changes={{ added: [{ label: 'Blood group', labelBng: 'রক্তের গ্রুপ' }], changed: [], removed: [] }} />,
    )
    expect(html).toContain('New questions: Blood group')
    expect(html).not.toContain('no longer asked')
  })

  it('lists the instalments with amounts and states in the reader’s language and digits', () => {
    const instalments = [
      { no: 1, year: 2026, amount: '27500.00', state: 'PAID' },
      { no: 2, year: 2027, amount: '27500.00', state: 'DUE' },
    ]
    expect(render(<Instalments instalments={instalments} />)).toMatch(/27,500.*Paid.*2027.*Due/)
    expect(render(<Instalments instalments={instalments} />, 'bn')).toMatch(/২৭,৫০০.*দেওয়া হয়েছে.*২০২৭.*পাওনা/)
  })

  it('explains a returned payment with account, reason and advice, without a code', () => {
    const html = render(<ReturnedPayment payment={returned} />)
    expect(html).toMatch(
      /BDT 27,500.*Sonali Bank PLC ending 8901.*no account with this number.*Copy the account number/s,
    )
    expect(html).not.toContain('R03')
    expect(render(<ReturnedPayment payment={returned} />, 'bn')).toMatch(/২৭,৫০০ টাকা.*৮৯০১.*হিসাব নেই/s)
  })

  it('lists payments, newest first, with the account and the payment date', () => {
    const paid: ApplicationPayment = {
      ...returned,
      no: 2,
      state: 'PAID',
      accountEnd: '2109',
      returnedOn: null,
      paidOn: '2026-11-24',
    }
    expect(render(<Payments payments={[returned, paid]} />)).toMatch(
      /ending 2109.*24 November 2026.*ending 8901.*Returned by the bank on 17/s,
    )
  })

  it('lists of several payees who gets what, through whom, and what is still to be sent', () => {
    const payee = {
      no: 1,
      name: 'ROKEYA BEGUM',
      share: 4667,
      paidThrough: 'SELF' as const,
      guardian: '',
      accountPath: 'bank',
    }
    const child = {
      ...payee,
      no: 2,
      name: 'SUMAIYA ALAM',
      share: 5333,
      paidThrough: 'GUARDIAN' as const,
      guardian: 'HASINA BEGUM',
    }
    const payments: ApplicationPayment[] = [
      { ...returned, payee },
      { ...returned, payee, no: 2, state: 'QUEUED', sentOn: null, returnedOn: null, accountEnd: '2109' },
      { ...returned, payee: child, state: 'PAID', returnedOn: null, paidOn: '2026-11-24', accountEnd: '0003' },
    ]
    expect(render(<Payments payments={payments} />)).toMatch(
      new RegExp(
        'ROKEYA BEGUM.*46\\.67%.*2109.*Waiting.*ROKEYA BEGUM.*8901.*Returned.*' +
          'SUMAIYA ALAM.*53\\.33%.*guardian HASINA BEGUM.*24 November',
        's',
      ),
    )
    expect(render(<Payments payments={payments} />, 'bn')).toMatch(/৪৬\.৬৭%.*ব্যাংকে পাঠানোর অপেক্ষায়.*অভিভাবক HASINA BEGUM/s)
    expect(findReturnedPayments({ state: 'payment-failed', payments }).map((payment) => payment.payee?.no)).toEqual([])
    expect(findReturnedPayments({ state: 'payment-failed', payments: payments.toSpliced(1, 1) })).toEqual([payments[0]])
  })
})
