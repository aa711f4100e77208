import { sql } from 'kysely'
import type { PaymentState } from '@wewb/domain/payments/payment-contracts'
import type { Database, Tx } from '#db/database.ts'
import { isFlagged } from '#casework/applications/flag-queries.ts'
import { startsWithPattern, containsPattern } from '#server/listing.ts'
import type { PersonKeys } from './person-keys.ts'

/** Selects the year of the instalment; null for a payment that belongs to none. */
export const instalmentYear = (table: 'owed' | 'payment') =>
  sql<number | null>`(select year from instalment
    where instalment.application_id = ${sql.ref(`${table}.award_id`)}
      and instalment.no = ${sql.ref(`${table}.instalment_no`)})`

/** The year that this payment is for is not approved any more: stopped, on hold or due again. */
export const isInstalmentStopped = sql<boolean>`exists (
  select from instalment where instalment.application_id = payment.award_id
    and instalment.no = payment.instalment_no and instalment.state <> 'APPROVED')`

type PageFilter = {
  batchId: number
  state: PaymentState | undefined
  flaggedYn: 'Y' | 'N' | undefined
  search: string
  page: number
  size: number
}

/** Returns one page of the payments of a batch, with their number and sum over all pages. */
export async function listPaymentPage(db: Database, { batchId, state, flaggedYn, search, page, size }: PageFilter) {
  const found = db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .innerJoin('payee', 'payee.id', 'payment.payee_id')
    .where('batch_id', '=', batchId)
    .$if(state !== undefined, (query) => query.where('payment.state', '=', state ?? 'SENT'))
    .$if(flaggedYn !== undefined, (query) => query.where(isFlagged('payment.application_id'), '=', flaggedYn === 'Y'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('application.no', 'ilike', startsWithPattern(search)),
          eb('reference', 'ilike', startsWithPattern(search)),
          eb('application.name', 'ilike', containsPattern(search)),
          eb('application.name_bng', 'like', containsPattern(search)),
          eb('payment.holder_name', 'ilike', containsPattern(search)),
          eb('payee.name', 'ilike', containsPattern(search)),
        ]),
      ),
    )
  const { total, amount } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<string>`coalesce(sum(payment.amount), 0)::numeric(16, 2)::text`.as('amount'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll('payment')
    .select(['application.no as application_no', 'application.name', 'application.name_bng'])
    .select(['payee.name as payee_name', 'payee.guardian', 'payee.share', 'payee.paid_through'])
    .select(instalmentYear('payment').as('instalment_year'))
    .orderBy('serial')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, amount, rows }
}

export const listPaymentsOfBatch = (tx: Tx, batchId: number) =>
  tx.selectFrom('payment').select(['id', 'application_id']).where('batch_id', '=', batchId).execute()

export const findPaymentInBatch = (tx: Tx, batchId: number, paymentId: number) =>
  tx
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .innerJoin('payee', 'payee.id', 'payment.payee_id')
    .select(['payment.id', 'payment.application_id', 'payment.amount', 'payment.payee_no', 'application.no'])
    .where('batch_id', '=', batchId)
    .where('payment.id', '=', paymentId)
    .executeTakeFirst()

/** Finds a payment in the batch for an application that this person made or entered. */
const isOfPerson = ({ accountIds, digests }: PersonKeys) => sql<boolean>`(
  application.applicant_id = any (${[...accountIds]}) or application.entered_by = any (${[...accountIds]})
  or exists (
    select from application_key key
    where key.application_id = application.id and key.digest = any (${[...digests]}::bytea[])))`

export async function namesPerson(db: Database | Tx, applicationId: number, keys: PersonKeys): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where(isOfPerson(keys))
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a payment of a batch for an application of these accounts, entered by them, or with one of their numbers. */
export const findPaymentOfPerson = (db: Database | Tx, batchId: number, keys: PersonKeys) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('payment.reference')
    .where('batch_id', '=', batchId)
    .where(isOfPerson(keys))
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst()

/** Finds a payment of a batch whose year was stopped since the batch was made. */
export const findStoppedPayment = (db: Database | Tx, batchId: number) =>
  db
    .selectFrom('payment')
    .select('reference')
    .where('batch_id', '=', batchId)
    .where(isInstalmentStopped)
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst()

export const listUnsentPayments = (tx: Tx, batchId: number, limit: number) =>
  tx
    .selectFrom('payment')
    .select(['id', 'application_id', 'amount', 'payee_no'])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'IN_BATCH')
    .orderBy('serial')
    .limit(limit)
    .execute()

export const listPaymentsForBankFile = (db: Database | Tx, batchId: number, limit?: number) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select([
      'reference',
      'holder_name',
      'account_sealed',
      'routing_number',
      'payment.amount',
      'application.no',
      'mobile',
      'bank_name',
      'branch_name',
    ])
    .where('batch_id', '=', batchId)
    .orderBy('serial')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()

export const listPaymentsForAdvice = (db: Database, batchId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .selectAll('payment')
    .select('application.no')
    .where('batch_id', '=', batchId)
    .orderBy('serial')
    .execute()

/** Lists applications in the payment queue that have no payment, or only failed ones. */
export const listApplicationsWithoutPayment = (db: Database) =>
  db
    .selectFrom('application')
    .select('no')
    .where('status', '=', 'PAYMENT_QUEUED')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('application_id', '=', 'application.id')
            .where('payment.state', '!=', 'FAILED'),
        ),
      ),
    )
    .execute()

/** Locks in the order of the ids, so that concurrent transactions cannot deadlock. */
export const lockApplications = (tx: Tx, ids: readonly number[]) =>
  sql`select id from application where id = any(${ids}) order by id for update`.execute(tx)

type BatchPosition = { batch: { id: number; no: string }; ids: readonly number[]; first: number }

/** Puts queued payments into the batch; the serials continue after `first`. */
export const updatePaymentsToInBatch = (tx: Tx, { batch, ids, first }: BatchPosition) =>
  sql`
    update payment set state = 'IN_BATCH', batch_id = ${batch.id}, serial = ${first} + chosen.place,
      reference = ${batch.no} || '-' || lpad((${first} + chosen.place)::text, 5, '0')
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, place)
    where payment.id = chosen.id and payment.state = 'QUEUED'`.execute(tx)

/** An application counts as in a batch while a payment of it is in one, was sent, or is paid. */
export const updateApplicationsInBatch = (tx: Tx, ids: readonly number[]) =>
  sql`
    update application set revision = revision + 1, updated_at = now(), in_batch = exists (
      select from payment where application_id = application.id and state in ('IN_BATCH', 'SENT', 'PAID'))
    where id = any(${ids})`.execute(tx)

export const updatePaymentsToQueued = (tx: Tx, ids: readonly number[]) =>
  sql`
    update payment set state = 'QUEUED', batch_id = null, serial = null, reference = null
    where id = any(${ids})`.execute(tx)

export const updatePaymentsToSent = (tx: Tx, ids: readonly number[], sentOn: string) =>
  tx.updateTable('payment').set({ state: 'SENT', sent_on: sentOn }).where('id', 'in', ids).execute()
