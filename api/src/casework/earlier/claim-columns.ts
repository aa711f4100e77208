import { claimColumnsOf, earlierClaimAnswers, missingClaimColumns } from '@wewb/domain/casework/earlier-claims'
import type { EarlierPerson } from '@wewb/domain/casework/earlier-answers'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { isKind } from '@wewb/domain/engine/fields/is-kind'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { listAllEntries } from '#administration/lists/queries.ts'
import type { Database } from '#db/database.ts'
import type { ImportColumn, ParsedRow } from '#registers/imports/import-sheets.ts'
import { entryParser, integerParser, parseDate, parseText, type ValueParser } from '#registers/imports/parse-values.ts'

type Claimed = NonNullable<EarlierPerson['claimed']>
type Fault = { column: string; message: Bilingual }

const MAX_NUMBER = 999_999_999

const messages = {
  missing: {
    bn: 'এই সেবায় এটিও লিখুন: {columns}। না লিখলে একই দাবি আবার মঞ্জুর হতে পারে।',
    en: 'This service also needs: {columns}. Without it the same claim could be granted again.',
  },
  wrong: { bn: 'এই সেবার ফর্মে যেভাবে আছে, সেভাবে লিখুন।', en: 'Write it as in the form of this service.' },
} satisfies Record<string, Bilingual>

/** Reads the answers of a row that the claims rules of its service ask for. */
export type ClaimReader = {
  columns: readonly ImportColumn[]
  read(row: ParsedRow): { claimed: Claimed; faults: Fault[] }
  validate(row: ParsedRow, labelOf: (column: string) => Bilingual, today: string): Fault[]
}

/** Columns follow from the rules of the definitions, so that a new rule has its column. */
export async function loadClaimReader(db: Database, services: readonly ServiceDefinition[]): Promise<ClaimReader> {
  const byService = new Map(services.map((definition) => [definition.id, claimColumnsOf(definition)]))
  const all = [...byService.values()].flat()
  const sources = all.flatMap(({ field }) => (isKind(field, 'lookup') ? [field.source] : []))
  const entries = sources.length > 0 ? await listAllEntries(db, sources) : []
  const parserOf = (field: Field): ValueParser => {
    if (isKind(field, 'choice'))
      return entryParser(new Map(field.options.flatMap(({ value, label }) => namesOf(value, label.bn, label.en))))
    if (isKind(field, 'lookup'))
      return entryParser(
        new Map(
          entries
            .filter(({ source }) => source === field.source)
            .flatMap(({ code, name, name_bng }) => namesOf(code, name, name_bng)),
        ),
      )
    if (isKind(field, 'date')) return parseDate
    if (isKind(field, 'number')) return integerParser(0, MAX_NUMBER)
    return isKind(field, 'text') && field.format ? textFormats[field.format].parse : parseText
  }
  const read: ClaimReader['read'] = (row) => {
    const claimed: Claimed = {}
    const faults: Fault[] = []
    for (const { id, field } of byService.get(String(row['service'])) ?? []) {
      const typed = row[id]
      if (typed === null || typed === undefined) continue
      const value = parserOf(field)(String(typed))
      if (value === undefined) faults.push({ column: id, message: messages.wrong })
      else claimed[id] = value
    }
    return { claimed, faults }
  }
  return {
    columns: [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([column]) => (column ? [columnOf(column)] : [])),
    read,
    validate: (row, labelOf, today) => {
      const definition = services.find(({ id }) => id === row['service'])
      const { claimed, faults } = read(row)
      if (!definition || faults.length > 0 || row['status'] === 'REJECTED') return faults
      const isOfThisYear = fiscalYearCodeOf(String(row['decidedOn'] ?? today)) === fiscalYearCodeOf(today)
      const answers = earlierClaimAnswers(definition, { ...personOfRow(row), claimed })
      return missingClaimColumns(definition, answers, isOfThisYear).map((choices) => ({
        column: choices[0]?.[0] ?? 'service',
        message: interpolate(messages.missing, { columns: nameChoices(choices, labelOf) }),
      }))
    },
  }
}

const namesOf = (code: string, ...names: string[]) => [code, ...names].map((name) => [name, code] as const)

const columnOf = ({ id, field }: { id: string; field: Field }): ImportColumn => ({
  id,
  label: field.label,
  isOptional: true,
  parse: parseText,
  errorMessage: messages.wrong,
  example: '',
})

const personOfRow = ({ name, nid, passport }: ParsedRow): EarlierPerson => ({
  name: String(name),
  nid: nid === null || nid === undefined ? null : String(nid),
  passport: passport === null || passport === undefined ? null : String(passport),
  mobile: null,
  district: null,
})

/** `National ID / Board + Roll number`: one of the choices is enough. */
const nameChoices = (choices: string[][], labelOf: (column: string) => Bilingual): Bilingual => {
  const inLanguage = (language: 'bn' | 'en') =>
    choices.map((columns) => columns.map((column) => labelOf(column)[language]).join(' + ')).join(' / ')
  return { bn: inLanguage('bn'), en: inLanguage('en') }
}
