import { sql } from 'kysely'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { rowStates } from '../../../domain/src/contracts/lookup-lists.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { beginningWith, containing } from '../platform/listing.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

export type Entry = {
  source: string
  code: string
  name: string
  name_bng: string
  parents: string[]
  position: number | null
  active: boolean
}
type Filter = {
  search: string
  parents: string[]
  state: (typeof rowStates)[number] | undefined
  page: number
  size: number
  locale: Locale
}

export const countEntries = (db: Database) =>
  db
    .selectFrom('lookup')
    .select((eb) => ['source', eb.fn.countAll<number>().as('total')])
    .select(sql<number>`count(*) filter (where not active)`.as('closed'))
    .select(sql<number>`count(*) filter (where not sown or changed_at is not null)`.as('own'))
    .groupBy('source')
    .execute()

export async function findRows(db: Database, source: string, { search, parents, state, page, size, locale }: Filter) {
  const found = db
    .selectFrom('lookup')
    .where('source', '=', source)
    .$if(parents.length > 0, (query) => query.where(sql<boolean>`parents @> ${parents}::text[]`))
    .$if(state === 'OPEN', (query) => query.where('active', '=', true))
    .$if(state === 'CLOSED', (query) => query.where('active', '=', false))
    .$if(state === 'CHANGED', (query) => query.where('sown', '=', true).where('changed_at', 'is not', null))
    .$if(state === 'BOARD', (query) => query.where('sown', '=', false))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('name', 'ilike', containing(search)),
          eb('name_bng', 'ilike', containing(search)),
          eb('code', 'ilike', beginningWith(toAsciiDigits(search))),
        ]),
      ),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('position')
    .orderBy(locale === 'en' ? sql`name` : sql`name_bng collate bangla`)
    .orderBy('code')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
export type Row = Awaited<ReturnType<typeof findRows>>['rows'][number]

export const getRow = async (tx: Tx | Database, source: string, code: string): Promise<Row> =>
  (await tx.selectFrom('lookup').selectAll().where('source', '=', source).where('code', '=', code).executeTakeFirst()) ??
  refuse('NOT_FOUND')

/** Whole lists, as a newer one is compared with them. */
export const listWhole = (db: Database | Tx, sources: readonly string[]): Promise<Entry[]> =>
  db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng', 'parents', 'position', 'active'])
    .where('source', 'in', sources)
    .orderBy('source')
    .orderBy('position')
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .execute()

/** False when somebody else has added the same code meanwhile. */
export async function addRow(tx: Tx, entry: Entry): Promise<boolean> {
  const added = await tx
    .insertInto('lookup')
    .values({ ...entry, changed_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when somebody else has changed it meanwhile. */
export async function changeRow(tx: Tx, { source, code, ...entry }: Entry, revision: number): Promise<boolean> {
  const changed = await tx
    .updateTable('lookup')
    .set({ ...entry, changed_at: sql`now()`, revision: revision + 1 })
    .where('source', '=', source)
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** One statement for thousands of rows: they travel as one JSON text. */
export const writeEntries = (tx: Tx, entries: readonly Entry[]) =>
  sql`
    insert into lookup (source, code, name, name_bng, parents, position, active, changed_at)
    select source, code, name, name_bng, parents, position, active, now()
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as row (source text, code text, name text, name_bng text, parents text[], position integer, active boolean)
    on conflict (source, code) do update set
      name = excluded.name, name_bng = excluded.name_bng, parents = excluded.parents, position = excluded.position,
      active = excluded.active, changed_at = now(), revision = lookup.revision + 1`.execute(tx)
