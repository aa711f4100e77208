/** The tables of `0023_keeping.sql`. */
export type KeepingTables = {
  draft_warning: {
    application_id: number
    warned_at: Date
    removed_on: string
  }
}
