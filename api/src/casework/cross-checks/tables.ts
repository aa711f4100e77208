import type { ColumnType, Generated } from 'kysely'

/** Tables of migration `0027_reviews`. */
export type CrossCheckTables = {
  cross_check_reason: {
    id: Generated<number>
    application_id: number
    code: string
    fingerprint: Buffer
    account_id: number
    reason: string
    at: ColumnType<Date, Date | string, Date | string>
  }
  cross_check_flag: { application_id: number; code: string; level: 'amber' | 'red' }
}

declare module '#db/tables.ts' {
  interface Tables extends CrossCheckTables {}
}
