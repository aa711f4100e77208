import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PaidThrough } from '@wewb/domain/reference/paid-through'
import type { BatchState, PaymentState } from '@wewb/domain/payments/payment-contracts'
import type { BankFileLayout, BankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import type { SettlementOutcome } from '@wewb/domain/payments/settlement-contracts'
import type { ReturnOutcome } from '@wewb/domain/payments/match-returns'
import type { ReturnRow } from '@wewb/domain/payments/parse-returns'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string
/** An exact decimal: passed as text, and summed by the database or as whole poisha. */
type Money = string

export type PaymentTables = {
  payment_batch: {
    id: Filled<number>
    no: string
    module: string
    fiscal_year: string
    state: BatchState
    count: number
    total: Money
    note: Filled<string>
    made_by: number
    made_at: Moment
    authorised_by: number | null
    authorised_at: Moment | null
    advice_no: string | null
    advice_date: Day | null
    layout: JSONColumnType<BankFileLayout> | null
    content_sha256: Buffer | null
    sent_at: Moment | null
    reconciled_at: Moment | null
    cancelled_at: Moment | null
    cancel_reason: string | null
    error: string | null
    revision: Filled<number>
  }
  payee: {
    id: Filled<number>
    application_id: number
    ordinal: number
    name: Filled<string>
    relation: Filled<string>
    guardian: Filled<string>
    heir_rows: Filled<number[]>
    share: number
    amount: Money
    paid_through: PaidThrough
    account_path: Filled<string>
    replaced_at: Moment | null
  }
  payment: {
    id: Filled<number>
    application_id: number
    /** A payment without one gets the only payee of its application. */
    payee_id: Filled<number>
    payee_no: Filled<number>
    award_id: number | null
    instalment_no: number
    attempt: number
    module: string
    fiscal_year: string
    state: PaymentState
    amount: Money
    bank_code: string | null
    bank_name: Filled<string>
    bank_name_bng: Filled<string>
    branch_name: Filled<string>
    branch_name_bng: Filled<string>
    routing_number: Filled<string>
    holder_name: Filled<string>
    account_sealed: Buffer | null
    account_end: Filled<string>
    mobile: Filled<string>
    approved_on: Day
    queued_on: Day
    batch_id: number | null
    serial: number | null
    reference: string | null
    sent_on: Day | null
    value_date: Day | null
    bank_reference: string | null
    return_code: string | null
    returned_on: Day | null
  }
  payment_file: { batch_id: number; format: 'csv' | 'xlsx' | 'pdf'; sha256: Buffer; sealed: Buffer; made_at: Moment }
  payment_return: {
    id: Filled<number>
    batch_id: number
    sha256: Buffer
    file_name: string
    rows: number
    taken_by: number
    /** Null for returns from before two people were needed. */
    confirmed_by: number | null
    taken_at: Moment
    finished_at: Moment | null
  }
  payment_return_row: {
    return_id: number
    row: number
    reference: string
    payment_id: number | null
    amount: Money | null
    finding: ReturnOutcome
    value_date: Day | null
    bank_reference: string | null
    return_code: string | null
    open: boolean
  }
  payment_return_proposal: {
    id: Filled<number>
    batch_id: number
    sha256: Buffer
    file_name: string
    lines: JSONColumnType<ReturnRow[]>
    uploaded_by: number
    uploaded_at: Moment
    decision: 'CONFIRMED' | 'DECLINED' | null
    note: string | null
    decided_by: number | null
    decided_at: Moment | null
  }
  payment_settlement: {
    id: Filled<number>
    payment_id: number
    return_id: number
    outcome: SettlementOutcome
    letter_no: string
    letter_date: Day
    reason: string
    proposed_by: number
    proposed_at: Moment
    decision: 'CONFIRMED' | 'DECLINED' | null
    note: string | null
    decided_by: number | null
    decided_at: Moment | null
  }
  payment_layout: {
    id: number
    file: JSONColumnType<BankFileLayout>
    returns: JSONColumnType<BankReturnLayout>
    revision: Filled<number>
    changed_at: Moment
    changed_by: number
  }
  payment_layout_proposal: {
    id: Filled<number>
    file: JSONColumnType<BankFileLayout>
    returns: JSONColumnType<BankReturnLayout>
    base_revision: number
    reason: string
    proposed_by: number
    proposed_at: Moment
    decision: 'CONFIRMED' | 'DECLINED' | null
    note: string | null
    decided_by: number | null
    decided_at: Moment | null
  }
  cheque_book: {
    id: Filled<number>
    airport: string
    bank: string
    first_no: number
    last_no: number
    entered_by: number | null
    entered_at: Filled<Date>
    closed_at: Date | null
  }
  cheque_void: {
    id: Filled<number>
    book_id: number
    no: number
    reason: string
    requested_by: number
    requested_at: Moment
    decision: 'CONFIRMED' | 'DECLINED' | null
    note: string | null
    decided_by: number | null
    decided_at: Moment | null
  }
  cheque_leaf: {
    book_id: number
    no: number
    application_id: number | null
    amount: ColumnType<string | null, string | null, string | null>
    state: 'GIVEN' | 'VOID'
    at: Filled<Date>
    by_id: number | null
    reconciled_on: Day | null
    reconciled_by: number | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends PaymentTables {}
}
