import { getOwn } from '../collections/get-own.ts'
import { answerOf, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { Field } from '../fields/field.ts'
import { personal } from './sources.ts'

export type Person = { [A in (typeof personal)[string]]?: unknown }

/** The people of a profile, each with what is known of them. */
export const peopleOf = (stored: Answers) => ({
  me: [{ name: stored.nameEn, nameBn: stored.nameBn, born: stored.dateOfBirth, gender: stored.gender, nid: stored.nid, nidOrBrn: stored.nid, mobile: stored.mobile }],
  spouse: [{ name: stored.spouseNameEn, born: stored.spouseDob, nid: stored.spouseNid, nidOrBrn: stored.spouseNid, mobile: stored.spouseMobile, relation: 'SPOUSE' }],
  nominee: [{ name: stored.nomineeName, nid: stored.nomineeNid, nidOrBrn: stored.nomineeNid, mobile: stored.nomineeMobile, relation: stored.nomineeRelation }],
  children: rows(stored.children).map((child) => ({ name: child.nameEn, nameBn: child.nameBn, born: child.dateOfBirth, gender: child.gender, brn: child.brn, nidOrBrn: child.brn, relation: 'CHILD' })),
}) satisfies Record<string, Person[]> // prettier-ignore

/** The person as the answers to these questions. Somebody without a name is nobody yet. */
export function asAsked(parts: readonly Field[], person: Person): Answers | undefined {
  if (isBlank(person.name)) return undefined
  const known = parts.map(({ id }) => {
    const name = getOwn(personal, id)
    return [id, name && person[name]] as const
  })
  return Object.fromEntries(known.filter(([, answer]) => !isBlank(answer)))
}

export const rows = (answer: unknown): Answers[] => (Array.isArray(answer) ? answer.filter(isAnswers) : [])

/** What is stored at a path, with the number of its row where it stands in a list; of a list itself, its rows. */
export function storedAt(stored: Answers, path: string): { answer: unknown; row?: number }[] {
  const [id = '', part] = path.split('.')
  const answer = answerOf(stored, id)
  if (!Array.isArray(answer) || !answer.some(isAnswers)) return [{ answer }]
  return rows(answer).map((row, index) => ({ answer: part === undefined ? row : answerOf(row, part), row: index }))
}
