import type { ColumnType, Generated } from 'kysely'
import type { LinkRequestState } from '@wewb/domain/casework/link-request-contracts'

/** Tables of migration `0037_link_requests`. */
export type LinkRequestTables = {
  link_request: {
    id: Generated<string>
    application_no: string
    owner_id: number
    requester_id: number
    state: ColumnType<LinkRequestState, never, LinkRequestState>
    requested_at: ColumnType<Date, Date, never>
    expires_at: ColumnType<Date, Date, never>
    decided_at: ColumnType<Date | null, never, Date>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends LinkRequestTables {}
}
