import { sql } from 'kysely'
import { answerAt, holds, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Check, CheckName } from '../../../domain/src/definition/rule.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import { other } from '../../../domain/src/fields/lookup-names.ts'
import { fill, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { mayBeIn } from '../../../domain/src/lookups/district-digits.ts'
import { bankOfRouting } from '../../../domain/src/lookups/routing-number.ts'
import type { Tx } from '../platform/database.ts'
import { findRegistered } from '../registry/linked-passports.ts'
import { findSetup, seatsLeft } from '../setups/repository.ts'
import type { File } from './file.ts'
import { findSharing, lockKeys, type ApplicationRow, type Key } from './repository.ts'

type Asking = { tx: Tx; file: File; kept: Answers; keys: Key[]; facts: Facts; check: Check }

/** What stands in the places of the check's sentence when it fails; undefined when all is well. */
type Verdict = Record<string, string | Bilingual> | undefined

/** What only the database can answer. Leave one out and the compiler names it. */
const checks: { [Name in CheckName]: (asking: Asking) => Promise<Verdict> } = {
  'one-application-per-student': async ({ tx, file, keys }) => {
    const own = keys.filter(({ kind }) => kind === 'nid' || kind === 'brn' || kind === 'exam')
    const shared = await findSharing(tx, file.row.id, own)
    return verdict(shared.filter((row) => row.setup_id === file.row.setup_id && isLive(row)))
  },
  'one-live-application-per-person': async ({ tx, file, keys }) => {
    const shared = await findSharing(tx, file.row.id, keys.filter(({ kind }) => kind === 'nid' || kind === 'passport')) // prettier-ignore
    // Who came home a second time may ask again, once the first case is closed; what it gave once, the screening knows.
    return verdict(shared.filter((row) => row.service === file.row.service && isLive(row) && row.status !== 'CLOSED'))
  },
  // What is paid and closed counts too: once in the life of a programme.
  'one-application-ever-per-person': async ({ tx, file, keys }) => verdict(await findLiveOf(tx, file, keys, 'nid')),
  'seats-left': async ({ tx, file: { row } }) => {
    // Who handed it in while there were seats may still mend it.
    if (row.setup_id === null || row.submitted_at !== null) return undefined
    const setup = await findSetup(tx, row.setup_id)
    return setup && (await seatsLeft(tx, setup)) <= 0 ? {} : undefined
  },
  'passport-not-registered': async ({ tx, keys }) => {
    const passports = keys.filter(({ kind }) => kind === 'passport').map(({ digest }) => digest)
    const found = await findRegistered(tx, passports)
    return found && { number: found.number }
  },
  'transaction-not-used': async ({ tx, file, keys }) => {
    const shared = await findSharing(tx, file.row.id, keys.filter(({ kind }) => kind === 'transaction')) // prettier-ignore
    return verdict(shared.filter(isLive))
  },
  'one-case-per-deceased': async ({ tx, file, keys }) => verdict(await findLiveOf(tx, file, keys, 'passport')),
  'children-within-limit': async ({ facts }) => {
    const most = Number(facts['setup.maxChildren'])
    return Number(facts['worker.childrenApplied']) < most ? undefined : { n: digitsInBoth(most) }
  },
  'card-not-used': async ({ tx, file, keys }) => verdict(await findLiveOf(tx, file, keys, 'card')),
  'one-live-allowance-per-child': async ({ tx, file, keys }) => {
    const shared = await findLiveOf(tx, file, keys, 'brn')
    const over = await findEnded(tx, shared.map(({ id }) => id)) // prettier-ignore
    return verdict(shared.filter(({ id }) => !over.has(id)))
  },
  'one-renewal-per-instalment': async ({ tx, file, kept, keys }) => {
    const shared = await findLiveOf(tx, file, keys, 'brn')
    return verdict(
      shared.filter(({ answers }) => answers['installmentNo'] === kept['installmentNo'] && kept['installmentNo'] !== undefined),
    )
  },
  'one-change-at-a-time': async ({ tx, file, keys }) => {
    const shared = await findLiveOf(tx, file, keys, 'card')
    // What was approved is done: the next passport may follow it.
    return verdict(shared.filter(({ status, desk }) => desk !== null || status !== 'APPROVED'))
  },
  'is-member': async ({ facts }) => (facts['member.number'] === undefined ? {} : undefined),
  'routing-number-exists': async ({ kept, check }) => {
    const [block = ''] = (check.at ?? '').split('.')
    const at = (path: string) => answerAt(path, { answers: [kept] })
    // A listed branch is its routing number. One that is not in the list has, as all do, the code of its bank and the digits of its district.
    if (at(`${block}.branchId`) !== other) return undefined
    const number = String(at(check.at ?? ''))
    const isOfBank = bankOfRouting(number) === at(`${block}.bankId`)
    return isOfBank && mayBeIn(number, String(at(`${block}.bankDistrictId`))) ? undefined : {}
  },
}

/** Live files of the same service that share a number of this kind. */
async function findLiveOf(tx: Tx, { row }: File, keys: Key[], kind: string) {
  const shared = await findSharing(tx, row.id, keys.filter((key) => key.kind === kind)) // prettier-ignore
  return shared.filter((other) => other.service === row.service && isLive(other))
}

/** Of these, the awards of which nothing is due any more. */
async function findEnded(tx: Tx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('instalment')
    .select(['application_id', sql<boolean>`bool_and(state in ('PAID', 'STOPPED'))`.as('over')])
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute()
  return new Set(rows.filter(({ over }) => over).map(({ application_id }) => application_id))
}

// A refusal under appeal lies on a desk again, and may yet be granted.
const isLive = ({ status, desk }: Pick<ApplicationRow, 'status' | 'desk'>) =>
  desk !== null || (status !== 'WITHDRAWN' && status !== 'REJECTED')
const verdict = ([first]: { no: string }[]): Verdict => first && { ref: first.no, number: first.no }

/** Run inside the submission, after everyone else who submits about the same person has been waited for. */
export async function runChecks(asking: Omit<Asking, 'check'>): Promise<Issue[]> {
  // Not by the words of a name: half the country would wait for whoever is called Begum.
  await lockKeys(
    asking.tx,
    asking.keys.filter(({ kind }) => kind !== 'word'),
  )
  const issues: Issue[] = []
  for (const check of asking.file.definition.checks ?? []) {
    // One reason a question is enough: who is a member need not hear of the application that made one.
    if (check.at && issues.some(({ path }) => path === check.at)) continue
    if (!holds(check.when, { answers: [asking.kept], facts: asking.facts })) continue
    const places = await checks[check.name]({ ...asking, check })
    if (places) issues.push({ path: check.at ?? '', code: 'rule', message: fill(check.otherwise, places) })
  }
  return issues
}
