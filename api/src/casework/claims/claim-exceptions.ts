import type { claimSchema, decideClaimException, requestClaimException } from '@wewb/domain/casework/claim-contracts'
import { mayOverrideClaim } from '@wewb/domain/engine/evaluation/moves'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { parseMoney, toPoisha } from '@wewb/domain/engine/fields/money'
import type { InputOf } from '@wewb/domain/http/contract'
import { interpolate } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import type * as z from 'zod/mini'
import { listAccountNames } from '#casework/applications/account-queries.ts'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import type { Application } from '#casework/applications/application.ts'
import type { Database, Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { record } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import {
  findLatestException,
  insertException,
  updateExceptionDecision,
  type ExceptionRow,
} from './exception-queries.ts'
import { amountAboveCeiling, claimDigestOf, isAbout, type RecordedBlock } from './exceptions.ts'
import { claimMessages } from './messages.ts'
import { loadLedgerRules, prepareClaim } from './prepare-claim.ts'
import { aboveCeiling, findBlocks } from './validate-claim.ts'

const shortestReason = 10

/** The approval is still to come, and the claims ledger may block it. */
const awaitsApproval = ({ row }: Application): boolean => row.desk !== null && row.approval_status !== 2

async function loadStanding({ db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>, application: Application) {
  const { row } = application
  const on = toDhakaDate(now())
  const claim = await prepareClaim(db, { secrets, now }, await loadLedgerRules(db, row.service), application)
  const { conflicts, ceilings } = awaitsApproval(application)
    ? await findBlocks(db, claim, on)
    : { conflicts: [], ceilings: [] }
  const latest = await findLatestException(db, row.id)
  const digest = claimDigestOf(secrets, claim, application)
  const current =
    latest?.claim_digest.equals(digest) && latest.decision !== 'DECLINED' && !latest.used_at ? latest : undefined
  const blocks = [
    ...conflicts
      .filter(({ earlier }, index) => conflicts.findIndex((other) => other.earlier.no === earlier.no) === index)
      .map(({ earlier }) => ({
        text: interpolate(claimMessages.grantedBefore, { ref: earlier.no }),
        applicationNo: earlier.no,
        isExcepted: conflicts
          .filter((other) => other.earlier.no === earlier.no)
          .every(({ rule }) => isAbout(current, rule.id, earlier.application_id)),
      })),
    ...ceilings.map(({ id, given, left }) => ({
      text: aboveCeiling(given, left, on),
      applicationNo: null,
      isExcepted: amountAboveCeiling(current, id, given, on) > Math.max(0, left),
    })),
  ]
  const recorded: RecordedBlock[] = [
    ...conflicts.map(({ rule, earlier }) => ({ rule: rule.id, earlier: earlier.application_id })),
    ...ceilings.map(({ id, given }) => ({ rule: id, fiscalYear: fiscalYearCodeOf(on), given })),
  ]
  return { latest, current, digest, blocks, recorded, conflicts, ceilings }
}

type Standing = Awaited<ReturnType<typeof loadStanding>>

/** Something blocks for which nobody has asked for an exception yet, and no request waits. */
const mayRequest = ({ latest, blocks }: Standing): boolean =>
  (latest === undefined || latest.decision !== null) && blocks.some(({ isExcepted }) => !isExcepted)

/** Presents to officers what blocks the approval, and the exception. */
export async function presentClaim(
  context: Context,
  application: Application,
  person: Person,
): Promise<z.infer<typeof claimSchema> | null> {
  const standing = await loadStanding(context, application)
  const { latest, blocks, ceilings } = standing
  if (blocks.length === 0 && !latest) return null
  const mayAct = mayOverrideClaim(person, application.workflowState)
  return {
    blocks: blocks.map(({ isExcepted, ...block }) => ({ ...block, exceptedYn: yesNo(isExcepted) })),
    exception: latest ? await presentException(context.db, latest, standing) : null,
    asksAmountYn: yesNo(ceilings.length > 0),
    mayRequestYn: yesNo(mayAct && mayRequest(standing)),
    mayDecideYn: yesNo(mayAct && latest?.decision === null && String(latest.requested_by) !== person.id),
  }
}

const stateOf = ({ decision, used_at }: ExceptionRow, { current, blocks }: Standing) => {
  if (used_at) return 'USED'
  if (decision === 'DECLINED') return decision
  if (!current || blocks.some(({ isExcepted }) => !isExcepted)) return 'OUTDATED'
  return decision ?? 'REQUESTED'
}

async function presentException(db: Database, latest: ExceptionRow, standing: Standing) {
  const names = await listAccountNames(
    db,
    [latest.requested_by, latest.decided_by].filter((id) => id !== null),
  )
  const nameOf = (id: number | null) => {
    const name = names.find((account) => account.id === id)
    return { bn: name?.full_name_bng ?? name?.full_name ?? '', en: name?.full_name ?? '' }
  }
  return {
    state: stateOf(latest, standing),
    amount: latest.amount,
    reason: latest.reason,
    person: nameOf(latest.requested_by),
    at: latest.requested_at.toISOString(),
    decision:
      latest.decided_at === null
        ? null
        : { person: nameOf(latest.decided_by), at: latest.decided_at.toISOString(), note: latest.note ?? '' },
  } as const
}

/** Asks for the approval of a claim that the ledger blocks. */
export const requestException = (
  context: Context,
  { applicationNo, reason: typed, amount, revision }: InputOf<typeof requestClaimException>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { application, standing } = await lockForException(tx, context, applicationNo, revision)
    if (!mayRequest(standing)) return throwProblem('MOVE_NOT_OPEN')
    const reason = typed.trim()
    const asked = standing.ceilings.length > 0 ? parseMoney(amount ?? '') : undefined
    assertNoIssues([...validateReason('reason', reason), ...validateAmount(standing, asked, amount)])
    await insertException(tx, {
      application_id: application.row.id,
      claim_digest: standing.digest,
      blocks: JSON.stringify(standing.recorded),
      amount: asked ?? null,
      reason,
      requested_by: context.actor.id,
      requested_at: context.now(),
    })
    await record(tx, context.actor, 'claim.exception-requested', `application:${applicationNo}`, {
      reason,
      ...detailOf(standing),
      ...(asked === undefined ? {} : { amount: asked }),
    })
    return null
  })

/** Confirms or declines the exception that somebody else asked for. */
export const decideException = (
  context: Context,
  { applicationNo, decision, note: typed, revision }: InputOf<typeof decideClaimException>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { standing } = await lockForException(tx, context, applicationNo, revision)
    const { latest } = standing
    if (!latest || latest.decision !== null || latest.requested_by === context.actor.id)
      return throwProblem('MOVE_NOT_OPEN')
    const note = typed.trim()
    assertNoIssues(validateReason('note', note))
    if (decision === 'CONFIRMED' && stateOf(latest, standing) === 'OUTDATED')
      assertNoIssues([{ path: 'decision', code: 'rule', message: claimMessages.changedSince }])
    await updateExceptionDecision(tx, latest.id, { decision, note, decidedBy: context.actor.id, at: context.now() })
    await record(tx, context.actor, 'claim.exception-decided', `application:${applicationNo}`, {
      outcome: decision,
      note,
      reason: latest.reason,
      ...detailOf(standing),
      ...(latest.amount === null ? {} : { amount: latest.amount }),
    })
    return null
  })

const detailOf = ({ conflicts }: Standing) => ({
  applications: [...new Set(conflicts.map(({ earlier }) => earlier.no))],
})

async function lockForException(tx: Tx, context: Context, applicationNo: string, revision: number) {
  const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
  if (!mayOverrideClaim(person, application.workflowState)) throwProblem('MOVE_NOT_OPEN')
  assertRevision(application, revision)
  return { application, standing: await loadStanding({ ...context, db: tx }, application) }
}

function validateReason(path: string, reason: string): Issue[] {
  if (reason === '') return [issue(path, 'required')]
  return reason.length < shortestReason ? [issue(path, 'too-short', shortestReason)] : []
}

/** The amount must be above what can be approved anyway. */
function validateAmount({ ceilings, conflicts }: Standing, asked: string | undefined, typed = ''): Issue[] {
  if (ceilings.length === 0 || (conflicts.length > 0 && typed.trim() === '')) return []
  if (typed.trim() === '') return [issue('amount', 'required')]
  if (asked === undefined) return [issue('amount', 'not-money')]
  const left = Math.max(0, ...ceilings.map((ceiling) => ceiling.left))
  return toPoisha(asked) > left ? [] : [{ path: 'amount', code: 'rule', message: claimMessages.withinCeiling }]
}
