import { resolveAnswer, isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from './application.ts'
import { findLastPayment, insertPayment, withdrawQueuedPayments } from './payment-queries.ts'

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
  if (statusOf(application.workflowState.state) === 'PAYMENT_QUEUED')
    await withdrawQueuedPayments(tx, application.row.id)
}

/**
 * Stores amount and account as they are when the application is queued; after a bank return, as corrected and verified.
 */
export async function createPaymentObligation(tx: Tx, secrets: Secrets, application: Application, on: string) {
  const { row, definition, answers, acts } = application
  const last = await findLastPayment(tx, row.id)
  const approvedOn =
    last?.state === 'FAILED'
      ? last.approved_on
      : (acts.findLast(({ to_state }) => to_state === 'approved')?.on_day ?? on)
  const award = last?.state === 'FAILED' ? last : { award_id: isRenewal(answers) ? null : row.id, instalment_no: 1 }
  const bank = findBankAccount(definition, answers)
  await insertPayment(tx, {
    application_id: row.id,
    award_id: award.award_id,
    instalment_no: award.instalment_no,
    attempt: (last?.attempt ?? 0) + 1,
    module: row.service,
    fiscal_year: fiscalYearCodeOf(approvedOn),
    state: 'QUEUED',
    amount: row.amount ?? '0',
    ...(bank ? await bankAccountColumns(tx, secrets, bank) : {}),
    mobile:
      (extractSearchKeys(definition, answers).mobile ?? []).map(parseMobile).find((mobile) => mobile !== undefined) ??
      row.contact ??
      '',
    approved_on: approvedOn,
    queued_on: on,
  })
}

/** A renewal is paid as an instalment of the first award, which is found when the result is published. */
const isRenewal = ({ applicationKind }: Answers) =>
  applicationKind === 'RENEWAL' || applicationKind === 'YEARLY_RENEWAL'

/** Returns the bank details: the field that a returned payment unlocks for the applicant. */
export function findBankAccount({ workflow }: ServiceDefinition, answers: Answers): Answers | undefined {
  const unlocks = workflow.moves.find(({ id }) => id === 'bounce')?.unlocks
  const found = Array.isArray(unlocks) && unlocks[0] ? resolveAnswer(unlocks[0], { answers: [answers] }) : undefined
  return isAnswers(found) ? found : undefined
}

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
