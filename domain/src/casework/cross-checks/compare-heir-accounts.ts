import {
  isAnswers,
  isBlank,
  isSame,
  ownAnswer,
  resolveAnswer,
  type Answers,
} from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { interpolate } from '#language/bilingual.ts'
import { nameLikeness, SAME_NAME_PERCENT } from '#language/name-likeness.ts'
import { statedOnly } from './compare-names.ts'
import type { CrossCheck, CrossCheckLevel } from './cross-check.ts'

type Compared = { stated: string; known: string; percent: number; level: CrossCheckLevel }

/**
 * Compares the holder of each heir's account with the heir or guardian, and the heir who has the applicant's NID with
 * the applicant, who receives that share. Names every pair that differs, so that a reason for one does
 * not serve for another.
 */
export function compareHeirAccounts({ payees }: Pick<ServiceDefinition, 'payees'>, answers: Answers): CrossCheck[] {
  const rows = payees ? ownAnswer(answers, payees.list) : undefined
  if (!payees || !Array.isArray(rows)) return []
  const applicant = textAt(answers, payees.receiver)
  const applicantNid = textAt(answers, 'applicantNid') || textAt(answers, 'claimantNid')
  const compared = rows
    .filter(isAnswers)
    .filter((row) => ownAnswer(row, 'aliveYn') !== 'N')
    .flatMap((row): Compared[] => {
      const [name, nid] = [textAt(row, 'name'), textAt(row, 'nidOrBrn')]
      // Somebody else's name beside the applicant's own NID would take that heir's share.
      if (nid !== '' && isSame(nid, applicantNid)) return compare(name, [applicant], 'red')
      if (isBlank(ownAnswer(row, 'bank'))) return []
      const receivers = ownAnswer(row, 'paidThrough') === 'GUARDIAN' ? [textAt(row, 'guardianName'), name] : [name]
      return compare(textAt(row, 'bank.accountHolderName'), receivers, 'amber')
    })
  const [worst] = compared.toSorted((one, other) => one.percent - other.percent)
  if (!worst) return []
  const unlikes = compared.filter(({ level }) => level !== 'green')
  const level = unlikes.some((one) => one.level === 'red') ? 'red' : unlikes.length > 0 ? 'amber' : 'green'
  const text =
    level === 'green'
      ? alike
      : unlikes
          .map(({ stated, known }) => interpolate(unlike, { stated, known }))
          .reduce((all, one) => ({ bn: `${all.bn} ${one.bn}`, en: `${all.en} ${one.en}` }))
  return [{ code: 'heir-account', level, percent: worst.percent, text, source: statedOnly }]
}

function compare(stated: string, receivers: readonly string[], ifUnlike: CrossCheckLevel): Compared[] {
  const [best] = receivers
    .filter((known) => stated !== '' && known !== '')
    .map((known) => ({ stated, known, percent: nameLikeness(stated, known) }))
    .toSorted((one, other) => other.percent - one.percent)
  return best ? [{ ...best, level: best.percent >= SAME_NAME_PERCENT ? 'green' : ifUnlike }] : []
}

function textAt(answers: Answers, path: string): string {
  const value = resolveAnswer(path, { answers: [answers] })
  return typeof value === 'string' ? value.trim() : ''
}

const alike = {
  bn: 'প্রতিটি অংশের হিসাবধারীর নাম ওয়ারিশ বা অভিভাবকের নামের সাথে মেলে।',
  en: 'Each share goes to an account in the name of the heir or guardian.',
}
const unlike = {
  bn: 'একটি অংশ যাবে “{stated}” নামে, কিন্তু প্রাপক “{known}”।',
  en: 'A share goes to “{stated}”, but the receiver is “{known}”.',
}
