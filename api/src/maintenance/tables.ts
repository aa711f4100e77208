/** Tables of migration 0023. */
export type MaintenanceTables = {
  draft_warning: {
    application_id: number
    warned_at: Date
    removed_on: string
  }
}

declare module '#db/tables.ts' {
  interface Tables extends MaintenanceTables {}
}
