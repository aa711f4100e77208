import {
  isAnswers,
  isBlank,
  isSame,
  ownAnswer,
  resolveAnswer,
  type Answers,
} from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { nameLikeness, SAME_NAME_PERCENT } from '#language/name-likeness.ts'
import { statedOnly } from './compare-names.ts'
import type { CrossCheck, CrossCheckLevel } from './cross-check.ts'

type Compared = { stated: string; known: string; percent: number; level: CrossCheckLevel }

/**
 * Compares the holder of each heir's account with the heir or guardian, and the heir who has the applicant's NID with
 * the applicant, who receives that share. One account of two receivers is red: somebody would be paid the share of
 * another. Names every pair, so that a reason for one does not serve for another.
 */
export function compareHeirAccounts({ payees }: Pick<ServiceDefinition, 'payees'>, answers: Answers): CrossCheck[] {
  const rows = payees ? ownAnswer(answers, payees.list) : undefined
  if (!payees || !Array.isArray(rows)) return []
  const applicant = textAt(answers, payees.receiver)
  const applicantNid = textAt(answers, 'applicantNid') || textAt(answers, 'claimantNid')
  const living = rows.filter(isAnswers).filter((row) => ownAnswer(row, 'aliveYn') !== 'N')
  const compared = living.flatMap((row): Compared[] => {
    const [name, nid] = [textAt(row, 'name'), textAt(row, 'nidOrBrn')]
    // Somebody else's name beside the applicant's own NID would take that heir's share.
    if (nid !== '' && isSame(nid, applicantNid)) return compare(name, [applicant], 'red')
    if (isBlank(ownAnswer(row, 'bank'))) return []
    const receivers = ownAnswer(row, 'paidThrough') === 'GUARDIAN' ? [textAt(row, 'guardianName'), name] : [name]
    return compare(textAt(row, 'bank.accountHolderName'), receivers, 'amber')
  })
  const shared = findSharedAccounts(living, answers, applicant)
  const [worst] = compared.toSorted((one, other) => one.percent - other.percent)
  if (!worst && shared.length === 0) return []
  const unlikes = compared.filter(({ level }) => level !== 'green')
  const isRed = shared.length > 0 || unlikes.some(({ level }) => level === 'red')
  const level = isRed ? 'red' : unlikes.length > 0 ? 'amber' : 'green'
  const text = [...shared, ...unlikes.map(({ stated, known }) => interpolate(unlike, { stated, known }))].reduce(
    (all, one) => (all === alike ? one : { bn: `${all.bn} ${one.bn}`, en: `${all.en} ${one.en}` }),
    alike,
  )
  const likeness = worst && shared.length === 0 ? { percent: worst.percent } : {}
  return [{ code: 'heir-account', level, ...likeness, text, source: statedOnly }]
}

type Receiver = { heir: string; guardian: string; holder: string; number: string }

/** Says which two would be paid into one account, unless one guardian receives for several children there. */
function findSharedAccounts(living: readonly Answers[], answers: Answers, applicant: string): Bilingual[] {
  const receives = (row: Answers) => isBlank(ownAnswer(row, 'bank'))
  const receivers = [
    ...(living.some(receives) ? [{ ...receiverOf(answers, ''), guardian: applicant, heir: applicant }] : []),
    ...living
      .filter((row) => !receives(row))
      .map((row) => receiverOf(row, ownAnswer(row, 'paidThrough') === 'GUARDIAN' ? textAt(row, 'guardianName') : '')),
  ]
  return receivers.flatMap((one, index) =>
    receivers
      .slice(index + 1)
      .filter((other) => one.number !== '' && one.number === other.number && !isOnePerson(one, other))
      .map((other) => interpolate(oneAccount, { one: one.heir, other: other.heir })),
  )
}

const receiverOf = (row: Answers, guardian: string): Receiver => ({
  heir: textAt(row, 'name'),
  guardian,
  holder: textAt(row, 'bank.accountHolderName'),
  // The same account whatever signs and zeros stand before it.
  number: toAsciiDigits(textAt(row, 'bank.accountNumber')).replace(/\D/g, '').replace(/^0+/, ''),
})

/** Two heirs who are paid themselves are two people, whatever they are called. */
const isOnePerson = (one: Receiver, other: Receiver): boolean =>
  (one.guardian !== '' || other.guardian !== '') &&
  nameLikeness(one.guardian || one.heir, other.guardian || other.heir) >= SAME_NAME_PERCENT &&
  nameLikeness(one.holder, other.holder) >= SAME_NAME_PERCENT

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
const oneAccount = {
  bn: '“{one}” ও “{other}”, দুজনের অংশ একই হিসাবে যাবে।',
  en: 'The shares of “{one}” and “{other}” go to one and the same account.',
}
