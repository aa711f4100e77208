import type { Application } from '#casework/applications/application.ts'
import { listPayeeStates, type PayeeState } from '#casework/applications/payee-queries.ts'
import { recordAuditEntries } from '#server/audit-log.ts'
import type { Actor } from '#server/context.ts'
import type { Tx } from '#db/database.ts'

const sentStates = new Set(['SENT', 'PAID'])

/** States of the payees of an application, read after the payments have changed. */
export type PayeeOutcome = {
  isSeveral: boolean
  isAllSent: boolean
  isAllPaid: boolean
  isInBatch: boolean
  isReturned: boolean
  /** Paths of the accounts to which money did not go. */
  failedAccounts: readonly string[]
}

const outcomeOf = (payees: readonly PayeeState[]): PayeeOutcome => ({
  isSeveral: payees.length > 1,
  isAllSent: payees.every(({ state }) => sentStates.has(state)),
  isAllPaid: payees.every(({ state }) => state === 'PAID'),
  isInBatch: payees.some(({ state }) => state === 'IN_BATCH' || sentStates.has(state)),
  isReturned: payees.some(({ state }) => state === 'FAILED'),
  failedAccounts: payees.flatMap(({ state, account_path }) =>
    state === 'FAILED' && account_path ? [account_path] : [],
  ),
})

type Outcomes = (applicationId: number) => PayeeOutcome

export async function loadPayeeOutcomes(tx: Tx, applicationIds: readonly number[]): Promise<Outcomes> {
  const rows = await listPayeeStates(tx, applicationIds)
  const byApplication = Map.groupBy(rows, ({ application_id }) => application_id)
  return (applicationId) => outcomeOf(byApplication.get(applicationId) ?? [])
}

type Settled = { application_id: number; payee_no: number; amount: string }
type OutcomeInput = {
  actor: Pick<Actor, 'id'>
  state: 'SENT' | 'PAID' | 'FAILED'
  applications: ReadonlyMap<number, Application>
  outcomes: Outcomes
}

/**
 * Records each payment of an application with several payees, because its move concerns only the application as a
 * whole.
 */
export async function recordPayees(
  tx: Tx,
  rows: readonly Settled[],
  { actor, state, applications, outcomes }: OutcomeInput,
) {
  const entries = rows
    .filter(({ application_id }) => outcomes(application_id).isSeveral)
    .map(({ application_id, payee_no, amount }) => ({
      actor,
      event: 'payment.payee-settled' as const,
      subject: `application:${applications.get(application_id)?.row.no ?? ''}`,
      detail: { payee: payee_no, state, amount },
    }))
  if (entries.length > 0) await recordAuditEntries(tx, entries)
}
