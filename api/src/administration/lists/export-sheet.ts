import { getOwn } from '@wewb/domain/collections/get-own'
import { allAreas, areaLevels, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'
import { getList } from './describe-row.ts'
import { listAllEntries, type LookupEntry } from './queries.ts'
import { columnsOf } from './sheet-columns.ts'

/** Exports a sheet that the import can read: a few sample entries, or the whole list for correction. */
export async function exportSheet(
  { db }: Context,
  { list: name, rows = 'N' }: { list: string; rows?: 'Y' | 'N' | undefined },
) {
  const list = name === allAreas ? allAreas : getList(name)
  const sources: string[] = list === allAreas ? [...areaLevels] : [list.name]
  const entries = (await listAllEntries(db, sources)).sort(
    (one, other) => sources.indexOf(one.source) - sources.indexOf(other.source),
  )
  const columnLabels =
    rows === 'Y' ? entries : sources.flatMap((source) => entries.filter((entry) => entry.source === source).slice(0, 2))
  const columns = columnsOf(list).map(({ id }) => id)
  const lines = columnLabels.map((entry) => columns.map((column) => cellOf(list, entry, column)))
  return new FileResponse({
    bytes: Buffer.from(writeCsv([columns, ...lines])),
    mediaType: 'text/csv; charset=utf-8',
    fileName: rows === 'Y' ? `${name}.csv` : `${name}-template.csv`,
  })
}

function cellOf(list: CatalogueList | typeof allAreas, entry: LookupEntry, column: string): string | number {
  const own: { [column: string]: string | number } = {
    level: entry.source,
    code: entry.code,
    name: entry.name,
    name_bng: entry.name_bng,
    parent: entry.parents[0] ?? '',
    position: entry.position ?? '',
    active: yesNo(entry.active),
  }
  const depth = list === allAreas ? -1 : list.within.indexOf(column)
  return depth >= 0 ? (entry.parents[depth] ?? '') : (getOwn(own, column) ?? '')
}
