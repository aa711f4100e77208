import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

type NewReport = Omit<Insertable<Tables['page_problem']>, 'done_at' | 'done_by' | 'note_sealed'>

export const insertPageProblem = (tx: Tx, row: NewReport) =>
  tx
    .insertInto('page_problem')
    .values({ ...row, done_at: null, done_by: null, note_sealed: null })
    .returning('id')
    .executeTakeFirstOrThrow()

export async function listPageProblemRows(
  db: Database,
  { isDone, page, size }: { isDone: boolean; page: number; size: number },
) {
  const found = db.selectFrom('page_problem as p').where('p.done_at', isDone ? 'is not' : 'is', null)
  const [rows, { total }] = await Promise.all([
    found
      .leftJoin('account as reporter', 'reporter.id', 'p.account_id')
      .leftJoin('account as closer', 'closer.id', 'p.done_by')
      .selectAll('p')
      .select([
        'reporter.full_name as reporter',
        'reporter.full_name_bng as reporter_bng',
        'closer.full_name as closer',
        'closer.full_name_bng as closer_bng',
      ])
      .orderBy('p.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export const lockPageProblem = (tx: Tx, id: number) =>
  tx.selectFrom('page_problem').select(['id', 'done_at']).where('id', '=', id).forUpdate().executeTakeFirst()

type Closing = { done_at: Date; done_by: number; note_sealed: Buffer }

export const updatePageProblemAsDone = (tx: Tx, id: number, closing: Closing) =>
  tx.updateTable('page_problem').set(closing).where('id', '=', id).execute()
