import { getOwn } from '@wewb/domain/collections/get-own'
import { allAreas, areaLevels, officeSheet, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import type { Database } from '#db/database.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'
import { listOfficeRows } from '#administration/offices/queries.ts'
import { sheetSubjectOf } from './load-plan.ts'
import { listAllEntries, type LookupEntry } from './queries.ts'
import { columnsOf } from './sheet-columns.ts'

/** Exports a sheet that the import can read: a few sample entries, or the whole list for correction. */
export async function exportSheet(
  { db }: Context,
  { list: name, rows = 'N' }: { list: string; rows?: 'Y' | 'N' | undefined },
) {
  const list = sheetSubjectOf(name)
  const [columns, lines] = list === officeSheet ? await listOfficeCells(db, rows) : await listCells(db, list, rows)
  return new FileResponse({
    bytes: Buffer.from(writeCsv([columns, ...lines])),
    mediaType: 'text/csv; charset=utf-8',
    fileName: rows === 'Y' ? `${name}.csv` : `${name}-template.csv`,
  })
}

type Sheet = [columns: string[], lines: (string | number)[][]]

async function listCells(db: Database, list: CatalogueList | typeof allAreas, rows: 'Y' | 'N'): Promise<Sheet> {
  const sources: string[] = list === allAreas ? [...areaLevels] : [list.name]
  const entries = (await listAllEntries(db, sources)).sort(
    (one, other) => sources.indexOf(one.source) - sources.indexOf(other.source),
  )
  const columnLabels =
    rows === 'Y' ? entries : sources.flatMap((source) => entries.filter((entry) => entry.source === source).slice(0, 2))
  const columns = columnsOf(list).map(({ id }) => id)
  return [columns, columnLabels.map((entry) => columns.map((column) => cellOf(list, entry, column)))]
}

/** The template has the first office of each type. */
async function listOfficeCells(db: Database, rows: 'Y' | 'N'): Promise<Sheet> {
  const offices = await listOfficeRows(db)
  const listed = rows === 'Y' ? offices : [...new Map(offices.toReversed().map((one) => [one.type, one])).values()]
  return [
    columnsOf(officeSheet).map(({ id }) => id),
    listed.map(({ code, type, name, name_bng, places }) => [code, type, name, name_bng, places.join('; ')]),
  ]
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
