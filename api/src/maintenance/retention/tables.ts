import type { ColumnType, Generated } from 'kysely'
import type { RetentionKind, RetentionRunState } from '@wewb/domain/administration/retention'

type Moment = ColumnType<Date, Date, Date>

/** Tables of migration `0048_retention`. */
export type RetentionTables = {
  retention_run: {
    id: Generated<number>
    kind: RetentionKind
    years: number
    before: string
    foreseen: number
    reason: string
    state: Generated<RetentionRunState>
    proposed_by: number
    proposed_at: Moment
    decided_by: number | null
    decided_at: Moment | null
    decision: string | null
    last_id: Generated<number>
    done: Generated<number>
    ended_at: Moment | null
  }
  legal_hold: {
    id: Generated<number>
    no: string
    reason: string
    placed_by: number
    placed_at: Moment
    released_by: number | null
    released_at: Moment | null
    release_reason: string | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends RetentionTables {}
}
