import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>

/** Tables of migration `0027_reviews`. */
export type ReviewTables = {
  application_review: { application_id: number; account_id: number; opened_at: Moment }
  document_review: {
    id: Generated<number>
    application_id: number
    document_id: string
    account_id: number
    opened_at: Moment
    seen_at: Moment
    seconds: Generated<number>
  }
  desk_check_list: {
    application_id: number
    account_id: number
    desk: string
    answers_sealed: Buffer
    saved_at: Moment
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ReviewTables {}
}
