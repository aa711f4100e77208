import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Filled<T> = Generated<T>

/** The tables of `0006_cases.sql`. */
export type CaseTables = {
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
  cheque_leaf: {
    book_id: number
    no: number
    application_id: number | null
    amount: ColumnType<string | null, string | null, string | null>
    state: 'GIVEN' | 'VOID'
    at: Filled<Date>
    by_id: number | null
  }
  acknowledgement: {
    referral_no: string
    application_id: number
    answers: JSONColumnType<Record<string, unknown>>
    answers_sealed: Buffer | null
    status: string
    entered_by: number
    entered_at: Filled<Date>
    revision: Filled<number>
  }
  acknowledgement_step: {
    id: Filled<number>
    referral_no: string
    status: string
    remarks: Filled<string>
    by_id: number
    at: Filled<Date>
  }
}
