import type { Bilingual } from '../language/bilingual.ts'
import { checkAllowed, type ProgrammeIssue } from './allowed.ts'
import { builtFields, lastIdOf } from './ids.ts'
import { mostFields, Programme } from './programme.ts'
import { completed } from './stand-ins.ts'

/** Letters of the whole as JSON: three hundred questions with all their texts are a tenth of it. */
const longest = 2_000_000

const sentences = {
  notOne: { bn: 'এটি কোনো কর্মসূচির ফাইল নয়।', en: 'This is not a programme.' },
  wrong: { bn: 'এখানে এমন কিছু আছে যা কর্মসূচিতে থাকতে পারে না।', en: 'There is something here that a programme cannot have.' },
  tooMany: { bn: 'একটি কর্মসূচিতে সর্বোচ্চ ৩০০টি প্রশ্ন থাকতে পারে।', en: 'A programme can have at most 300 questions.' },
  tooLarge: { bn: 'কর্মসূচিটি অনেক বড়।', en: 'The programme is too large.' },
  twice: { bn: 'একই পরিচিতি দুইবার ব্যবহার হয়েছে।', en: 'The same id is used twice.' },
} satisfies Record<string, Bilingual>

/**
 * A programme from outside, a browser or a file: the value, or everything that it may not be. What is only unfinished (a
 * text, an option, a pattern) is no fault here; `checklist` names it.
 */
export function readProgramme(candidate: unknown): { programme: Programme } | { issues: ProgrammeIssue[] } {
  const copy = plainCopy(candidate)
  if (copy === undefined) return { issues: [{ path: '', message: sentences.tooLarge }] }
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return { issues: [{ path: '', message: sentences.notOne }] }
  const { success, error } = Programme.safeParse(completed(copy))
  if (!success) {
    const paths = new Set(error.issues.slice(0, 50).map(({ path }) => placeOf(copy, path)))
    return { issues: [...paths].map((path) => ({ path, message: sentences.wrong })) }
  }
  // The schema changes nothing it reads, so what it took with stand-ins is a programme without them too.
  const programme = copy as Programme
  const issues = [...checkIds(programme), ...checkAllowed(programme)]
  return issues.length > 0 ? { issues } : { programme: { ...programme, lastId: lastIdOf(programme) } }
}

/** Only what JSON can carry, and not without end. */
function plainCopy(candidate: unknown): unknown {
  try {
    const text = JSON.stringify(candidate)
    return text === undefined || text.length > longest ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function checkIds(programme: Programme): ProgrammeIssue[] {
  const built = builtFields(programme)
  if (built.length > mostFields) return [{ path: 'sections', message: sentences.tooMany }]
  const seen = new Set<string>()
  const isNew = (id: string) => !seen.has(id) && seen.add(id)
  return [
    ...programme.sections.filter(({ id }) => !/^s\d{1,6}$/.test(id) || !isNew(id)).map(({ id }) => `sections.${id}`),
    ...built
      .filter(({ field }) => !/^q\d{1,6}$/.test(field.id) || !isNew(field.id))
      .map(({ field, section, inside }) => `sections.${section}.${inside ? `${inside.id}.` : ''}${field.id}`),
  ].map((path) => ({ path, message: sentences.twice }))
}

/** The place of a fault as the builder names it: `sections.s1.q3.label`, not `sections.0.fields.2.label`. */
function placeOf(programme: object, path: readonly PropertyKey[]): string {
  let here: unknown = programme
  const names = path.flatMap((key) => {
    here = typeof here === 'object' && here !== null ? (here as { [key: PropertyKey]: unknown })[key] : undefined
    const id = typeof key === 'number' && typeof here === 'object' && here !== null && 'id' in here ? here.id : undefined
    return key === 'fields' ? [] : [typeof id === 'string' ? id : String(key)]
  })
  return names.join('.').slice(0, 200)
}
