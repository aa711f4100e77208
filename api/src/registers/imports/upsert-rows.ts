import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { ParsedRow } from './import-sheets.ts'
import { birthIndexOf, passportIndexOf } from '#registers/registry/database-register.ts'
import { upsertTableRows, type StoredRow, type TargetTable } from './queries.ts'

type Table = TargetTable & { store(secrets: Secrets, row: ParsedRow): StoredRow }

const workerTable: Table = {
  name: 'worker',
  types: {
    source: 'text',
    number: 'text',
    mission: 'text',
    passport_sealed: 'bytea',
    passport_index: 'bytea',
    birth_index: 'bytea',
    name_en: 'text',
    father_name: 'text',
    country: 'text',
    issued_on: 'date',
    insurance_no: 'text',
  },
  key: ['source', 'number', 'mission'],
  store(secrets, { passport_no, date_of_birth, mission = null, ...row }) {
    const passport = String(passport_no)
    return {
      ...row,
      // Only a NOC belongs to a mission; for other documents the column is ignored.
      mission: row['source'] === 'NOC' ? (mission ?? '') : '',
      passport_sealed: secrets.encrypt(passport),
      passport_index: passportIndexOf(secrets, passport),
      birth_index: date_of_birth ? birthIndexOf(secrets, passport, String(date_of_birth)) : null,
    }
  },
}

const resultTable: Table = {
  name: 'board_result',
  types: {
    level: 'smallint',
    board_id: 'smallint',
    passing_year: 'smallint',
    roll: 'text',
    registration_no: 'text',
    student_name: 'text',
    father_name: 'text',
    mother_name: 'text',
    group_id: 'text',
    gpa: 'numeric',
    total_marks: 'integer',
    institute: 'text',
    date_of_birth: 'date',
  },
  key: ['level', 'board_id', 'passing_year', 'roll'],
  store: (_secrets, row) => row,
}

const tables: Record<ImportKind, Table> = { WORKER: workerTable, RESULT: resultTable }

/** Inserts new rows and updates existing ones in one statement; no two of them may have the same key. */
export async function upsertRegisterRows(
  tx: Tx,
  secrets: Secrets,
  kind: ImportKind,
  importId: string | null,
  rows: readonly ParsedRow[],
) {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const table = tables[kind]
  const stored = rows.map((row) => table.store(secrets, row))
  const written = await upsertTableRows(tx, table, importId, stored)
  const added = written.filter(({ is_new }) => is_new).length
  return { added, changed: written.length - added }
}
