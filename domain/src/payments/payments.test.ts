import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromPoisha, toPoisha } from '#engine/fields/money.ts'
import { amountInWords } from './amount-in-words.ts'
import { validateLayouts } from './validate-layouts.ts'
import { fiscalYearCodeOf } from './fiscal-year.ts'
import {
  defaultBankFileLayout,
  defaultBankReturnLayout,
  requiredColumns,
  type BankFileLayout,
} from './bank-file-layout.ts'
import { hasEffect, matchReturns, describeReturnOutcome, type ExpectedPayment } from './match-returns.ts'
import { findColumnPositions, parseBankDate, parseReturnRow, type ReturnRow } from './parse-returns.ts'
import { parseReturnCode, returnReasonOf, returnCodes } from './return-codes.ts'
import { bankFileCells, formatBankFileText, type BankFileRow } from './format-bank-file.ts'

const row: BankFileRow = {
  serial: '1',
  reference: 'PB-2026-000001-00001',
  receiverName: 'AMENA BEGUM',
  accountNumber: '0012345678901',
  routingNumber: '200939913',
  amount: '100000.05',
  applicationNo: 'MED-2026-000001',
  mobile: '01712345678',
  bankName: 'Sonali Bank',
  branchName: 'Tangail, main',
  adviceNo: 'ADV/1',
  adviceDate: '2026-11-15',
  batchNo: 'PB-2026-000001',
}

describe('bank file', () => {
  it('has the columns of the default layout, and the same bytes for the same rows', () => {
    const text = () => formatBankFileText(bankFileCells(defaultBankFileLayout, [row]), defaultBankFileLayout)
    expect(text()).toBe(
      'SL,Receiver Name,Account No,Routing No,Amount,Reason,Mobile,Reference\r\n' +
        '1,AMENA BEGUM,0012345678901,200939913,100000.05,MED-2026-000001,01712345678,PB-2026-000001-00001\r\n',
    )
    expect(text()).toBe(text())
  })
  it('supports another order, separator and date format', () => {
    const layout: BankFileLayout = {
      columns: [
        { source: 'adviceDate', heading: 'Day', on: true },
        { source: 'branchName', heading: 'Branch', on: true },
        { source: 'mobile', heading: 'Mobile', on: false },
      ],
      separator: 'comma',
      dateFormat: 'dd/MM/yyyy',
      headings: false,
    }
    expect(formatBankFileText(bankFileCells(layout, [row]), layout)).toBe('15/11/2026,"Tangail, main"\r\n')
  })
  it('never contains a formula, whatever a name starts with', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const text = formatBankFileText([[name]], { separator: 'bar' })
        return !/^"?[=+\-@]/.test(text) && text.endsWith('\r\n') && !text.slice(0, -2).includes('\n')
      }),
    )
  })
  it('requires the columns that the bank needs', () => {
    for (const needed of requiredColumns) {
      const columns = defaultBankFileLayout.columns.map((column) =>
        column.source === needed ? { ...column, on: false } : column,
      )
      expect(validateLayouts({ ...defaultBankFileLayout, columns }, defaultBankReturnLayout)).toHaveLength(1)
    }
    expect(validateLayouts(defaultBankFileLayout, defaultBankReturnLayout)).toEqual([])
    expect(validateLayouts(defaultBankFileLayout, { ...defaultBankReturnLayout, failedWords: ['paid'] })).toMatchObject(
      [{ path: 'returns.failedWords' }],
    )
  })
})

const heading = ['Reference', 'AMOUNT', 'status', 'Value_Date', 'Bank Reference', 'Return Code']
const places = findColumnPositions(defaultBankReturnLayout, heading) as Exclude<
  ReturnType<typeof findColumnPositions>,
  { missing: string[] }
>
const read = (...cells: string[]) => parseReturnRow(defaultBankReturnLayout, places, 2, cells)

describe('bank return', () => {
  it('is parsed by its headings in any notation', () => {
    expect(read('pb-1', 'BDT 1,00,000.5', 'Paid', '15-11-2026', 'X1', '')).toEqual({
      row: 2,
      reference: 'PB-1',
      amount: '100000.50',
      result: 'PAID',
      valueDate: '2026-11-15',
      bankReference: 'X1',
    })
    expect(read('PB-1', '১০০', 'RETURNED', '', '', 'r3')).toMatchObject({
      amount: '100.00',
      result: 'FAILED',
      returnCode: 'R03',
    })
    expect(findColumnPositions(defaultBankReturnLayout, ['Reference', 'Amount'])).toEqual({
      missing: ['Status', 'Value Date', 'Bank Reference', 'Return Code'],
    })
  })
  it('reports unreadable values instead of guessing', () => {
    expect(read('', '1', 'PAID', '15-11-2026', 'X', '').result).toBe('UNREADABLE')
    expect(read('A', 'much', 'PAID', '15-11-2026', 'X', '').result).toBe('UNREADABLE')
    expect(read('A', '1', 'MAYBE', '15-11-2026', 'X', '').result).toBe('UNREADABLE')
    expect(read('A', '1', 'PAID', '31-02-2026', 'X', '').result).toBe('UNREADABLE')
    expect(read('A', '1', 'PAID', '15-11-2026', '', '').result).toBe('UNREADABLE')
    expect(read('A', '1', 'FAILED', '', '', '').result).toBe('UNREADABLE')
  })
  it('accepts dates in the format of the bank or of a spreadsheet', () => {
    expect(
      ['1-2-2026', '2026-02-01', '2026-02-01T00:00:00', '০১-০২-২০২৬'].map((day) => parseBankDate(day, 'dd-MM-yyyy')),
    ).toEqual(Array(4).fill('2026-02-01'))
    expect([
      parseBankDate('01022026', 'ddMMyyyy'),
      parseBankDate('20260201', 'yyyyMMdd'),
      parseBankDate('1/2/2026', 'dd-MM-yyyy'),
    ]).toEqual(['2026-02-01', '2026-02-01', undefined])
  })
  it('has a reason and an advice in both languages for every code', () => {
    for (const code of [...Object.keys(returnCodes), 'R99', 'X-1']) {
      const { reason, advice } = returnReasonOf(code)
      for (const text of [reason.bn, reason.en, advice.bn, advice.en]) expect(text.length).toBeGreaterThan(10)
    }
    expect([
      parseReturnCode('R 04'),
      parseReturnCode('4'),
      parseReturnCode('r-16'),
      parseReturnCode('acc closed'),
      parseReturnCode(''),
    ]).toEqual(['R04', 'R04', 'R16', 'ACC CLOSED', undefined])
    expect(describeReturnOutcome('WRONG_AMOUNT', { expected: '5.00' }).en).toContain('5.00')
  })
})

describe('fiscal years and amounts in words', () => {
  it('run from July to June', () =>
    expect([fiscalYearCodeOf('2026-06-30'), fiscalYearCodeOf('2026-07-01')]).toEqual(['2025-26', '2026-27']))
  it('write an amount as on a cheque', () => {
    expect(amountInWords('135050.25', 'bn')).toBe('এক লক্ষ পঁয়ত্রিশ হাজার পঞ্চাশ টাকা পঁচিশ পয়সা মাত্র')
    expect(amountInWords('135050.25', 'en')).toBe('One lakh thirty-five thousand fifty taka twenty-five poisha only')
    expect(amountInWords('1234567890.00', 'en')).toBe(
      'One hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety taka only',
    )
    expect(amountInWords('0.00', 'bn')).toBe('শূন্য টাকা মাত্র')
  })
})

/** A model of payments without a database, for the whole life cycle. */
type Payment = { file: number; amount: number; state: 'QUEUED' | 'SENT' | 'PAID' | 'FAILED'; reference: string }

function live(amounts: readonly number[], choices: readonly number[]) {
  const payments: Payment[] = amounts.map((amount, file) => ({ file, amount, state: 'QUEUED', reference: '' }))
  let confirmed = 0
  let batch = 0
  for (const choice of choices) {
    const of = (state: Payment['state']) => payments.filter((payment) => payment.state === state)
    if (choice % 3 === 0) {
      batch += 1
      of('QUEUED')
        .slice(0, 1 + (choice % 4))
        .forEach((payment, index) => Object.assign(payment, { state: 'SENT', reference: `B${batch}-${index}` }))
    } else if (choice % 3 === 1) {
      // Any possible return: correct, wrong, duplicate, of another batch or already settled.
      const returned = payments.filter((_, index) => (choice >> (index % 8)) % 2 === 0)
      const lines = returned.flatMap((payment, index): ReturnRow[] => {
        const amount = withPoisha(choice % 7 === 0 ? payment.amount + 1 : payment.amount)
        const line = { row: index, reference: payment.reference || 'NONE', amount }
        const one: ReturnRow =
          (choice + index) % 4 === 0
            ? { ...line, result: 'FAILED', returnCode: 'R03' }
            : { ...line, result: 'PAID', valueDate: '2026-11-15', bankReference: 'X' }
        return choice % 11 === 0 ? [one, one] : [one]
      })
      const find = (reference: string): ExpectedPayment | undefined => {
        const found = payments.find((payment) => payment.reference === reference && reference !== '')
        return (
          found && {
            id: payments.indexOf(found) + 1,
            applicationNo: String(found.file),
            reference,
            amount: withPoisha(found.amount),
            state: found.state,
            isInBatch: true,
          }
        )
      }
      for (const { payment, finding } of matchReturns(lines, find)) {
        if (!hasEffect(finding) || !payment) continue
        const own = payments[payment.id - 1]
        if (!own) continue
        own.state = finding as 'PAID' | 'FAILED'
        if (finding === 'PAID') confirmed += own.amount
      }
    } else {
      const failed = of('FAILED').find(
        ({ file }) => !payments.some((other) => other.file === file && other.state !== 'FAILED'),
      )
      if (failed) payments.push({ ...failed, state: 'QUEUED', reference: '' })
    }
  }
  return { payments, confirmed }
}

const withPoisha = (poisha: number) => {
  const money = fromPoisha(poisha)
  return money.includes('.') ? money : `${money}.00`
}

describe('a row that says PAID of a payment taken in as returned', () => {
  it('is a finding that changes nothing and holds the money, also where the file names the payment twice', () => {
    const returned = { id: 1, applicationNo: 'A', reference: 'R', amount: '100.00', state: 'FAILED', isInBatch: true }
    const line = { row: 2, reference: 'R', amount: '100.00' }
    const paid: ReturnRow = { ...line, result: 'PAID', valueDate: '2026-11-15', bankReference: 'X' }
    const failed: ReturnRow = { ...line, row: 3, result: 'FAILED', returnCode: 'R03' }
    const findings = (lines: ReturnRow[]) => matchReturns(lines, () => returned).map(({ finding }) => finding)
    expect(findings([paid])).toEqual(['PAID_AFTER_RETURN'])
    expect(findings([failed])).toEqual(['ALREADY_FAILED'])
    expect(findings([paid, failed])).toEqual(['PAID_AFTER_RETURN', 'TWICE_IN_FILE'])
    expect(hasEffect('PAID_AFTER_RETURN')).toBe(false)
  })
})

describe('random sequence of payments, returns and corrections', () => {
  const lives = fc.tuple(
    fc.array(fc.integer({ min: 1, max: 30_000_000 }), { minLength: 1, maxLength: 12 }),
    fc.array(fc.nat(10_000), { maxLength: 60 }),
  )

  it('confirms exactly the paid amount, and never more than was approved', () => {
    fc.assert(
      fc.property(lives, ([amounts, choices]) => {
        const { payments, confirmed } = live(amounts, choices)
        const paid = payments.filter(({ state }) => state === 'PAID')
        const sum = paid.reduce((total, { amount }) => total + amount, 0)
        const each = amounts.every(
          (amount, file) =>
            paid.filter((payment) => payment.file === file).reduce((total, one) => total + one.amount, 0) <= amount,
        )
        return sum === confirmed && each && sum <= amounts.reduce((total, amount) => total + amount, 0)
      }),
    )
  })
  it('converts whole poisha without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), (poisha) => toPoisha(withPoisha(poisha)) === poisha),
    )
  })
})
