import { getOwn } from '../collections/get-own.ts'
import { isPattern } from '../fields/pattern.ts'

const text = '–'
const standIns: { readonly [name: string]: readonly unknown[] } = {
  fields: [{ kind: 'text', id: 'standIn', label: { bn: text, en: text } }],
  options: [{ value: 'standIn', label: { bn: text, en: text } }],
  accepts: ['pdf'],
  isOneOf: ['standIn'],
}
const isOptionValue = /^[\w-]{1,40}$/

/**
 * The same thing with something in every place that a person has not filled yet, so that the schema of a finished form can
 * judge one that is being written: an empty text, a list without questions, a choice without options, half a pattern.
 */
export function completed(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return (value.length === 0 ? (getOwn(standIns, name) ?? []) : value).map((entry) => completed(entry, ''))
  if (typeof value !== 'object' || value === null) return completedText(value, name)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, completed(entry, key)]))
}

function completedText(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value
  if ((name === 'bn' || name === 'en') && value === '') return text
  if (name === 'regex' && value.length <= 200 && !isPattern(value)) return 'a'
  return name === 'value' && value.length <= 40 && !isOptionValue.test(value) ? 'standIn' : value
}
