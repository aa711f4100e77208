import type { EarlierImportDetail, listEarlierImports } from '@wewb/domain/casework/earlier-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { loadEarlierSheet } from './earlier-sheet.ts'
import { getCheckedImport, listImports, type ImportRow } from './queries.ts'
import { PREVIEW_PAGE_SIZE } from './staged-rows.ts'
import { readChecked } from './store-checked.ts'

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
  const row = await getCheckedImport(db, id)
  const sheet = await loadEarlierSheet(db, toDhakaDate(now()))
  const { headings, errors, good, rows } = await readChecked(context, row, sheet, page)
  const size = PREVIEW_PAGE_SIZE
  const { list, ...rowPage } = pageOf({ list: rows, total: good, page, size })
  const labels = new Map(sheet.columns.map(({ id: column, label }) => [column, label]))
  return {
    ...summaryOf(row),
    columns: sheet.columns.map(({ id: column, label, isOptional }) => ({
      id: column,
      label,
      requiredYn: yesNo(!isOptional),
      heading: row.mapping[column] ?? null,
    })),
    headings,
    rows: list,
    rowPage,
    errors: errors.map(({ row: number, column, message }) => ({
      row: number,
      label: labels.get(column) ?? { bn: column, en: column },
      message,
    })),
    mayMapYn: yesNo(row.state === 'READ' && row.uploaded_by === actor.id && row.has_rows),
    mayDecideYn: yesNo(row.state === 'SUBMITTED' && row.uploaded_by !== actor.id),
  }
}
