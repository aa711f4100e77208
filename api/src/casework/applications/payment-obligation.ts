import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { accountAt, sharedAccountPath } from '@wewb/domain/payments/payees'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from './application.ts'
import { getPayees } from './payees.ts'
import { isRenewal } from './renewals.ts'
import { insertPayment, withdrawQueuedPayments } from './payment-queries.ts'

/**
 * Updates the payment obligation after a move: a queued application is owed its amount, and a revoked approval no
 * longer.
 */
export async function updatePaymentObligation(
  tx: Tx,
  portal: Pick<Portal, 'secrets'>,
  application: Application,
  workflowState: WorkflowState,
  on: string,
) {
  const statusOf = (state: string) => application.definition.workflow.states[state]?.status
  if (statusOf(workflowState.state) === 'PAYMENT_QUEUED')
    return await createPaymentObligation(tx, portal.secrets, application, on)
  if (workflowState.approvalStatus !== 2 && application.workflowState.approvalStatus === 2)
    await withdrawQueuedPayments(tx, application.row.id)
}

/**
 * Stores for each payee amount and account as they are when the application is queued; after a bank return, of that
 * payee alone, as corrected and verified.
 */
export async function createPaymentObligation(tx: Tx, secrets: Secrets, application: Application, on: string) {
  const { row, definition, answers, acts } = application
  const approvedToday = acts.findLast(({ to_state }) => to_state === 'approved')?.on_day ?? on
  // A renewal is paid as an instalment of the first award, which is found when the result is published.
  const firstAward = { award_id: isRenewal(answers) ? null : row.id, instalment_no: 1 }
  const mobile =
    (extractSearchKeys(definition, answers).mobile ?? []).map(parseMobile).find((number) => number !== undefined) ??
    row.contact ??
    ''
  for (const payee of await getPayees(tx, secrets, application)) {
    const isReturned = payee.state === 'FAILED'
    if (payee.state !== null && !isReturned) continue
    const approvedOn = (isReturned && payee.approved_on) || approvedToday
    const bank = accountAt(answers, payee.account_path || sharedAccountPath(definition))
    await insertPayment(tx, {
      application_id: row.id,
      payee_id: payee.id,
      award_id: isReturned ? payee.award_id : firstAward.award_id,
      instalment_no: (isReturned && payee.instalment_no) || firstAward.instalment_no,
      attempt: (payee.attempt ?? 0) + 1,
      module: row.service,
      fiscal_year: fiscalYearCodeOf(approvedOn),
      state: 'QUEUED',
      amount: payee.amount,
      ...(bank ? await bankAccountColumns(tx, secrets, bank) : {}),
      mobile,
      approved_on: approvedOn,
      queued_on: on,
    })
  }
}

/** Returns the bank details of the form: the field that a returned payment unlocks for the applicant. */
export const findBankAccount = (definition: ServiceDefinition, answers: Answers): Answers | undefined =>
  accountAt(answers, sharedAccountPath(definition))

/**
 * Returns the columns of the receiving account. The number is encrypted; its last four digits serve to recognise it.
 */
export async function bankAccountColumns(db: Database, secrets: Secrets, bank: Answers) {
  const text = (id: string) => (typeof bank[id] === 'string' ? bank[id] : '')
  const [bankCode, branchCode, number] = [text('bankId'), text('branchId'), text('accountNumber')]
  const lists = await loadLists(db, [
    { source: 'bank', values: [bankCode] },
    { source: 'bank-branch', values: [branchCode] },
  ])
  const [bankName, branchName] = [lists('bank', bankCode)?.label, lists('bank-branch', branchCode)?.label]
  return {
    bank_code: bankCode || null,
    bank_name: bankName?.en ?? bankCode,
    bank_name_bng: bankName?.bn ?? bankCode,
    branch_name: branchName?.en ?? text('branchName'),
    branch_name_bng: branchName?.bn ?? text('branchName'),
    routing_number: text('routingNumber') || branchCode,
    holder_name: text('accountHolderName'),
    account_sealed: number ? secrets.encrypt(number) : null,
    account_end: number.slice(-4),
  }
}
