import { sql, type Insertable, type Updateable } from 'kysely'
import { isReportUnsettled } from '#casework/claims/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { holdersOfSameClaim } from './hold-queries.ts'

/**
 * The payment `waiting` of the application `holder` is on its way, or was returned and is owed once corrected. One that
 * the bank reports as paid too is held on its own.
 */
const mayStillBePaid = sql<boolean>`(waiting.state in ('QUEUED', 'IN_BATCH', 'SENT')
  or waiting.state = 'FAILED' and holder.approval_status = 2 and not ${isReportUnsettled('waiting')}
    and not exists (select from payee where payee.id = waiting.payee_id and payee.replaced_at is not null)
    and not exists (
      select from payment later
      where later.application_id = waiting.application_id and later.payee_no = waiting.payee_no
        and later.id > waiting.id))`

/** The held payments with both reports of the bank, the next attempt and the open proposal. */
const heldPayments = (db: Database | Tx) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .innerJoin('payee', 'payee.id', 'payment.payee_id')
    .innerJoin('payment_batch as batch', 'batch.id', 'payment.batch_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_return_row as answer')
          .innerJoin('payment_return', 'payment_return.id', 'answer.return_id')
          .select(['answer.value_date', 'answer.bank_reference', 'answer.return_id'])
          .select(['payment_return.file_name', 'payment_return.taken_at'])
          .whereRef('answer.payment_id', '=', 'payment.id')
          .where('answer.finding', '=', 'PAID_AFTER_RETURN')
          .orderBy('answer.return_id', 'desc')
          .limit(1)
          .as('report'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment as next')
          .select('next.state as next_state')
          .whereRef('next.application_id', '=', 'payment.application_id')
          .whereRef('next.payee_no', '=', 'payment.payee_no')
          .whereRef('next.id', '>', 'payment.id')
          .orderBy('next.id', 'desc')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(sql<{ application_id: number }>`(${holdersOfSameClaim('payment.application_id')})`.as('same'))
          .innerJoin('application as holder', 'holder.id', 'same.application_id')
          .innerJoin('payment as waiting', 'waiting.application_id', 'holder.id')
          .select(({ fn }) => fn.min('holder.no').as('holder_no'))
          .where(mayStillBePaid)
          .as('same_claim'),
      (join) => join.onTrue(),
    )
    .leftJoin('payment_settlement as proposal', (join) =>
      join.onRef('proposal.payment_id', '=', 'payment.id').on('proposal.decision', 'is', null),
    )
    .leftJoin('account as proposer', 'proposer.id', 'proposal.proposed_by')
    .where(isReportUnsettled('payment'))

const heldColumns = [
  'payment.id',
  'payment.application_id',
  'payment.award_id',
  'payment.payee_id',
  'payment.payee_no',
  'payment.module',
  'payment.holder_name',
  'payment.bank_name',
  'payment.bank_name_bng',
  'payment.account_end',
  'payment.amount',
  'payment.returned_on',
  'payment.return_code',
  'application.no',
  'application.applicant_id',
  'application.entered_by',
  'payee.name as payee_name',
  'payee.replaced_at',
  'batch.no as batch_no',
  'report.value_date',
  'report.bank_reference',
  'report.return_id',
  'report.file_name',
  'report.taken_at',
  'next.next_state',
  'same_claim.holder_no',
  'proposal.id as proposal_id',
  'proposal.outcome',
  'proposal.letter_no',
  'proposal.letter_date',
  'proposal.reason',
  'proposal.proposed_by',
  'proposal.proposed_at',
  'proposer.full_name as proposer_name',
  'proposer.full_name_bng as proposer_name_bng',
] as const

export async function listHeldPaymentPage(db: Database, { page, size }: { page: number; size: number }) {
  const { total } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isReportUnsettled('payment'))
    .executeTakeFirstOrThrow()
  const rows = await heldPayments(db)
    .select(heldColumns)
    .orderBy('payment.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

export const findHeldPaymentById = (db: Database | Tx, paymentId: number) =>
  heldPayments(db).select(heldColumns).where('payment.id', '=', paymentId).executeTakeFirst()
export type HeldPayment = NonNullable<Awaited<ReturnType<typeof findHeldPaymentById>>>

export const findApplicationIdsOfPayment = (tx: Tx, paymentId: number) =>
  tx.selectFrom('payment').select(['application_id', 'award_id']).where('id', '=', paymentId).executeTakeFirst()

export const listClaimKeys = (tx: Tx, applicationId: number) =>
  tx.selectFrom('claim_key').select('digest').where('application_id', '=', applicationId).execute()

export const insertSettlement = (tx: Tx, values: Insertable<Tables['payment_settlement']>) =>
  tx.insertInto('payment_settlement').values(values).execute()

export const updateSettlement = (tx: Tx, id: number, decision: Updateable<Tables['payment_settlement']>) =>
  tx.updateTable('payment_settlement').set(decision).where('id', '=', id).where('decision', 'is', null).execute()

/**
 * The next attempt is no longer owed, because this payment arrived. What the bank reported stays in its return files.
 */
export async function updateReturnedPaymentToPaid(tx: Tx, payment: HeldPayment) {
  await sql`update payment set state = 'WITHDRAWN' where application_id = ${payment.application_id}
    and payee_no = ${payment.payee_no} and state = 'QUEUED'`.execute(tx)
  await tx
    .updateTable('payment')
    .set({
      state: 'PAID',
      value_date: payment.value_date,
      bank_reference: payment.bank_reference,
      return_code: null,
      returned_on: null,
    })
    .where('id', '=', payment.id)
    .where('state', '=', 'FAILED')
    .execute()
}
