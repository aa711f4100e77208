import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** Lists approved passport changes of the member whom this application enrolled, newest first. */
export const listApprovedPassportChanges = (db: Database, applicationId: number) =>
  db
    .selectFrom('application')
    .innerJoin('member', (join) => join.on('member.application_id', '=', applicationId))
    .select(['application.answers', 'application.answers_sealed'])
    .where('application.service', '=', 'wewb-passport')
    .where('application.approval_status', '=', 2)
    .where(sql<boolean>`application.answers ->> 'memberNo' = member.number`)
    .orderBy('application.id', 'desc')
    .execute()

/** Lists the insurance of workers with this passport, present or earlier. */
export const listInsuranceByPassport = (db: Database, passportIndex: Buffer) =>
  db
    .selectFrom('worker')
    .leftJoin('member', 'member.worker_id', 'worker.id')
    .select(['worker.insurance_no', 'worker.issued_on', 'member.cover_from', 'member.cover_until'])
    .where((eb) =>
      eb.or([
        eb('worker.passport_index', '=', passportIndex),
        eb(
          'worker.id',
          'in',
          eb
            .selectFrom('worker_passport')
            .select('worker_id')
            .where('worker_passport.passport_index', '=', passportIndex),
        ),
      ]),
    )
    .where('worker.source', 'in', ['BMET', 'MEMBERSHIP'])
    .execute()
