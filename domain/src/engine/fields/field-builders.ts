import type { Bilingual } from '#language/bilingual.ts'
import type { ListEntry } from '#reference/list-entry.ts'
import type { Option } from './choice.ts'
import type { NumberField } from './number.ts'

// Services are data. These helpers derive fields and options from lists and from other fields.

export const fieldIdsOf = (fields: readonly { id: string }[], ...except: string[]): string[] =>
  fields.map(({ id }) => id).filter((id) => !except.includes(id))

type Labelled = { id: string; label: Bilingual }

/** Converts labelled rows to options: the stages of a case, the rows of a list. */
export const toOptions = (rows: readonly (Labelled | ListEntry)[]): Option[] =>
  rows.map((row) => ('id' in row ? { value: row.id, label: row.label } : { value: row.code, label: row.name }))

export const pickOptions = (options: readonly Option[], ...values: string[]): Option[] =>
  options.filter(({ value }) => values.includes(value))

export const omitOptions = (options: readonly Option[], ...values: string[]): Option[] =>
  options.filter(({ value }) => !values.includes(value))

/** One number field for each row, with the same properties. */
export const numberFieldsFor = (
  rows: readonly Labelled[],
  template: Omit<NumberField, 'id' | 'label'>,
): NumberField[] => rows.map(({ id, label }) => ({ ...template, id, label }))
