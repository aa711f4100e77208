import type { FastifyRequest } from 'fastify'
import { getOwn } from '@wewb/domain/collections/get-own'
import { validateHoliday, normalizeHoliday, type HolidayInput } from '@wewb/domain/administration/holiday-input'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import { assertNoIssues, Problem } from '#problems/problem.ts'
import { readSingleFile } from '#server/multipart-form.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { parseDate } from '#registers/imports/parse-values.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { findHolidays } from './queries.ts'

/** Allows more rows than a year has days. */
const maxRows = 400

/** Accepted headings of each column in the first row. */
const columns: Record<keyof HolidayInput, { label: Bilingual; aliases: readonly string[] }> = {
  day: { label: { bn: 'তারিখ', en: 'Date' }, aliases: ['date', 'day', 'তারিখ', 'দিন'] },
  nameBng: {
    label: { bn: 'নাম (বাংলা)', en: 'Name (Bangla)' },
    aliases: ['name (bangla)', 'name_bng', 'namebng', 'bangla', 'নাম (বাংলা)', 'নাম', 'বাংলা নাম'],
  },
  name: {
    label: { bn: 'নাম (ইংরেজি)', en: 'Name (English)' },
    aliases: ['name (english)', 'name', 'english', 'নাম (ইংরেজি)', 'ইংরেজি নাম'],
  },
}
const ids = Object.keys(columns) as (keyof HolidayInput)[]

type Line = HolidayInput & { row: number }

/** Reports for each row what an import would do with it. Nothing is stored. */
export async function previewHolidayImport({ db }: Context, _input: object, request: FastifyRequest) {
  const lines = await readLines(await readSingleFile(request, 'file'))
  const existing = new Map(
    (
      await findHolidays(
        db,
        lines.map(({ day }) => parseDate(day)).filter((day) => day !== undefined),
      )
    ).map((row) => [row.day, row]),
  )
  const seen = new Set<string>()
  return {
    list: lines.map(({ row, ...typed }) => {
      const holiday = normalizeHoliday({ ...typed, day: parseDate(typed.day) ?? typed.day })
      const [wrong] = seen.has(holiday.day) ? [duplicateDay] : validateHoliday(holiday)
      seen.add(holiday.day)
      const before = existing.get(holiday.day)
      const isSame = before?.name === holiday.name && before.name_bng === holiday.nameBng
      const state = wrong
        ? ('refused' as const)
        : !before
          ? ('new' as const)
          : isSame
            ? ('same' as const)
            : ('changed' as const)
      return { row, ...holiday, state, problem: wrong ? sentenceOf(wrong) : null }
    }),
  }
}

const duplicateDay: Issue = {
  path: 'day',
  code: 'rule',
  message: { bn: 'এই তারিখ ফাইলে আগেও আছে।', en: 'The file has this date before.' },
}

function sentenceOf(wrong: Issue): Bilingual {
  const label = getOwn(columns, wrong.path)?.label
  const message = issueMessage(wrong)
  return label ? { bn: `${label.bn}: ${message.bn}`, en: `${label.en}: ${message.en}` } : message
}

async function readLines(bytes: Buffer): Promise<Line[]> {
  try {
    const lines: Line[] = []
    let columnIndexes: Record<keyof HolidayInput, number> | undefined
    let row = 0
    for await (const cells of listResultRows(chunksOf(bytes))) {
      row += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (!columnIndexes) columnIndexes = findColumns(cells)
      else
        lines.push({
          row,
          day: cells[columnIndexes.day] ?? '',
          name: cells[columnIndexes.name] ?? '',
          nameBng: cells[columnIndexes.nameBng] ?? '',
        })
      if (lines.length > maxRows) throw new UnreadableFileError('too-large')
    }
    assertNoIssues(lines.length === 0 ? [unusable(empty)] : [])
    return lines
  } catch (error) {
    if (error instanceof UnreadableFileError)
      throw new Problem('ANSWERS_INVALID', {
        issues: [unusable(error.reason === 'too-large' ? tooLong : unreadableSheet)],
      })
    throw error
  }
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

function findColumns(heading: readonly string[]): Record<keyof HolidayInput, number> {
  const plain = heading.map((cell) =>
    cell
      .normalize('NFC')
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  const positionOf = (id: keyof HolidayInput) => plain.findIndex((cell) => columns[id].aliases.includes(cell))
  const missing = ids.filter((id) => positionOf(id) < 0).map((id) => columns[id].label)
  if (missing.length > 0)
    assertNoIssues([
      unusable({
        bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${missing.map(({ bn }) => bn).join(', ')}।`,
        en: `The first row lacks these columns: ${missing.map(({ en }) => en).join(', ')}.`,
      }),
    ])
  return { day: positionOf('day'), name: positionOf('name'), nameBng: positionOf('nameBng') }
}

const unusable = (message: Bilingual): Issue => ({ path: 'file', code: 'wrong-file', message })
const empty = { bn: 'ফাইলে কোনো ছুটির দিন নেই।', en: 'The file has no holidays.' }
const tooLong = { bn: 'ফাইলে সর্বোচ্চ ৪০০টি সারি থাকতে পারে।', en: 'A file may have at most 400 rows.' }
const unreadableSheet = {
  bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
  en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
}
