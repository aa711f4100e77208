import { getOwn } from '@wewb/domain/collections/get-own'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { heirFacts } from '@wewb/domain/payments/payees'
import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { fromPoisha, toPoisha, parseMoney } from '@wewb/domain/engine/fields/money'
import { injuryPercents } from '@wewb/domain/services/definitions/surokkha/injuries'
import { addMonths, addYears } from '#membership/members/membership-facts.ts'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import type { SettingValues } from '#administration/settings/queries.ts'
import { assistanceFacts } from './assistance-facts.ts'
import type { Application } from './application.ts'
import { decryptAnswers } from './decrypt-answers.ts'
import { digestOf } from './application-keys.ts'
import { listInsuranceByPassport } from './membership-queries.ts'
import { findByNumber, listApplicationsSharingKeys, listActReplies } from './queries.ts'

export type FactInputs = {
  db: Database
  secrets: Secrets
  settings: SettingValues
  today: string
  application: Application
  answers: Answers
}
/** Loaders by the prefix of their facts. */
export type FactLoaders = Readonly<Record<string, (about: FactInputs) => Promise<Facts>>>

declare module '#server/context.ts' {
  interface Extensions {
    factLoaders: FactLoaders
  }
}
declare module '#module.ts' {
  interface Module {
    factLoaders?: FactLoaders
  }
}

/**
 * Facts that follow from answers, replies and other applications. A group is loaded only for definitions that refer to
 * it.
 */
export const factLoaders: FactLoaders = {
  'application.': async ({ application }) => ({ 'application.number': application.row.no }),
  'worker.': async (about) => ({
    'worker.isRegistered': ['verified', 'manual'].includes(String(at(about, 'worker.check.outcome'))),
    'worker.childrenApplied': await countChildren(about),
  }),
  'assistance.': assistanceFacts,
  'returnee.': returneeFacts,
  'medical.': medicalFacts,
  // An heir who comes of age after the submission is still paid as submitted.
  'heirs.': async ({ answers, today, application: { row } }) =>
    heirFacts(answers, addDays(addYears(row.submitted_at ? toDhakaDate(row.submitted_at) : today, -18), 1)),
  'case.': caseOf,
  'cover.': coverFacts,
}

/** Returns age limits and time windows as dates, counted back from today. */
export const eligibilityWindowFacts = (settings: SettingValues, today: string): Facts => ({
  'settings.raiseReturnFrom': settings.text('RAISE_RETURN_FROM'),
  'settings.medicalReturnFrom': addMonths(today, -settings.number('MEDICAL_RETURN_WINDOW_MONTHS')),
  'settings.adultBornTo': addYears(today, -18),
})

const at = ({ answers }: Pick<FactInputs, 'answers'>, path: string): unknown =>
  resolveAnswer(path, { answers: [answers] })
const textAt = (about: Pick<FactInputs, 'answers'>, path: string): string | undefined => {
  const answer = at(about, path)
  return typeof answer === 'string' && answer !== '' ? answer : undefined
}
const repliesOf = ({ acts }: Application): Answers => Object.assign({}, ...acts.map(({ reply }) => reply)) as Answers

/** Lists other applications of the service, neither rejected nor withdrawn, that share this number. */
async function othersOf({ db, secrets, application }: FactInputs, kind: string, value: string | undefined) {
  if (!value) return []
  const shared = await listApplicationsSharingKeys(db, application.row.id, [
    { kind, digest: digestOf(secrets, kind, value) },
  ])
  return shared.filter(
    ({ service, status }) => service === application.row.service && status !== 'REJECTED' && status !== 'WITHDRAWN',
  )
}

async function countChildren(about: FactInputs): Promise<number> {
  const own = textAt(about, 'childBrn')
  const others = await othersOf(about, 'passport', textAt(about, 'worker.workerPassportNo'))
  const children = others.map((row) => textAt({ answers: decryptAnswers(about.secrets, row) }, 'childBrn') ?? row.no)
  return new Set(children.filter((brn) => brn !== own)).size
}

async function returneeFacts(about: FactInputs): Promise<Facts> {
  const nid = textAt(about, 'nid')
  const others = [
    ...(await othersOf(about, 'nid', nid)),
    ...(await othersOf(about, 'passport', textAt(about, 'passportNo'))),
  ]
  const screening = about.application.acts.findLast(({ outcome }) => outcome['screening'])?.outcome['screening']
  return {
    ...(nid
      ? { 'returnee.cashGiven': others.some(({ approval_status, amount }) => approval_status === 2 && amount !== null) }
      : {}),
    ...(screening ? { 'returnee.screening': screening } : {}),
  }
}

async function medicalFacts(about: FactInputs): Promise<Facts> {
  const others = [
    ...(await othersOf(about, 'nid', textAt(about, 'workerNid'))),
    ...(await othersOf(about, 'passport', textAt(about, 'worker.workerPassportNo'))),
  ]
  const returned = textAt(about, 'returnDate')
  const from = addMonths(about.today, -about.settings.number('MEDICAL_RETURN_WINDOW_MONTHS'))
  return {
    'medical.helpedBefore': at(about, 'earlierAssistanceYn') === 'Y' || others.length > 0,
    'medical.returnedLongAgo': returned !== undefined && returned < from,
  }
}

/**
 * Carries facts over from the referenced case, only for the people of that case, because anybody can type a reference.
 */
async function caseOf(about: FactInputs): Promise<Facts> {
  const { db, secrets, application } = about
  const replies = repliesOf(application)
  const own: Facts = {
    ...(typeof replies['costBdt'] === 'string' ? { 'case.costBdt': replies['costBdt'] } : {}),
    ...receivedIn(replies),
  }
  const no = textAt(about, 'repatriationRef')
  const row = no ? await findByNumber(db, no.toUpperCase()) : undefined
  const isTheirs =
    row !== undefined &&
    (application.row.entered_by !== null ||
      (row.applicant_id !== null && row.applicant_id === application.row.applicant_id))
  if (!row || !isTheirs) return own
  const before = decryptAnswers(secrets, row)
  const acts = await listActReplies(db, row.id)
  const replyContext = { answers: [Object.assign({}, ...acts.map(({ reply }) => reply)) as Answers, before] }
  const facts = Object.entries(copiedFacts).flatMap(([fact, path]) => {
    const answer = resolveAnswer(path, replyContext)
    return typeof answer === 'string' && answer !== '' ? [[fact, answer]] : []
  })
  return {
    ...own,
    ...Object.fromEntries(facts),
    'case.buriedAbroad': row.stage === 'BURIED_ABROAD' || before['serviceType'] === 'BURIAL_ABROAD',
  }
}

const copiedFacts = {
  'case.deceasedName': 'workerNameEn',
  'case.passportNo': 'worker.workerPassportNo',
  'case.countryId': 'workerCountryId',
  'case.airport': 'destinationAirport',
  'case.flightNo': 'flightNo',
  'case.airwayBillNo': 'airwayBillNo',
  'case.arrivalTime': 'arrivalTime',
} as const

/** Rounds to whole poisha: an exchange rate has four decimals, money has two. */
function receivedIn({ receivedAmount, exchangeRate }: Answers): Facts {
  const amount = typeof receivedAmount === 'string' ? parseMoney(receivedAmount) : undefined
  if (!amount || !(Number(exchangeRate) > 0)) return {}
  return { 'case.receivedBdt': fromPoisha(Math.round(toPoisha(amount) * Number(exchangeRate))) }
}

/** Since that day every worker who leaves with a clearance is insured (docs/domain/benefits.md). */
const insuredFrom = '2019-12-19'

async function coverFacts(about: FactInputs): Promise<Facts> {
  const { settings } = about
  const status = at(about, 'personStatus')
  const isJobless = status === 'RETURNED_JOBLESS'
  const percent =
    status === 'DEAD'
      ? 100
      : status === 'DISABLED'
        ? getOwn(injuryPercents, String(at(about, 'injuryTypeId')))
        : undefined
  const departed = textAt(about, 'departureDate')
  const cover = await findCover(about)
  const from = cover?.from ?? textAt(about, 'statedPolicyStart')
  const died = textAt(about, 'deathDate')
  const amount = isJobless
    ? settings.text('INSURANCE_JOBLOSS_AMOUNT')
    : fromPoisha(Math.round((toPoisha(settings.text('INSURANCE_SUM')) * (percent ?? 0)) / 100))
  return {
    ...(cover?.number ? { 'cover.number': cover.number } : {}),
    ...(cover ? { 'cover.from': cover.from, 'cover.until': cover.until } : {}),
    ...(departed ? { 'cover.jobLossUntil': addMonths(departed, settings.number('INSURANCE_JOBLOSS_MONTHS')) } : {}),
    ...(percent === undefined ? {} : { 'cover.percent': percent }),
    'cover.amount': amount,
    'cover.paidBy': isJobless ? 'BOARD' : 'INSURER',
    'cover.suicideInFirstYear': at(about, 'deathCause') === 'SUICIDE' && !!from && !!died && died < addYears(from, 1),
  }
}

/** Finds the insurance cover of the worker whom the register verified in this form. */
async function findCover(
  about: FactInputs,
): Promise<{ number: string | null; from: string; until: string } | undefined> {
  const { db, secrets, settings } = about
  const passport = textAt(about, 'worker.workerPassportNo')
  if (!passport || at(about, 'worker.check.outcome') !== 'verified') return undefined
  const documents = await listInsuranceByPassport(db, passportIndexOf(secrets, passport))
  const covers = documents.flatMap(({ insurance_no, issued_on, cover_from, cover_until }) => {
    const from = cover_from ?? (insurance_no || (issued_on ?? '') >= insuredFrom ? issued_on : null)
    return from
      ? [
          {
            number: insurance_no,
            from,
            until: cover_until ?? addDays(addYears(from, settings.number('INSURANCE_YEARS')), -1),
          },
        ]
      : []
  })
  return covers.toSorted((one, other) => other.from.localeCompare(one.from))[0]
}
