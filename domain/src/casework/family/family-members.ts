import { getOwn } from '#collections/get-own.ts'
import { ownAnswer, isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Field } from '#engine/fields/field.ts'
import { memberFieldByFieldId } from './autofill-sources.ts'

export type FamilyMember = { [A in (typeof memberFieldByFieldId)[string]]?: unknown }

/** The members of a family profile with their details. */
export const familyMembersOf = (stored: Answers) =>
  ({
    me: [
      {
        name: stored.nameEn,
        nameBn: stored.nameBn,
        born: stored.dateOfBirth,
        gender: stored.gender,
        nid: stored.nid,
        nidOrBrn: stored.nid,
        mobile: stored.mobile,
      },
    ],
    spouse: [
      {
        name: stored.spouseNameEn,
        born: stored.spouseDob,
        nid: stored.spouseNid,
        nidOrBrn: stored.spouseNid,
        mobile: stored.spouseMobile,
        relation: 'SPOUSE',
      },
    ],
    nominee: [
      {
        name: stored.nomineeName,
        nid: stored.nomineeNid,
        nidOrBrn: stored.nomineeNid,
        mobile: stored.nomineeMobile,
        relation: stored.nomineeRelation,
      },
    ],
    children: answerRows(stored.children).map((child) => ({
      name: child.nameEn,
      nameBn: child.nameBn,
      born: child.dateOfBirth,
      gender: child.gender,
      brn: child.brn,
      nidOrBrn: child.brn,
      relation: 'CHILD',
    })),
  }) satisfies Record<string, FamilyMember[]>

/** Maps a family member to answers of these fields; undefined without a name. */
export function memberToAnswers(parts: readonly Field[], person: FamilyMember): Answers | undefined {
  if (isBlank(person.name)) return undefined
  const entries = parts.map(({ id }) => {
    const name = getOwn(memberFieldByFieldId, id)
    return [id, name && person[name]] as const
  })
  return Object.fromEntries(entries.filter(([, answer]) => !isBlank(answer)))
}

export const answerRows = (answer: unknown): Answers[] => (Array.isArray(answer) ? answer.filter(isAnswers) : [])

/** Stored answers at a path. Returns one entry for each row of a list, with its row number. */
export function findStoredAnswers(stored: Answers, path: string): { answer: unknown; row?: number }[] {
  const [id = '', part] = path.split('.')
  const answer = ownAnswer(stored, id)
  if (!Array.isArray(answer) || !answer.some(isAnswers)) return [{ answer }]
  return answerRows(answer).map((row, index) => ({
    answer: part === undefined ? row : ownAnswer(row, part),
    row: index,
  }))
}
