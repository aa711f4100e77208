import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { LookupNames } from './report-names.ts'

export const listFilters = (db: Database, accountId: number, screen?: string) =>
  db
    .selectFrom('report_filter')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(screen !== undefined, (query) => query.where('screen', '=', screen ?? ''))
    .orderBy('id')
    .execute()
export type SavedFilter = Awaited<ReturnType<typeof listFilters>>[number]

/** Saves a filter. The same name replaces it; each screen has at most one default. */
export const saveFilter = (db: Database, filter: Insertable<Tables['report_filter']>): Promise<SavedFilter> =>
  db.transaction().execute(async (tx) => {
    if (filter.is_default)
      await tx
        .updateTable('report_filter')
        .set({ is_default: false })
        .where('account_id', '=', filter.account_id)
        .where('screen', '=', filter.screen)
        .execute()
    return await tx
      .insertInto('report_filter')
      .values(filter)
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'screen', 'name'])
          .doUpdateSet({ code: filter.code, query: filter.query, is_default: filter.is_default }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  })

export const deleteFilter = async (db: Database, accountId: number, id: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('report_filter')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .execute()
  ).length > 0

/** Returns a lookup list by code, in display order. */
export async function listLookupNames(
  db: Database,
  source: 'division' | 'district' | 'mission' | 'country' | 'airport',
): Promise<LookupNames> {
  const rows = await db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng'])
    .where('source', '=', source)
    .orderBy('position')
    .orderBy('name')
    .execute()
  return new Map(rows.map(({ code, name, name_bng }) => [code, { bn: name_bng, en: name }]))
}

/** Lists each district with the codes of its divisions. */
export const listDistrictParents = (db: Database) =>
  db.selectFrom('lookup').select(['code', 'parents']).where('source', '=', 'district').execute()

export const findOfficeJurisdictions = (db: Database, id: number) =>
  db.selectFrom('office').select(['type', 'places']).where('id', '=', id).executeTakeFirst()
