import { areaLevels, allAreas } from '@wewb/domain/reference/list-catalogue'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { columnsOf, normalizeForMatching, type SheetSubject } from './sheet-columns.ts'

/** A row of a file as typed, by column. */
export type SheetRow = { number: number; list: string; cells: { [column: string]: string } }

/** Ten times the number of branches of all banks. */
const maxRows = 100_000

/** Reads a whole import file: a spreadsheet, or the JSON that other portals export. */
export async function readSheet(list: SheetSubject, bytes: Buffer): Promise<SheetRow[]> {
  const first = isJson(bytes) ? 0 : 1
  const rows = first === 0 ? readJson(bytes) : await collect(bytes)
  const heading = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  if (heading < 0) throw new UnreadableFileError()
  const columnIndexes = columnPositionsOf(list, rows[heading] ?? [])
  const read: SheetRow[] = []
  for (const [index, cells] of rows.entries()) {
    if (index <= heading || cells.every((cell) => cell.trim() === '')) continue
    const named = Object.fromEntries(
      Array.from(columnIndexes, ([column, place]) => [column, cells[place]?.trim() ?? '']),
    )
    const source = list === allAreas ? levelOf(named['level']) : typeof list === 'string' ? list : list.name
    read.push({ number: index + first, list: source, cells: named })
  }
  if (read.length === 0) throw new UnreadableFileError()
  return read
}

async function collect(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const cells of listResultRows(inChunks(bytes))) {
    if (rows.push(cells) > maxRows) throw new UnreadableFileError('too-large')
  }
  return rows
}

/** Yields the bytes in chunks, so that the parser does not block the event loop. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

const isJson = (bytes: Buffer) => /^\uFEFF?\s*[[{]/.test(bytes.subarray(0, 64).toString('utf8'))

/**
 * Reads `{ "rows": [{ … }] }` or a plain array of rows. Values other than strings, numbers and booleans are ignored.
 */
function readJson(bytes: Buffer): string[][] {
  const rows = rowsIn(parse(bytes))
  if (rows.length > maxRows) throw new UnreadableFileError('too-large')
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 100)
  const cell = (value: unknown) =>
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  return [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))]
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableFileError()
  }
}

function rowsIn(value: unknown): { [key: string]: unknown }[] {
  const rows = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null && 'rows' in value
      ? value.rows
      : undefined
  if (!Array.isArray(rows)) throw new UnreadableFileError()
  return rows.filter((row) => typeof row === 'object' && row !== null)
}

function columnPositionsOf(list: SheetSubject, cells: readonly string[]): Map<string, number> {
  const headings = cells.map(normalizeForMatching)
  const columns = columnsOf(list)
  const columnIndexes = new Map<string, number>()
  for (const { id, label, aliases } of columns) {
    const names = new Set([id, label.bn, label.en, ...aliases].map(normalizeForMatching))
    const columnIndex = headings.findIndex(
      (heading, index) => names.has(heading) && ![...columnIndexes.values()].includes(index),
    )
    if (columnIndex >= 0) columnIndexes.set(id, columnIndex)
  }
  const missing = columns.filter(({ id, isRequired }) => isRequired && !columnIndexes.has(id))
  if (missing.length > 0) throw new UnreadableFileError({ missing: missing.map(({ label }) => label) })
  return columnIndexes
}

const levelWords = new Map(
  [
    ['division', 'বিভাগ'],
    ['district', 'জেলা', 'zila'],
    ['upazila', 'উপজেলা', 'থানা', 'thana', 'upazilla'],
    ['union', 'ইউনিয়ন', 'cantonment'],
  ].flatMap((words, index) => words.map((word) => [normalizeForMatching(word), areaLevels[index] ?? ''] as const)),
)

/** Returns an empty string for an unknown level, so that the row is rejected and not the whole file. */
const levelOf = (word: string | undefined) => levelWords.get(normalizeForMatching(word ?? '')) ?? ''
