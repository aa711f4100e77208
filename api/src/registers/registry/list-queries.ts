import { sql, type ExpressionBuilder } from 'kysely'
import { startsWithPattern } from '#server/listing.ts'
import type { Database } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { selectPassportHolders } from './queries.ts'

type Paged = { prefix: string | undefined; isSearched: boolean; page: number; size: number }
type WorkerFilter = Paged & { passportIndex: Buffer | undefined; source: 'BMET' | 'MEMBERSHIP' | 'NOC' | undefined }
type ResultFilter = Paged & { level: number | undefined; year: number | undefined }

/** Matches nothing when the text is neither a number nor an English name. */
const beginning = (begins: string | undefined) => (begins === undefined ? '' : startsWithPattern(begins))

export async function listWorkerRows(
  db: Database,
  { prefix, passportIndex, isSearched, source, page, size }: WorkerFilter,
) {
  // Queried first: as part of the condition it would cause a full scan of the register.
  const holders = passportIndex ? await selectPassportHolders(db, [passportIndex]).execute() : []
  const matches = (eb: ExpressionBuilder<Tables, 'worker'>) =>
    eb.or([
      eb('number', 'like', beginning(prefix)),
      eb(sql<string>`upper(name_en)`, 'like', beginning(prefix)),
      ...(holders.length > 0
        ? [
            eb(
              'id',
              'in',
              holders.map(({ worker_id }) => worker_id),
            ),
          ]
        : []),
    ])
  const found = db
    .selectFrom('worker')
    .$if(isSearched, (query) => query.where(matches))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'BMET'))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

export async function listResultRows(db: Database, { prefix, isSearched, level, year, page, size }: ResultFilter) {
  const matches = (eb: ExpressionBuilder<Tables, 'board_result'>) =>
    eb.or([
      eb('roll', 'like', beginning(prefix)),
      eb('registration_no', 'like', beginning(prefix)),
      eb(sql<string>`upper(student_name)`, 'like', beginning(prefix)),
    ])
  const found = db
    .selectFrom('board_result')
    .$if(isSearched, (query) => query.where(matches))
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? 0))
    .$if(year !== undefined, (query) => query.where('passing_year', '=', year ?? 0))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
