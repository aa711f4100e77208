import type { Database } from '#db/database.ts'
import { expiredRowDeletions } from './expired-row-queries.ts'

export async function deleteExpiredRows(db: Database) {
  for (const statement of expiredRowDeletions) await statement.execute(db)
}
