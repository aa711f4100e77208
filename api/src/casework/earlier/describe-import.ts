import type { EarlierImportDetail, listEarlierImports } from '@wewb/domain/casework/earlier-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { CellValue } from '#registers/imports/import-sheets.ts'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { loadEarlierSheet } from './earlier-sheet.ts'
import { getImport, listImports, type ImportRow } from './queries.ts'
import { checkRows, PREVIEW_PAGE_SIZE, type StagedRows } from './staged-rows.ts'

/** The rows of the file; they exist until the import has ended. */
export const rowsOf = (
  { secrets }: Pick<Context, 'secrets'>,
  { rows_sealed }: Pick<ImportRow, 'rows_sealed'>,
): StagedRows | undefined => (rows_sealed ? (JSON.parse(secrets.decrypt(rows_sealed)) as StagedRows) : undefined)

type Summary = Omit<ImportRow, 'mapping' | 'rows_sealed'>

const summaryOf = (row: Summary) => ({
  id: row.id,
  fileName: row.file_name,
  sha256: row.sha256,
  state: row.state,
  total: row.total,
  refused: row.refused,
  known: row.known,
  added: row.added,
  uploadedBy: row.uploader,
  uploadedAt: row.uploaded_at.toISOString(),
  decidedBy: row.decider,
  decidedAt: row.decided_at?.toISOString() ?? null,
})

export async function listEarlierImportPage(
  { db }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listEarlierImports>,
) {
  const { total, rows } = await listImports(db, page, size)
  return pageOf({ list: rows.map(summaryOf), total, page, size })
}

/** Presents an import as both people read it: its rows by page, its errors and the hash of the file. */
export async function describeImport(context: Context, id: string, page = 1): Promise<EarlierImportDetail> {
  const { db, actor, now } = context
  const row = await getImport(db, id)
  const sheet = await loadEarlierSheet(db, toDhakaDate(now()))
  const staged = rowsOf(context, row)
  const checked = staged && (await checkRows(db, sheet, staged, row.mapping))
  const size = PREVIEW_PAGE_SIZE
  const { list, ...rowPage } = pageOf({
    list: (checked?.good ?? []).slice((page - 1) * size, page * size),
    total: checked?.good.length ?? 0,
    page,
    size,
  })
  const labels = new Map(sheet.columns.map(({ id: column, label }) => [column, label]))
  return {
    ...summaryOf(row),
    columns: sheet.columns.map(({ id: column, label, isOptional }) => ({
      id: column,
      label,
      requiredYn: yesNo(!isOptional),
      heading: row.mapping[column] ?? null,
    })),
    headings: staged?.[0] ?? [],
    rows: list.map((cells) => sheet.columns.map((column) => textOf(cells[column.id] ?? null))),
    rowPage,
    errors: (checked?.errors ?? []).map(({ row: number, column, message }) => ({
      row: number,
      label: labels.get(column) ?? { bn: column, en: column },
      message,
    })),
    mayMapYn: yesNo(row.state === 'READ' && row.uploaded_by === actor.id && staged !== undefined),
    mayDecideYn: yesNo(row.state === 'SUBMITTED' && row.uploaded_by !== actor.id),
  }
}

const textOf = (cell: CellValue) => (cell === null ? null : String(cell))
