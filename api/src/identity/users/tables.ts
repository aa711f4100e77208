import type { Generated } from 'kysely'

/** Tables of user administration besides the accounts. */
export type UserTables = {
  user_type_role: { user_type: string; role_id: number; changed_at: Generated<Date> }
  user_import: {
    id: Generated<string>
    account_id: number
    rows_sealed: Buffer | null
    made: Generated<number>
    created_at: Generated<Date>
    done_at: Date | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends UserTables {}
}
