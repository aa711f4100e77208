import { parseMoney } from '@wewb/domain/engine/fields/money'
import { interpolate, localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { bilingualDigits, formatDigits } from '@wewb/domain/language/digits'
import { formatNumber } from '@wewb/domain/language/money'
import { portalName } from '@wewb/domain/reference/portal'
import type { ListPrint } from '#pdf/draw-list.ts'
import type { resultHeading } from './get-result-plan.ts'
import type { ResultListRow } from './result-list-rows-queries.ts'

const words = {
  memo: { bn: 'স্মারক নম্বর: {no}', en: 'Memo no.: {no}' },
  memoOn: { bn: 'স্মারক নম্বর: {no}, তারিখ: {date}', en: 'Memo no.: {no}, date: {date}' },
  published: { bn: 'প্রকাশের তারিখ: {date}', en: 'Published on: {date}' },
  corrected: { bn: 'সংশোধিত: {date}', en: 'Corrected on: {date}' },
  unpublished: { bn: 'অপ্রকাশিত খসড়া। দাপ্তরিক ব্যবহারের জন্য।', en: 'Not published. For official use only.' },
  official: { bn: 'পূর্ণ নামসহ তালিকা। দাপ্তরিক ব্যবহারের জন্য।', en: 'List with whole names. For official use only.' },
  total: { bn: 'মোট: {n} জন', en: 'Total: {n}' },
  part: { bn: 'তালিকার অংশ {part}/{parts}', en: 'Part {part} of {parts}' },
  district: { bn: 'জেলা: {district} ({n} জন)', en: 'District: {district} ({n})' },
  districtPart: { bn: 'জেলা: {district}', en: 'District: {district}' },
  noDistrict: { bn: 'জেলা উল্লেখ নেই ({n} জন)', en: 'No district named ({n})' },
  serial: { bn: 'ক্রম', en: 'No.' },
  roll: { bn: 'রোল নম্বর', en: 'Roll number' },
  name: { bn: 'নাম', en: 'Name' },
  institute: { bn: 'শিক্ষা প্রতিষ্ঠান', en: 'Institution' },
  application: { bn: 'আবেদন নম্বর', en: 'Application number' },
  record: { bn: 'রেকর্ড নম্বর', en: 'Record number' },
  initials: { bn: 'নামের আদ্যক্ষর', en: 'Initials' },
  amount: { bn: 'বছরে টাকা', en: 'BDT a year' },
  masked: {
    bn: 'ব্যক্তিগত তথ্য রক্ষার জন্য নামের একটি অংশ ঢেকে রাখা হয়েছে।',
    en: 'Part of each name is hidden to protect personal data.',
  },
  maskedChild: {
    bn: 'সন্তানের পরিচয় রক্ষার জন্য শুধু রেকর্ড নম্বর ও নামের আদ্যক্ষর দেখানো হয়।',
    en: 'To protect the children only the record number and the initials are shown.',
  },
  help: {
    bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
    en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
  },
  page: { bn: 'পৃষ্ঠা {page}/{pages}', en: 'Page {page}/{pages}' },
} satisfies Record<string, Bilingual>

export type ResultListInput = {
  heading: ReturnType<typeof resultHeading>
  isStipend: boolean
  /** Full names, for staff. */
  isUnmasked: boolean
  publishedOn: Date | null
  correctedOn: Date | null
  rows: readonly ResultListRow[]
  /** Names by code, in the alphabetical order of the locale. */
  districts: ReadonlyMap<string, string>
  total: number
  part: number
  parts: number
  rowOffset: number
  printedOn: string
}

/** Rows decided outside the portal may have no number; without any, the document leaves the column out. */
type Numbered = ResultListInput & { isNumbered: boolean }

/** Builds the document in one language. */
export function buildResultListDocument(input: ResultListInput, locale: Locale): ListPrint {
  const about: Numbered = { ...input, isNumbered: input.rows.some(({ number }) => number) }
  const translate = (word: Bilingual, values: Record<string, Bilingual | string> = {}) =>
    localize(interpolate(word, values), locale)
  const { isStipend, isUnmasked } = about
  return {
    board: localize(portalName, locale),
    title: localize({ bn: about.heading.titleBng, en: about.heading.title }, locale),
    lines: headLines(about, locale, translate),
    note: localize({ bn: about.heading.noteBng, en: about.heading.note }, locale),
    columns: columnsOf(about).map(({ header, ...column }) => ({ header: translate(header), ...column })),
    groups: groupsOf(about, locale, translate),
    closing: [...(isUnmasked ? [] : [translate(isStipend ? words.masked : words.maskedChild)]), translate(words.help)],
    printedOn: formatDate(about.printedOn, locale),
    pageLabel: localize(words.page, locale),
  }
}

type Translate = (word: Bilingual, values?: Record<string, Bilingual | string>) => string

function headLines(
  { heading, publishedOn, correctedOn, total, part, parts, isUnmasked }: ResultListInput,
  locale: Locale,
  translate: Translate,
): string[] {
  const { memoNo, memoOn } = heading
  return [
    ...(memoNo
      ? [
          translate(memoOn ? words.memoOn : words.memo, {
            no: memoNo,
            ...(memoOn && { date: formatDate(memoOn, locale) }),
          }),
        ]
      : []),
    publishedOn ? translate(words.published, { date: formatDate(publishedOn, locale) }) : translate(words.unpublished),
    ...(correctedOn ? [translate(words.corrected, { date: formatDate(correctedOn, locale) })] : []),
    ...(isUnmasked && publishedOn ? [translate(words.official)] : []),
    translate(words.total, { n: { bn: formatNumber(String(total), 'bn'), en: formatNumber(String(total), 'en') } }),
    ...(parts > 1 ? [translate(words.part, { part: bilingualDigits(part), parts: bilingualDigits(parts) })] : []),
  ]
}

type ColumnOf = { header: Bilingual; share: number; isNumeric?: true }

function columnsOf({ isStipend, isUnmasked, isNumbered }: Numbered): ColumnOf[] {
  const serial = { header: words.serial, share: 7 }
  if (!isStipend && !isUnmasked)
    return [serial, { header: words.record, share: 40 }, { header: words.initials, share: 53 }]
  if (!isStipend)
    return [
      serial,
      { header: words.record, share: 25 },
      { header: words.name, share: 46 },
      { header: words.amount, share: 22, isNumeric: true },
    ]
  return [
    serial,
    { header: words.roll, share: 13 },
    { header: words.name, share: isUnmasked ? 26 : 20 },
    { header: words.institute, share: isUnmasked ? 24 : 30 },
    ...(isNumbered ? [{ header: words.application, share: 18 }] : []),
    { header: words.amount, share: 12, isNumeric: true },
  ]
}

function cellsOf(
  { isStipend, isUnmasked, isNumbered }: Numbered,
  row: ResultListRow,
  serial: number,
  locale: Locale,
): string[] {
  const amount = formatNumber(parseMoney(row.amount) ?? row.amount, locale)
  const no = formatDigits(serial, locale)
  if (!isStipend) return [no, row.number, row.name, ...(isUnmasked ? [amount] : [])]
  return [
    no,
    formatDigits(row.roll, locale),
    row.name,
    row.institute,
    ...(isNumbered ? [row.number || '–'] : []),
    amount,
  ]
}

/** Groups the rows by district. A list of children with a disability does not show the district to the public. */
function groupsOf(about: Numbered, locale: Locale, translate: Translate) {
  const groups: { district: string | null; rows: string[][] }[] = []
  about.rows.forEach((row, index) => {
    const district = about.isStipend || about.isUnmasked ? row.district : null
    if (groups.length === 0 || groups.at(-1)?.district !== district) groups.push({ district, rows: [] })
    groups.at(-1)?.rows.push(cellsOf(about, row, about.rowOffset + index + 1, locale))
  })
  const isGrouped = groups.some(({ district }) => district !== null)
  return groups.map(({ district, rows }) => {
    const n = bilingualDigits(rows.length)
    // A part may start or end in the middle of a district.
    const named = translate(about.parts > 1 ? words.districtPart : words.district, {
      district: about.districts.get(district ?? '') ?? '',
      n,
    })
    return { heading: !isGrouped ? '' : district ? named : translate(words.noDistrict, { n }), rows }
  })
}
