import { sql, type RawBuilder } from 'kysely'
import { hasOpenReport, isAnswerWaiting, isChequeGiven, isReportUnsettled } from '#casework/claims/queries.ts'
import type { Database, Tx } from '#db/database.ts'

/** Another payment to the same payee is of this kind. After a change of the payees every earlier payment counts. */
const hasEarlierPayment = (isOfKind: RawBuilder<boolean>) => sql<boolean>`exists (
  select from payment earlier
  join payee on payee.id = earlier.payee_id
  where earlier.application_id = payment.application_id and earlier.id <> payment.id
    and (earlier.payee_no = payment.payee_no or payee.replaced_at is not null)
    and ${isOfKind})`

/** An earlier payment to the same payee arrived, or the bank says so after it reported it as returned. */
export const isPaidAfterReturn = hasEarlierPayment(sql`(earlier.state = 'PAID' or ${isReportUnsettled('earlier')})`)

/**
 * The other applications that hold the claim of this one. While it is granted, a ceiling counts both, and under a rule
 * that ends a later claim is another one, so these keys count only after it was refused.
 */
export const holdersOfSameClaim = (applicationId: string) => sql`
  select other.application_id
  from claim
  join claim_key own on own.application_id = claim.application_id
  join claim_key other on other.digest = own.digest and other.rule = own.rule
    and other.application_id <> own.application_id
  where claim.application_id = ${sql.ref(applicationId)}
    and (claim.state not in ('GRANTED', 'PAID') or not exists (
      select from service_definition form, jsonb_array_elements(form.definition -> 'claims') terms
      where form.service = claim.service and terms.value ->> 'id' = own.rule
        and jsonb_exists_any(terms.value, array['ceiling', 'until'])))`

const isSameClaimAs = (
  applicationId: string,
  isOfKind: RawBuilder<boolean>,
) => sql<boolean>`${sql.ref(applicationId)} in (
  select holder.application_id from payment reported
  cross join lateral (${holdersOfSameClaim('reported.application_id')}) holder
  where ${isOfKind})`

/** The bank reported a payment of another application for the same claim as returned, and later as paid. */
export const isSameClaimReported = (applicationId: string) =>
  isSameClaimAs(applicationId, isReportUnsettled('reported'))

/** The next answer about a returned payment, to this payee or for the same claim, waits for a second person. */
export const isNextAnswerWaiting = sql<boolean>`(
  ${hasEarlierPayment(isAnswerWaiting('earlier'))}
  or ${isSameClaimAs('payment.application_id', isAnswerWaiting('reported'))})`

/** Finds a payment in the batch that may have been made already in another way. */
export const findHeldPayment = (db: Database | Tx, batchId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('payment.reference')
    .where('batch_id', '=', batchId)
    .where((eb) =>
      eb.or([isPaidAfterReturn, isSameClaimReported('payment.application_id'), isNextAnswerWaiting, isChequeGiven]),
    )
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst()

/** Finds this application if its money was paid by transfer or may have been, also through one with the same claim. */
export const findPaidApplication = (tx: Database | Tx, applicationId: number) =>
  tx
    .selectFrom('application')
    .select('application.id')
    .where('application.id', '=', applicationId)
    .where((eb) =>
      eb.or([
        isSameClaimReported('application.id'),
        isSameClaimAs('application.id', isAnswerWaiting('reported')),
        sql<boolean>`exists (select from payment where payment.application_id = application.id
          and (payment.state = 'PAID' or ${hasOpenReport('payment')}))`,
      ]),
    )
    .executeTakeFirst()
