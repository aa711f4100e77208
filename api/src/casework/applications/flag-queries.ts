import { sql } from 'kysely'
import { sharedKeyKinds } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Database } from '#db/database.ts'
import { eventServices } from './event-services.ts'

/**
 * True if another live application has the key `own` of the application `mine`. Applications of one case share
 * everything. A family has one phone, so the applications of one account may share it; those that staff entered belong
 * to no account. The NID of a relative counts where one event is claimed once.
 */
const isShared = sql<boolean>`own.kind = any(${[...sharedKeyKinds]}) and exists (
  select from application_key key join application other on other.id = key.application_id
  where key.digest = own.digest and key.kind = own.kind and other.id <> mine.id and other.status <> 'DRAFT'
    and (other.desk is not null or other.status not in ('REJECTED', 'WITHDRAWN'))
    and coalesce(other.case_id, other.id) <> coalesce(mine.case_id, mine.id)
    and (own.kind <> 'relatedNid' or (other.service = mine.service and mine.service = any(${[...eventServices]})))
    and (own.kind <> 'mobile' or coalesce(other.applicant_id <> mine.applicant_id, true)))`

/** Lists, per application, the kinds of keys that it shares with a submitted application outside its case. */
export const listSharedKeyKinds = (db: Database, applicationIds: readonly number[]) =>
  db
    .selectFrom('application_key as own')
    .innerJoin('application as mine', 'mine.id', 'own.application_id')
    .select(['own.application_id', 'own.kind'])
    .distinct()
    .where('own.application_id', '=', sql<number>`any (${applicationIds})`)
    .where(isShared)
    .execute()

/** Condition on the column of the id: the application has a flag. */
export const isFlagged = (applicationId: string) =>
  sql<boolean>`(exists (select from cross_check_flag where application_id = ${sql.ref(applicationId)}) or exists (
    select from application_key own join application mine on mine.id = own.application_id
    where own.application_id = ${sql.ref(applicationId)} and ${isShared}))`

/** Returns the applications about a worker for whose family a financial assistance runs or was given. */
export async function listAssistedIds(db: Database, applicationIds: readonly number[]): Promise<number[]> {
  if (applicationIds.length === 0) return []
  const rows = await db
    .selectFrom('application_key as own')
    .innerJoin('application_key as key', (join) =>
      join.onRef('key.digest', '=', 'own.digest').onRef('key.kind', '=', 'own.kind'),
    )
    .innerJoin('application as assistance', 'assistance.id', 'key.application_id')
    .select('own.application_id')
    .distinct()
    .where('own.application_id', '=', sql<number>`any (${applicationIds})`)
    .where('own.kind', '=', 'passport')
    .where('assistance.service', '=', 'fa-financial-assistance')
    .where('assistance.status', '!=', 'DRAFT')
    .where((eb) =>
      eb.or([eb('assistance.desk', 'is not', null), eb('assistance.status', 'not in', ['REJECTED', 'WITHDRAWN'])]),
    )
    .execute()
  return rows.map(({ application_id }) => application_id)
}
