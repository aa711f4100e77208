import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { answerAt, isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import { moneyOf, poishaOf, readMoney } from '../../../domain/src/fields/money.ts'
import { injuryPercents } from '../../../domain/src/services/surokkha/injuries.ts'
import { findNextLeaf } from '../cheques/cheque-books.ts'
import { addMonths, addYears } from '../members/facts.ts'
import type { Database } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { passportIndexOf } from '../registry/table-register.ts'
import type { SettingValues } from '../settings/repository.ts'
import { openAnswers, type File } from './file.ts'
import { digestOf } from './keys.ts'
import { findByNumber, findSharing } from './repository.ts'

export type About = { db: Database; secrets: Secrets; settings: SettingValues; today: string; file: File; answers: Answers }
type Gather = (about: About) => Promise<Facts>

/** Facts that follow from the answers, the replies and other files; each group is gathered only for definitions that name it. */
export const caseFacts: Record<string, Gather> = {
  'application.': async ({ file }) => ({ 'application.number': file.row.no }),
  'worker.': async (about) => ({
    'worker.isRegistered': ['verified', 'manual'].includes(String(at(about, 'worker.check.outcome'))),
    'worker.childrenApplied': await countChildren(about),
  }),
  'returnee.': returneeFacts,
  'medical.': medicalFacts,
  'heirs.': async ({ answers, today }) => {
    const rows = Array.isArray(answers['heirs']) ? answers['heirs'].filter(isAnswers) : []
    return {
      'heirs.anyAuthorised': rows.some(({ paidThrough }) => paidThrough === 'AUTHORISED'),
      'heirs.anyMinor': rows.some(({ dob }) => typeof dob === 'string' && dob > addYears(today, -18)),
    }
  },
  'case.': caseOf,
  'cheque.': async (about) => {
    const isByCheque = textAt(about, 'payMode') === 'CHEQUE'
    const next = isByCheque ? await findNextLeaf(about.db, textAt(about, 'airport') ?? '') : undefined
    return next === undefined ? {} : { 'cheque.next': String(next) }
  },
  'cover.': coverFacts,
}

/** Ages and windows as days, counted back from today. */
export const windowFacts = (settings: SettingValues, today: string): Facts => ({
  'settings.raiseReturnFrom': settings.text('RAISE_RETURN_FROM'),
  'settings.medicalReturnFrom': addMonths(today, -settings.number('MEDICAL_RETURN_WINDOW_MONTHS')),
  'settings.adultBornTo': addYears(today, -18),
})

const at = ({ answers }: Pick<About, 'answers'>, path: string): unknown => answerAt(path, { answers: [answers] })
const textAt = (about: Pick<About, 'answers'>, path: string): string | undefined => {
  const answer = at(about, path)
  return typeof answer === 'string' && answer !== '' ? answer : undefined
}
const repliesOf = ({ acts }: File): Answers => Object.assign({}, ...acts.map(({ reply }) => reply)) as Answers

/** Other files of the service, neither refused nor withdrawn, that share this number. */
async function othersOf({ db, secrets, file }: About, kind: string, value: string | undefined) {
  if (!value) return []
  const shared = await findSharing(db, file.row.id, [{ kind, digest: digestOf(secrets, kind, value) }])
  return shared.filter(({ service, status }) => service === file.row.service && status !== 'REJECTED' && status !== 'WITHDRAWN')
}

async function countChildren(about: About): Promise<number> {
  const own = textAt(about, 'childBrn')
  const others = await othersOf(about, 'passport', textAt(about, 'worker.workerPassportNo'))
  const children = others.map((row) => textAt({ answers: openAnswers(about.secrets, row) }, 'childBrn') ?? row.no)
  return new Set(children.filter((brn) => brn !== own)).size
}

async function returneeFacts(about: About): Promise<Facts> {
  const nid = textAt(about, 'nid')
  const others = await othersOf(about, 'nid', nid)
  const screening = about.file.acts.findLast(({ outcome }) => outcome['screening'])?.outcome['screening']
  return {
    ...(nid ? { 'returnee.cashGiven': others.some(({ approval_status, amount }) => approval_status === 2 && amount !== null) } : {}),
    ...(screening ? { 'returnee.screening': screening } : {}),
  }
}

async function medicalFacts(about: About): Promise<Facts> {
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

/** What the case before knows already, and only for the people of that case: anybody can type a reference. */
async function caseOf(about: About): Promise<Facts> {
  const { db, secrets, file } = about
  const replies = repliesOf(file)
  const own: Facts = {
    ...(typeof replies['costBdt'] === 'string' ? { 'case.costBdt': replies['costBdt'] } : {}),
    ...receivedIn(replies),
  }
  const no = textAt(about, 'repatriationRef')
  const row = no ? await findByNumber(db, no.toUpperCase()) : undefined
  const isTheirs =
    row !== undefined && (file.row.entered_by !== null || (row.applicant_id !== null && row.applicant_id === file.row.applicant_id))
  if (!row || !isTheirs) return own
  const before = openAnswers(secrets, row)
  const acts = await db.selectFrom('application_act').select('reply').where('application_id', '=', row.id).orderBy('id').execute()
  const known = { answers: [Object.assign({}, ...acts.map(({ reply }) => reply)) as Answers, before] }
  const facts = Object.entries(carried).flatMap(([fact, path]) => {
    const answer = answerAt(path, known)
    return typeof answer === 'string' && answer !== '' ? [[fact, answer]] : []
  })
  return {
    ...own,
    ...Object.fromEntries(facts),
    'case.buriedAbroad': row.stage === 'BURIED_ABROAD' || before['serviceType'] === 'BURIAL_ABROAD',
  }
}

const carried = {
  'case.deceasedName': 'workerNameEn',
  'case.passportNo': 'worker.workerPassportNo',
  'case.countryId': 'workerCountryId',
  'case.airport': 'destinationAirport',
  'case.flightNo': 'flightNo',
  'case.airwayBillNo': 'airwayBillNo',
  'case.arrivalTime': 'arrivalTime',
} as const

/** In whole poisha: an exchange rate has four decimals, money has two. */
function receivedIn({ receivedAmount, exchangeRate }: Answers): Facts {
  const amount = typeof receivedAmount === 'string' ? readMoney(receivedAmount) : undefined
  if (!amount || !(Number(exchangeRate) > 0)) return {}
  return { 'case.receivedBdt': moneyOf(Math.round(poishaOf(amount) * Number(exchangeRate))) }
}

/** Since that day everyone who leaves with a clearance is insured: domain/1-rules.md 1.3. */
const insuredFrom = '2019-12-19'

async function coverFacts(about: About): Promise<Facts> {
  const { settings } = about
  const status = at(about, 'personStatus')
  const isJobless = status === 'RETURNED_JOBLESS'
  const percent = status === 'DEAD' ? 100 : status === 'DISABLED' ? getOwn(injuryPercents, String(at(about, 'injuryTypeId'))) : undefined
  const departed = textAt(about, 'departureDate')
  const cover = await findCover(about)
  const from = cover?.from ?? textAt(about, 'statedPolicyStart')
  const died = textAt(about, 'deathDate')
  const amount = isJobless
    ? settings.text('INSURANCE_JOBLOSS_AMOUNT')
    : moneyOf(Math.round((poishaOf(settings.text('INSURANCE_SUM')) * (percent ?? 0)) / 100))
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

/** Of the worker whom the register has confirmed in this very form. */
async function findCover(about: About): Promise<{ number: string | null; from: string; until: string } | undefined> {
  const { db, secrets, settings } = about
  const passport = textAt(about, 'worker.workerPassportNo')
  if (!passport || at(about, 'worker.check.outcome') !== 'verified') return undefined
  const index = passportIndexOf(secrets, passport)
  const papers = await db
    .selectFrom('worker')
    .leftJoin('member', 'member.worker_id', 'worker.id')
    .select(['worker.insurance_no', 'worker.issued_on', 'member.cover_from', 'member.cover_until'])
    .where((eb) =>
      eb.or([
        eb('worker.passport_index', '=', index),
        eb('worker.id', 'in', eb.selectFrom('worker_passport').select('worker_id').where('worker_passport.passport_index', '=', index)),
      ]),
    )
    .where('worker.source', 'in', ['BMET', 'MEMBERSHIP'])
    .execute()
  const covers = papers.flatMap(({ insurance_no, issued_on, cover_from, cover_until }) => {
    const from = cover_from ?? (insurance_no || (issued_on ?? '') >= insuredFrom ? issued_on : null)
    return from
      ? [{ number: insurance_no, from, until: cover_until ?? addDays(addYears(from, settings.number('INSURANCE_YEARS')), -1) }]
      : []
  })
  return covers.toSorted((one, other) => other.from.localeCompare(one.from))[0]
}
