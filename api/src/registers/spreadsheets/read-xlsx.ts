import { openWorkbook, type WorkbookPartReader } from './open-workbook.ts'
import { MAX_ROWS, UnreadableFileError } from './unreadable-file.ts'

/** Maximum total size of the shared strings. */
const maxBytes = 64 * 1024 * 1024

/** Shared strings of a workbook, up to half a million, stored in one buffer instead of as objects. */
class SharedStrings {
  #bytes = Buffer.allocUnsafe(1024 * 1024)
  readonly #ends: number[] = []

  /** Returns false when the limit is reached. */
  add(word: string): boolean {
    const start = this.#ends.at(-1) ?? 0
    const end = start + Buffer.byteLength(word)
    if (end > maxBytes) return false
    if (end > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes.subarray(0, start)], Math.max(end, this.#bytes.length * 2))
    this.#bytes.write(word, start)
    this.#ends.push(end)
    return true
  }

  at(index: number): string {
    const end = this.#ends[index]
    return end === undefined ? '' : this.#bytes.toString('utf8', this.#ends[index - 1] ?? 0, end)
  }
}

const maxColumns = 100

/** Reads the first sheet of a workbook row by row as text; for a formula its cached value, without evaluating it. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<string[]> {
  const read = await openWorkbook(bytes)
  const shared = await readSharedWords(read)
  yield* readSheet(read, await firstSheet(read), shared)
}

/** Finds the first tab: tabs can be reordered, so the file names do not determine it. */
async function firstSheet(read: WorkbookPartReader): Promise<string> {
  const pathsById = new Map<string, string>()
  let firstSheetId: string | undefined
  await finish(
    read('xl/workbook.xml', {
      onOpenTag(name, attributes) {
        if (name === 'sheet') firstSheetId ??= attributes['r:id']
      },
    }),
  )
  await finish(
    read('xl/_rels/workbook.xml.rels', {
      onOpenTag(_name, { Id, Target }) {
        if (Id && Target) pathsById.set(Id, Target)
      },
    }),
  )
  const path = pathsById.get(firstSheetId ?? '') ?? 'worksheets/sheet1.xml'
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

async function readSharedWords(read: WorkbookPartReader): Promise<SharedStrings> {
  const words = new SharedStrings()
  let [text, isText, isPhonetic] = ['', false, false]
  await finish(
    read('xl/sharedStrings.xml', {
      onOpenTag(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') isPhonetic = true
        isText = name === 't' && !isPhonetic
      },
      onText(part) {
        if (isText) text += part
      },
      onCloseTag(name) {
        isText = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'si' && !words.add(text)) throw new UnreadableFileError('too-large')
      },
    }),
  )
  return words
}

async function* readSheet(read: WorkbookPartReader, sheet: string, shared: SharedStrings): AsyncGenerator<string[]> {
  const ready: string[][] = []
  let [row, given]: [string[], number] = [[], 0]
  let [column, type, value, isValue] = [0, '', '', false]
  const chunks = read(sheet, {
    onOpenTag(name, { r = '', t = '' }) {
      isValue = name === 'v' || name === 't'
      if (name === 'row') row = startRow(Number(r), ready, given)
      if (name === 'c') [column, type, value] = [r ? columnOf(r) : row.length, t, '']
    },
    onText(part) {
      if (isValue) value += part
    },
    onCloseTag(name) {
      isValue = false
      if (name === 'c' && column < maxColumns) row[column] = type === 's' ? shared.at(Number(value)) : value
      if (name === 'row') ready.push(Array.from(row, (cell) => cell ?? ''))
    },
  })
  for await (const _ of chunks) {
    given += ready.length
    yield* ready.splice(0)
  }
  if (given === 0) throw new UnreadableFileError()
}

/** Adds empty rows, which the file omits, so that row numbers match the display. */
function startRow(number: number, ready: string[][], given: number): string[] {
  if (number > MAX_ROWS + 1) throw new UnreadableFileError('too-large')
  while (given + ready.length < number - 1) ready.push([])
  return []
}

/** C5 is in the third column. */
const columnOf = (cell: string) =>
  cell
    .replace(/[0-9]+$/, '')
    .split('')
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

async function finish(chunks: AsyncGenerator<void>) {
  for await (const _ of chunks) continue
}
