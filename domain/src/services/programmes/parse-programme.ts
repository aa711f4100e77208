import type { Bilingual } from '#language/bilingual.ts'
import { checkAllowed, type ProgrammeIssue } from './check-allowed.ts'
import { builtFields, lastIdOf } from './ids.ts'
import { MAX_FIELDS, Programme } from './programme.ts'
import { getOwn } from '#collections/get-own.ts'
import { isValidPattern } from '#engine/fields/compile-pattern.ts'

const text = '–'
const defaultEntries: { readonly [name: string]: readonly unknown[] } = {
  fields: [{ kind: 'text', id: 'standIn', label: { bn: text, en: text } }],
  options: [{ value: 'standIn', label: { bn: text, en: text } }],
  accepts: ['pdf'],
  isOneOf: ['standIn'],
}
const isOptionValue = /^[\w-]{1,40}$/

/**
 * Fills every blank with a stand-in, so that the schema of a finished form can validate a draft: an empty text, a list
 * without fields, a choice without options, half a pattern.
 */
export function fillBlanks(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return (value.length === 0 ? (getOwn(defaultEntries, name) ?? []) : value).map((entry) => fillBlanks(entry, ''))
  if (typeof value !== 'object' || value === null) return completedText(value, name)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillBlanks(entry, key)]))
}

function completedText(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value
  if ((name === 'bn' || name === 'en') && value === '') return text
  if (name === 'regex' && value.length <= 200 && !isValidPattern(value)) return 'a'
  return name === 'value' && value.length <= 40 && !isOptionValue.test(value) ? 'standIn' : value
}

/** Maximum length as JSON; a form with three hundred fields and all texts needs a tenth of it. */
const maxLength = 2_000_000

const sentences = {
  notOne: { bn: 'এটি কোনো কর্মসূচির ফাইল নয়।', en: 'This is not a programme.' },
  wrong: { bn: 'এখানে এমন কিছু আছে যা কর্মসূচিতে থাকতে পারে না।', en: 'There is something here that a programme cannot have.' },
  tooMany: { bn: 'একটি কর্মসূচিতে সর্বোচ্চ ৩০০টি প্রশ্ন থাকতে পারে।', en: 'A programme can have at most 300 questions.' },
  tooLarge: { bn: 'কর্মসূচিটি অনেক বড়।', en: 'The programme is too large.' },
  twice: { bn: 'একই পরিচিতি দুইবার ব্যবহার হয়েছে।', en: 'The same id is used twice.' },
} satisfies Record<string, Bilingual>

/**
 * Parses a programme from a browser or a file. Returns it, or everything that is not allowed. Unfinished parts (a
 * text, an option, a pattern) are no issue here; `checklist` reports them.
 */
export function parseProgramme(candidate: unknown): { programme: Programme } | { issues: ProgrammeIssue[] } {
  const copy = plainCopy(candidate)
  if (copy === undefined) return { issues: [{ path: '', message: sentences.tooLarge }] }
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy))
    return { issues: [{ path: '', message: sentences.notOne }] }
  const { success, error } = Programme.safeParse(fillBlanks(copy))
  if (!success) {
    const paths = new Set(error.issues.slice(0, 50).map(({ path }) => placeOf(copy, path)))
    return { issues: [...paths].map((path) => ({ path, message: sentences.wrong })) }
  }
  // The schema does not transform its input, so a draft that is valid with stand-ins is also valid without them.
  const programme = copy as Programme
  const issues = [...checkIds(programme), ...checkAllowed(programme)]
  return issues.length > 0 ? { issues } : { programme: { ...programme, lastId: lastIdOf(programme) } }
}

/** Copies JSON data up to the maximum length. */
function plainCopy(candidate: unknown): unknown {
  try {
    const text = JSON.stringify(candidate)
    return text === undefined || text.length > maxLength ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function checkIds(programme: Programme): ProgrammeIssue[] {
  const built = builtFields(programme)
  if (built.length > MAX_FIELDS) return [{ path: 'sections', message: sentences.tooMany }]
  const seen = new Set<string>()
  const isNew = (id: string) => !seen.has(id) && seen.add(id)
  return [
    ...programme.sections.filter(({ id }) => !/^s\d{1,6}$/.test(id) || !isNew(id)).map(({ id }) => `sections.${id}`),
    ...built
      .filter(({ field }) => !/^q\d{1,6}$/.test(field.id) || !isNew(field.id))
      .map(({ field, section, container }) => `sections.${section}.${container ? `${container.id}.` : ''}${field.id}`),
  ].map((path) => ({ path, message: sentences.twice }))
}

/** Path of an issue as the builder names it: `sections.s1.q3.label`, not `sections.0.fields.2.label`. */
function placeOf(programme: object, path: readonly PropertyKey[]): string {
  let node: unknown = programme
  const names = path.flatMap((key) => {
    node = typeof node === 'object' && node !== null ? (node as { [key: PropertyKey]: unknown })[key] : undefined
    const id =
      typeof key === 'number' && typeof node === 'object' && node !== null && 'id' in node ? node.id : undefined
    return key === 'fields' ? [] : [typeof id === 'string' ? id : String(key)]
  })
  return names.join('.').slice(0, 200)
}
