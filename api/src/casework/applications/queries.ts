import { sql, type Insertable, type Updateable } from 'kysely'
import { nextSequenceNumber } from '#db/sequence-number-queries.ts'
import type { Database, Tx } from '#db/database.ts'
import { batchLoader, groupRowsByKeys, orderRowsByKeys, coalesce } from '#db/batch-loader.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'

export const findByNumber = batchLoader(async (db, numbers: string[]) => {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where('no', '=', sql<string>`any (${numbers})`)
    .execute()
  return orderRowsByKeys(numbers, rows, ({ no }) => no)
})
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findByNumber>>>

export const lockByNumber = (tx: Tx, no: string) =>
  tx.selectFrom('application').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()

type InCase = { caseId: number; service: string; excludedStatuses: readonly string[] }

/** Locks the first application of that service in a case. */
export const lockFirstOfCase = (tx: Tx, { caseId, service, excludedStatuses }: InCase) =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('service', '=', service)
    .where('status', 'not in', excludedStatuses)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()

/** Locks in the order of the ids, so that concurrent transactions cannot deadlock. */
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

export const listActsOfApplication = batchLoader(async (db, ids: number[]) =>
  groupRowsByKeys(ids, await listActs(db, ids), (act) => act.application_id),
)

export const listActReplies = (db: Database, applicationId: number) =>
  db.selectFrom('application_act').select('reply').where('application_id', '=', applicationId).orderBy('id').execute()

export type NewAct = Insertable<Tables['application_act']>
export const addActs = (tx: Tx, acts: readonly NewAct[]) => tx.insertInto('application_act').values(acts).execute()

/** Updates only the revision that was read, also for callers that hold no lock. */
export async function updateApplication(
  db: Database,
  row: ApplicationRow,
  values: Updateable<Tables['application']>,
): Promise<number> {
  const changed = await db
    .updateTable('application')
    .set({ ...values, revision: row.revision + 1, updated_at: sql`now()` as never })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returning('revision')
    .executeTakeFirst()
  return changed?.revision ?? throwVersionConflict(await findByNumber(db, row.no))
}

export const updateCaseId = (tx: Tx, id: number, caseId: number) =>
  tx.updateTable('application').set({ case_id: caseId }).where('id', '=', id).returningAll().executeTakeFirst()

export const updateApplicant = (tx: Tx, no: string, accountId: number) =>
  tx.updateTable('application').set({ applicant_id: accountId }).where('no', '=', no).execute()

type MovedRow = { id: number; revision: number; answers_before: string | null }

/** Updates only rows with the given revision; returns the number of changed rows. `answers_before` is base64. */
export async function updateMovedApplications(tx: Tx, rows: readonly MovedRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update application set
      state = moved.state, status = moved.status, approval_status = moved.approval_status,
      desk = moved.desk, returns_to = moved.returns_to, stage = moved.stage,
      unlocked = array(select jsonb_array_elements_text(moved.unlocked)), since = moved.since,
      due_on = moved.due_on, desk_due_on = moved.desk_due_on, escalated_on = null, expected_on = null, taken_by = null,
      answers_before = decode(moved.answers_before, 'base64'),
      in_batch = moved.in_batch, revision = application.revision + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (
      id bigint, revision integer, state text, status text, approval_status smallint,
      desk text, returns_to text, stage text, unlocked jsonb,
      since date, due_on date, desk_due_on date, answers_before text, in_batch boolean)
    where application.id = moved.id and application.revision = moved.revision`.execute(tx)
  return Number(numAffectedRows)
}

/** Reports a concurrent change, with the current revision so that the client can load it. */
export const throwVersionConflict = (now: ApplicationRow | undefined) =>
  now ? throwProblem('VERSION_CONFLICT', { data: { revision: now.revision } }) : throwProblem('NOT_FOUND')

/** Returns a number such as EDU-2026-000123, a sequence per prefix and year. */
export const nextReferenceNumber = async (tx: Tx, prefix: string, year: number): Promise<string> =>
  `${prefix}-${year}-${String(await nextSequenceNumber(tx, prefix, year)).padStart(6, '0')}`

export type ApplicationKey = { kind: string; digest: Buffer }

export async function replaceKeys(
  tx: Tx,
  applicationId: number,
  keys: ApplicationKey[],
  { isNew }: { isNew: boolean },
) {
  if (!isNew) await tx.deleteFrom('application_key').where('application_id', '=', applicationId).execute()
  if (keys.length > 0)
    await tx
      .insertInto('application_key')
      .values(keys.map((key) => ({ application_id: applicationId, ...key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const listKeys = (db: Database, applicationId: number): Promise<ApplicationKey[]> =>
  db.selectFrom('application_key').select(['kind', 'digest']).where('application_id', '=', applicationId).execute()

type RequestedKeys = { applicationId: number; kind: string; digests: readonly Buffer[] }

/** Returns whether the application has one of these keys. */
export const hasKey = batchLoader(async (db, requestedKeys: RequestedKeys[]) => {
  const rows = await db
    .selectFrom('application_key')
    .select(['application_id', 'kind', 'digest'])
    .where('application_id', '=', sql<number>`any (${requestedKeys.map(({ applicationId }) => applicationId)})`)
    .where('digest', '=', sql<Buffer>`any (${requestedKeys.flatMap(({ digests }) => digests)})`)
    .execute()
  return requestedKeys.map(({ applicationId, kind, digests }) =>
    rows.some(
      (row) =>
        row.application_id === applicationId &&
        row.kind === kind &&
        digests.some((digest) => digest.equals(row.digest)),
    ),
  )
})

/** Serialises submissions about the same person or document. */
export async function lockKeys(tx: Tx, keys: readonly Pick<ApplicationKey, 'digest'>[]) {
  const numbers = keys.map(({ digest }) => digest.readBigInt64BE(0)).toSorted((a, b) => (a < b ? -1 : 1))
  // Takes the locks in a fixed order, so that concurrent transactions cannot deadlock.
  if (numbers.length > 0)
    await sql`select pg_advisory_xact_lock(number) from unnest(${numbers.map(String)}::bigint[]) number`.execute(tx)
}

/** Lists other submitted applications that share one of these keys. */
export const listApplicationsSharingKeys = (db: Database, applicationId: number, keys: ApplicationKey[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('application_key')
        .innerJoin('application', 'application.id', 'application_key.application_id')
        .selectAll('application')
        .select('application_key.kind')
        .where((eb) =>
          eb.or(keys.map(({ kind, digest }) => eb.and([eb('kind', '=', kind), eb('digest', '=', digest)]))),
        )
        .where('application.id', '!=', applicationId)
        .where('application.status', '!=', 'DRAFT')
        .orderBy('application.id', 'desc')
        .limit(50)
        .execute()

/** Lists the services in which this person has an application or a draft. */
export async function listOwnServices(db: Database, accountId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('application')
    .select('service')
    .distinct()
    .where('applicant_id', '=', accountId)
    .execute()
  return new Set(rows.map(({ service }) => service))
}

/** Revokes an award: stops its unpaid instalments and removes it from the public list. */
export async function withdrawAward(tx: Tx, { id, no }: ApplicationRow) {
  await tx
    .updateTable('instalment')
    .set({ state: 'STOPPED', reason: 'REVOKED' })
    .where('application_id', '=', id)
    .where('state', 'in', ['DUE', 'HOLD', 'APPROVED'])
    .execute()
  await tx.deleteFrom('result_row').where('application_no', '=', no).execute()
}

export const listDocuments = batchLoader(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', sql<number>`any (${ids})`)
    .orderBy('created_at')
    .execute()
  return groupRowsByKeys(ids, rows, ({ application_id }) => application_id)
})
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

export const listHolidays = coalesce(async (db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('holiday').select('day').execute()
  return new Set(rows.map(({ day }) => day))
})
