import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { exampleBankAccount } from '@wewb/domain/services/definitions/example-people'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { bodyOf } from '#testing/test-applicant.ts'
import { picture } from '#testing/images.ts'
import { failedRow, paidRow, returnFile } from './payment-client.test.support.ts'
import { logins, type PaymentPortal } from './payments.test.support.ts'

export const [widow, son, daughter] = example.answers['heirs'] as [Answers, Answers, Answers]

export const paidSelf = (heir: Answers, sharePercent: number, accountNumber: string): Answers => ({
  ...heir,
  sharePercent,
  paidThrough: 'SELF',
  bank: { ...exampleBankAccount, accountHolderName: heir['name'], accountNumber },
})

/** A worker whom a mission vouches for, so that each test has a deceased of its own. */
export const workerOf = (workerPassportNo: string): Answers => ({
  identitySource: '2',
  workerPassportNo,
  nocNumber: 'NOC-5',
  nocDate: '2026-01-01',
  nocMissionId: 'RUH',
  check: {},
  workerNameEn: 'JAHANGIR ALAM',
  workerCountryId: 'SA',
})

export const assistanceFor = (passportNo: string, ...heirs: Answers[]): Answers => {
  const { clearanceProof: _, ...answers } = example.answers
  return { ...answers, worker: workerOf(passportNo), heirs }
}

export type ListedPayment = {
  no: number
  payee: { no: number; name: string; share: number; paidThrough: string; guardian: string } | null
  amount: string
  accountEnd: string
  state: string
}

/** Acts on the applications of one test portal. */
export function payeeActions({ pays, works }: PaymentPortal) {
  const queued = async (no: string) =>
    (await pays('maker').get(`/queue?search=${no}&size=100`))['list'] as {
      paymentId: number
      payeeNo: number
      name: string
      amount: string
      share: number
      paidThrough: string
      guardian: string
      accountEnd: string
      payableYn: string
      problems: { code: string }[]
    }[]
  /** Puts payments into a batch and sends it to the bank. */
  const sendPayments = async (module: string, paymentIds: number[]) => {
    const made = await pays('maker').send('POST', '/batches', { module, paymentIds })
    if (made.code !== 200) throw new Error(JSON.stringify(made.body))
    const batchNo = String(bodyOf(made).data['batchNo'])
    await pays('checker').authorise(batchNo)
    await pays('maker').until(batchNo, 'SENT')
    return batchNo
  }
  /** Takes in the answer of the bank: all rows paid, but those of these payees returned. */
  const settle = async (batchNo: string, failedPayees: number[] = [], onlyPayees?: number[]) => {
    const rows = (await pays('maker').rows(batchNo)).filter(({ payeeNo }) => onlyPayees?.includes(payeeNo) ?? true)
    const bytes = returnFile(...rows.map((row) => (failedPayees.includes(row.payeeNo) ? failedRow(row) : paidRow(row))))
    const { hash } = bodyOf(await pays('maker').bring(batchNo, bytes)).data as unknown as { hash: string }
    await pays('maker').bring(batchNo, bytes, hash)
    await pays('checker').decide(batchNo)
    await pays('maker').until(batchNo, 'RECONCILED', 'RETURNED')
  }
  /** Corrects the account of one heir as the applicant does, and sends it. */
  const correct = async (no: string, heirRow: number, accountNumber: string, accountHolderName?: string) => {
    const file = await works('karim').get(no)
    const heirs = structuredClone(file['answers'].heirs) as (Answers & { bank: Answers })[]
    const row = heirs[heirRow]
    if (!row) throw new Error('no such heir')
    const chequeCopy = [await works('karim').upload(no, `heirs.${heirRow}.bank.chequeCopy`, await picture())]
    row.bank = { ...row.bank, accountNumber, chequeCopy, ...(accountHolderName && { accountHolderName }) }
    const saved = await works('karim').save(no, 'heirs', { ...file['answers'], heirs })
    if (saved.code !== 200) throw new Error(JSON.stringify(saved.body))
    return await works('karim').submit(no)
  }
  const verifyBank = async (no: string) => {
    const revision = await works('section').revisionOf(no)
    return await works('section').send('POST', `/applications/${no}/actions/verify-bank`, { reply: {}, revision })
  }
  const payments = async (no: string, login: keyof typeof logins = 'karim') =>
    (await works(login).get(no))['payments'] as ListedPayment[]
  return { queued, sendPayments, settle, correct, verifyBank, payments }
}
