import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { scholarshipServiceId } from '#services/setups/queries.ts'

export const getApplication = (tx: Tx, applicationId: number) =>
  tx.selectFrom('application').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow()

/** Locks the application until the transaction ends. */
export const lockApplication = (tx: Tx, applicationId: number) =>
  tx.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute()

/** Lists new applications that the section officer found eligible and that are on the assistant director's desk. */
export const listEligibleApplications = (db: Database, setupId: number) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('setup_id', '=', setupId)
    .where('desk', '=', 'assistant')
    .where('initial_approve', '=', 1)
    .where(sql<string>`answers->>'applicationKind'`, '=', 'NEW')
    .execute()

/** Lists new applications that were approved singly before the circular had a list. */
export const listApprovedApplications = (db: Database, setupId: number) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('setup_id', '=', setupId)
    .where('state', '=', 'approved')
    .where(sql<string>`answers->>'applicationKind'`, '=', 'NEW')
    .orderBy('id')
    .execute()

/** Returns one page of the new applications that were approved under the circular. */
export const listApprovedNew = (db: Database, setupId: number, { page, size }: { page: number; size: number }) =>
  db
    .selectFrom('application')
    .where('setup_id', '=', setupId)
    .where('approval_status', '=', 2)
    .where(sql<string>`answers->>'applicationKind'`, '=', 'NEW')
    .selectAll()
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export type DecisionCounts = { approved: number; refused: number; undecided: number }

/**
 * Counts the decisions under a circular. A rejected application under appeal is on a desk again and counts as
 * undecided.
 */
export async function countDecisions(db: Database, setupId: number) {
  const { rows } = await sql<DecisionCounts & { sum: string; version: number }>`
    select
      (count(*) filter (where approval_status = 2))::int as approved,
      (count(*) filter (where status = 'REJECTED' and desk is null))::int as refused,
      (count(*) filter (where approval_status <> 2 and (status <> 'REJECTED' or desk is not null)))::int as undecided,
      coalesce(sum(amount) filter (where approval_status = 2), 0)::text as sum,
      coalesce(hashtext(string_agg(concat_ws(':', no, approval_status, status, amount), ',' order by id)), 0) as version
    from application
    where setup_id = ${setupId} and status not in ('DRAFT', 'WITHDRAWN')
      and answers->>'applicationKind' = 'NEW'`.execute(db)
  return rows[0] ?? { approved: 0, refused: 0, undecided: 0, sum: '0', version: 0 }
}

type ApprovedAfter = { setupId: number; afterId: number; limit: number }

/**
 * Locks the rows, so that a concurrent revocation of an approval waits until its result row exists and can be removed.
 */
export const lockApprovedAfter = (tx: Tx, { setupId, afterId, limit }: ApprovedAfter) =>
  tx
    .selectFrom('application')
    .leftJoin('merit_row', 'merit_row.application_id', 'application.id')
    .selectAll('application')
    .select('merit_row.rank as place')
    .where('application.setup_id', '=', setupId)
    .where('application.state', '=', 'approved')
    .where(sql<string>`application.answers->>'applicationKind'`, '=', 'NEW')
    .where('application.id', '>', afterId)
    .orderBy('application.id')
    .limit(limit)
    .forUpdate('application')
    .execute()

/** Selects all applications approved under the circular, with the list or singly. */
const approved = (db: Database | Tx, setupId: number) =>
  db.selectFrom('application').where('setup_id', '=', setupId).where('state', '=', 'approved')

export const listApprovedIds = (db: Database, setupId: number) =>
  approved(db, setupId).select('id').orderBy('id').execute()

export const lockApproved = (tx: Tx, setupId: number, limit: number) =>
  approved(tx, setupId).selectAll().orderBy('id').limit(limit).forUpdate().execute()

/** Returns undefined also when another transaction has locked the row. */
export const lockApprovedIfFree = (tx: Tx, setupId: number, applicationId: number) =>
  approved(tx, setupId).selectAll().where('id', '=', applicationId).forUpdate().skipLocked().executeTakeFirst()

/** Lists approved applications that wait for no list: renewals, and those whose result is already published. */
export const listLateApprovals = (db: Database, services: readonly string[]) =>
  db
    .selectFrom('application')
    .leftJoin('merit_list', 'merit_list.setup_id', 'application.setup_id')
    .select(['application.id', 'application.setup_id'])
    .where('application.service', 'in', services)
    .where('application.state', '=', 'approved')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('merit_list.state', '=', 'PUBLISHED'),
          // A ranked list alone awards; beside an unranked one an application may be approved late.
          eb.or([
            eb('application.service', '!=', scholarshipServiceId),
            eb.exists(
              eb
                .selectFrom('merit_row')
                .select('rank')
                .whereRef('merit_row.application_id', '=', 'application.id')
                .where('merit_row.selected', '=', true),
            ),
          ]),
        ]),
        eb(sql<string>`application.answers->>'applicationKind'`, '!=', 'NEW'),
      ]),
    )
    .execute()

/** Returns undefined when the application is no longer approved. */
export const lockApprovedById = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', applicationId)
    .where('state', '=', 'approved')
    .forUpdate()
    .executeTakeFirst()

type DraftFilter = { applicantId: number; service: string; setupId: number | null }

export const listDrafts = (tx: Tx, { applicantId, service, setupId }: DraftFilter) =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .where('service', '=', service)
    .where('setup_id', '=', setupId)
    .where('status', '=', 'DRAFT')
    .execute()

export type NumberedApplication = {
  id: number
  no: string
  setup_id: number | null
  desk: string | null
  initial_approve: number
  kind: string | null
}

/** Lists the applications with these numbers, without drafts. */
export async function listApplicationsByNumber(db: Database, numbers: readonly string[]) {
  const { rows } = await sql<NumberedApplication>`
    select id, no, setup_id, desk, initial_approve, answers->>'applicationKind' as kind
    from application where no = any(${numbers}::text[]) and status <> 'DRAFT'`.execute(db)
  return rows
}
