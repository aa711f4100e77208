import { isCeiling } from '@wewb/domain/engine/evaluation/claim-keys'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDate, fiscalYearOf } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { lockKeys } from '#casework/applications/queries.ts'
import { readSettings } from '#administration/settings/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { ExceptionRow } from './exception-queries.ts'
import { amountAboveCeiling, isAbout } from './exceptions.ts'
import { findConflicts, type Conflict } from './find-conflicts.ts'
import { claimMessages } from './messages.ts'
import type { PreparedClaim } from './prepare-claim.ts'
import { lockOpenWaivers, updateWaiverUse } from './waiver-queries.ts'
import { listHeldDigests, lockCeiling, sumGrantedInYear, type ClaimKeyRow } from './queries.ts'

type Claimant = { applicantId: number | null; enteredBy: number | null }

/**
 * Validates a submission against the ledger and locks its keys until the transaction ends. What the application holds
 * already is not claimed again: it may be corrected and submitted again.
 */
export async function validateClaim(
  tx: Tx,
  claim: PreparedClaim,
  { applicantId, enteredBy, on, at }: Claimant & { on: string; at: Date },
): Promise<Issue[]> {
  await lockKeys(tx, claim.keys)
  const heldDigests = new Set(
    (await listHeldDigests(tx, claim.applicationId)).map(({ digest }) => digest.toString('hex')),
  )
  const keys = claim.keys.filter(({ digest }) => !heldDigests.has(digest.toString('hex')))
  // Granted money does not prevent an application for the other services of a programme.
  const found = await findConflicts(tx, claim, keys, ({ of }) => of !== 'money')
  const waivers = await lockOpenWaivers(tx, { applicationIds: found.map(({ earlier }) => earlier.application_id), at })
  const waived = new Set(waivers.map(({ application_id }) => application_id))
  const conflicts = found.filter(({ earlier }) => !waived.has(earlier.application_id))
  const isOwn = (earlier: Claimant) =>
    (applicantId !== null && applicantId === earlier.applicantId) ||
    (enteredBy !== null && enteredBy === earlier.enteredBy)
  const issues = onePerField([
    ...conflicts.map(({ rule, earlier }) => {
      const own = isOwn({ applicantId: earlier.applicant_id, enteredBy: earlier.entered_by })
      return refusal(rule.at, joinSentences(rule.otherwise, own ? ownNumber(earlier.no) : claimMessages.callCentre))
    }),
    ...(await findExhausted(tx, claim, keys, on)),
  ])
  if (issues.length === 0 && waivers.length > 0)
    await updateWaiverUse(
      tx,
      waivers.map(({ id }) => id),
      { applicationId: claim.applicationId, at },
    )
  return issues
}

type Grant = { amount: string | undefined; isGranted: boolean; on: string; exception: ExceptionRow | undefined }

/** Validates a decision against the ledger under a lock, so that two decisions at once cannot both pass. */
export async function validateGrant(
  tx: Tx,
  claim: PreparedClaim,
  { amount, isGranted, on, exception }: Grant,
): Promise<Issue[]> {
  const ceilings = amount === undefined ? [] : claim.ledger.rules.filter(isCeiling)
  for (const { id } of ceilings) await lockCeiling(tx, claim.ledger.service, id)
  await lockKeys(tx, claim.keys)
  const path = amount === undefined ? '' : isGranted ? 'approvedAmount' : 'recommendedAmount'
  const conflicts = isGranted ? await findGranted(tx, claim, amount !== undefined) : []
  const issues = conflicts
    .filter(({ rule, earlier }) => !isAbout(exception, rule.id, earlier.application_id))
    .map(({ earlier }) => refusal(path, interpolate(claimMessages.alreadyGranted, { ref: earlier.no })))
  if (amount !== undefined && ceilings.length > 0)
    for (const { id, given, left } of await sumCeilings(tx, claim, claim.keys, on))
      if (toPoisha(amount) > Math.max(left, amountAboveCeiling(exception, id, given, on)))
        issues.push(refusal(path, aboveCeiling(given, left, on)))
  return onePerField(issues)
}

/** Finds earlier claims that are granted, or whose money is out without an approval, as by a cheque at the airport. */
const findGranted = (db: Database, claim: PreparedClaim, givesMoney: boolean): Promise<Conflict[]> =>
  findConflicts(
    db,
    claim,
    claim.keys,
    ({ of }, { state, amount, is_money_out }) =>
      (state !== 'CLAIMED' || is_money_out) && (of !== 'money' || (givesMoney && (amount !== null || is_money_out))),
  )

/** These block an approval: earlier approvals of the same claim, and ceilings of which something is used. */
export type Blocks = { conflicts: Conflict[]; ceilings: { id: string; given: number; left: number }[] }

export const findBlocks = async (db: Database, claim: PreparedClaim, on: string): Promise<Blocks> => ({
  conflicts: await findGranted(db, claim, true),
  ceilings: (await sumCeilings(db, claim, claim.keys, on)).filter(({ given }) => given > 0),
})

/** Two rules may reject for the same reason: a student who applied in this circular has also claimed this level. */
const onePerField = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ path }, index) => issues.findIndex((other) => other.path === path) === index)

const refusal = (path: string | undefined, message: Bilingual): Issue => ({ path: path ?? '', code: 'rule', message })

const ownNumber = (ref: string): Bilingual => interpolate(claimMessages.ownApplication, { ref })

const joinSentences = (one: Bilingual, other: Bilingual): Bilingual => ({
  bn: `${one.bn} ${other.bn}`,
  en: `${one.en} ${other.en}`,
})

/** Rejects a new application when a ceiling is reached. */
async function findExhausted(db: Database, claim: PreparedClaim, keys: readonly ClaimKeyRow[], on: string) {
  const next = `${Number(fiscalYearCodeOf(on).slice(0, 4)) + 1}-07-01`
  const from = { bn: formatDate(next, 'bn'), en: formatDate(next, 'en') }
  return (await sumCeilings(db, claim, keys, on))
    .filter(({ left }) => left <= 0)
    .map(({ at, otherwise }) => refusal(at, interpolate(otherwise, { from })))
}

/**
 * Returns the ceilings of these keys with the sum granted to the person in this fiscal year and the rest, in poisha.
 */
async function sumCeilings(
  db: Database,
  { applicationId, ledger }: PreparedClaim,
  keys: readonly ClaimKeyRow[],
  on: string,
) {
  const rules = ledger.rules.filter(isCeiling).filter(({ id }) => keys.some(({ rule }) => rule === id))
  if (rules.length === 0) return []
  const settings = await readSettings(db)
  return await Promise.all(
    rules.map(async (rule) => {
      const digests = keys.flatMap((key) => (key.rule === rule.id ? [key.digest] : []))
      const sum = await sumGrantedInYear(db, {
        applicationId,
        rule: rule.id,
        digests,
        fiscalYear: fiscalYearCodeOf(on),
      })
      const given = toPoisha(sum)
      return { ...rule, given, left: toPoisha(settings.text(rule.ceiling)) - given }
    }),
  )
}

export function aboveCeiling(given: number, left: number, on: string): Bilingual {
  const money = (poisha: number): Bilingual => {
    const amount = fromPoisha(Math.max(0, poisha))
    return { bn: formatTaka(amount, 'bn'), en: formatTaka(amount, 'en') }
  }
  const { year } = fiscalYearOf(on)
  return interpolate(claimMessages.aboveCeiling, {
    year: bilingualDigits(year),
    given: money(given),
    left: money(left),
  })
}
