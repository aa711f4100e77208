import type { ColumnType, Generated } from 'kysely'
import type { Programme } from '@wewb/domain/services/programmes/programme'

type Filled<T> = Generated<T>
type Stored = ColumnType<Programme, string, string>

/** The tables of the migration 0008_programmes. */
export type ProgrammeTables = {
  programme: {
    id: Filled<number>
    state: Filled<'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'>
    draft: ColumnType<Programme | null, string | null, string | null>
    version: number | null
    setup_id: number | null
    revision: Filled<number>
    created_at: Filled<Date>
    created_by: number | null
    changed_at: ColumnType<Date, Date | undefined, Date>
    changed_by: number | null
  }
  programme_version: {
    programme_id: number
    version: number
    programme: Stored
    published_at: ColumnType<Date, Date | undefined, never>
    published_by: number | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ProgrammeTables {}
}
