import { listAccountNames } from '#casework/applications/account-queries.ts'
import type { Database } from '#db/database.ts'

type Statements = {
  id: number
  reason: string
  requested_by: number
  requested_at: Date
  note: string | null
  decided_by: number | null
  decided_at: Date | null
}

/** Presents what the two people wrote: who asked with which reason, and who decided with which note. */
export async function presentStatements(db: Database, row: Statements) {
  const names = await listAccountNames(
    db,
    [row.requested_by, row.decided_by].filter((id) => id !== null),
  )
  const nameOf = (id: number | null) => {
    const name = names.find((account) => account.id === id)
    return { bn: name?.full_name_bng ?? name?.full_name ?? '', en: name?.full_name ?? '' }
  }
  return {
    requestId: row.id,
    reason: row.reason,
    person: nameOf(row.requested_by),
    at: row.requested_at.toISOString(),
    decision:
      row.decided_at === null
        ? null
        : { person: nameOf(row.decided_by), at: row.decided_at.toISOString(), note: row.note ?? '' },
  }
}
