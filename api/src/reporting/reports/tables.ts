import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Day = string

/** The tables of migration 0020_reports. Only triggers write the first two. */
export type ReportTables = {
  report_file: {
    application_id: number
    service: string
    setup_id: number | null
    case_id: number | null
    state: string
    status: string
    approval_status: number
    desk: string | null
    stage: string | null
    purpose: string | null
    district: string | null
    mission: string | null
    airport: string | null
    country: string | null
    gender: string | null
    born: Day | null
    received_on: Day
    approved_on: Day | null
    decided_on: Day | null
    paid_on: Day | null
    amount: string | null
    paid: string
  }
  message_tally: {
    day: Day
    module: string
    template: string
    language: string
    operator: string
    outcome: 'pending' | 'sent' | 'delivered' | 'failed'
    n: number
    parts: number
    poisha: number
    codes: number
    used: number
    folded: boolean
  }
  report_filter: {
    id: Generated<number>
    account_id: number
    screen: string
    code: string
    name: string
    query: JSONColumnType<Record<string, string>>
    is_default: boolean
    created_at: ColumnType<Date, never, never>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ReportTables {}
}
