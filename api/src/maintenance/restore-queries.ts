import type pg from 'pg'

export const analyzeDatabase = (owner: pg.Client) => owner.query('analyze')

export async function isDatabaseEmpty(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
  )
  return rows.length === 0
}

/** Sets a sequence to its state at the time of the backup. */
export const setSequence = (
  owner: pg.Client,
  { name, last, isCalled }: { name: string; last: string; isCalled: boolean },
) => owner.query('select setval($1::regclass, $2, $3)', [`public."${name}"`, last, isCalled])

/**
 * Empties all tables, disables their triggers and drops indexes and foreign keys, using only the rights of a table
 * owner. The returned function restores the latter three, which also validates every foreign key.
 */
export async function prepareBulkLoad(owner: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const { rows: foreignKeys } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
     where not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  const runAll = async (statements: string[]) => {
    for (const statement of statements) await owner.query(statement)
  }
  await runAll(foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint "${name}"`))
  await runAll(indexes.map(({ name }) => `drop index ${name}`))
  await runAll([`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`])
  await runAll(tables.map(({ name }) => `alter table "${name}" disable trigger user`))
  return async () => {
    await runAll(indexes.map(({ definition }) => definition))
    await runAll(
      foreignKeys.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
    )
    await runAll(tables.map(({ name }) => `alter table "${name}" enable trigger user`))
  }
}
