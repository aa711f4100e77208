import { normalizeOffice, validateOffice, type OfficeInput } from '@wewb/domain/administration/office-input'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { officeSheet } from '@wewb/domain/reference/list-catalogue'
import { jurisdictionListOf, officeTypeNames, officeTypes, type OfficeType } from '@wewb/domain/reference/office-types'
import { EntryIndex } from '#administration/lists/entry-index.ts'
import { duplicateMessage, type ImportPlan } from '#administration/lists/plan-import.ts'
import type { LookupEntry } from '#administration/lists/queries.ts'
import type { SheetRow } from '#administration/lists/read-sheet.ts'
import { normalizeForMatching } from '#administration/lists/sheet-columns.ts'
import type { ColumnIssue } from '#administration/lists/validate-entry.ts'
import { typeStays } from './save-office.ts'
import type { OfficeRow } from './queries.ts'

/** An office in an import. `shown` is its name with the places that it serves. */
export type ImportedOffice = {
  source: typeof officeSheet
  id: number | undefined
  code: string
  type: OfficeType
  name: string
  name_bng: string
  places: string[]
  shown: Bilingual
}
export type OfficePlan = ImportPlan<ImportedOffice>

/** The lists whose entries an office can serve. */
export const officePlaceSources = ['district', 'mission', 'airport'] as const

/** Compares a file with the current offices. An import neither closes an office nor opens a closed one. */
export function planOfficeImport(
  rows: readonly SheetRow[],
  existing: readonly OfficeRow[],
  placeEntries: readonly LookupEntry[],
): OfficePlan {
  const places = new EntryIndex(placeEntries)
  const byCode = new Map(existing.map((office) => [office.code, office]))
  const plan: OfficePlan = {
    added: [],
    changed: [],
    unchanged: 0,
    missing: [],
    errors: [],
    faulty: 0,
    withoutBangla: 0,
  }
  const seen = new Map<string, number>()
  for (const { number, cells } of rows) {
    const { office, faults } = readOffice(cells, places)
    const row = byCode.get(office.code)
    const earlier = seen.get(office.code)
    if (earlier !== undefined) faults.push({ column: 'code', message: duplicateMessage(earlier) })
    if (row && row.people && row.type !== office.type && faults.length === 0)
      faults.push({ column: 'type', message: issueMessage(typeStays) })
    if (faults.length > 0) {
      plan.faulty += 1
      plan.errors.push(...faults.map((fault) => ({ ...fault, row: number })))
      continue
    }
    seen.set(office.code, number)
    const entry = present(office, row?.id, places)
    const before = row && present(inputOf(row), row.id, places)
    if (!before) plan.added.push(entry)
    else if (isSame(entry, before)) plan.unchanged += 1
    else plan.changed.push({ entry, before })
  }
  plan.missing = existing
    .filter(({ code, closed_at }) => closed_at === null && !seen.has(code))
    .map((row) => present(inputOf(row), row.id, places))
  return plan
}

function readOffice(cells: SheetRow['cells'], entries: EntryIndex): { office: OfficeInput; faults: ColumnIssue[] } {
  const faults: ColumnIssue[] = []
  const type = findType(cells['type'] ?? '')
  if (!type) faults.push({ column: 'type', message: typeUnknown })
  const list = type && jurisdictionListOf[type]
  const places = list ? namesIn(cells['places'] ?? '', list).map((typed) => entries.resolve(list, typed)) : []
  const wrong = places.flatMap((place) => ('message' in place ? [place.message] : []))
  faults.push(...wrong.map((message) => ({ column: 'places', message })))
  const office = normalizeOffice({
    code: cells['code'] ?? '',
    type: type ?? 'HQ',
    name: cells['name'] ?? '',
    nameBng: cells['name_bng'] ?? '',
    places: places.flatMap((place) => ('code' in place ? [place.code] : [])),
  })
  const issues = validateOffice(office).filter(({ path }) => path !== 'places' || wrong.length === 0)
  faults.push(
    ...issues.map((issue) => ({
      column: issue.path === 'nameBng' ? 'name_bng' : issue.path,
      message: issueMessage(issue),
    })),
  )
  return { office, faults }
}

/** Names of districts contain no comma, names of missions and airports do. */
const namesIn = (cell: string, list: string) =>
  cell
    .split(list === 'district' ? /[;,\n]/ : /[;\n]/)
    .map((typed) => typed.trim())
    .filter(Boolean)

const typesByName = new Map(
  officeTypes.flatMap((type) =>
    [type, officeTypeNames[type].bn, officeTypeNames[type].en].map(
      (name) => [normalizeForMatching(name), type] as const,
    ),
  ),
)
const findType = (typed: string) => typesByName.get(normalizeForMatching(typed))
const typeUnknown: Bilingual = {
  bn: `এগুলোর একটি লিখুন: ${officeTypes.map((type) => officeTypeNames[type].bn).join(', ')}।`,
  en: `Write one of these: ${officeTypes.join(', ')}.`,
}

const inputOf = ({ code, type, name, name_bng, places }: OfficeRow): OfficeInput => ({
  code,
  type: type as OfficeType,
  name,
  nameBng: name_bng,
  places,
})

function present(
  { code, type, name, nameBng, places }: OfficeInput,
  id: number | undefined,
  entries: EntryIndex,
): ImportedOffice {
  const named = places.map((place) => entries.findByCode(jurisdictionListOf[type] ?? '', place))
  const within = (names: (string | undefined)[]) => (names.length > 0 ? ` (${names.join(', ')})` : '')
  const shown = {
    bn: nameBng + within(named.map((entry, index) => entry?.name_bng ?? places[index])),
    en: name + within(named.map((entry, index) => entry?.name ?? places[index])),
  }
  return { source: officeSheet, id, code, type, name, name_bng: nameBng, places, shown }
}

const isSame = (one: ImportedOffice, other: ImportedOffice) =>
  (['type', 'name', 'name_bng'] as const).every((key) => one[key] === other[key]) &&
  one.places.toSorted().join() === other.places.toSorted().join()
