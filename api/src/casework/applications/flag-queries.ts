import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** Lists, per application, the kinds of keys that it shares with a submitted application outside its case. */
export const listSharedKeyKinds = (db: Database, applicationIds: readonly number[], kinds: readonly string[]) =>
  db
    .selectFrom('application_key as own')
    .innerJoin('application as mine', 'mine.id', 'own.application_id')
    .select(['own.application_id', 'own.kind'])
    .where('own.application_id', '=', sql<number>`any (${applicationIds})`)
    .where('own.kind', '=', sql<string>`any (${kinds})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application_key as key')
          .innerJoin('application as other', 'other.id', 'key.application_id')
          .select('key.application_id')
          .whereRef('key.digest', '=', 'own.digest')
          .whereRef('key.kind', '=', 'own.kind')
          .whereRef('key.application_id', '!=', 'own.application_id')
          .where('other.status', '!=', 'DRAFT')
          .where(sql<boolean>`coalesce(other.case_id, other.id) <> coalesce(mine.case_id, mine.id)`),
      ),
    )
    .execute()

/** Returns the applications about a worker for whose family a financial assistance runs or was given. */
export async function listAssistedIds(db: Database, applicationIds: readonly number[]): Promise<number[]> {
  if (applicationIds.length === 0) return []
  const rows = await db
    .selectFrom('application_key as own')
    .innerJoin('application_key as key', (join) =>
      join.onRef('key.digest', '=', 'own.digest').onRef('key.kind', '=', 'own.kind'),
    )
    .innerJoin('application as assistance', 'assistance.id', 'key.application_id')
    .select('own.application_id')
    .distinct()
    .where('own.application_id', '=', sql<number>`any (${applicationIds})`)
    .where('own.kind', '=', 'passport')
    .where('assistance.service', '=', 'fa-financial-assistance')
    .where('assistance.status', '!=', 'DRAFT')
    .where((eb) =>
      eb.or([eb('assistance.desk', 'is not', null), eb('assistance.status', 'not in', ['REJECTED', 'WITHDRAWN'])]),
    )
    .execute()
  return rows.map(({ application_id }) => application_id)
}
