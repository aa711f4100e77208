import type { Tx } from '#db/database.ts'
import type { ImportSheet } from '#registers/imports/import-sheets.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Context } from '#server/context.ts'
import { findPage, getImport, replaceChecked, type ImportRow } from './queries.ts'
import { checkRows, PREVIEW_PAGE_SIZE, type CheckedRows, type StagedRows } from './staged-rows.ts'
import type { Checked, Mapping } from './tables.ts'

/** The rows of the file; they exist until the import has ended. */
export const rowsOf = (
  { secrets }: Pick<Context, 'secrets'>,
  { rows_sealed }: Pick<ImportRow, 'rows_sealed'>,
): StagedRows | undefined => (rows_sealed ? (JSON.parse(secrets.decrypt(rows_sealed)) as StagedRows) : undefined)

type Preview = (string | null)[][]

/** The valid rows as they are shown, in the order of the columns. */
const previewOf = ({ columns }: ImportSheet, { good }: CheckedRows): Preview =>
  good.map((cells) =>
    columns.map(({ id }) => (cells[id] === null || cells[id] === undefined ? null : String(cells[id]))),
  )

const pageIn = (rows: Preview, page: number) => rows.slice((page - 1) * PREVIEW_PAGE_SIZE, page * PREVIEW_PAGE_SIZE)

/** Stores the result of the check with the import, page by page, so that paging checks nothing again. */
export async function storeChecked(
  tx: Tx,
  secrets: Secrets,
  id: string,
  { sheet, rows, checked }: { sheet: ImportSheet; rows: StagedRows; checked: CheckedRows },
) {
  const preview = previewOf(sheet, checked)
  const pages = Array.from({ length: Math.ceil(preview.length / PREVIEW_PAGE_SIZE) }, (_, index) =>
    secrets.encrypt(JSON.stringify(pageIn(preview, index + 1))),
  )
  await replaceChecked(tx, id, { headings: rows[0] ?? [], errors: checked.errors, good: preview.length }, pages)
}

type StoredImport = { id: string; mapping: Mapping; checked: Checked | null; has_rows: boolean }

/** Reads a page of the result; nothing is left of it when the import has ended. */
export async function readChecked(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { id, mapping, checked, has_rows }: StoredImport,
  sheet: ImportSheet,
  page: number,
): Promise<Checked & { rows: Preview }> {
  if (!has_rows) return { headings: [], errors: [], good: 0, rows: [] }
  if (checked) {
    const stored = await findPage(db, id, page)
    return { ...checked, rows: stored ? (JSON.parse(secrets.decrypt(stored.rows_sealed)) as Preview) : [] }
  }
  // The previous release stores no result; during an upgrade its imports are checked as it does.
  const rows = rowsOf({ secrets }, await getImport(db, id)) ?? []
  const all = await checkRows(db, sheet, rows, mapping)
  const preview = previewOf(sheet, all)
  return { headings: rows[0] ?? [], errors: all.errors, good: preview.length, rows: pageIn(preview, page) }
}
