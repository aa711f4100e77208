import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { Portal } from '#server/context.ts'
import { validateRows, type RowError } from './validate-rows.ts'
import { importSheets, type ParsedRow } from './import-sheets.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { readEncryptedFile } from './encrypted-file.ts'

const maxErrors = 1000
const MAX_PREVIEW_ROWS = 20

export type ImportPreview = { first: ParsedRow[]; total: number; refused: number; errors: RowError[] }

/** Reads a staged file to its end: counts valid and rejected rows and returns the first of both. */
export async function previewImportFile(
  portal: Pick<Portal, 'config' | 'secrets'>,
  kind: ImportKind,
  importId: string,
): Promise<ImportPreview> {
  const first: ParsedRow[] = []
  const errors: RowError[] = []
  let [total, refused] = [0, 0]
  for await (const { row, errors: faults } of validateRows(
    importSheets[kind],
    listResultRows(readEncryptedFile(portal, importId)),
  )) {
    total += 1
    if (row && first.length < MAX_PREVIEW_ROWS) first.push(row)
    if (!faults) continue
    refused += 1
    errors.push(...faults.slice(0, maxErrors - errors.length))
  }
  return { first, total, refused, errors }
}
