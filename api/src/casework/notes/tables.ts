import type { ColumnType, Generated } from 'kysely'

/** Table of migration `0040_application_note`. */
export type NoteTables = {
  application_note: {
    id: Generated<number>
    application_id: number
    account_id: number
    office_id: number
    note: string
    at: ColumnType<Date, Date | string, never>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends NoteTables {}
}
