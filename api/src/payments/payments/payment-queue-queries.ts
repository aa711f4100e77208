import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { isFlagged } from '#casework/applications/flag-queries.ts'
import { isChequeGiven } from '#casework/claims/queries.ts'
import { startsWithPattern, containsPattern, sortOrder, type SortKey } from '#server/listing.ts'
import type { PaymentProblem } from './payment-problems.ts'
import { isNextAnswerWaiting, isPaidAfterReturn, isSameClaimReported } from './hold-queries.ts'
import { instalmentYear, isInstalmentStopped } from './payment-queries.ts'

/** Checks nine digits, the bank code in front and the check digit at the end, like `isRoutingNumber`. */
const isRoutingNumberValid = sql`(payment.routing_number ~ '^[0-9]{9}$'
  and left(payment.routing_number, 3) = payment.bank_code
  and (select sum(substr(payment.routing_number, place::int, 1)::int * weight) % 10
    from unnest(array[5, 3, 9, 5, 3, 9, 5, 3]) with ordinality as weighted (weight, place))
    = right(payment.routing_number, 1)::int)`

/** Accepts an active branch of the lookup list, or a well-formed number that the list does not have. */
const isBranchUsable = sql`coalesce(
  (select active from lookup where source = 'bank-branch' and code = payment.routing_number),
  ${isRoutingNumberValid}, false)`

/** Lists the problems that prevent this person from paying a row of `payment`, joined with its `application`. */
const problemsFor = (actorId: number): RawBuilder<PaymentProblem[]> => sql`array_remove(array[
  case when payment.award_id is null then 'NO_INSTALMENT' end,
  case when payment.amount = 0 then 'NO_AMOUNT' end,
  case when payment.account_sealed is null or payment.holder_name = '' then 'NO_ACCOUNT' end,
  case when payment.account_sealed is not null and not ${isBranchUsable} then 'ROUTING_UNKNOWN' end,
  case when ${isInstalmentStopped} then 'INSTALMENT_STOPPED' end,
  case when ${isPaidAfterReturn} then 'PAID_AFTER_RETURN' end,
  case when ${isSameClaimReported('payment.application_id')} then 'SAME_CLAIM_REPORTED' end,
  case when ${isNextAnswerWaiting} then 'ANSWER_WAITS' end,
  case when ${isChequeGiven} then 'CHEQUE_GIVEN' end,
  case when application.applicant_id = ${actorId} or application.entered_by = ${actorId} then 'OWN_APPLICATION' end,
  case when application.status not in ('PAYMENT_QUEUED', 'PAYMENT_SENT', 'PAYMENT_FAILED')
    then 'NOT_QUEUED' end], null)`

type Filter = { module?: string | undefined; fiscalYear?: string | undefined; actorId: number }

/** Selects queued payments, each with its problems. */
const queuedPayments = (
  db: Database | Tx,
  { module, fiscalYear, search, actorId }: Filter & { search?: string | undefined },
) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('payment')
      .innerJoin('application', 'application.id', 'payment.application_id')
      .innerJoin('payee', 'payee.id', 'payment.payee_id')
      .selectAll('payment')
      .select(['application.no as application_no', 'application.name', 'application.name_bng', 'application.setup_id'])
      .select(['payee.name as payee_name', 'payee.guardian', 'payee.share', 'payee.paid_through'])
      .select(problemsFor(actorId).as('problems'))
      .where('payment.state', '=', 'QUEUED')
      .$if(module !== undefined, (query) => query.where('payment.module', '=', module ?? ''))
      .$if(fiscalYear !== undefined, (query) => query.where('payment.fiscal_year', '=', fiscalYear ?? ''))
      .$if(search !== undefined && search !== '', (query) =>
        query.where((where) =>
          where.or([
            where('application.no', 'ilike', startsWithPattern(search ?? '')),
            where('application.name', 'ilike', containsPattern(search ?? '')),
            where('application.name_bng', 'like', containsPattern(search ?? '')),
            where('payment.holder_name', 'ilike', containsPattern(search ?? '')),
            where('payee.name', 'ilike', containsPattern(search ?? '')),
            where('payment.account_end', '=', search ?? ''),
          ]),
        ),
      )
      .as('owed'),
  )

const isPayable = sql<boolean>`(cardinality(problems) = 0)`

/** Payments enter the queue in the order of their ids. */
const sortColumns = { queuedOn: 'id' } as const

type PageFilter = Filter & {
  search: string
  payableYn: 'Y' | 'N' | undefined
  flaggedYn: 'Y' | 'N' | undefined
  sort: SortKey<keyof typeof sortColumns> | undefined
  page: number
  size: number
}

/** Returns one page of the queue, and the sums over all pages. */
export async function listQueuePage(db: Database, { payableYn, flaggedYn, sort, page, size, ...filter }: PageFilter) {
  const found = () =>
    queuedPayments(db, filter)
      .$if(payableYn !== undefined, (query) => query.where(isPayable, '=', payableYn === 'Y'))
      .$if(flaggedYn !== undefined, (query) => query.where(isFlagged('owed.application_id'), '=', flaggedYn === 'Y'))
  const sums = await found()
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('amount'),
      sql<number>`count(*) filter (where ${isPayable})`.as('payable'),
      sql<string>`coalesce(sum(amount) filter (where ${isPayable}), 0)::numeric(16, 2)::text`.as('payableAmount'),
      sql<number>`count(*) filter (where not ${isPayable})`.as('blocked'),
      sql<string>`coalesce(sum(amount) filter (where not ${isPayable}), 0)::numeric(16, 2)::text`.as('blockedAmount'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await found()
    .selectAll()
    .select(instalmentYear('owed').as('instalment_year'))
    .orderBy(...sortOrder(sortColumns, sort ?? 'queuedOn'))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { sums, rows }
}

/** Returns the sums of the queue by service and fiscal year. */
export const listQueueSums = (db: Database, actorId: number) =>
  queuedPayments(db, { actorId })
    .select(['module', 'fiscal_year'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(amount)::numeric(16, 2)::text`.as('total'),
      sql<number>`count(*) filter (where ${isPayable})`.as('payable'),
      sql<string>`coalesce(sum(amount) filter (where ${isPayable}), 0)::numeric(16, 2)::text`.as('payableAmount'),
    ])
    .groupBy(['module', 'fiscal_year'])
    .orderBy('module')
    .orderBy('fiscal_year')
    .execute()

export const getQueueTotal = (db: Database, actorId: number) =>
  queuedPayments(db, { actorId })
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(16, 2)::text`.as('total'))
    .executeTakeFirstOrThrow()

const batchColumns = ['id', 'application_id', 'application_no', 'amount', 'fiscal_year'] as const

export const listPayablePayments = (tx: Tx, filter: Filter, limit: number) =>
  queuedPayments(tx, filter).select(batchColumns).where(isPayable, '=', true).orderBy('id').limit(limit).execute()

type Named = { applicationNos: readonly string[]; paymentIds: readonly number[] }

/** Lists the queued payments of these applications, of all their payees, and these payments. */
export const listQueuedPaymentsByName = (tx: Tx, filter: Filter, { applicationNos, paymentIds }: Named) =>
  queuedPayments(tx, filter)
    .select([...batchColumns, 'problems'])
    .where(sql<boolean>`(application_no = any(${applicationNos}) or id = any(${paymentIds}::bigint[]))`)
    .orderBy('id')
    .execute()
