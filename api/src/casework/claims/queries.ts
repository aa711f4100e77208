import { sql } from 'kysely'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import type { Database, Tx } from '#db/database.ts'

export type ClaimKeyRow = { rule: string; digest: Buffer; proven: boolean }

type Entry = { applicationId: number; service: string; rules: string; keys: readonly ClaimKeyRow[] }

/**
 * Enters the keys of an application, in place of those it had. If its money was paid or may have been, it keeps these
 * too: a correction does not free what was paid. Its state follows with `updateClaimStates`.
 */
export async function replaceClaimRows(tx: Tx, { applicationId, service, rules, keys }: Entry) {
  const { isNew } = await tx
    .insertInto('claim')
    .values({ application_id: applicationId, service, rules, state: 'CLAIMED' })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ rules }))
    // Only an update has locked the row before.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  if (!isNew)
    await sql`
      delete from claim_key using application
      where application_id = ${applicationId} and application.id = application_id and not ${isMoneyOut}`.execute(tx)
  if (keys.length > 0)
    await tx
      .insertInto('claim_key')
      .values(keys.map((key) => ({ application_id: applicationId, ...key })))
      .onConflict((conflict) =>
        conflict
          .columns(['application_id', 'rule', 'digest'])
          .doUpdateSet({ proven: (eb) => eb.ref('excluded.proven') }),
      )
      .execute()
}

/** A cheque for `application` was handed over and is not void. */
export const isChequeGiven = sql<boolean>`exists (
  select from cheque_leaf where cheque_leaf.application_id = application.id and cheque_leaf.state = 'GIVEN')`

/**
 * The bank reported this payment as returned and later as paid, and two people have not settled since which is right.
 */
export const isReportUnsettled = (
  payment: string,
) => sql<boolean>`(${sql.ref(`${payment}.state`)} = 'FAILED' and exists (
  select from payment_return_row answer
  where answer.payment_id = ${sql.ref(`${payment}.id`)} and answer.finding = 'PAID_AFTER_RETURN' and not exists (
    select from payment_settlement settlement
    where settlement.payment_id = answer.payment_id and settlement.decision = 'CONFIRMED'
      and settlement.return_id >= answer.return_id)))`

/** This payment was returned, and a later file of its batch waits, which may say that it arrived. */
export const isAnswerWaiting = (payment: string) => sql<boolean>`(${sql.ref(`${payment}.state`)} = 'FAILED' and exists (
  select from payment_return_proposal brought
  where brought.batch_id = ${sql.ref(`${payment}.batch_id`)} and brought.decision is null))`

/** This payment was returned, but may have arrived all the same. */
export const hasOpenReport = (payment: string) =>
  sql<boolean>`(${isReportUnsettled(payment)} or ${isAnswerWaiting(payment)})`

/** Money for `application` was paid or may have been: by cheque, or by a transfer that the bank says arrived. */
const isMoneyOut = sql<boolean>`(${isChequeGiven} or exists (
  select from payment where payment.application_id = application.id
    and (payment.state = 'PAID' or ${hasOpenReport('payment')})))`

export const findOpenReport = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('payment')
    .select('id')
    .where('application_id', '=', applicationId)
    .where(hasOpenReport('payment'))
    .limit(1)
    .executeTakeFirst()

export const findGivenCheque = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('cheque_leaf')
    .select('no')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'GIVEN')
    .executeTakeFirst()

/**
 * Updates the ledger to the state of these applications. An application keeps the fiscal year in which it was granted;
 * one that is granted now gets that of the day. A claim whose money was paid or may have been is not released, and what
 * was paid without an approval counts as paid.
 */
export const updateClaimStates = (tx: Tx, applicationIds: readonly number[], on: string) =>
  sql`
    update claim set
      state = now.state,
      amount = case when now.state in ('GRANTED', 'PAID') then now.amount end,
      fiscal_year = case when now.state in ('GRANTED', 'PAID')
        then coalesce(claim.fiscal_year, ${fiscalYearCodeOf(on)}) end
    from (
      select id, coalesce(paid.amount, application.amount) as amount, case
        when status = 'DRAFT' then 'RELEASED'
        when paid.amount is not null then 'PAID'
        when status in ('REJECTED', 'WITHDRAWN') and desk is null and not ${isMoneyOut} then 'RELEASED'
        when approval_status = 2 and (status = 'PAID' or status = 'CLOSED' and application.amount is not null)
          then 'PAID'
        when approval_status = 2 then 'GRANTED'
        else 'CLAIMED' end as state
      from application
      left join lateral (
        select sum(payment.amount) as amount from payment
        where payment.application_id = application.id and payment.state = 'PAID'
          and application.approval_status is distinct from 2) paid on true
      where id = any (${[...applicationIds]}::bigint[])) now
    where claim.application_id = now.id`.execute(tx)

/** Holds or releases the claims of ended applications of which this batch has a returned payment. */
export async function updateClaimsOfReturned(tx: Tx, batchId: number, on: string) {
  const ended = await tx
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('application.id')
    .distinct()
    .where('payment.batch_id', '=', batchId)
    .where('payment.state', '=', 'FAILED')
    .where('application.status', 'in', ['REJECTED', 'WITHDRAWN'])
    .execute()
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) await updateClaimStates(tx, ids, on)
}

export const updateClaimFiscalYear = (tx: Tx, applicationId: number, fiscalYear: string) =>
  tx.updateTable('claim').set({ fiscal_year: fiscalYear }).where('application_id', '=', applicationId).execute()

/** Lists the digests with which an application blocks others; a released claim has none. */
export const listHeldDigests = (db: Database, applicationId: number) =>
  db
    .selectFrom('claim_key')
    .innerJoin('claim', 'claim.application_id', 'claim_key.application_id')
    .select('claim_key.digest')
    .where('claim.application_id', '=', applicationId)
    .where('claim.state', '!=', 'RELEASED')
    .execute()

/** Lists claims of other applications that share one of these digests and were not released, first ones first. */
export const listSharedClaims = (db: Database, applicationId: number, digests: readonly Buffer[]) =>
  digests.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('all_claim_key as key')
        .innerJoin('all_claim as claim', 'claim.application_id', 'key.application_id')
        .innerJoin('claimant', 'claimant.application_id', 'claim.application_id')
        .select(['claim.application_id', 'claim.state', 'claim.amount', 'key.rule', 'key.digest'])
        .select(['claimant.no', 'claimant.status', 'claimant.applicant_id', 'claimant.entered_by'])
        .select(
          sql<boolean>`exists (
            select from application where application.id = claim.application_id and ${isMoneyOut})`.as('is_money_out'),
        )
        .where('key.digest', '=', sql<Buffer>`any (${[...digests]})`)
        .where('claim.application_id', '!=', applicationId)
        .where('claim.state', '!=', 'RELEASED')
        .orderBy('claim.application_id')
        .execute()
export type SharedClaim = Awaited<ReturnType<typeof listSharedClaims>>[number]

export const listProvenKeys = (db: Database, applicationIds: readonly number[]) =>
  db
    .selectFrom('all_claim_key')
    .select(['application_id', 'rule', 'digest'])
    .where('application_id', '=', sql<number>`any (${[...applicationIds]})`)
    .where('proven', '=', true)
    .execute()

type Grant = { applicationId: number; rule: string; digests: readonly Buffer[]; fiscalYear: string }

/**
 * Sums what other applications of the same person were granted in a fiscal year. Applications are about the same person
 * if a chain of shared keys leads from one to the other: an old passport in one, a new one in the next.
 */
export async function sumGrantedInYear(db: Database, { applicationId, rule, digests, fiscalYear }: Grant) {
  const { rows } = await sql<{ sum: string }>`
    with recursive linked as (
      select application_id from all_claim_key join all_claim using (application_id)
      where digest = any (${[...digests]}) and rule = ${rule} and state <> 'RELEASED'
      union
      select other.application_id
      from linked
      join all_claim_key own on own.application_id = linked.application_id and own.rule = ${rule}
      join all_claim_key other on other.digest = own.digest and other.rule = own.rule
      join all_claim claim on claim.application_id = other.application_id and claim.state <> 'RELEASED'
    )
    select coalesce(sum(amount), 0)::text as sum from all_claim join linked using (application_id)
    where application_id <> ${applicationId} and state in ('GRANTED', 'PAID') and fiscal_year = ${fiscalYear}`.execute(
    db,
  )
  return rows[0]?.sum ?? '0'
}

/** Serialises decisions under one ceiling: two applications of one person may share keys only through a third. */
export const lockCeiling = (tx: Tx, service: string, rule: string) =>
  sql`select pg_advisory_xact_lock(hashtext('claims'), hashtext(${`${service}/${rule}`}))`.execute(tx)

type Rules = { service: string; rules: string }

export const hasSubmittedApplications = async (db: Database): Promise<boolean> => {
  const query = db.selectFrom('application').select('id').where('status', '!=', 'DRAFT').limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** Locks submitted applications that are not in the ledger, or under older rules. */
export const lockUnentered = (tx: Tx, { service, rules }: Rules, limit: number) =>
  tx
    .selectFrom('application')
    .leftJoin('claim', 'claim.application_id', 'application.id')
    .selectAll('application')
    .where('application.service', '=', service)
    .where('application.status', '!=', 'DRAFT')
    .where('claim.rules', 'is distinct from', rules)
    .orderBy('application.id')
    .limit(limit)
    .forUpdate('application')
    .skipLocked()
    .execute()

/** Returns whether claims of a service were entered by other rules. Reads both sides of the index. */
export const hasOtherRules = async (db: Database, { service, rules }: Rules): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from claim where service = ${service} and rules < ${rules})
      or exists (select from claim where service = ${service} and rules > ${rules})
      or exists (select from earlier_application where service = ${service} and rules < ${rules})
      or exists (select from earlier_application where service = ${service} and rules > ${rules}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Marks a claim as entered under these rules, without new keys. False where the application has none. */
export const updateClaimRules = async (tx: Tx, applicationId: number, rules: string): Promise<boolean> => {
  const updated = await tx
    .updateTable('claim')
    .set({ rules })
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
