import { toDhakaDate } from '@wewb/domain/language/dates'
import type { createResult as createResultEndpoint } from '@wewb/domain/content/result-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { InputOf } from '@wewb/domain/http/contract'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import type { ImportSheet } from '#registers/imports/import-sheets.ts'
import type { Context } from '#server/context.ts'
import { findSetup } from '#services/setups/queries.ts'
import { confirmResultFile } from './confirm-result-file.ts'
import { getResultFileKind, saveLines } from './import-result-file.ts'
import { describeResult } from './list-results.ts'
import { listSetupsWithList } from './queries.ts'
import { getPublicationByService } from './publications.ts'
import { getResultFileSheet } from './result-file-columns.ts'
import { validateResultFile } from './validate-result-file.ts'

type Row = InputOf<typeof createResultEndpoint>['rows'][number]

/** Columns of a file, by the names of the API. */
const columns: ReadonlyMap<string, keyof Row> = new Map([
  ['application_no', 'applicationNo'],
  ['record_no', 'recordNo'],
  ['roll', 'rollNo'],
  ['registration_no', 'registrationNo'],
  ['name', 'name'],
  ['district', 'district'],
  ['amount', 'amountPerYear'],
  ['institute', 'institute'],
])

/** Makes the list of a circular from rows, with the checks, the permission and the second person of a file. */
export async function createResult(context: Context, { setupId, rows }: InputOf<typeof createResultEndpoint>) {
  const { db, actor, now } = context
  const setup = (await findSetup(db, setupId)) ?? throwProblem('NOT_FOUND')
  const kind = await getResultFileKind(db, actor, setup, toDhakaDate(now()))
  const sheet = await getResultFileSheet(db, getPublicationByService(setup.service), kind)
  assertNoIssues(rows.flatMap((row, index) => misplacedIssues(row, index, sheet)))
  const checked = await validateResultFile(db, sheet, cellsOf(rows, sheet), { kind, setupId })
  assertNoIssues(
    checked.errors.map(({ row, column, message }): Issue => {
      // The first row of the sheet is its heading.
      return { path: `rows.${row - 2}.${columns.get(column) ?? column}`, code: 'rule', message }
    }),
  )
  const importId = await saveLines(context, setup, 'rows', checked.lines)
  await confirmResultFile(context, { id: setupId, importId })
  const services = [setup.service]
  const found = await listSetupsWithList(db, { services, setupId, includesUnlisted: false, page: 1, size: 1 })
  return found.rows.map(describeResult)[0] ?? throwProblem('NOT_FOUND')
}

/** A value in a column that the list does not have would be lost without a word; a row without values too. */
function misplacedIssues(row: Row, index: number, sheet: ImportSheet): Issue[] {
  const known = new Set(sheet.columns.map(({ id }) => columns.get(id)))
  const given = Object.entries(row).filter(([, value]) => value?.trim())
  if (given.length === 0) return [{ path: `rows.${index}`, code: 'required' }]
  return given
    .filter(([name]) => !known.has(name as keyof Row))
    .map(([name]) => ({ path: `rows.${index}.${name}`, code: 'rule', message: noColumn }))
}

const noColumn = { bn: 'এই তালিকায় এ তথ্যটি থাকে না।', en: 'A list of this circular has no such value.' }

async function* cellsOf(rows: readonly Row[], { columns: all }: ImportSheet): AsyncGenerator<string[]> {
  yield all.map(({ id }) => id)
  for (const row of rows) yield all.map(({ id }) => row[columns.get(id) ?? 'name'] ?? '')
}
