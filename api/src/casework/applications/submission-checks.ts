import { getOwn } from '@wewb/domain/collections/get-own'
import { evaluateCondition, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ServerCheck, ServerCheckName } from '@wewb/domain/engine/definition/rule'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { Tx } from '#db/database.ts'
import { findRegisteredWorker } from '#registers/registry/queries.ts'
import { findSetup, countRemainingSeats } from '#services/setups/queries.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from './application.ts'
import { applicationKeysOf } from './application-keys.ts'
import { findUnknownRoutingNumber } from './routing-numbers.ts'
import { lockKeys, type ApplicationKey } from './queries.ts'

type CheckInput = {
  tx: Tx
  application: Application
  answers: Answers
  keys: ApplicationKey[]
  facts: Facts
  check: ServerCheck
}

/** Placeholder values of a failed check's message, and in `at` the row that fails; undefined when it passes. */
type Verdict = Record<string, string | Bilingual> | undefined

/** Checks that need the database. The compiler reports a missing one. */
const checks: { [Name in ServerCheckName]: (context: CheckInput) => Promise<Verdict> } = {
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
  'children-within-limit': async ({ facts }) => {
    const max = Number(facts['setup.maxChildren'])
    return Number(facts['worker.childrenApplied']) < max ? undefined : { n: bilingualDigits(max) }
  },
  'is-member': async ({ facts }) => (facts['member.number'] === undefined ? {} : undefined),
  'routing-number-exists': async ({ answers, check }) => {
    const at = findUnknownRoutingNumber(answers, check.at ?? '')
    return at === undefined ? undefined : { at }
  },
}

/**
 * Waits for concurrent submissions about the same person. Comes before the facts are loaded: otherwise two submissions
 * at once would both count the children of a worker without the other.
 */
export async function lockSubject(tx: Tx, secrets: Secrets, { definition, answers }: Application) {
  // Does not lock words of names: common names such as Begum would serialise unrelated submissions.
  const keys = applicationKeysOf(secrets, definition, answers, undefined).filter(({ kind }) => kind !== 'word')
  await lockKeys(tx, keys)
}

/** Runs the checks in the transaction of the submission, on a locked subject. */
export async function runChecks(context: Omit<CheckInput, 'check'>): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const check of context.application.definition.checks ?? []) {
    // Reports one issue per field: an existing membership makes the duplicate application irrelevant.
    if (check.at && issues.some(({ path }) => path === check.at)) continue
    if (!evaluateCondition(check.when, { answers: [context.answers], facts: context.facts })) continue
    // Versions from before the claims ledger name checks that are now rules of the ledger.
    const values = await getOwn(checks, check.name)?.({ ...context, check })
    const path = typeof values?.['at'] === 'string' ? values['at'] : (check.at ?? '')
    if (values) issues.push({ path, code: 'rule', message: interpolate(check.otherwise, values) })
  }
  return issues
}
