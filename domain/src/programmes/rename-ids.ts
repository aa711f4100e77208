import type { Programme } from './programme.ts'

/** Names of questions as they stand in a path: `q3`, `q3.districtId`, `q5.q6`. */
const inPath = /\b[qs]\d{1,6}\b/g
const isPath = /^[qs]\d{1,6}(?:\.[A-Za-z0-9]+)*$/

/** Where the name of a question can stand, besides in texts, which are nobody's names. */
const places = new Set(['id', 'field', 'within', 'of', 'noTwice', 'columns'])

/** The programme with other ids for some questions and sections, wherever they are named. */
export const renamed = (programme: Programme, names: { readonly [old: string]: string }): Programme =>
  renamedIn(programme, '', names) as Programme

function renamedIn(value: unknown, place: string, names: { readonly [old: string]: string }): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamedIn(entry, place, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamedIn(entry, key, names)]))
  if (typeof value !== 'string' || !places.has(place) || !isPath.test(value)) return value
  return value.replace(inPath, (id) => names[id] ?? id)
}
