import { areaLevels, allAreas, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import { readRows } from '../registry/read-rows.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { columnsOf, plain } from './sheet-columns.ts'

/** A row of a file as it was typed, by column. */
export type SheetRow = { number: number; list: string; cells: { [column: string]: string } }

/** Ten times the branches of all banks. */
const mostRows = 100_000

/** Reads a newer list to its end: a spreadsheet, or the JSON that other portals give out. */
export async function readSheet(list: CatalogueList | typeof allAreas, bytes: Buffer): Promise<SheetRow[]> {
  const first = isJson(bytes) ? 0 : 1
  const rows = first === 0 ? readJson(bytes) : await collect(bytes)
  const heading = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  if (heading < 0) throw new UnreadableFile()
  const places = placesOf(list, rows[heading] ?? [])
  const read: SheetRow[] = []
  for (const [index, cells] of rows.entries()) {
    if (index <= heading || cells.every((cell) => cell.trim() === '')) continue
    const named = Object.fromEntries(Array.from(places, ([column, place]) => [column, cells[place]?.trim() ?? '']))
    read.push({ number: index + first, list: list === allAreas ? levelOf(named['level']) : list.name, cells: named })
  }
  if (read.length === 0) throw new UnreadableFile()
  return read
}

async function collect(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const cells of readRows(inPieces(bytes))) {
    if (rows.push(cells) > mostRows) throw new UnreadableFile('too-large')
  }
  return rows
}

/** In pieces, so that those who read a file give way to other work between them. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

const isJson = (bytes: Buffer) => /^\uFEFF?\s*[[{]/.test(bytes.subarray(0, 64).toString('utf8'))

/** `{ "rows": [{ … }] }` or the rows alone; what is no word or number in them is not ours. */
function readJson(bytes: Buffer): string[][] {
  const rows = rowsIn(parse(bytes))
  if (rows.length > mostRows) throw new UnreadableFile('too-large')
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 100)
  const cell = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '') // prettier-ignore
  return [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))]
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableFile()
  }
}

function rowsIn(value: unknown): { [key: string]: unknown }[] {
  const rows = Array.isArray(value) ? value : typeof value === 'object' && value !== null && 'rows' in value ? value.rows : undefined
  if (!Array.isArray(rows)) throw new UnreadableFile()
  return rows.filter((row) => typeof row === 'object' && row !== null)
}

function placesOf(list: CatalogueList | typeof allAreas, cells: readonly string[]): Map<string, number> {
  const headings = cells.map(plain)
  const columns = columnsOf(list)
  const places = new Map<string, number>()
  for (const { id, label, also } of columns) {
    const names = new Set([id, label.bn, label.en, ...also].map(plain))
    const place = headings.findIndex((heading, index) => names.has(heading) && ![...places.values()].includes(index))
    if (place >= 0) places.set(id, place)
  }
  const missing = columns.filter(({ id, isNeeded }) => isNeeded && !places.has(id))
  if (missing.length > 0) throw new UnreadableFile({ missing: missing.map(({ label }) => label) })
  return places
}

const levelWords = new Map(
  [
    ['division', 'বিভাগ'],
    ['district', 'জেলা', 'zila'],
    ['upazila', 'উপজেলা', 'থানা', 'thana', 'upazilla'],
    ['union', 'ইউনিয়ন', 'cantonment'],
  ].flatMap((words, index) => words.map((word) => [plain(word), areaLevels[index] ?? ''] as const)),
)

/** Empty when the word names no level: the row is refused with its number, not the file. */
const levelOf = (word: string | undefined) => levelWords.get(plain(word ?? '')) ?? ''
