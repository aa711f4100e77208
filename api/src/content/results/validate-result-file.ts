import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits, formatDigits } from '@wewb/domain/language/digits'
import type { Database } from '#db/database.ts'
import { validateRows, type RowError } from '#registers/imports/validate-rows.ts'
import type { ParsedRow, ImportSheet } from '#registers/imports/import-sheets.ts'
import { listApplicationsByNumber, type NumberedApplication } from './application-queries.ts'
import type { ResultFileKind } from './result-file-columns.ts'

export type ResultFileRow = { row: number; values: ParsedRow; applicationId: number | null }
export type ValidatedResultFile = { lines: ResultFileRow[]; total: number; refused: number; errors: RowError[] }

const repeated = {
  bn: '{what} সারি {row}-এও আছে। একজনের একটি সারি থাকবে।',
  en: '{what} stands in row {row} too. Each person has one row.',
}
const faults = {
  unknown: {
    bn: 'এই নম্বরে কোনো আবেদন পাওয়া যায়নি। নম্বরটি মিলিয়ে দেখুন।',
    en: 'There is no application with this number. Compare the number.',
  },
  elsewhere: { bn: 'আবেদনটি এই বিজ্ঞপ্তির নয়।', en: 'The application is not of this circular.' },
  renewal: {
    bn: 'এটি নবায়নের আবেদন; নতুন বৃত্তির তালিকায় থাকে না।',
    en: 'This is a renewal; it has no place in a list of new awards.',
  },
  unfit: {
    bn: 'আবেদনটি যোগ্য হিসেবে সহকারী পরিচালকের ডেস্কে নেই। আগে যাচাই শেষ করে পাঠাতে হবে।',
    en: 'The application does not lie with the assistant director as eligible. It has to be verified and forwarded first.',
  },
} satisfies Record<string, Bilingual>

/** Columns that identify one person in a file. */
const keysOf: Record<ResultFileKind, readonly string[][]> = {
  APPLICATIONS: [['application_no']],
  OUTSIDE: [['roll', 'registration_no'], ['record_no']],
}

/** Validates every row and reports all errors at once, in the order of the file. */
export async function validateResultFile(
  db: Database,
  sheet: ImportSheet,
  rows: AsyncIterable<string[]>,
  about: { kind: ResultFileKind; setupId: number },
): Promise<ValidatedResultFile> {
  const lines: ResultFileRow[] = []
  const errors: RowError[] = []
  const seen = new Map<string, number>()
  const refused = new Set<number>()
  let total = 0
  for await (const { number, row, errors: wrong } of validateRows(sheet, rows)) {
    total += 1
    const found = wrong ?? findRepeated(sheet, about.kind, row, number, seen)
    if (row) lines.push({ row: number, values: row, applicationId: null })
    if (found.length > 0) refused.add(number)
    errors.push(...found)
  }
  if (about.kind === 'APPLICATIONS')
    for (const error of await matchApplications(db, lines, about.setupId)) {
      refused.add(error.row)
      errors.push(error)
    }
  return { lines, total, refused: refused.size, errors: errors.toSorted((one, other) => one.row - other.row) }
}

function findRepeated(
  sheet: ImportSheet,
  kind: ResultFileKind,
  row: ParsedRow,
  number: number,
  seen: Map<string, number>,
): RowError[] {
  return keysOf[kind].flatMap((columns) => {
    const [column = ''] = columns
    if (row[column] === undefined) return []
    const key = `${column} ${columns.map((id) => row[id]).join(' ')}`
    const earlier = seen.get(key)
    if (earlier === undefined) return (seen.set(key, number), [])
    const what = sheet.columns.find(({ id }) => id === column)?.label ?? { bn: '', en: '' }
    const value = String(row[column])
    return [
      {
        row: number,
        column,
        message: interpolate(repeated, {
          what: {
            bn: `${what.bn} ${/^\d+$/.test(value) ? formatDigits(value, 'bn') : value}`,
            en: `${what.en} ${value}`,
          },
          row: bilingualDigits(earlier),
        }),
      },
    ]
  })
}

const chunkSize = 5000

/** Finds the applications that the rows name, and reports why one cannot be accepted. */
async function matchApplications(db: Database, lines: ResultFileRow[], setupId: number): Promise<RowError[]> {
  const errors: RowError[] = []
  for (let first = 0; first < lines.length; first += chunkSize) {
    const part = lines.slice(first, first + chunkSize)
    const numbers = part.map(({ values }) => String(values['application_no']))
    const rows = await listApplicationsByNumber(db, numbers)
    const byNumber = new Map(rows.map((row) => [row.no, row]))
    for (const line of part) {
      const application = byNumber.get(String(line.values['application_no']))
      line.applicationId = application?.id ?? null
      const message = faultOf(application, setupId)
      if (message) errors.push({ row: line.row, column: 'application_no', message })
    }
  }
  return errors
}

function faultOf(application: NumberedApplication | undefined, setupId: number): Bilingual | undefined {
  if (!application) return faults.unknown
  if (application.setup_id !== setupId) return faults.elsewhere
  if (application.kind !== 'NEW') return faults.renewal
  return application.desk === 'assistant' && application.initial_approve === 1 ? undefined : faults.unfit
}
