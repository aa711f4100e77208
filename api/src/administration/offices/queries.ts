import { sql } from 'kysely'
import type { Locale } from '@wewb/domain/language/bilingual'
import { officeTypes } from '@wewb/domain/reference/office-types'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'

type OfficeColumns = { code: string; type: string; name: string; name_bng: string; places: string[] }

export const getOffice = async (tx: Tx, id: number) =>
  (await tx.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirst()) ?? throwProblem('NOT_FOUND')

export const findOtherOfficeByCode = (tx: Tx, code: string, exceptId: number) =>
  tx.selectFrom('office').select('id').where('code', '=', code).where('id', '<>', exceptId).executeTakeFirst()

export const findOtherHeadOffice = (tx: Tx, exceptId: number) =>
  tx
    .selectFrom('office')
    .select('id')
    .where('type', '=', 'HQ')
    .where('closed_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst()

export const listOtherAirportOffices = (tx: Tx, exceptId: number) =>
  tx
    .selectFrom('office')
    .select('places')
    .where('type', '=', 'AIRPORT')
    .where('closed_at', 'is', null)
    .where('id', '<>', exceptId)
    .execute()

/** Includes closed offices, because old answers still refer to them. */
export const listOffices = (db: Database, locale: Locale) =>
  db
    .selectFrom('office')
    .select(['id', 'code', 'type', 'name', 'name_bng', 'closed_at'])
    .where('type', '<>', 'CALL_CENTRE')
    .orderBy(locale === 'en' ? sql`name` : sql`name_bng collate bangla`)
    .execute()

export const listOfficesById = (db: Database, ids: readonly number[]) =>
  db.selectFrom('office').select(['id', 'name', 'name_bng']).where('id', 'in', ids).execute()

/** Lists all offices or one, with the number of their staff: open ones first, then by type and name. */
export const listOfficeRows = (db: Database | Tx, officeId?: number) =>
  db
    .selectFrom('office')
    .selectAll('office')
    .select((eb) =>
      eb
        .selectFrom('account')
        .whereRef('account.office_id', '=', 'office.id')
        .where('account.state', '<>', 'inactive')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('people'),
    )
    .$if(officeId !== undefined, (query) => query.where('office.id', '=', officeId ?? 0))
    .orderBy(sql`closed_at is not null`)
    .orderBy(sql`array_position(${sql.lit(`{${officeTypes.join()}}`)}::text[], office.type)`)
    .orderBy('office.name')
    .execute()
export type OfficeRow = Awaited<ReturnType<typeof listOfficeRows>>[number]

export const insertOffice = (tx: Tx, office: OfficeColumns) =>
  tx.insertInto('office').values(office).returning('id').executeTakeFirstOrThrow()

export const updateOfficeRow = (tx: Tx, id: number, office: OfficeColumns) =>
  tx.updateTable('office').set(office).where('id', '=', id).execute()

export const updateOfficeClosedAt = (tx: Tx, id: number, closedAt: Date | null) =>
  tx.updateTable('office').set({ closed_at: closedAt }).where('id', '=', id).execute()

/** Lists the accounts of the office that are not deactivated. */
export const listOfficeStaff = (tx: Tx, officeId: number) =>
  tx
    .selectFrom('account')
    .select(['full_name', 'full_name_bng'])
    .where('office_id', '=', officeId)
    .where('state', '<>', 'inactive')
    .orderBy('full_name')
    .execute()

export const countOpenComplaints = (tx: Tx, officeId: number) =>
  tx
    .selectFrom('complaint')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('office_id', '=', officeId)
    .where('state', 'not in', ['RESOLVED', 'DISMISSED'])
    .executeTakeFirstOrThrow()

export const listOpenChequeBooks = (tx: Tx, airports: readonly string[]) =>
  tx
    .selectFrom('cheque_book')
    .select('id')
    .where('airport', 'in', ['', ...airports])
    .where('closed_at', 'is', null)
    .execute()

export const listPlaceNames = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng'])
    .where('source', 'in', ['district', 'mission', 'airport'])
    .where('code', 'in', ['', ...codes])
    .execute()

export const listPlaceCodes = (tx: Tx, source: string, codes: readonly string[]) =>
  tx.selectFrom('lookup').select('code').where('source', '=', source).where('code', 'in', codes).execute()
