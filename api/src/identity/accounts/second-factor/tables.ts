import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>

/** Second factors and known devices. */
export type SecondFactorTables = {
  second_factor: {
    account_id: number
    app_sealed: Buffer | null
    last_step: Generated<number>
    by_code: boolean
    confirmed_at: Moment | null
  }
  recovery_code: { account_id: number; code_hash: Buffer; used_at: Moment | null }
  half_log_in: {
    token_hash: Buffer
    account_id: number
    tries: Generated<number>
    expires_at: Moment
    used_at: Moment | null
  }
  known_device: { account_id: number; mark_hash: Buffer; last_seen_at: Generated<Date> }
}

declare module '#db/tables.ts' {
  interface Tables extends SecondFactorTables {}
}
