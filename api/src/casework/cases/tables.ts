import type { Generated, JSONColumnType } from 'kysely'

type Filled<T> = Generated<T>

/** Tables of migration `0006_cases`. */
export type CaseTables = {
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

declare module '#db/tables.ts' {
  interface Tables extends CaseTables {}
}
