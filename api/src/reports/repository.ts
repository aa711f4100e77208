import type { Insertable } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

export const listFilters = (db: Database, accountId: number, screen?: string) =>
  db
    .selectFrom('report_filter')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(screen !== undefined, (query) => query.where('screen', '=', screen ?? ''))
    .orderBy('id')
    .execute()
export type SavedFilter = Awaited<ReturnType<typeof listFilters>>[number]

/** The same name again replaces what stood under it; of a screen one at most opens by itself. */
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
  (await db.deleteFrom('report_filter').where('id', '=', id).where('account_id', '=', accountId).returning('id').execute()).length > 0
