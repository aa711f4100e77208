import type { ExpressionBuilder } from 'kysely'
import type { ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import type { Database } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import { containsPattern, sortOrder, type SortKey } from '#server/listing.ts'
import { hasApplicantStatus, isInApplicantGroup } from './applicant-status-filters.ts'

type Filter = {
  accountId: number
  versions: readonly PublishedDefinition[]
  /** Services in which this person may enter applications for others. */
  enteredServices: readonly string[]
  search?: string | undefined
  service?: string | undefined
  status?: string | undefined
  group?: ApplicationGroup | undefined
  sort?: SortKey<keyof typeof sortColumns> | undefined
}

/**
 * Neither status nor change: before a list is published, their order would disclose what the applicant may not see yet.
 */
const sortColumns = { applicationNo: 'no', submittedOn: 'submitted_at' } as const

type Paging = { page: number; size: number }

/** Lists the applications of this person and those they entered for others, newest first. */
export async function listOwnApplications(db: Database, filter: Filter, { page, size }: Paging) {
  const { accountId, versions, enteredServices, search, service, status, group, sort } = filter
  const own = db
    .selectFrom('application')
    .where((eb) =>
      eb.or([
        eb('applicant_id', '=', accountId),
        eb.and([eb('entered_by', '=', accountId), eb('service', 'in', ['', ...enteredServices])]),
      ]),
    )
    .$if(service !== undefined, (query) => query.where((eb) => isOfService(eb, service ?? '')))
    .$if(status !== undefined, (query) => query.where((eb) => hasApplicantStatus(eb, versions, status ?? '')))
    .$if(group !== undefined, (query) => query.where((eb) => isInApplicantGroup(eb, versions, group ?? 'draft')))
    .$if(Boolean(search), (query) => query.where('no', 'like', containsPattern(normalizeApplicationNo(search ?? ''))))
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .$if(sort !== undefined, (query) => query.orderBy(...sortOrder(sortColumns, sort ?? 'applicationNo')))
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}

/** Matches the service itself or its family: `gms` means all grant programmes, `gms-7` one of them. */
const isOfService = (eb: ExpressionBuilder<Tables, 'application'>, service: string) =>
  eb.or([eb('service', '=', service), eb(eb.fn<boolean>('starts_with', ['service', eb.val(`${service}-`)]), '=', true)])

export const listSetupTitles = (db: Database, ids: readonly number[]) =>
  db.selectFrom('setup').select(['id', 'title', 'title_bng']).where('id', 'in', ids).execute()
