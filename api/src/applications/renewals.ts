import { sql } from 'kysely'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Database, Tx } from '../platform/database.ts'
import { studentKinds } from './keys.ts'
import { findSharing, type ApplicationRow, type Key } from './repository.ts'

type Renewal = Pick<ApplicationRow, 'id' | 'service' | 'setup_id' | 'applicant_id' | 'entered_by'>

/** The instalments still due, up to that year, under the awards that this file may renew; first year first. */
export async function findDueInstalments(db: Database, renewal: Renewal, keys: Key[], year: number) {
  const awards = (await findSharing(db, renewal.id, keys)).filter((award) => mayRenew(renewal, award))
  if (awards.length === 0) return []
  return await db
    .selectFrom('instalment')
    .select(['application_id', 'no'])
    .where(
      'application_id',
      'in',
      awards.map(({ id }) => id),
    ) // prettier-ignore
    .where('state', 'in', ['DUE', 'HOLD'])
    .where('year', '<=', year)
    .orderBy('year')
    .orderBy('no')
    .execute()
}

/**
 * A child may have awards of two benefits. One that is renewed under its own circular keeps that circular's amount, and is
 * renewed by the family that has it: who merely knows the child's number could turn the money to another account.
 */
function mayRenew(renewal: Renewal, award: Renewal): boolean {
  if (award.service !== renewal.service) return false
  if (!circularOf(award.service).isRenewedUnderIt) return true
  return award.setup_id === renewal.setup_id && (renewal.entered_by !== null || award.applicant_id === renewal.applicant_id)
}

/** Files about the same child as the file of that id. */
const sharing = (id: unknown) => sql`(
  select theirs.application_id from application_key own join application_key theirs using (kind, digest)
  where own.application_id = ${id} and own.kind in (${sql.join([...studentKinds])}))`

/** Of a row of `instalment`: has the family applied for this year, and is that still to be decided or told? */
export const isRenewalUnderWay = sql<boolean>`exists (
  select from application award join application renewal on renewal.service = award.service
  where award.id = instalment.application_id and renewal.id in ${sharing(sql.ref('instalment.application_id'))}
    and renewal.answers->>'applicationKind' <> 'NEW' and renewal.answers->'installmentNo' = to_jsonb(instalment.no)
    and (renewal.status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'APPROVED') or (renewal.status = 'REJECTED' and renewal.desk is not null)))`

/** As the family sees them: a year they have applied for is neither due nor on hold. */
export const listInstalments = (db: Database, applicationId: number) =>
  db
    .selectFrom('instalment')
    .select(['no', 'year', 'amount'])
    .select(sql<string>`case when state in ('DUE', 'HOLD') and ${isRenewalUnderWay} then 'RENEWAL_SUBMITTED' else state end`.as('state'))
    .where('application_id', '=', applicationId)
    .orderBy('no')
    .execute()

/** A renewal whose approval is taken back: its year is due again. */
export async function reopenInstalment(tx: Tx, { id, answers }: ApplicationRow) {
  if (answers['applicationKind'] === 'NEW' || typeof answers['installmentNo'] !== 'number') return
  await tx
    .updateTable('instalment')
    .set({ state: 'DUE' })
    .where(sql<boolean>`application_id in ${sharing(id)}`)
    .where('no', '=', answers['installmentNo'])
    .where('state', '=', 'APPROVED')
    .execute()
}
