import type { CrossCheck } from '@wewb/domain/casework/cross-checks/cross-check'
import { flagsOf } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import { unansweredChecks, type CrossCheckReason } from '@wewb/domain/casework/cross-checks/unanswered'
import type { Move, Workflow } from '@wewb/domain/engine/definition/workflow'
import type { Secrets } from '#security/secrets.ts'
import type { Tx } from '#db/database.ts'
import { namePeople } from '#identity/access/identity.ts'
import { throwProblem } from '#problems/problem.ts'
import { loadCrossChecks, type CrossCheckInput } from './load-cross-checks.ts'
import { listReasons, replaceFlags } from './queries.ts'

/** Digest of the compared statements. A reason is valid only for these. */
export const fingerprintOf = (secrets: Secrets, { code, level, text, applications = [] }: CrossCheck): Buffer =>
  secrets.blindIndex('cross-check', JSON.stringify([code, level, text.en, applications.toSorted()]))

/** Names who gave each reason: two accounts of one person are one officer. */
export async function listReasonGivers(
  { db, secrets }: Pick<CrossCheckInput, 'db' | 'secrets'>,
  reasons: readonly { code: string; account_id: number }[],
): Promise<CrossCheckReason[]> {
  const nameOf = await namePeople(
    db,
    secrets,
    reasons.map(({ account_id }) => account_id),
  )
  return reasons.map(({ code, account_id }) => ({ code, person: nameOf(account_id) }))
}

/** Lists the reasons whose statements have not changed. */
export async function listValidReasons({ db, secrets, application }: CrossCheckInput, checks: readonly CrossCheck[]) {
  const reasons = await listReasons(db, application.row.id)
  return reasons.filter((reason) =>
    checks.some((check) => check.code === reason.code && fingerprintOf(secrets, check).equals(reason.fingerprint)),
  )
}

const isApproval = ({ states }: Workflow, { to }: Move) => states[to]?.approval === 2

/**
 * A move of an officer that forwards the application, approves it, also by a change of its list, or verifies a
 * corrected bank account.
 */
const needsReasons = (workflow: Workflow, move: Move) =>
  move.by === 'list'
    ? isApproval(workflow, move)
    : (move.passesOn === true || move.id === 'verify-bank') && (move.by === 'holder' || move.by === 'approver')

/**
 * Rejects forwarding an application while differing statements lack a reason: of one officer for amber, of two for red
 * before the approval and before a corrected bank account is paid. Returns the flags with which it is passed on.
 */
export async function assertCrossChecksAnswered(about: CrossCheckInput, move: Move, isBulk = false): Promise<Flag[]> {
  const { workflow } = about.application.definition
  if (!needsReasons(workflow, move)) return []
  const checks = await loadCrossChecks(about)
  const reasons = await listReasonGivers(about, await listValidReasons(about, checks))
  const [first, ...more] = unansweredChecks(checks, reasons, { isApproval: isApproval(workflow, move), isBulk })
  if (!first) return flagsOf(checks)
  const message = more.reduce((all, one) => ({ bn: `${all.bn} ${one.bn}`, en: `${all.en} ${one.en}` }), first)
  return throwProblem('CHECK_UNANSWERED', { issues: [{ path: '', code: 'rule', message }] })
}

/** Stores the flags for the lists. Shared keys are not stored, because other applications change them. */
export async function storeFlags(tx: Tx, about: Omit<CrossCheckInput, 'db'>, checks?: readonly CrossCheck[]) {
  const flags = flagsOf(checks ?? (await loadCrossChecks({ ...about, db: tx })))
  await replaceFlags(
    tx,
    about.application.row.id,
    flags.filter(({ code }) => !code.startsWith('same-')),
  )
}
