import { sql, type RawBuilder } from 'kysely'
import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Row } from './import-columns.ts'
import { birthIndexOf, passportIndexOf } from './table-register.ts'

type Stored = Record<string, string | number | Buffer | null>
type Table = { name: string; types: Record<string, string>; key: readonly string[]; store(secrets: Secrets, row: Row): Stored }

const workerTable: Table = {
  name: 'worker',
  types: {
    source: 'text', number: 'text', mission: 'text', passport_sealed: 'bytea', passport_index: 'bytea', birth_index: 'bytea',
    name_en: 'text', father_name: 'text', country: 'text', issued_on: 'date', insurance_no: 'text',
  },
  key: ['source', 'number', 'mission'],
  store(secrets, { passport_no, date_of_birth, mission = null, ...row }) {
    const passport = String(passport_no)
    return {
      ...row,
      // Only a NOC is of a mission: another paper keeps its number whatever stands in that column.
      mission: row['source'] === 'NOC' ? (mission ?? '') : '',
      passport_sealed: secrets.seal(passport),
      passport_index: passportIndexOf(secrets, passport),
      birth_index: date_of_birth ? birthIndexOf(secrets, passport, String(date_of_birth)) : null,
    }
  },
} // prettier-ignore

const resultTable: Table = {
  name: 'board_result',
  types: {
    level: 'smallint', board_id: 'smallint', passing_year: 'smallint', roll: 'text', registration_no: 'text', student_name: 'text', father_name: 'text',
    mother_name: 'text', group_id: 'text', gpa: 'numeric', total_marks: 'integer', institute: 'text', date_of_birth: 'date',
  },
  key: ['level', 'board_id', 'passing_year', 'roll'],
  store: (_secrets, row) => row,
} // prettier-ignore

const tables: Record<ImportKind, Table> = { WORKER: workerTable, RESULT: resultTable }

/** Adds what is new and renews what is there, many rows in one statement; no two of them may have the same key. */
export async function writeRows(tx: Tx, secrets: Secrets, kind: ImportKind, importId: string | null, rows: readonly Row[]) {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const { name, types, key, store } = tables[kind]
  const stored = rows.map((row) => store(secrets, row))
  const columns = Object.keys(types)
  const list = (parts: RawBuilder<unknown>[]) => sql.join(parts)
  const arrays = columns.map((column) => sql`${stored.map((row) => row[column] ?? null)}::${sql.raw(types[column] ?? 'text')}[]`)
  const renewed = [...columns.filter((column) => !key.includes(column)), 'import_id']
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into ${sql.table(name)} (${list(columns.map((column) => sql.ref(column)))}, import_id)
    select given.*, ${importId}::uuid from unnest(${list(arrays)}) as given
    on conflict (${list(key.map((column) => sql.ref(column)))}) do update
    set ${list(renewed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}, changed_at = now()
    returning xmax = 0 as is_new`.execute(tx)
  const added = written.filter(({ is_new }) => is_new).length
  return { added, changed: written.length - added }
}
