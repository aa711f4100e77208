import { sql, type Insertable, type Updateable } from 'kysely'
import { countUp } from '../platform/count-up.ts'
import type { Database, Tx } from '../platform/database.ts'
import { gathered, groupsInOrder, inOrder, shared } from '../platform/gathered.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'

export const findByNumber = gathered(async (db, numbers: string[]) => {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where('no', '=', sql<string>`any (${numbers})`)
    .execute()
  return inOrder(numbers, rows, ({ no }) => no)
})
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findByNumber>>>

export const lockByNumber = (tx: Tx, no: string) =>
  tx.selectFrom('application').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()

/** In the order of their numbers, so that two who lock some of the same files never wait for each other. */
export const lockByIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('application').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

export const listActs = (db: Database, applicationIds: readonly number[]) =>
  db
    .selectFrom('application_act')
    .leftJoin('account', 'account.id', 'application_act.person_id')
    .selectAll('application_act')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('application_id', '=', sql<number>`any (${applicationIds})`)
    .orderBy('application_act.id')
    .execute()
export type ActRow = Awaited<ReturnType<typeof listActs>>[number]

export const findActs = gathered(async (db, ids: number[]) => groupsInOrder(ids, await listActs(db, ids), (act) => act.application_id))

export type NewAct = Insertable<Tables['application_act']>
export const addActs = (tx: Tx, acts: readonly NewAct[]) => tx.insertInto('application_act').values(acts).execute()

/** Only if the row is as it was read: most hold a lock on it, and none can forget it. */
export async function updateApplication(db: Database, row: ApplicationRow, values: Updateable<Tables['application']>): Promise<number> {
  const changed = await db
    .updateTable('application')
    .set({ ...values, revision: row.revision + 1, updated_at: sql`now()` as never })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returning('revision')
    .executeTakeFirst()
  return changed?.revision ?? refuseChanged(await findByNumber(db, row.no))
}

/** Somebody else was faster. Who knows the revision of today can look at what changed. */
export const refuseChanged = (now: ApplicationRow | undefined) =>
  now ? refuse('VERSION_CONFLICT', { data: { revision: now.revision } }) : refuse('NOT_FOUND')

/** EDU-2026-000123: counted up by prefix and year. */
export const nextNumber = async (tx: Tx, prefix: string, year: number): Promise<string> =>
  `${prefix}-${year}-${String(await countUp(tx, prefix, year)).padStart(6, '0')}`

export type Key = { kind: string; digest: Buffer }

export async function replaceKeys(tx: Tx, applicationId: number, keys: Key[]) {
  await tx.deleteFrom('application_key').where('application_id', '=', applicationId).execute()
  if (keys.length > 0)
    await tx
      .insertInto('application_key')
      .values(keys.map((key) => ({ application_id: applicationId, ...key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

type AskedKeys = { applicationId: number; kind: string; digests: readonly Buffer[] }

/** Whether the file has one of these. */
export const hasKey = gathered(async (db, asked: AskedKeys[]) => {
  const rows = await db
    .selectFrom('application_key')
    .select(['application_id', 'kind', 'digest'])
    .where('application_id', '=', sql<number>`any (${asked.map(({ applicationId }) => applicationId)})`)
    .where('digest', '=', sql<Buffer>`any (${asked.flatMap(({ digests }) => digests)})`)
    .execute()
  return asked.map(({ applicationId, kind, digests }) =>
    rows.some((row) => row.application_id === applicationId && row.kind === kind && digests.some((digest) => digest.equals(row.digest))),
  )
})

/** Whoever submits something about the same person or paper waits here for the other. */
export async function lockKeys(tx: Tx, keys: Key[]) {
  const numbers = keys.map(({ digest }) => digest.readBigInt64BE(0)).toSorted((a, b) => (a < b ? -1 : 1))
  // One after the other in this order, so that two who share some never wait for each other.
  if (numbers.length > 0) await sql`select pg_advisory_xact_lock(number) from unnest(${numbers.map(String)}::bigint[]) number`.execute(tx)
}

/** Other submitted applications that share one of these keys. */
export const findSharing = (db: Database, applicationId: number, keys: Key[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('application_key')
        .innerJoin('application', 'application.id', 'application_key.application_id')
        .selectAll('application')
        .select('application_key.kind')
        .where((eb) => eb.or(keys.map(({ kind, digest }) => eb.and([eb('kind', '=', kind), eb('digest', '=', digest)]))))
        .where('application.id', '!=', applicationId)
        .where('application.status', '!=', 'DRAFT')
        .orderBy('application.id', 'desc')
        .limit(50)
        .execute()

/** The services in which this person has a file or a draft. */
export async function listOwnServices(db: Database, accountId: number): Promise<Set<string>> {
  const rows = await db.selectFrom('application').select('service').distinct().where('applicant_id', '=', accountId).execute()
  return new Set(rows.map(({ service }) => service))
}

/** An approval taken back: nothing more is paid for it, and the public list no longer has it. */
export async function withdrawAward(tx: Tx, { id, no }: ApplicationRow) {
  await tx
    .updateTable('instalment')
    .set({ state: 'STOPPED', reason: 'REVOKED' })
    .where('application_id', '=', id)
    .where('state', 'in', ['DUE', 'HOLD', 'APPROVED'])
    .execute()
  await tx.deleteFrom('result_row').where('application_no', '=', no).execute()
}

export const listDocuments = gathered(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', sql<number>`any (${ids})`)
    .orderBy('created_at')
    .execute()
  return groupsInOrder(ids, rows, ({ application_id }) => application_id)
})
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

export const listHolidays = shared(async (db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('holiday').select('day').execute()
  return new Set(rows.map(({ day }) => day))
})
