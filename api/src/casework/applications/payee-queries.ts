import { sql } from 'kysely'
import type { Payee } from '@wewb/domain/payments/payees'
import type { PaymentState } from '@wewb/domain/payments/payment-contracts'
import type { Database, Tx } from '#db/database.ts'

/** An attempt that the bank returned counts again if it turned out to have arrived. */
const isPaid = sql<boolean>`payment.state = 'PAID'`

/** Lists the payees of an application in their order, each with the payment that arrived, or else the last one. */
export const listPayees = (db: Database | Tx, applicationId: number) =>
  db
    .selectFrom('payee')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('payment')
          .distinctOn('payee_id')
          .select(['payee_id', 'attempt', 'award_id', 'instalment_no', 'approved_on', 'state'])
          .where('application_id', '=', applicationId)
          .orderBy('payee_id')
          .orderBy(isPaid, 'desc')
          .orderBy('attempt', 'desc')
          .as('last'),
      (join) => join.onRef('last.payee_id', '=', 'payee.id'),
    )
    .selectAll('payee')
    .select(['last.attempt', 'last.award_id', 'last.instalment_no', 'last.approved_on', 'last.state'])
    .where('payee.application_id', '=', applicationId)
    .where('replaced_at', 'is', null)
    .orderBy('ordinal')
    .execute()
export type PayeeRow = Awaited<ReturnType<typeof listPayees>>[number]

export const insertPayees = (tx: Tx, applicationId: number, payees: readonly Payee[]) =>
  tx
    .insertInto('payee')
    .values(
      payees.map(({ heirRows, paidThrough, accountPath, ...payee }, index) => ({
        ...payee,
        application_id: applicationId,
        ordinal: index + 1,
        heir_rows: heirRows,
        paid_through: paidThrough,
        account_path: accountPath,
      })),
    )
    .execute()

export const replacePayees = (tx: Tx, applicationId: number) =>
  tx
    .updateTable('payee')
    .set({ replaced_at: sql`now()` })
    .where('application_id', '=', applicationId)
    .where('replaced_at', 'is', null)
    .execute()

/** The payment of each payee of the applications that arrived, or else the last one. */
export const listPayeeStates = (db: Database | Tx, applicationIds: readonly number[]) =>
  db
    .selectFrom('payee')
    .innerJoin('payment', 'payment.payee_id', 'payee.id')
    .distinctOn('payee.id')
    .select(['payee.id', 'payee.application_id', 'payee.ordinal', 'payee.account_path'])
    .select(['payment.state', 'payment.amount'])
    .where('payee.application_id', 'in', applicationIds)
    .where('replaced_at', 'is', null)
    .orderBy('payee.id')
    .orderBy(isPaid, 'desc')
    .orderBy('payment.attempt', 'desc')
    .execute() as Promise<PayeeState[]>
export type PayeeState = {
  id: number
  application_id: number
  ordinal: number
  account_path: string
  state: PaymentState
  amount: string
}
