import {
  ownAnswer,
  isAnswers,
  isBlank,
  isSame,
  resolveAnswer,
  type Answers,
} from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { fromPoisha, toPoisha } from '#engine/fields/money.ts'
import { WHOLE_SHARE, type PaidThrough } from '#reference/paid-through.ts'
import { allocateByWeights } from './allocate-amount.ts'

/** The receiver of a part of an approved amount. */
export type Payee = {
  name: string
  /** Relation to the deceased; empty where one account receives the shares of several heirs, or nobody died. */
  relation: string
  /** The guardian who receives the share for the heir. */
  guardian: string
  /** Rows of the heirs whose shares these are. */
  heirRows: number[]
  /** Hundredths of a per cent; those of an application total 10000. */
  share: number
  amount: string
  paidThrough: PaidThrough
  /** Path of the answers with the account. */
  accountPath: string
}

type PayeeRules = Pick<ServiceDefinition, 'payees' | 'workflow'>
type Heir = { index: number; row: Answers; share: number }

const textOf = (row: Answers, id: string): string => {
  const value = ownAnswer(row, id)
  return typeof value === 'string' ? value : ''
}

export const isAlive = (row: Answers) => ownAnswer(row, 'aliveYn') !== 'N'

/** All heirs in the order of the form, with the share that the family states in hundredths of a per cent. */
export function listStatedHeirs({ payees }: PayeeRules, answers: Answers) {
  const rows = payees ? ownAnswer(answers, payees.list) : undefined
  return (Array.isArray(rows) ? rows : []).map((given: unknown) => {
    const row = isAnswers(given) ? given : {}
    const stated = isAlive(row) ? Math.round(Number(ownAnswer(row, 'sharePercent') ?? 0) * 100) : 0
    return { row, name: textOf(row, 'name'), relation: textOf(row, 'relation'), isAlive: isAlive(row), stated }
  })
}

/** Living heirs with a share, in the order of the form. */
const listHeirs = (definition: PayeeRules, answers: Answers, shares?: readonly number[]): Heir[] =>
  listStatedHeirs(definition, answers)
    .map(({ row, isAlive: lives, stated }, index) => ({ index, row, share: lives ? (shares?.[index] ?? stated) : 0 }))
    .filter(({ share }) => share > 0)

/** The account of the form, which a payment that the bank returned unlocks. */
export function sharedAccountPath({ workflow }: Pick<ServiceDefinition, 'workflow'>): string {
  const unlocks = workflow.moves.find(({ id }) => id === 'bounce')?.unlocks
  return (Array.isArray(unlocks) ? unlocks[0] : undefined) ?? ''
}

/** Reads the account at a path; the number of a row is a part of the path: `heirs.1.bank`. */
export function accountAt(answers: Answers, path: string): Answers | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) ? value[Number(key)] : isAnswers(value) ? ownAnswer(value, key) : undefined,
      answers,
    )
  return isAnswers(found) ? found : undefined
}

/**
 * Divides an approved amount among the accounts that receive it: one of each heir who has an own account or a guardian
 * with one, and the account of the applicant for the applicant's own share and for all who authorised the applicant.
 * Without heirs, the account of the form receives everything. `shares`: as an officer decided them, for each heir of
 * the form; otherwise those that the family states.
 */
export function planPayees(
  definition: PayeeRules,
  answers: Answers,
  amount: string,
  shares?: readonly number[],
): Payee[] {
  const sharedPath = sharedAccountPath(definition)
  const heirs = listHeirs(definition, answers, shares)
  if (heirs.length === 0) return [wholePayee(definition, answers, amount, sharedPath)]
  const own = heirs.filter(({ row }) => !isBlank(ownAnswer(row, 'bank')))
  const shared = heirs.filter((heir) => !own.includes(heir))
  const groups = heirs.flatMap((heir): Heir[][] => (own.includes(heir) ? [[heir]] : shared[0] === heir ? [shared] : []))
  const amounts = allocateByWeights(
    toPoisha(amount),
    heirs.map(({ share }) => share),
  )
  const amountOf = (heir: Heir) => amounts[heirs.indexOf(heir)] ?? 0
  return groups.map((group) => ({
    ...(group === shared
      ? describeShared(definition, answers, group, sharedPath)
      : describeOwn(definition, group[0] as Heir)),
    heirRows: group.map((heir) => heir.index),
    share: shareOf(group),
    amount: fromPoisha(group.reduce((sum, heir) => sum + amountOf(heir), 0)),
  }))
}

const shareOf = (group: readonly Heir[]) => group.reduce((sum, { share }) => sum + share, 0)

type Description = Pick<Payee, 'name' | 'relation' | 'guardian' | 'paidThrough' | 'accountPath'>

const describeOwn = ({ payees }: PayeeRules, { index, row }: Heir): Description => {
  const isGuarded = ownAnswer(row, 'paidThrough') === 'GUARDIAN'
  return {
    name: textOf(row, 'name'),
    relation: textOf(row, 'relation'),
    guardian: isGuarded ? textOf(row, 'guardianName') : '',
    paidThrough: isGuarded ? 'GUARDIAN' : 'SELF',
    accountPath: `${payees?.list ?? ''}.${index}.bank`,
  }
}

function describeShared(
  { payees }: PayeeRules,
  answers: Answers,
  group: readonly Heir[],
  accountPath: string,
): Description {
  const through = group.map(({ row }) => ownAnswer(row, 'paidThrough'))
  const [only] = group.length === 1 ? group : []
  const applicant = resolveAnswer(payees?.receiver ?? '', { answers: [answers] })
  const receiver = typeof applicant === 'string' ? applicant : ''
  const isSelf = through.every((way) => way === 'SELF')
  return {
    name: only ? textOf(only.row, 'name') : receiver,
    relation: only ? textOf(only.row, 'relation') : '',
    guardian: only && !isSelf ? receiver : '',
    paidThrough: isSelf ? 'SELF' : through.includes('AUTHORISED') ? 'AUTHORISED' : 'GUARDIAN',
    accountPath,
  }
}

function wholePayee({ payees }: PayeeRules, answers: Answers, amount: string, accountPath: string): Payee {
  const receiver = payees ? resolveAnswer(payees.receiver, { answers: [answers] }) : undefined
  const name =
    typeof receiver === 'string' ? receiver : textOf(accountAt(answers, accountPath) ?? {}, 'accountHolderName')
  return {
    name,
    relation: '',
    guardian: '',
    heirRows: [],
    share: WHOLE_SHARE,
    amount,
    paidThrough: 'SELF',
    accountPath,
  }
}

/** Facts about the heirs that conditions of a form use. `minorBornFrom` is the first birthday of a minor. */
export function heirFacts(answers: Answers, minorBornFrom: string) {
  const rows = ownAnswer(answers, 'heirs')
  const living = (Array.isArray(rows) ? rows : []).filter(isAnswers).filter(isAlive)
  const applicantNid = ownAnswer(answers, 'applicantNid') ?? ownAnswer(answers, 'claimantNid')
  const isPaidByApplicant = (row: Answers) => {
    const way = ownAnswer(row, 'paidThrough')
    return way === 'AUTHORISED' || way === 'APPLICANT' || isSame(ownAnswer(row, 'nidOrBrn'), applicantNid)
  }
  const answered = living.filter((row) => !isBlank(ownAnswer(row, 'paidThrough')))
  return {
    'heirs.anyAuthorised': living.some((row) => ownAnswer(row, 'paidThrough') === 'AUTHORISED'),
    'heirs.anyMinor': living.some((row) => textOf(row, 'dob') >= minorBornFrom),
    'heirs.minorBornFrom': minorBornFrom,
    'heirs.applicantReceives': answered.length === 0 || answered.some(isPaidByApplicant),
  }
}
