import { getOwn } from '../collections/get-own.ts'
import { answerOf, isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import type { FormDefinition } from '../definition/service-definition.ts'
import { partsOf, type Field } from '../fields/field.ts'
import { onlyParts } from './offers.ts'
import { rows } from './people.ts'

/** Lists grow by what they do not have yet; each is known by one of its numbers. */
const growing: Readonly<Record<string, { list: 'banks' | 'passports'; key: string; most: number }>> = {
  'bank-account': { list: 'banks', key: 'accountNumber', most: 5 },
  passport: { list: 'passports', key: 'passportNo', most: 10 },
}
const mostChildren = 12

/** The profile with the addresses, accounts, passports, children and nominee of an application that it does not have yet. Nothing in it is overwritten. */
export const rememberFrom = ({ steps }: Pick<FormDefinition, 'steps'>, kept: Answers, stored: Answers): Answers =>
  steps
    .flatMap(({ fields }) => fields)
    .reduce((profile, field) => {
      const answer = answerOf(kept, field.id)
      return isBlank(answer) ? profile : { ...profile, ...newsOf(field, answer, profile) }
    }, stored)

function newsOf(field: Field, answer: unknown, profile: Answers): Answers {
  if ('block' in field && isAnswers(answer)) return newsOfBlock(field.block, field.id, onlyParts(partsOf(field), answer), profile)
  if (field.id === 'children') return newsOfChildren(rows(answer), profile)
  if (field.id === 'nominee' && isAnswers(answer) && isBlank(profile.nomineeName)) {
    const { nomineeName, nomineeRelation, nomineeMobile, nomineeNid } = answer
    return { nomineeName, nomineeRelation, nomineeMobile, nomineeNid }
  }
  return {}
}

function newsOfBlock(block: string, id: string, answer: Answers, profile: Answers): Answers {
  const into = getOwn(growing, block)
  if (into) {
    const known = rows(profile[into.list])
    const isKnown = known.length >= into.most || known.some((row) => row[into.key] === answer[into.key])
    return isKnown ? {} : { [into.list]: [...known, answer] }
  }
  const place = block === 'address-abroad' ? 'abroad' : block === 'address' ? (id === 'permanent' ? 'permanent' : 'present') : undefined
  return place && isBlank(profile[place]) ? { [place]: answer } : {}
}

function newsOfChildren(given: readonly Answers[], profile: Answers): Answers {
  const known = rows(profile.children)
  const children = given.map(({ fullName, nameEn = fullName, nameBn, dateOfBirth, gender, brn }) => ({
    nameEn,
    nameBn,
    dateOfBirth,
    gender,
    brn,
  }))
  const fresh = children.filter(
    (child) => !known.some(({ nameEn, dateOfBirth }) => nameEn === child.nameEn && dateOfBirth === child.dateOfBirth),
  )
  return fresh.length > 0 ? { children: [...known, ...fresh].slice(0, mostChildren) } : {}
}
