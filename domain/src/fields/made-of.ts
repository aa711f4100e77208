import type { Bilingual } from '../language/bilingual.ts'
import type { ListEntry } from '../lookups/list-entry.ts'
import type { Option } from './choice.ts'
import type { NumberField } from './number.ts'

// Services are data. What they make of lists and of each other's fields is written with these.

export const idsOf = (fields: readonly { id: string }[], ...except: string[]): string[] =>
  fields.map(({ id }) => id).filter((id) => !except.includes(id))

type Labelled = { id: string; label: Bilingual }

/** Anything that has a name, as what can be chosen: the stages of a case, the rows of one of the board's lists. */
export const optionsOf = (rows: readonly (Labelled | ListEntry)[]): Option[] =>
  rows.map((row) => ('id' in row ? { value: row.id, label: row.label } : { value: row.code, label: row.name }))

export const only = (options: readonly Option[], ...values: string[]): Option[] => options.filter(({ value }) => values.includes(value))

export const without = (options: readonly Option[], ...values: string[]): Option[] => options.filter(({ value }) => !values.includes(value))

/** One number a row, each asked alike. */
export const numbersFor = (rows: readonly Labelled[], asked: Omit<NumberField, 'id' | 'label'>): NumberField[] =>
  rows.map(({ id, label }) => ({ ...asked, id, label }))
