import { sql } from 'kysely'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { lookupRowStates } from '@wewb/domain/administration/lookup-list-contracts'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { startsWithPattern, containsPattern } from '#server/listing.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'

export type LookupEntry = {
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
  state: (typeof lookupRowStates)[number] | undefined
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

export async function listEntryRows(
  db: Database,
  source: string,
  { search, parents, state, page, size, locale }: Filter,
) {
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
          eb('name', 'ilike', containsPattern(search)),
          eb('name_bng', 'ilike', containsPattern(search)),
          eb('code', 'ilike', startsWithPattern(toAsciiDigits(search))),
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
export type EntryRow = Awaited<ReturnType<typeof listEntryRows>>['rows'][number]

export const getEntryRow = async (tx: Tx | Database, source: string, code: string): Promise<EntryRow> =>
  (await tx
    .selectFrom('lookup')
    .selectAll()
    .where('source', '=', source)
    .where('code', '=', code)
    .executeTakeFirst()) ?? throwProblem('NOT_FOUND')

/** Lists all entries of these lists, for comparison with an import. */
export const listAllEntries = (db: Database | Tx, sources: readonly string[]): Promise<LookupEntry[]> =>
  db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng', 'parents', 'position', 'active'])
    .where('source', 'in', sources)
    .orderBy('source')
    .orderBy('position')
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .execute()

/** Returns false when the code was added concurrently. */
export async function insertEntry(tx: Tx, entry: LookupEntry): Promise<boolean> {
  const added = await tx
    .insertInto('lookup')
    .values({ ...entry, changed_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false when the entry was changed concurrently. */
export async function updateEntry(tx: Tx, { source, code, ...entry }: LookupEntry, revision: number): Promise<boolean> {
  const changed = await tx
    .updateTable('lookup')
    .set({ ...entry, changed_at: sql`now()`, revision: revision + 1 })
    .where('source', '=', source)
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Upserts thousands of rows in one statement: they are sent as one JSON parameter. */
export const upsertEntries = (tx: Tx, entries: readonly LookupEntry[]) =>
  sql`
    insert into lookup (source, code, name, name_bng, parents, position, active, changed_at)
    select source, code, name, name_bng, parents, position, active, now()
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as row (source text, code text, name text, name_bng text, parents text[], position integer, active boolean)
    on conflict (source, code) do update set
      name = excluded.name, name_bng = excluded.name_bng, parents = excluded.parents, position = excluded.position,
      active = excluded.active, changed_at = now(), revision = lookup.revision + 1`.execute(tx)
