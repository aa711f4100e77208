import type { ColumnType, Generated } from 'kysely'
import type { ListChangeAction, ListState } from '@wewb/domain/services/awards/list-change'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string

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
  merit_list: {
    setup_id: number
    state: ListState
    seats: number
    order_by: string[]
    eligible: number
    selected: number
    memo_no: string | null
    proposed_by: number
    proposed_at: Filled<Date>
    approved_by: number | null
    approved_at: Moment | null
    published_by: number | null
    published_at: Moment | null
    import_id: string | null
    untold: Filled<boolean>
    version: Filled<number>
  }
  merit_list_change: {
    id: Generated<number>
    setup_id: number
    list_state: ListState
    version: number
    reason: string
    proposed_by: number | null
    proposed_at: Filled<Date>
  }
  merit_list_change_row: { change_id: number; application_id: number; action: ListChangeAction }
  merit_list_decision: {
    change_id: number
    outcome: 'APPLIED' | 'APPROVED' | 'REJECTED'
    note: Filled<string>
    decided_by: number | null
    decided_at: Filled<Date>
    eligible_before: number
    selected_before: number
    eligible_after: number
    selected_after: number
  }
  merit_row: { setup_id: number; rank: number; application_id: number; selected: boolean; amount: string }
  result_row: {
    setup_id: number
    rank: number
    application_no: string
    roll: string
    registration_no: Filled<string>
    name: string
    institute: string
    district: string | null
    amount: string
  }
  instalment: {
    application_id: number
    no: number
    year: number
    amount: string
    state: 'DUE' | 'HOLD' | 'RENEWAL_SUBMITTED' | 'APPROVED' | 'PAID' | 'STOPPED'
    reason: string | null
    changed_at: Filled<Date>
    reminded_on: Day | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ResultTables {}
}
