import { getOwn } from '#collections/get-own.ts'
import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { isBlankText } from './blank-texts.ts'
import {
  namedPosition,
  optionPosition,
  partPosition,
  questionPosition,
  rulePosition,
  sectionPosition,
} from './positions.ts'
import type { Programme } from './programme.ts'

/** One text of a programme with its path; `isOptional`: may be blank, but only in both languages. */
export type TextRow = { path: string; where: Bilingual; bn: string; en: string; isOptional: boolean }
type Visit = (row: Omit<TextRow, 'bn' | 'en'>, text: Bilingual) => Bilingual

const names = {
  title: { bn: 'কর্মসূচির নাম', en: 'Title of the programme' },
  details: { bn: 'বিবরণ', en: 'Details' },
  printHeading: { bn: 'প্রিন্টের শিরোনাম', en: 'Heading of the print' },
  messages: {
    SUBMITTED: { bn: 'আবেদন জমার এসএমএস', en: 'Message when it is received' },
    RETURNED: { bn: 'ফেরতের এসএমএস', en: 'Message when it is sent back' },
    APPROVED: { bn: 'অনুমোদনের এসএমএস', en: 'Message when it is approved' },
    REJECTED: { bn: 'নামঞ্জুরের এসএমএস', en: 'Message when it is not granted' },
  },
  hint: { bn: 'সহায়ক লেখা', en: 'hint' },
  heading: { bn: 'উপশিরোনাম', en: 'heading above it' },
  unit: { bn: 'একক', en: 'unit' },
  typedTwice: { bn: 'দ্বিতীয় ঘরের লেখা', en: 'label of the second box' },
  statement: { bn: 'সম্মতির বাক্য', en: 'statement' },
  sameAs: { bn: 'একই ঠিকানার টিক', en: 'tick box for the same address' },
  pattern: { bn: 'ধরন না মিললে যা বলা হবে', en: 'what is said when the pattern does not fit' },
  addsUp: { bn: 'যোগফল না মিললে যা বলা হবে', en: 'what is said when the sum is wrong' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>

/** Replaces every text by the result of `visit`. The other functions here are built on this traversal. */
function mapTexts(programme: Programme, visit: Visit): Programme {
  const setting = (name: 'title' | 'details' | 'printHeading', isOptional: boolean) =>
    visit({ path: name, where: names[name], isOptional }, programme[name])
  return {
    ...programme,
    title: setting('title', false),
    details: setting('details', true),
    sections: programme.sections.map((section, index) => {
      const [path, where] = [`sections.${section.id}`, sectionPosition(index)]
      const title = visit({ path: `${path}.title`, where, isOptional: false }, section.title)
      const fields = section.fields.map((field, place) =>
        mapField(field, `${path}.${field.id}`, questionPosition(where, place), visit),
      )
      return { ...section, title, fields }
    }),
    rules: programme.rules.map((rule, index) => ({
      ...rule,
      otherwise: visit(
        { path: `rules.${index}.otherwise`, where: rulePosition(index), isOptional: false },
        rule.otherwise,
      ),
    })),
    messages: Object.fromEntries(
      Object.entries(programme.messages).map(([name, text]) => {
        const where = getOwn(names.messages, name) ?? { bn: name, en: name }
        return [name, visit({ path: `messages.${name}`, where, isOptional: true }, text)]
      }),
    ),
    printHeading: setting('printHeading', true),
  }
}

function mapField(field: Field, path: string, where: Bilingual, visit: Visit): Field {
  const mapped = new Map<string, unknown>([
    ['label', visit({ path: `${path}.label`, where, isOptional: false }, field.label)],
  ])
  const mapText = (name: 'hint' | 'heading' | 'unit' | 'typedTwice' | 'statement', text: Bilingual | undefined) => {
    const row = {
      path: `${path}.${name}`,
      where: namedPosition(where, names[name]),
      isOptional: name !== 'statement',
    }
    if (text) mapped.set(name, visit(row, text))
  }
  const within = (
    name: 'sameAs' | 'pattern' | 'addsUp',
    key: 'label' | 'otherwise',
    holder: object,
    isOptional = false,
  ) => {
    const text = (holder as { [key: string]: unknown })[key] as Bilingual | undefined
    const row = { path: `${path}.${name}.${key}`, where: namedPosition(where, names[name]), isOptional }
    if (text) mapped.set(name, { ...holder, [key]: visit(row, text) })
  }
  mapText('heading', field.heading)
  mapText('hint', field.hint)
  if ('unit' in field && typeof field.unit === 'object') mapText('unit', field.unit)
  if ('typedTwice' in field) mapText('typedTwice', field.typedTwice)
  if ('statement' in field) mapText('statement', field.statement)
  if ('sameAs' in field) within('sameAs', 'label', field.sameAs)
  if ('pattern' in field) within('pattern', 'otherwise', field.pattern)
  if ('addsUp' in field && field.addsUp) within('addsUp', 'otherwise', field.addsUp, true)
  if ('options' in field)
    mapped.set(
      'options',
      field.options.map((option, index) => {
        const row = { path: `${path}.options.${index}.label`, where: optionPosition(where, index), isOptional: false }
        return { ...option, label: visit(row, option.label) }
      }),
    )
  if ('fields' in field)
    mapped.set(
      'fields',
      field.fields.map((inner, index) => mapField(inner, `${path}.${inner.id}`, partPosition(where, index), visit)),
    )
  return { ...field, ...Object.fromEntries(mapped) }
}

/** Every text in both languages, in form order, for translators. */
export function textsOf(programme: Programme): TextRow[] {
  const rows: TextRow[] = []
  mapTexts(programme, (row, text) => {
    rows.push({ ...row, ...text })
    return text
  })
  return rows
}

type TextInput = { path: string; bn: string; en: string }

/** Applies translated texts. Blank cells change nothing; rows that match no text are returned by index. */
export function withTexts(
  programme: Programme,
  rows: readonly TextInput[],
): { programme: Programme; changed: number; notUsed: number[] } {
  const rowByPath = new Map(rows.map((row) => [row.path, row]))
  const used = new Set<string>()
  let changed = 0
  const written = mapTexts(programme, ({ path }, text) => {
    const row = rowByPath.get(path)
    if (!row) return text
    used.add(path)
    const next = {
      bn: isBlankText(row.bn) ? text.bn : row.bn.trim(),
      en: isBlankText(row.en) ? text.en : row.en.trim(),
    }
    if (next.bn !== text.bn || next.en !== text.en) changed += 1
    return next
  })
  return { programme: written, changed, notUsed: rows.flatMap(({ path }, index) => (used.has(path) ? [] : [index])) }
}
