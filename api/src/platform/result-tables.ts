import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string

/** The tables of `0017_results.sql`, and what it adds to those of the applications. */
export type ResultTables = {
  result_import: {
    id: string
    setup_id: number
    file_name: string
    total: number
    account_id: number
    created_at: Filled<Date>
    confirmed_at: Moment | null
  }
  result_entry: {
    import_id: string
    rank: number
    application_id: number | null
    record_no: string
    roll: string
    registration_no: string
    name: string
    institute: string
    district: string | null
    amount: string
  }
  result_plan: {
    setup_id: number
    title: string | null
    title_bng: string | null
    note: Filled<string>
    note_bng: Filled<string>
    memo_no: string | null
    memo_on: Day | null
    publish_at: Moment | null
    planned_by: number | null
    missed_at: Moment | null
    corrected_at: Moment | null
    revision: Filled<number>
  }
  result_tally: { setup_id: number; district: string; block: number; n: number; changed_at: Filled<Date> }
  merit_list: { import_id: string | null; untold: Filled<boolean> }
  result_row: { registration_no: Filled<string> }
}
