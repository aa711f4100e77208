import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { districtOfRoutingNumber } from '@wewb/domain/reference/district-codes'
import { areaLevels, codeFormats, findList, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { bankOfRoutingNumber } from '@wewb/domain/reference/routing-number'
import {
  generateCode,
  entryMessages,
  validateBranch,
  validateCode,
  validateNames,
  normalizeCode,
  normalizeEntryName,
  type ColumnIssue,
} from './validate-entry.ts'
import { EntryIndex } from './entry-index.ts'
import type { SheetRow } from './read-sheet.ts'
import type { LookupEntry } from './queries.ts'

export type RowIssue = ColumnIssue & { row: number }
export type EntryChange<Entry = LookupEntry> = { entry: Entry; before: Entry }
/** Effect of an import. Only `added` and `changed` are written; entries missing from the file stay unchanged. */
export type ImportPlan<Entry = LookupEntry> = {
  added: Entry[]
  changed: EntryChange<Entry>[]
  unchanged: number
  missing: Entry[]
  errors: RowIssue[]
  faulty: number
  withoutBangla: number
}

const levelUnknown: Bilingual = {
  bn: 'বিভাগ, জেলা, উপজেলা বা ইউনিয়ন লিখুন।',
  en: 'Write division, district, upazila or union.',
}
const positionInvalid: Bilingual = { bn: 'একটি পূর্ণ সংখ্যা লিখুন।', en: 'Write a whole number.' }
const activeInvalid: Bilingual = { bn: 'হ্যাঁ অথবা না লিখুন (Y/N)।', en: 'Write yes or no (Y/N).' }
export const duplicateMessage = (row: number): Bilingual => ({
  bn: `একই তথ্য ফাইলের ${row} নম্বর সারিতেও আছে।`,
  en: `The same entry stands in row ${row} of the file.`,
})

/** Compares a file with the current lists. The same file and the same lists always give the same plan. */
export function planImport(rows: readonly SheetRow[], existing: readonly LookupEntry[]): ImportPlan {
  const entryIndex = new EntryIndex(existing)
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    missing: [],
    errors: [],
    faulty: 0,
    withoutBangla: 0,
  }
  const seen = new Map<string, number>()
  for (const row of inOrder(rows)) {
    const read = readRow(row, entryIndex, seen)
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
  plan.missing = existing.filter((entry) => named.has(entry.source) && entry.active && !seen.has(keyOf(entry)))
  plan.errors.sort((one, other) => one.row - other.row)
  return plan
}

/** Sorts districts before their upazilas, regardless of their order in the sheet. */
const inOrder = (rows: readonly SheetRow[]) =>
  [...rows].sort((one, other) => rank(one.list) - rank(other.list) || one.number - other.number)
const rank = (list: string) => (areaLevels as readonly string[]).indexOf(list)

const keyOf = ({ source, code }: Pick<LookupEntry, 'source' | 'code'>) => `${source} ${code}`
const isSame = (one: LookupEntry, other: LookupEntry) =>
  (['name', 'name_bng', 'position', 'active'] as const).every((key) => one[key] === other[key]) &&
  one.parents.join('|') === other.parents.join('|')

function readRow(
  row: SheetRow,
  entryIndex: EntryIndex,
  seen: ReadonlyMap<string, number>,
): { entry: LookupEntry; before: LookupEntry | undefined } | { faults: ColumnIssue[] } {
  const list = findList(row.list)
  if (!list) return { faults: [{ column: 'level', message: levelUnknown }] }
  const { cells } = row
  const typed = normalizeCode(list, cells['code'] ?? '')
  const [name, bangla] = [normalizeEntryName(cells['name'] ?? ''), normalizeEntryName(cells['name_bng'] ?? '')]
  const { parents, wrong } = readParents(list, cells, typed, entryIndex)
  const found = [
    ...validateNames({ ...list, isBanglaOptional: true }, name, bangla, ['name', 'name_bng']),
    ...(typed
      ? validateCode(list, typed)
      : codeFormats[list.code].isExternal
        ? [{ column: 'code', message: entryMessages.empty }]
        : []),
    ...wrong,
  ]
  if (found.length > 0) return { faults: found }
  const before =
    entryIndex.findByCode(list.name, typed) ??
    (codeFormats[list.code].isExternal ? undefined : entryIndex.findByName(list.name, parents, name, bangla))
  // A file without a Bangla column does not delete the Bangla name.
  const nameBng = bangla || before?.name_bng || (list.isBanglaOptional ? name : '')
  const position = readPosition(cells['position'], before?.position ?? null)
  const active = readActive(cells, before?.active ?? true)
  const more: ColumnIssue[] = [
    ...validateNames(list, name, nameBng, ['name', 'name_bng']),
    ...validateBranch(list, typed, parents),
    ...(position === undefined ? [{ column: 'position', message: positionInvalid }] : []),
    ...(active === undefined ? [{ column: 'active', message: activeInvalid }] : []),
  ]
  const code = before?.code ?? (typed || generateCode(list, name, entryIndex.codes(list.name)))
  const earlier = seen.get(keyOf({ source: list.name, code }))
  if (earlier !== undefined) more.push({ column: 'code', message: duplicateMessage(earlier) })
  if (more.length > 0 || position === undefined || active === undefined) return { faults: more }
  const entry = { source: list.name, code, name, name_bng: nameBng, parents, position, active }
  if (!before) entryIndex.add(entry)
  entryIndex.addAlias(list.name, typed, entry)
  return { entry, before }
}

/** A branch needs no columns for bank and district: both follow from its routing number. */
function readParents(
  { within, code: shape }: CatalogueList,
  cells: SheetRow['cells'],
  code: string,
  entryIndex: EntryIndex,
) {
  const wrong: ColumnIssue[] = []
  const parents = within.map((list, index) => {
    const column = Object.hasOwn(cells, list) ? list : 'parent'
    const fromNumber =
      shape === 'routing' ? (index === 0 ? bankOfRoutingNumber(code) : districtOfRoutingNumber(code)) : undefined
    const typed = cells[column] || fromNumber
    if (!typed) return (wrong.push({ column, message: entryMessages.empty }), '')
    const found = entryIndex.resolve(list, typed)
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

/** The row of a head office is stored as inactive: it has a routing number, but no customer accounts. */
function readActive(cells: SheetRow['cells'], before: boolean): boolean | undefined {
  if (yes.has((cells['office'] ?? '').toLowerCase())) return false
  const word = toAsciiDigits(cells['active'] ?? '').toLowerCase()
  if (word === '') return before
  return yes.has(word) ? true : no.has(word) ? false : undefined
}
