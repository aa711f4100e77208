import { answerAt, isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import { readMobile } from '../../../domain/src/fields/formats.ts'
import { fiscalYearOf } from '../../../domain/src/payments/fiscal-year.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Portal } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { File } from './file.ts'

/** What a move means for the money: a file that is queued is owed its sum, and one whose approval is taken back no longer. */
export async function keepOwing(tx: Tx, portal: Pick<Portal, 'secrets'>, file: File, standing: Standing, on: string) {
  const statusOf = (state: string) => file.definition.workflow.states[state]?.status
  if (statusOf(standing.state) === 'PAYMENT_QUEUED') return await owePayment(tx, portal.secrets, file, on)
  if (statusOf(file.standing.state) === 'PAYMENT_QUEUED')
    await tx
      .updateTable('payment')
      .set({ state: 'WITHDRAWN' })
      .where('application_id', '=', file.row.id)
      .where('state', '=', 'QUEUED')
      .execute()
}

/** The sum and the account, as the file says them on the day it is queued; after a return, as they were corrected and verified. */
export async function owePayment(tx: Tx, secrets: Secrets, file: File, on: string) {
  const { row, definition, answers, acts } = file
  const last = await tx
    .selectFrom('payment')
    .select(['attempt', 'award_id', 'instalment_no', 'approved_on', 'state'])
    .where('application_id', '=', row.id)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const approvedOn = last?.state === 'FAILED' ? last.approved_on : (acts.findLast(({ to_state }) => to_state === 'approved')?.on_day ?? on)
  const award = last?.state === 'FAILED' ? last : { award_id: isRenewal(answers) ? null : row.id, instalment_no: 1 }
  const bank = bankOf(definition, answers)
  await tx
    .insertInto('payment')
    .values({
      application_id: row.id,
      award_id: award.award_id,
      instalment_no: award.instalment_no,
      attempt: (last?.attempt ?? 0) + 1,
      module: row.service,
      fiscal_year: fiscalYearOf(approvedOn),
      state: 'QUEUED',
      amount: row.amount ?? '0',
      ...(bank ? await accountColumns(tx, secrets, bank) : {}),
      mobile: (keysOf(definition, answers).mobile ?? []).map(readMobile).find((mobile) => mobile !== undefined) ?? row.contact ?? '',
      approved_on: approvedOn,
      queued_on: on,
    })
    .execute()
}

/** A renewal is paid as a year of the first award; which one, the result finds out. */
const isRenewal = ({ applicationKind }: Answers) => applicationKind === 'RENEWAL' || applicationKind === 'YEARLY_RENEWAL'

/** The bank block is what a returned payment opens to the applicant. */
export function bankOf({ workflow }: ServiceDefinition, answers: Answers): Answers | undefined {
  const unlocks = workflow.moves.find(({ id }) => id === 'bounce')?.unlocks
  const found = Array.isArray(unlocks) && unlocks[0] ? answerAt(unlocks[0], { answers: [answers] }) : undefined
  return isAnswers(found) ? found : undefined
}

/** Where the money goes. The account number is sealed; its last four digits serve to recognise it. */
export async function accountColumns(db: Database, secrets: Secrets, bank: Answers) {
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
    account_sealed: number ? secrets.seal(number) : null,
    account_end: number.slice(-4),
  }
}
