import { openWorkbook, type ReadPart } from './open-workbook.ts'
import { SharedWords } from './shared-words.ts'
import { mostRows, UnreadableFile } from './unreadable-file.ts'

const mostColumns = 100

/** The first sheet of a workbook, row by row, all as text: of a formula its last value, which never runs. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<string[]> {
  const read = await openWorkbook(bytes)
  const shared = await readSharedWords(read)
  yield* readSheet(read, await firstSheet(read), shared)
}

/** Tabs can be moved about, so the order of the file names says nothing. */
async function firstSheet(read: ReadPart): Promise<string> {
  const places = new Map<string, string>()
  let wanted: string | undefined
  await finish(
    read('xl/workbook.xml', {
      opened(name, attributes) {
        if (name === 'sheet') wanted ??= attributes['r:id']
      },
    }),
  )
  await finish(
    read('xl/_rels/workbook.xml.rels', {
      opened(_name, { Id, Target }) {
        if (Id && Target) places.set(Id, Target)
      },
    }),
  )
  const place = places.get(wanted ?? '') ?? 'worksheets/sheet1.xml'
  return place.startsWith('/') ? place.slice(1) : `xl/${place}`
}

async function readSharedWords(read: ReadPart): Promise<SharedWords> {
  const words = new SharedWords()
  let [text, isText, isPhonetic] = ['', false, false]
  await finish(
    read('xl/sharedStrings.xml', {
      opened(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') isPhonetic = true
        isText = name === 't' && !isPhonetic
      },
      text(part) {
        if (isText) text += part
      },
      closed(name) {
        isText = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'si' && !words.add(text)) throw new UnreadableFile('too-large')
      },
    }),
  )
  return words
}

async function* readSheet(read: ReadPart, sheet: string, shared: SharedWords): AsyncGenerator<string[]> {
  const ready: string[][] = []
  let [row, given]: [string[], number] = [[], 0]
  let [column, type, value, isValue] = [0, '', '', false]
  const pieces = read(sheet, {
    opened(name, { r = '', t = '' }) {
      isValue = name === 'v' || name === 't'
      if (name === 'row') row = startRow(Number(r), ready, given)
      if (name === 'c') [column, type, value] = [r ? columnOf(r) : row.length, t, '']
    },
    text(part) {
      if (isValue) value += part
    },
    closed(name) {
      isValue = false
      if (name === 'c' && column < mostColumns) row[column] = type === 's' ? shared.at(Number(value)) : value
      if (name === 'row') ready.push(Array.from(row, (cell) => cell ?? ''))
    },
  })
  for await (const _ of pieces) {
    given += ready.length
    yield* ready.splice(0)
  }
  if (given === 0) throw new UnreadableFile()
}

/** Rows without a cell are left out of the file, but people count them: they come as empty ones. */
function startRow(number: number, ready: string[][], given: number): string[] {
  if (number > mostRows + 1) throw new UnreadableFile('too-large')
  while (given + ready.length < number - 1) ready.push([])
  return []
}

/** C5 stands in the third column. */
const columnOf = (cell: string) =>
  cell
    .replace(/[0-9]+$/, '')
    .split('')
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

async function finish(pieces: AsyncGenerator<void>) {
  for await (const _ of pieces) continue
}
