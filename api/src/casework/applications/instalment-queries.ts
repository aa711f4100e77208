import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { studentKeyKinds } from './application-keys.ts'

/** Selects the ids of the applications about the same student. */
const idsOfSameStudent = (applicationId: unknown) => sql`(
  select theirs.application_id from application_key own join application_key theirs using (kind, digest)
  where own.application_id = ${applicationId} and own.kind in (${sql.join([...studentKeyKinds])}))`

/**
 * Returns for a row of `instalment` whether the family has applied for its renewal and the decision is not yet
 * published.
 */
export const isRenewalUnderWay = sql<boolean>`exists (
  select from application award join application renewal on renewal.service = award.service
  where award.id = instalment.application_id and renewal.id in ${idsOfSameStudent(sql.ref('instalment.application_id'))}
    and renewal.answers->>'applicationKind' <> 'NEW' and renewal.answers->'installmentNo' = to_jsonb(instalment.no)
    and (renewal.status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'APPROVED')
      or (renewal.status = 'REJECTED' and renewal.desk is not null)))`

const familyState = sql<string>`
  case when state in ('DUE', 'HOLD') and ${isRenewalUnderWay} then 'RENEWAL_SUBMITTED' else state end`

/** Lists the instalments as the family sees them: one with a submitted renewal is neither due nor on hold. */
export const listInstalments = (db: Database, applicationId: number) =>
  db
    .selectFrom('instalment')
    .select(['no', 'year', 'amount'])
    .select(familyState.as('state'))
    .where('application_id', '=', applicationId)
    .orderBy('no')
    .execute()

/** Lists instalments that are due or on hold up to that year, first year first. */
export const listUnpaidInstalments = (db: Database, applicationIds: readonly number[], year: number) =>
  db
    .selectFrom('instalment')
    .select(['application_id', 'no'])
    .where('application_id', 'in', applicationIds)
    .where('state', 'in', ['DUE', 'HOLD'])
    .where('year', '<=', year)
    .orderBy('year')
    .orderBy('no')
    .execute()

/** Lists those of the applications that have an instalment of this number, in any state. */
export async function listIdsWithInstalment(db: Database, applicationIds: readonly number[], no: number) {
  if (applicationIds.length === 0) return []
  const rows = await db
    .selectFrom('instalment')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .where('no', '=', no)
    .execute()
  return rows.map(({ application_id }) => application_id)
}

/** Returns for each award with instalments whether all of them are paid or stopped. */
export const listInstalmentCompletion = (db: Database, applicationIds: readonly number[]) =>
  db
    .selectFrom('instalment')
    .select(['application_id', sql<boolean>`bool_and(state in ('PAID', 'STOPPED'))`.as('over')])
    .where('application_id', 'in', applicationIds)
    .groupBy('application_id')
    .execute()

/**
 * Makes the instalment due again that this renewal was to pay. The child may have another award, of this benefit or of
 * another one, whose instalment of the same number is on its way to the bank.
 */
export const updateRenewedInstalmentToDue = (tx: Tx, renewalId: number) =>
  sql`
    update instalment set state = 'DUE' from payment
    where payment.application_id = ${renewalId} and payment.award_id <> ${renewalId} and payment.state = 'QUEUED'
      and instalment.application_id = payment.award_id and instalment.no = payment.instalment_no
      and instalment.state = 'APPROVED'`.execute(tx)
