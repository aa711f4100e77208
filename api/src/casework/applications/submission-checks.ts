import { resolveAnswer, evaluateCondition, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ServerCheck, ServerCheckName } from '@wewb/domain/engine/definition/rule'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { OTHER_OPTION } from '@wewb/domain/engine/fields/lookup-names'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { mayRoutingNumberBeIn } from '@wewb/domain/reference/district-codes'
import { bankOfRoutingNumber } from '@wewb/domain/reference/routing-number'
import type { Tx } from '#db/database.ts'
import { findRegisteredWorker } from '#registers/registry/queries.ts'
import { findSetup, countRemainingSeats } from '#services/setups/queries.ts'
import type { Application } from './application.ts'
import { listInstalmentCompletion } from './instalment-queries.ts'
import { listApplicationsSharingKeys, lockKeys, type ApplicationRow, type ApplicationKey } from './queries.ts'

type Asking = {
  tx: Tx
  application: Application
  answers: Answers
  keys: ApplicationKey[]
  facts: Facts
  check: ServerCheck
}

/** Placeholder values of the check's message when it fails; undefined when it passes. */
type Verdict = Record<string, string | Bilingual> | undefined

/** Checks that need the database. The compiler reports a missing one. */
const checks: { [Name in ServerCheckName]: (context: Asking) => Promise<Verdict> } = {
  'one-application-per-student': async ({ tx, application, keys }) => {
    const own = keys.filter(({ kind }) => kind === 'nid' || kind === 'brn' || kind === 'exam')
    const shared = await listApplicationsSharingKeys(tx, application.row.id, own)
    return verdict(shared.filter((row) => row.setup_id === application.row.setup_id && isLive(row)))
  },
  'one-live-application-per-person': async ({ tx, application, keys }) => {
    const shared = await listApplicationsSharingKeys(
      tx,
      application.row.id,
      keys.filter(({ kind }) => kind === 'nid' || kind === 'passport'),
    )
    // A person who returned a second time may apply again after the first case is closed; the screening knows earlier
    // grants.
    return verdict(
      shared.filter((row) => row.service === application.row.service && isLive(row) && row.status !== 'CLOSED'),
    )
  },
  // Paid and closed applications count too: one per person in the life of a programme.
  'one-application-ever-per-person': async ({ tx, application, keys }) =>
    verdict(await findLiveOf(tx, application, keys, 'nid')),
  'seats-left': async ({ tx, application: { row } }) => {
    // An application submitted while seats were left may still be corrected.
    if (row.setup_id === null || row.submitted_at !== null) return undefined
    const setup = await findSetup(tx, row.setup_id)
    return setup && (await countRemainingSeats(tx, setup)) <= 0 ? {} : undefined
  },
  'passport-not-registered': async ({ tx, keys }) => {
    const passports = keys.filter(({ kind }) => kind === 'passport').map(({ digest }) => digest)
    const found = await findRegisteredWorker(tx, passports)
    return found && { number: found.number }
  },
  'transaction-not-used': async ({ tx, application, keys }) => {
    const shared = await listApplicationsSharingKeys(
      tx,
      application.row.id,
      keys.filter(({ kind }) => kind === 'transaction'),
    )
    return verdict(shared.filter(isLive))
  },
  'one-case-per-deceased': async ({ tx, application, keys }) =>
    verdict(await findLiveOf(tx, application, keys, 'passport')),
  'children-within-limit': async ({ facts }) => {
    const max = Number(facts['setup.maxChildren'])
    return Number(facts['worker.childrenApplied']) < max ? undefined : { n: bilingualDigits(max) }
  },
  'card-not-used': async ({ tx, application, keys }) => verdict(await findLiveOf(tx, application, keys, 'card')),
  'one-live-allowance-per-child': async ({ tx, application, keys }) => {
    const shared = await findLiveOf(tx, application, keys, 'brn')
    const over = await findEnded(
      tx,
      shared.map(({ id }) => id),
    )
    return verdict(shared.filter(({ id }) => !over.has(id)))
  },
  'one-renewal-per-instalment': async ({ tx, application, answers: kept, keys }) => {
    const shared = await findLiveOf(tx, application, keys, 'brn')
    return verdict(
      shared.filter(
        ({ answers }) => answers['installmentNo'] === kept['installmentNo'] && kept['installmentNo'] !== undefined,
      ),
    )
  },
  'one-change-at-a-time': async ({ tx, application, keys }) => {
    const shared = await findLiveOf(tx, application, keys, 'card')
    // An approved change is finished; the next passport may follow it.
    return verdict(shared.filter(({ status, desk }) => desk !== null || status !== 'APPROVED'))
  },
  'is-member': async ({ facts }) => (facts['member.number'] === undefined ? {} : undefined),
  'routing-number-exists': async ({ answers, check }) => {
    const [block = ''] = (check.at ?? '').split('.')
    const at = (path: string) => resolveAnswer(path, { answers: [answers] })
    // The code of a listed branch is its routing number. Any other number must have the code of the bank and the digits
    // of the district.
    if (at(`${block}.branchId`) !== OTHER_OPTION) return undefined
    const number = String(at(check.at ?? ''))
    const isOfBank = bankOfRoutingNumber(number) === at(`${block}.bankId`)
    return isOfBank && mayRoutingNumberBeIn(number, String(at(`${block}.bankDistrictId`))) ? undefined : {}
  },
}

/** Lists live applications of the same service that share a number of this kind. */
async function findLiveOf(tx: Tx, { row }: Application, keys: ApplicationKey[], kind: string) {
  const shared = await listApplicationsSharingKeys(
    tx,
    row.id,
    keys.filter((key) => key.kind === kind),
  )
  return shared.filter((other) => other.service === row.service && isLive(other))
}

/** Returns the awards for which nothing more is due. */
async function findEnded(tx: Tx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await listInstalmentCompletion(tx, ids)
  return new Set(rows.filter(({ over }) => over).map(({ application_id }) => application_id))
}

// A rejected application under appeal is on a desk again and may still be approved.
const isLive = ({ status, desk }: Pick<ApplicationRow, 'status' | 'desk'>) =>
  desk !== null || (status !== 'WITHDRAWN' && status !== 'REJECTED')
const verdict = ([first]: { no: string }[]): Verdict => first && { ref: first.no, number: first.no }

/** Runs the checks in the transaction of the submission, after concurrent submissions about the same person. */
export async function runChecks(context: Omit<Asking, 'check'>): Promise<Issue[]> {
  // Does not lock words of names: common names such as Begum would serialise unrelated submissions.
  await lockKeys(
    context.tx,
    context.keys.filter(({ kind }) => kind !== 'word'),
  )
  const issues: Issue[] = []
  for (const check of context.application.definition.checks ?? []) {
    // Reports one issue per field: an existing membership makes the duplicate application irrelevant.
    if (check.at && issues.some(({ path }) => path === check.at)) continue
    if (!evaluateCondition(check.when, { answers: [context.answers], facts: context.facts })) continue
    const places = await checks[check.name]({ ...context, check })
    if (places) issues.push({ path: check.at ?? '', code: 'rule', message: interpolate(check.otherwise, places) })
  }
  return issues
}
