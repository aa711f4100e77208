import { sql, type Expression, type SqlBool } from 'kysely'
import { applicationGroups } from '@wewb/domain/casework/application-schemas'
import { isInApplicantGroup } from '#casework/applications/applicant-status-filters.ts'
import { isRenewalUnderWay } from '#casework/applications/instalment-queries.ts'
import type { Database } from '#db/database.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import type { ApplicationExpressions } from './dashboard-definition.ts'

type ApplicationCondition = (eb: ApplicationExpressions) => Expression<SqlBool>

export async function countApplications(db: Database, condition: ApplicationCondition): Promise<number> {
  const { total } = await db
    .selectFrom('application')
    .where(condition)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Lists applications by due date; those without one come last. */
export const listApplications = (
  db: Database,
  condition: ApplicationCondition,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom('application')
    .where(condition)
    .selectAll()
    .orderBy('desk_due_on', (day) => day.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts an applicant's applications in each group, by the status they may know. */
export const countOwnApplications = (db: Database, accountId: number, versions: readonly PublishedDefinition[]) =>
  db
    .selectFrom('application')
    .select((eb) =>
      applicationGroups.map((group) =>
        eb.fn
          .countAll<number>()
          .filterWhere(isInApplicantGroup(eb, versions, group))
          .as(group),
      ),
    )
    .where('applicant_id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Sums the payments to an applicant, in taka. */
export async function sumPaidTo(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ taka: number }>`
    select coalesce(sum(app.paid), 0)::float8 as taka from application
    join report_file app on app.application_id = application.id
    where applicant_id = ${accountId} and app.paid_on is not null`.execute(db)
  return rows[0]?.taka ?? 0
}

/** Lists drafts that were not changed since the warning of their deletion, nearest date first. */
export const listExpiringDrafts = (db: Database, accountId: number) =>
  db
    .selectFrom('draft_warning')
    .innerJoin('application', 'application.id', 'draft_warning.application_id')
    .select(['no', 'removed_on'])
    .where('applicant_id', '=', accountId)
    .where('status', '=', 'DRAFT')
    .whereRef('updated_at', '<=', 'warned_at')
    .orderBy('removed_on')
    .orderBy('no')
    .execute()

/** Lists the given stages that an undecided application of this service has reached. */
export const listUndecidedStages = (db: Database, accountId: number, service: string, stages: string[]) =>
  db
    .selectFrom('application')
    .select('stage')
    .distinct()
    .where('applicant_id', '=', accountId)
    .where('service', '=', service)
    .where('status', 'in', ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'])
    .where('stage', 'in', stages)
    .execute()

/** Lists returned applications: to be corrected, or because the bank could not pay. */
export const listReturnedApplications = (db: Database, accountId: number) =>
  db
    .selectFrom('application')
    .select(['no', 'service', 'version', 'status', 'due_on'])
    .where('applicant_id', '=', accountId)
    .where('state', 'in', ['returned', 'payment-failed'])
    .execute()

/** Lists the first instalment of each award, up to this year, without a submission. */
export const listUnrenewedInstalments = (db: Database, accountId: number, year: number) =>
  db
    .selectFrom('instalment')
    .innerJoin('application', 'application.id', 'instalment.application_id')
    .distinctOn('application.id')
    .select([
      'application.no',
      'application.service',
      'application.version',
      'instalment.year',
      'instalment.state',
      'instalment.reminded_on',
    ])
    .where('application.applicant_id', '=', accountId)
    .where('instalment.state', 'in', ['DUE', 'HOLD'])
    .where('instalment.year', '<=', year)
    .where('instalment.no', '>', 1)
    .where(sql<boolean>`not ${isRenewalUnderWay}`)
    .orderBy('application.id')
    .orderBy('instalment.no')
    .execute()

/** Lists the last actions of an officer on applications of these services. */
export const listLastActs = (db: Database, personId: number, services: string[], limit: number) =>
  db
    .selectFrom('application_act')
    .innerJoin('application', 'application.id', 'application_act.application_id')
    .select([
      'application_act.at',
      'application_act.move',
      'application.no',
      'application.service',
      'application.version',
    ])
    .where('application_act.person_id', '=', personId)
    .where('application.service', 'in', ['', ...services])
    .orderBy('application_act.id', 'desc')
    .limit(limit)
    .execute()

/** Lists the setups of these services that are published and not closed. */
export const listCurrentSetups = (db: Database, services: string[]) =>
  db
    .selectFrom('setup')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('service', 'in', ['', ...services])
    .execute()

/** The names of roles, by which an administrator gives them. */
export const listRoleNames = (db: Database) => db.selectFrom('role').select(['code', 'name', 'name_bng']).execute()
