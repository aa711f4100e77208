import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>

/** Table of migration `0041_service_stop`. */
export type StopTables = {
  service_stop: {
    id: Generated<number>
    service: string
    reason: string
    reason_bng: string
    opens_on: string | null
    stopped_by: number
    stopped_at: Moment
    reopened_by: number | null
    reopened_at: Moment | null
    reopen_reason: string | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends StopTables {}
}
