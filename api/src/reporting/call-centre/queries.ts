import { sql, type Insertable } from 'kysely'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { CallerIdentifiers } from './parse-caller.ts'

/** Finds the accounts with this login or with this NID in their profile. */
export const findAccounts = async (db: Database, { login, nidIndex }: CallerIdentifiers): Promise<number[]> => {
  if (!login && !nidIndex) return []
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(login ? [eb('login_id', '=', login.value)] : []),
        ...(nidIndex ? [eb('nid_index', '=', nidIndex)] : []),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds all passports of the worker identified by a passport or a document number, old and new. NOC numbers are
 * excluded, because each mission has its own sequence.
 */
export async function findPassports(
  db: Database,
  { passportIndex, documentNumber }: CallerIdentifiers,
): Promise<Buffer[]> {
  const typed = passportIndex ? [passportIndex] : []
  const { rows } = await sql<{ passport: Buffer }>`
    with named as (
      select passport_index, id from worker
        where (number = ${documentNumber ?? null} and source <> 'NOC') or passport_index = any(${typed}::bytea[])
      union select worker.passport_index, worker.id from worker_passport join worker on worker.id = worker_id
        where worker_passport.passport_index = any(${typed}::bytea[])
    )
    select passport_index as passport from named
    union select passport_index from worker_passport where worker_id in (select id from named)
    union select passport_index from member where number = ${documentNumber ?? null}`.execute(db)
  return [...typed, ...rows.map(({ passport }) => passport)]
}

type Traces = { caller: CallerIdentifiers; accounts: number[]; passports: Buffer[]; services: string[]; limit: number }

/**
 * Finds the applications of these identifiers and all others of their owners, newest first. Uses a union, because with
 * `or` the database would use none of the indexes.
 */
export async function findApplications(db: Database, { caller, accounts, passports, services, limit }: Traces) {
  const { applicationNo = null, digests, login, documentNumber = null } = caller
  const contact = login?.value ?? null
  const { rows } = await sql<{ id: number; applicant_id: number | null }>`
    select id, applicant_id from application where id in (
      (select id from application where no = ${applicationNo})
      union (
        select application_id from application_key
        where digest = any(${[...digests, ...passports]}::bytea[])
        order by application_id desc
        limit 500)
      union (select id from application where entered_by is not null and contact = ${contact})
      union (select application_id from member where number = ${documentNumber})
    )`.execute(db)
  const ids = rows.map(({ id }) => id)
  const owners = [...accounts, ...rows.flatMap(({ applicant_id }) => applicant_id ?? [])]
  return await db
    .selectFrom('application')
    .selectAll()
    .where((eb) =>
      eb.or([eb('id', 'in', ids.length > 0 ? ids : [0]), eb('applicant_id', 'in', owners.length > 0 ? owners : [0])]),
    )
    .where('service', 'in', ['', ...services])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type MemberKeys = {
  documentNumber: string | undefined
  passports: Buffer[]
  accounts: number[]
  applicationIds: number[]
}

export const findMembers = (db: Database, { documentNumber, accounts, applicationIds }: MemberKeys) =>
  db
    .selectFrom('member')
    .select(['number', 'name', 'name_bng', 'state', 'joined_on', 'insurance_no', 'cover_until'])
    .where((eb) =>
      eb.or([
        eb('number', '=', documentNumber ?? ''),
        eb('account_id', '=', sql<number>`any(${accounts}::bigint[])`),
        eb('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()

/** Finds imported memberships; those issued by the portal are in its own table. */
export const findImportedMemberships = (
  db: Database,
  { documentNumber, passports }: Pick<MemberKeys, 'documentNumber' | 'passports'>,
) =>
  db
    .selectFrom('worker')
    .select(['number', 'name_en', 'issued_on', 'insurance_no'])
    .where('source', '=', 'MEMBERSHIP')
    .where((eb) =>
      eb.or([
        eb('number', '=', documentNumber ?? ''),
        eb('passport_index', '=', sql<Buffer>`any(${passports}::bytea[])`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()

const maxCalls = 50

/** Lists phone calls about these applications or from this phone, newest first. */
export const listPhoneCallRows = (
  db: Database,
  { applicationIds, phoneIndex }: { applicationIds: number[]; phoneIndex?: Buffer },
) =>
  db
    .selectFrom('call_log')
    .innerJoin('account', 'account.id', 'call_log.agent_id')
    .leftJoin('application', 'application.id', 'call_log.application_id')
    .select([
      'call_log.id',
      'call_log.at',
      'call_log.reason',
      'call_log.note',
      'account.full_name',
      'account.full_name_bng',
      'application.no',
    ])
    .where(
      'call_log.id',
      'in',
      sql<number>`(
      (select id from call_log where application_id = any(${applicationIds}::bigint[])
        order by id desc limit ${maxCalls})
      union (select id from call_log where phone_index = ${phoneIndex ?? null} order by id desc limit ${maxCalls}))`,
    )
    .orderBy('call_log.id', 'desc')
    .limit(maxCalls)
    .execute()
export type PhoneCallRow = Awaited<ReturnType<typeof listPhoneCallRows>>[number]

export const insertPhoneCall = (tx: Tx, call: Insertable<Tables['call_log']>) =>
  tx.insertInto('call_log').values(call).returningAll().executeTakeFirstOrThrow()

export async function listSetupTitles(db: Database, ids: number[]): Promise<Map<number, Bilingual>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('setup').select(['id', 'title', 'title_bng']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title, title_bng }) => [id, { bn: title_bng, en: title }]))
}

export async function listAccountNames(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, { name: string; nameBng: string | null }>()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'full_name_bng'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, full_name, full_name_bng }) => [id, { name: full_name, nameBng: full_name_bng }]))
}
