import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { Portal } from '../platform/context.ts'
import { checkRows, type RowError } from './check-rows.ts'
import { sheets, type Row } from './import-columns.ts'
import { readRows } from './read-rows.ts'
import { openSealed } from './sealed-file.ts'

const mostErrors = 1000
const shownRows = 20

export type Preview = { first: Row[]; total: number; refused: number; errors: RowError[] }

/** Reads a waiting file to its end: what is good, what is refused, and the first of both. */
export async function lookThrough(portal: Pick<Portal, 'config' | 'secrets'>, kind: ImportKind, importId: string): Promise<Preview> {
  const first: Row[] = []
  const errors: RowError[] = []
  let [total, refused] = [0, 0]
  for await (const { row, errors: faults } of checkRows(sheets[kind], readRows(openSealed(portal, importId)))) {
    total += 1
    if (row && first.length < shownRows) first.push(row)
    if (!faults) continue
    refused += 1
    errors.push(...faults.slice(0, mostErrors - errors.length))
  }
  return { first, total, refused, errors }
}
