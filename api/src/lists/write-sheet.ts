import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { allAreas, areaLevels, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { SentFile } from '../platform/serve.ts'
import { writeCsv } from '../registry/write-csv.ts'
import { getList } from './describe-row.ts'
import { listWhole, type Entry } from './repository.ts'
import { columnsOf } from './sheet-columns.ts'

/** A sheet that an import reads: with a few entries to copy from, or with the whole list to correct. */
export async function writeSheet({ db }: Context, { list: name, rows = 'N' }: { list: string; rows?: 'Y' | 'N' | undefined }) {
  const list = name === allAreas ? allAreas : getList(name)
  const sources: string[] = list === allAreas ? [...areaLevels] : [list.name]
  const entries = (await listWhole(db, sources)).sort((one, other) => sources.indexOf(one.source) - sources.indexOf(other.source))
  const shown = rows === 'Y' ? entries : sources.flatMap((source) => entries.filter((entry) => entry.source === source).slice(0, 2))
  const columns = columnsOf(list).map(({ id }) => id)
  const lines = shown.map((entry) => columns.map((column) => cellOf(list, entry, column)))
  return new SentFile({
    bytes: Buffer.from(writeCsv([columns, ...lines])),
    mediaType: 'text/csv; charset=utf-8',
    fileName: rows === 'Y' ? `${name}.csv` : `${name}-template.csv`,
  })
}

function cellOf(list: CatalogueList | typeof allAreas, entry: Entry, column: string): string | number {
  const own: { [column: string]: string | number } = {
    level: entry.source,
    code: entry.code,
    name: entry.name,
    name_bng: entry.name_bng,
    parent: entry.parents[0] ?? '',
    position: entry.position ?? '',
    active: yesNo(entry.active),
  }
  const place = list === allAreas ? -1 : list.within.indexOf(column)
  return place >= 0 ? (entry.parents[place] ?? '') : (getOwn(own, column) ?? '')
}
