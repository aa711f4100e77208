import { getOwn } from '#collections/get-own.ts'
import { ownAnswer, isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { FormDefinition } from '#engine/definition/service-definition.ts'
import { childFieldsOf, type Field } from '#engine/fields/field.ts'
import { pickParts } from './autofill-suggestions.ts'
import { answerRows } from './family-members.ts'

/** Lists that new entries are added to, with the key that identifies an entry. */
const growing: Readonly<Record<string, { list: 'banks' | 'passports'; key: string; most: number }>> = {
  'bank-account': { list: 'banks', key: 'accountNumber', most: 5 },
  passport: { list: 'passports', key: 'passportNo', most: 10 },
}
const maxChildren = 12

/**
 * Adds the addresses, accounts, passports, children and nominee of an application that the profile does not have yet.
 * Overwrites nothing.
 */
export const mergeIntoProfile = ({ steps }: Pick<FormDefinition, 'steps'>, saved: Answers, stored: Answers): Answers =>
  steps
    .flatMap(({ fields }) => fields)
    .reduce((profile, field) => {
      const answer = ownAnswer(saved, field.id)
      return isBlank(answer) ? profile : { ...profile, ...newsOf(field, answer, profile) }
    }, stored)

function newsOf(field: Field, answer: unknown, profile: Answers): Answers {
  if ('block' in field && isAnswers(answer))
    return newsOfBlock(field.block, field.id, pickParts(childFieldsOf(field), answer), profile)
  if (field.id === 'children') return newsOfChildren(answerRows(answer), profile)
  if (field.id === 'nominee' && isAnswers(answer) && isBlank(profile.nomineeName)) {
    const { nomineeName, nomineeRelation, nomineeMobile, nomineeNid } = answer
    return { nomineeName, nomineeRelation, nomineeMobile, nomineeNid }
  }
  return {}
}

function newsOfBlock(block: string, id: string, answer: Answers, profile: Answers): Answers {
  const into = getOwn(growing, block)
  if (into) {
    const rows = answerRows(profile[into.list])
    const isKnown = rows.length >= into.most || rows.some((row) => row[into.key] === answer[into.key])
    return isKnown ? {} : { [into.list]: [...rows, answer] }
  }
  const index =
    block === 'address-abroad'
      ? 'abroad'
      : block === 'address'
        ? id === 'permanent'
          ? 'permanent'
          : 'present'
        : undefined
  return index && isBlank(profile[index]) ? { [index]: answer } : {}
}

function newsOfChildren(given: readonly Answers[], profile: Answers): Answers {
  const profileChildren = answerRows(profile.children)
  const children = given.map(({ fullName, nameEn = fullName, nameBn, dateOfBirth, gender, brn }) => ({
    nameEn,
    nameBn,
    dateOfBirth,
    gender,
    brn,
  }))
  const fresh = children.filter(
    (child) =>
      !profileChildren.some(({ nameEn, dateOfBirth }) => nameEn === child.nameEn && dateOfBirth === child.dateOfBirth),
  )
  return fresh.length > 0 ? { children: [...profileChildren, ...fresh].slice(0, maxChildren) } : {}
}
