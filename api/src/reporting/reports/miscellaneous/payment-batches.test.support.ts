import type { Insertable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { ReportsPortal } from './miscellaneous-reports.test.support.ts'

const medical = 'fa-medical-assistance'

export type BatchPayment = { amount: string; state: 'SENT' | 'PAID' | 'FAILED' | 'IN_BATCH'; code?: string }

/** Inserts a payment batch in a state after some bank responses. */
export async function insertPaymentBatch(
  portal: ReportsPortal,
  no: string,
  day: string,
  payments: readonly BatchPayment[],
  state: 'MADE' | 'RETURNED' | 'CANCELLED' = 'RETURNED',
) {
  const files = await Promise.all(
    payments.map((_, place) =>
      portal.putFile({
        no: `MED-${no}-${place}`,
        service: medical,
        on: day,
        state: 'payment-sent',
        status: 'PAYMENT_SENT',
        approval_status: 2,
      }),
    ),
  )
  const idOf = async (login: string) =>
    (
      await portal.db
        .selectFrom('account')
        .select('id')
        .where('login_id', '=', `${login}@demo.wewb`)
        .executeTakeFirstOrThrow()
    ).id
  const people = { maker: await idOf('acc.maker'), checker: await idOf('acc.checker') }
  const at = new Date(`${day}T06:00:00Z`)
  const authorised = {
    authorised_by: people.checker,
    authorised_at: at,
    advice_no: `A-${no}`,
    advice_date: day,
    layout: '{}',
    sent_at: at,
  }
  await portal.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('payment_batch')
      .values({
        no,
        module: medical,
        fiscal_year: '2021-22',
        state,
        count: payments.length,
        total: payments.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2),
        made_by: people.maker,
        made_at: at,
        ...(state === 'RETURNED' ? authorised : {}),
        ...(state === 'CANCELLED' ? { cancelled_at: at } : {}),
      } as Insertable<Tables['payment_batch']>)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, { amount, state: became, code }] of payments.entries())
      await tx
        .insertInto('payment')
        .values({
          application_id: files[place],
          award_id: files[place],
          instalment_no: 1,
          attempt: 1,
          module: medical,
          fiscal_year: '2021-22',
          state: became,
          amount,
          account_sealed: Buffer.from('x'),
          approved_on: day,
          queued_on: day,
          batch_id: id,
          serial: place + 1,
          reference: `${no}-${place}`,
          sent_on: became === 'IN_BATCH' ? null : day,
          ...(became === 'PAID' ? { value_date: day, bank_reference: 'B' } : {}),
          ...(became === 'FAILED' ? { return_code: code, returned_on: day } : {}),
        } as Insertable<Tables['payment']>)
        .execute()
  })
}
