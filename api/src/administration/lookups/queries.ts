import { sql } from 'kysely'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import type { Database, Tx } from '#db/database.ts'
import { batchLoader } from '#db/batch-loader.ts'
import type { SeedEntry } from './lookup-seeds.ts'

export const isSeeded = async (tx: Tx, fingerprint: string): Promise<boolean> =>
  Boolean(
    await tx.selectFrom('lookup_seed').select('fingerprint').where('fingerprint', '=', fingerprint).executeTakeFirst(),
  )

export const markSeeded = (tx: Tx, fingerprint: string) =>
  tx
    .insertInto('lookup_seed')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Lists the existing codes, by list. */
export async function listCodes(tx: Tx): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .selectFrom('lookup')
    .select(['source', sql<string[]>`array_agg(code)`.as('codes')])
    .groupBy('source')
    .execute()
  return new Map(rows.map(({ source, codes }) => [source, new Set(codes)]))
}

/** Inserts thousands of rows in one statement: they are sent as one JSON parameter. */
export async function insertSeedEntries(tx: Tx, source: string, entries: SeedEntry[]) {
  const rows = entries.map(({ code, name, within = [], position }) => ({
    code,
    name: name.en.normalize('NFC'),
    name_bng: name.bn.normalize('NFC'),
    parents: within,
    position,
  }))
  await sql`
    insert into lookup (source, code, name, name_bng, parents, position, sown)
    select ${source}, code, name, name_bng, parents, position, true
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (code text, name text, name_bng text, parents text[], position integer)
    on conflict do nothing`.execute(tx)
}

/** Lists the active entries that belong to all the given parents. */
export const listEntries = (db: Database, source: string, parents: string[], locale: Locale) =>
  db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng', 'parents'])
    .where('source', '=', source)
    .where('active', '=', true)
    .$if(parents.length > 0, (query) => query.where(sql<boolean>`parents @> ${parents}::text[]`))
    .orderBy('position')
    .orderBy(locale === 'en' ? sql`name` : sql`name_bng collate bangla`)
    .orderBy('code')
    .execute()

/** Returns the names of all entries of a list, including withdrawn ones. */
export async function listEntryNames(db: Database, source: string): Promise<Record<string, Bilingual>> {
  const rows = await db.selectFrom('lookup').select(['code', 'name', 'name_bng']).where('source', '=', source).execute()
  return Object.fromEntries(rows.map(({ code, name, name_bng }) => [code, { bn: name_bng, en: name }]))
}

type Wanted = { wanted: { source: string; code: string }[]; activeOnly: boolean }

/** Finds exactly these entries, from any lists, in one SQL statement. */
export const findEntries = batchLoader(async (db, request: Wanted[]) => {
  const all = request.flatMap(({ wanted }) => wanted)
  const rows = await db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng', 'parents', 'active'])
    .where(
      sql<boolean>`(source, code) in (
        select * from unnest(${all.map(({ source }) => source)}::text[], ${all.map(({ code }) => code)}::text[]))`,
    )
    .execute()
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return request.map(({ wanted, activeOnly }) =>
    [...new Set(wanted.map(keyOf))]
      .flatMap((key) => found.get(key) ?? [])
      .filter(({ active }) => active || !activeOnly),
  )
})

const keyOf = ({ source, code }: { source: string; code: string }) => `${source} ${code}`
