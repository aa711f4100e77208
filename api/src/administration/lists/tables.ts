import type { ColumnType, Generated } from 'kysely'

/** The lookup lists, and imports that wait for confirmation. */
export type LookupTables = {
  lookup: {
    source: string
    code: string
    name: string
    name_bng: string
    parents: Generated<string[]>
    position: number | null
    active: Generated<boolean>
    sown: Generated<boolean>
    changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    revision: Generated<number>
  }
  lookup_seed: { fingerprint: string; sown_at: Generated<Date> }
  lookup_import: {
    id: Generated<string>
    list: string
    file_name: string
    rows: ColumnType<object[], string, string>
    counts: ColumnType<object, string, string>
    account_id: number
    created_at: Generated<Date>
    done_at: Date | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends LookupTables {}
}
