import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { selectPassportHolders } from './queries.ts'

/** More documents than any person has. */
const MAX_DOCUMENTS = 50

export const listDocumentsByPassports = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('worker')
    .leftJoin('member', (join) =>
      join.onRef('member.number', '=', 'worker.number').on('worker.source', '=', 'MEMBERSHIP'),
    )
    .leftJoin('application', 'application.id', 'member.application_id')
    .select(['worker.source', 'worker.number', 'worker.name_en', 'worker.father_name', 'worker.passport_sealed'])
    .select(['worker.country', 'worker.issued_on', 'worker.insurance_no'])
    .select([sql<number | null>`worker.id`.as('worker_id')])
    .select(['member.state', 'member.cover_from', 'member.cover_until', 'application.no as application_no'])
    .select('application.mission')
    .where('worker.id', 'in', (eb) =>
      eb.selectFrom(selectPassportHolders(db, passports).as('holder')).select('holder.worker_id'),
    )
    .orderBy(sql`worker.issued_on desc nulls last`)
    .orderBy('worker.id')
    .limit(MAX_DOCUMENTS)
    .execute()

/** Lists ended memberships, which are no longer in the register, so that staff see that they ended. */
export const listEndedMemberships = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .select([sql<'MEMBERSHIP'>`'MEMBERSHIP'`.as('source'), 'member.number', 'member.name as name_en'])
    .select([sql<null>`null`.as('father_name'), 'member.passport_sealed', 'member.country'])
    .select(['member.joined_on as issued_on', 'member.insurance_no', sql<null>`null`.as('worker_id')])
    .select(['member.state', 'member.cover_from', 'member.cover_until', 'application.no as application_no'])
    .select('application.mission')
    .where('member.passport_index', 'in', passports)
    .where('member.state', '=', 'ENDED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('worker')
            .select('worker.id')
            .where('worker.source', '=', 'MEMBERSHIP')
            .whereRef('worker.number', '=', 'member.number'),
        ),
      ),
    )
    .orderBy('member.joined_on', 'desc')
    .limit(MAX_DOCUMENTS)
    .execute()

/** Lists the passports on the documents of these workers and those linked to them later. */
export const listPassportsOfWorkers = (db: Database, workerIds: readonly number[]) =>
  db
    .selectFrom('worker')
    .select('passport_index')
    .where('id', 'in', workerIds)
    .union(db.selectFrom('worker_passport').select('passport_index').where('worker_id', 'in', workerIds))
    .execute()

/** Lists the passports on the documents with these numbers, including memberships that have left the register. */
export const listPassportsByNumbers = (db: Database, source: 'BMET' | 'MEMBERSHIP', numbers: readonly string[]) => {
  const onDocuments = db
    .selectFrom('worker')
    .select('passport_index')
    .where('source', '=', source)
    .where('number', 'in', numbers)
  const ofMembers = db.selectFrom('member').select('passport_index').where('number', 'in', numbers)
  return (source === 'MEMBERSHIP' ? onDocuments.union(ofMembers) : onDocuments).execute()
}
