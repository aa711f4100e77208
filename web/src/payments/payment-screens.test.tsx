import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { BatchStepper } from './batch/batch-stepper.tsx'
import { QueueTable } from './queue/queue-table.tsx'
import type { QueuedPayment } from './queue/use-payment-queue.ts'
import { defaultBankFileLayout, defaultBankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { LayoutEditor } from './bank-file-layouts/layout-editor.tsx'
import { FindingTable } from './returns/finding-table.tsx'

const render = (element: ReactNode, locale: 'bn' | 'en' = 'en') =>
  renderToString(
    <StaticRouter location="/payment-batch">
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider initial={locale}>{element}</LanguageProvider>
      </QueryClientProvider>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '')

const payment: QueuedPayment = {
  paymentId: 1,
  applicationNo: 'MED-2026-000001',
  module: 'fa-medical-assistance',
  moduleName: 'Medical assistance',
  moduleNameBng: 'চিকিৎসা সহায়তা',
  fiscalYear: '2026-27',
  approvedOn: '2026-11-10',
  queuedOn: '2026-11-10',
  name: 'Amena Begum',
  nameBng: 'আমেনা বেগম',
  holderName: 'AMENA BEGUM',
  bank: 'Sonali Bank PLC',
  bankBng: 'সোনালী ব্যাংক পিএলসি',
  branch: 'Tangail',
  branchBng: 'টাঙ্গাইল',
  routingNumber: '200939913',
  accountEnd: '8901',
  amount: '1234567.50',
  instalmentNo: 1,
  instalmentYear: null,
  attempt: 1,
  flags: [],
  payeeNo: 1,
  share: 10_000,
  paidThrough: 'SELF',
  guardian: '',
  payableYn: 'Y',
  problems: [],
}

describe('payment screens', () => {
  it('show exact amounts, in lakhs for a Bangla reader, and only the end of the account', () => {
    expect(render(<QueueTable rows={[payment]} />, 'bn')).toMatch(/•••• ৮৯০১.*১২,৩৪,৫৬৭\.৫০/)
    expect(render(<QueueTable rows={[payment]} />)).toContain('1,234,567.50')
  })

  it('disable the selection of an unpayable application, with the reason', () => {
    const problem = {
      code: 'ROUTING',
      message: 'The routing number is in no list.',
      messageBng: 'রাউটিং নম্বরটি তালিকায় নেই।',
    }
    const blocked: QueuedPayment = { ...payment, payableYn: 'N', problems: [problem] }
    const checkboxesOf = (rows: QueuedPayment[]) =>
      render(<QueueTable rows={rows} selected={new Map()} />).match(/type="checkbox"/g)?.length
    expect([checkboxesOf([payment]), checkboxesOf([blocked])]).toEqual([2, 1])
    expect(render(<QueueTable rows={[blocked]} selected={new Map()} />)).toContain('The routing number is in no list.')
  })

  it('name the account holder only if it is another person', () => {
    expect(render(<QueueTable rows={[payment]} />)).not.toContain('AMENA BEGUM')
    expect(render(<QueueTable rows={[{ ...payment, holderName: 'KAMAL UDDIN' }]} />)).toContain('KAMAL UDDIN')
  })

  it('show which value a proposed layout puts under each heading, and close the editor meanwhile', () => {
    const swapped = defaultBankFileLayout.columns.map((column) =>
      column.source === 'mobile' ? { ...column, heading: 'Account No.' } : column,
    )
    const proposal = {
      proposalId: 1,
      file: { ...defaultBankFileLayout, columns: swapped },
      returns: defaultBankReturnLayout,
      reason: 'The bank asked for it.',
      proposedBy: { name: 'Maker', nameBng: null },
      proposedAt: '2026-11-10T08:00:00.000Z',
      may: 'decide' as const,
    }
    const now = { file: defaultBankFileLayout, returns: defaultBankReturnLayout, revision: 0, changedAt: null }
    const page = render(<LayoutEditor layouts={{ ...now, mayEditYn: 'Y', proposal }} onChanged={() => undefined} />)
    expect(page).toMatch(/Account No\.<\/span>.*Before: Mobile.*Mobile number.*01700000000/)
    expect(page).not.toContain('Propose the layout')
    const open = render(
      <LayoutEditor layouts={{ ...now, mayEditYn: 'Y', proposal: null }} onChanged={() => undefined} />,
    )
    expect(open).toContain('Propose the layout')
  })

  it('show the step of a batch, and the completion of all', () => {
    expect(render(<BatchStepper state="SENT" />)).toMatch(/aria-current="step"[^>]*>.*Now:.*Sent/)
    expect(render(<BatchStepper state="RECONCILED" />)).not.toContain('aria-current')
  })

  it('explain each row of the bank return', () => {
    const row = {
      row: 4,
      reference: 'NOBODYS-1',
      applicationNo: null,
      amount: '500.00',
      returnCode: null,
      valueDate: null,
      bankReference: null,
    }
    const finding = {
      message: 'No payment of ours has this reference.',
      messageBng: 'এই রেফারেন্সে আমাদের কোনো পেমেন্ট নেই।',
    }
    const html = render(<FindingTable rows={[{ ...row, ...finding, finding: 'UNKNOWN_REFERENCE' }]} />)
    expect(html).toMatch(/NOBODYS-1.*Unknown reference.*No payment of ours has this reference\./)
  })
})
