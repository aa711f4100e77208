import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { districtOfRouting } from '../../../domain/src/lookups/district-digits.ts'
import { areaLevels, codeShapes, listOfName, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import { bankOfRouting } from '../../../domain/src/lookups/routing-number.ts'
import { codeFor, faults, judgeBranch, judgeCode, judgeNames, tidyCode, tidyName, type Fault } from './judge-entry.ts'
import { KnownEntries } from './known-entries.ts'
import type { SheetRow } from './read-sheet.ts'
import type { Entry } from './repository.ts'

export type RowFault = Fault & { row: number }
export type Change = { entry: Entry; before: Entry }
/** What a newer list would do. Only `added` and `changed` are ever written; what is missing from it stays as it is. */
export type Plan = {
  added: Entry[]
  changed: Change[]
  unchanged: number
  missing: Entry[]
  errors: RowFault[]
  faulty: number
  withoutBangla: number
}

const noLevel: Bilingual = { bn: 'বিভাগ, জেলা, উপজেলা বা ইউনিয়ন লিখুন।', en: 'Write division, district, upazila or union.' }
const noNumber: Bilingual = { bn: 'একটি পূর্ণ সংখ্যা লিখুন।', en: 'Write a whole number.' }
const noYes: Bilingual = { bn: 'হ্যাঁ অথবা না লিখুন (Y/N)।', en: 'Write yes or no (Y/N).' }
const twice = (row: number): Bilingual => ({
  bn: `একই তথ্য ফাইলের ${row} নম্বর সারিতেও আছে।`,
  en: `The same entry stands in row ${row} of the file.`,
})

/** Compares a file with the lists as they are now. The same file and the same lists always give the same plan. */
export function planImport(rows: readonly SheetRow[], present: readonly Entry[]): Plan {
  const known = new KnownEntries(present)
  const plan: Plan = { added: [], changed: [], unchanged: 0, missing: [], errors: [], faulty: 0, withoutBangla: 0 }
  const seen = new Map<string, number>()
  for (const row of inOrder(rows)) {
    const read = readRow(row, known, seen)
    if ('faults' in read) {
      plan.faulty += 1
      plan.errors.push(...read.faults.map((fault) => ({ ...fault, row: row.number })))
      continue
    }
    const { entry, before } = read
    seen.set(keyOf(entry), row.number)
    if (entry.name === entry.name_bng) plan.withoutBangla += 1
    if (!before) plan.added.push(entry)
    else if (isSame(entry, before)) plan.unchanged += 1
    else plan.changed.push({ entry, before })
  }
  const named = new Set(rows.map(({ list }) => list))
  plan.missing = present.filter((entry) => named.has(entry.source) && entry.active && !seen.has(keyOf(entry)))
  plan.errors.sort((one, other) => one.row - other.row)
  return plan
}

/** Districts before their upazilas, wherever they stand in the sheet. */
const inOrder = (rows: readonly SheetRow[]) =>
  [...rows].sort((one, other) => rank(one.list) - rank(other.list) || one.number - other.number)
const rank = (list: string) => (areaLevels as readonly string[]).indexOf(list)

const keyOf = ({ source, code }: Pick<Entry, 'source' | 'code'>) => `${source} ${code}`
const isSame = (one: Entry, other: Entry) =>
  (['name', 'name_bng', 'position', 'active'] as const).every((key) => one[key] === other[key]) &&
  one.parents.join('|') === other.parents.join('|')

function readRow(row: SheetRow, known: KnownEntries, seen: ReadonlyMap<string, number>): { entry: Entry; before: Entry | undefined } | { faults: Fault[] } {
  const list = listOfName(row.list)
  if (!list) return { faults: [{ column: 'level', message: noLevel }] }
  const { cells } = row
  const typed = tidyCode(list, cells['code'] ?? '')
  const [name, bangla] = [tidyName(cells['name'] ?? ''), tidyName(cells['name_bng'] ?? '')]
  const { parents, wrong } = readParents(list, cells, typed, known)
  const found = [
    ...judgeNames({ ...list, isBanglaOptional: true }, name, bangla, ['name', 'name_bng']),
    ...(typed ? judgeCode(list, typed) : codeShapes[list.code].isGiven ? [{ column: 'code', message: faults.empty }] : []),
    ...wrong,
  ]
  if (found.length > 0) return { faults: found }
  const before = known.at(list.name, typed) ?? (codeShapes[list.code].isGiven ? undefined : known.named(list.name, parents, name, bangla))
  // Who leaves the Bangla column out does not mean that the name shall go.
  const nameBng = bangla || before?.name_bng || (list.isBanglaOptional ? name : '')
  const position = readPosition(cells['position'], before?.position ?? null)
  const active = readActive(cells, before?.active ?? true)
  const more: Fault[] = [
    ...judgeNames(list, name, nameBng, ['name', 'name_bng']),
    ...judgeBranch(list, typed, parents),
    ...(position === undefined ? [{ column: 'position', message: noNumber }] : []),
    ...(active === undefined ? [{ column: 'active', message: noYes }] : []),
  ]
  const code = before?.code ?? (typed || codeFor(list, name, known.codes(list.name)))
  const earlier = seen.get(keyOf({ source: list.name, code }))
  if (earlier !== undefined) more.push({ column: 'code', message: twice(earlier) })
  if (more.length > 0 || position === undefined || active === undefined) return { faults: more }
  const entry = { source: list.name, code, name, name_bng: nameBng, parents, position, active }
  if (!before) known.add(entry)
  known.alias(list.name, typed, entry)
  return { entry, before }
} // prettier-ignore

/** A branch needs no column of its bank and its district: its number names both. */
function readParents({ within, code: shape }: CatalogueList, cells: SheetRow['cells'], code: string, known: KnownEntries) {
  const wrong: Fault[] = []
  const parents = within.map((list, index) => {
    const column = Object.hasOwn(cells, list) ? list : 'parent'
    const fromNumber = shape === 'routing' ? (index === 0 ? bankOfRouting(code) : districtOfRouting(code)) : undefined
    const typed = cells[column] || fromNumber
    if (!typed) return (wrong.push({ column, message: faults.empty }), '')
    const found = known.find(list, typed)
    if ('code' in found) return found.code
    wrong.push({ column, message: found.message })
    return ''
  })
  return { parents, wrong }
}

function readPosition(typed: string | undefined, before: number | null): number | null | undefined {
  const digits = toAsciiDigits(typed ?? '').replace(/^'/, '')
  if (digits === '') return before
  return /^-?[0-9]{1,7}$/.test(digits) ? Number(digits) : undefined
}

const yes = new Set(['y', 'yes', '1', 'true', 'হ্যাঁ', 'চালু'])
const no = new Set(['n', 'no', '0', 'false', 'না', 'বন্ধ'])

/** A head office has a routing number, but nobody has an account there: it is kept, and not offered. */
function readActive(cells: SheetRow['cells'], before: boolean): boolean | undefined {
  if (yes.has((cells['office'] ?? '').toLowerCase())) return false
  const word = toAsciiDigits(cells['active'] ?? '').toLowerCase()
  if (word === '') return before
  return yes.has(word) ? true : no.has(word) ? false : undefined
}
