import { sql } from 'kysely'
import { reasonOf } from '../../../domain/src/payments/return-codes.ts'

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
}

export const sumOf = (count: number | string, amount: string) => ({ count: Number(count), amount })

/** The year of an instalment, of what is paid every year. */
export const instalmentYear = (of: 'owed' | 'payment') =>
  sql<
    number | null
  >`(select year from instalment where instalment.application_id = ${sql.ref(`${of}.award_id`)} and instalment.no = ${sql.ref(`${of}.instalment_no`)})`

/** To whom and where; of the account only the last four digits. */
export const describeReceiver = (row: Row) => ({
  paymentId: row.id,
  applicationNo: row.application_no,
  module: row.module,
  name: row.name ?? row.holder_name,
  nameBng: row.name_bng,
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
})

export const describeReturn = (code: string | null) => {
  const told = code === null ? undefined : reasonOf(code)
  return { returnCode: code, reason: told?.reason.en ?? null, reasonBng: told?.reason.bn ?? null }
}
