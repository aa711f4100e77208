import { WHOLE_SHARE, type PaidThrough } from '@wewb/domain/reference/paid-through'
import { returnReasonOf } from '@wewb/domain/payments/return-codes'

type Row = {
  id: number
  application_no: string
  module: string
  name: string | null
  name_bng: string | null
  holder_name: string
  bank_name: string
  bank_name_bng: string
  branch_name: string
  branch_name_bng: string
  routing_number: string
  account_end: string
  amount: string
  instalment_no: number
  instalment_year: number | null
  attempt: number
  payee_no: number
  payee_name: string
  share: number
  paid_through: PaidThrough
  guardian: string
}

export const toCountAndAmount = (count: number | string, amount: string) => ({ count: Number(count), amount })

const isOneOfSeveral = ({ share }: Row) => share < WHOLE_SHARE

/** Describes payee and account; of the account number only the last four digits. */
export const describePayee = (row: Row) => ({
  paymentId: row.id,
  applicationNo: row.application_no,
  module: row.module,
  // The only payee of an application has the name by which the application is found.
  name: isOneOfSeveral(row) ? row.payee_name : (row.name ?? row.holder_name),
  nameBng: isOneOfSeveral(row) ? null : row.name_bng,
  holderName: row.holder_name,
  bank: row.bank_name,
  bankBng: row.bank_name_bng,
  branch: row.branch_name,
  branchBng: row.branch_name_bng,
  routingNumber: row.routing_number,
  accountEnd: row.account_end,
  amount: row.amount,
  instalmentNo: row.instalment_no,
  instalmentYear: row.instalment_year,
  attempt: row.attempt,
  payeeNo: row.payee_no,
  share: row.share,
  paidThrough: row.paid_through,
  guardian: row.guardian,
})

export const describeReturn = (code: string | null) => {
  const returnReason = code === null ? undefined : returnReasonOf(code)
  return { returnCode: code, reason: returnReason?.reason.en ?? null, reasonBng: returnReason?.reason.bn ?? null }
}
