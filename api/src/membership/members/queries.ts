import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { nextSequenceNumber } from '#db/sequence-number-queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export type MemberRow = Selectable<Tables['member']>

export const findMember = (db: Database, number: string) =>
  db.selectFrom('member').selectAll().where('number', '=', number).executeTakeFirst()

/** Returns the active membership of an account, or else its newest ended one. */
export const findMemberOfAccount = (db: Database, accountId: number) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(sql`state = 'ACTIVE'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockMember = (tx: Tx, number: string) =>
  tx.selectFrom('member').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()

/** Locks the member, so that a concurrent replacement of the card is seen before a card is closed or issued. */
export const lockMemberOfApplication = (tx: Tx, applicationId: number) =>
  tx.selectFrom('member').selectAll().where('application_id', '=', applicationId).forUpdate().executeTakeFirst()

export const addMember = (tx: Tx, member: Insertable<Tables['member']>) =>
  tx.insertInto('member').values(member).returningAll().executeTakeFirstOrThrow()

export const updateMember = (tx: Tx, id: number, values: Updateable<Tables['member']>) =>
  tx.updateTable('member').set(values).where('id', '=', id).execute()

export const updateMemberToActive = (tx: Tx, id: number, values: Omit<Updateable<Tables['member']>, 'state'>) =>
  tx
    .updateTable('member')
    .set({ state: 'ACTIVE', ...values })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

type WorkerPassport = Pick<Selectable<Tables['worker']>, 'passport_sealed' | 'passport_index' | 'birth_index'>

export const updateWorkerPassport = (tx: Tx, workerId: number, passport: WorkerPassport) =>
  tx.updateTable('worker').set(passport).where('id', '=', workerId).execute()

export const listCards = (db: Database, memberId: number) =>
  db.selectFrom('member_card').selectAll().where('member_id', '=', memberId).orderBy('serial', 'desc').execute()

export const findValidCard = (db: Database, memberId: number) =>
  db
    .selectFrom('member_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'VALID')
    .executeTakeFirst()

type Closing = { state: 'REPLACED' | 'REVOKED'; reason: string }

/** Closes the valid card. */
export const closeCard = (tx: Tx, memberId: number, { state, reason }: Closing) =>
  tx
    .updateTable('member_card')
    .set({ state, reason, changed_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('state', '=', 'VALID')
    .execute()

/** Issues a card with the next serial, which its code carries. A member has one valid card at a time. */
export async function issueCard(tx: Tx, memberId: number, issuedOn: string) {
  const { last } = await tx
    .selectFrom('member_card')
    .select((eb) => eb.fn.coalesce(eb.fn.max('serial'), sql<number>`0`).as('last'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('member_card')
    .values({ member_id: memberId, serial: last + 1, issued_on: issuedOn })
    .execute()
}

/** Returns the code of the mission and a seven-digit sequence number: RUH0000123. */
export const nextMemberNumber = async (tx: Tx, mission: string): Promise<string> =>
  `${mission}${String(await nextSequenceNumber(tx, mission, 0)).padStart(7, '0')}`

/** Returns a number like INS-2026-000123. */
export const nextInsuranceNumber = async (tx: Tx, year: number): Promise<string> =>
  `INS-${year}-${String(await nextSequenceNumber(tx, 'INS', year)).padStart(6, '0')}`

/** Finds the fee of a mission in force on a day. */
export const findFeeInForce = (db: Database, mission: string, on: string) =>
  db
    .selectFrom('mission_fee')
    .selectAll()
    .where('mission', '=', mission)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Lists the fees in force on a day, at most one per mission. */
export const listFeesInForce = (db: Database, on: string) =>
  db
    .selectFrom('mission_fee')
    .distinctOn('mission')
    .selectAll()
    .where('valid_from', '<=', on)
    .orderBy('mission')
    .orderBy('valid_from', 'desc')
    .execute()

/** Lists the fees of all missions, or of one, by start date. */
export const listMissionFeeRows = (db: Database | Tx, mission?: string) =>
  db
    .selectFrom('mission_fee')
    .selectAll()
    .$if(mission !== undefined, (query) => query.where('mission', '=', mission ?? ''))
    .orderBy('mission')
    .orderBy('valid_from')
    .execute()
export type MissionFeeRow = Awaited<ReturnType<typeof listMissionFeeRows>>[number]

export const findAnyMissionFee = (tx: Tx) => tx.selectFrom('mission_fee').select('mission').limit(1).executeTakeFirst()

type FirstFee = Omit<Insertable<Tables['mission_fee']>, 'valid_from'>

/** Inserts fees that are valid from the beginning. */
export const insertFirstMissionFees = (tx: Tx, fees: readonly FirstFee[]) =>
  tx
    .insertInto('mission_fee')
    .values(fees.map((fee) => ({ ...fee, valid_from: sql<string>`date '2018-01-01'` as never })))
    .execute()

type FeeValues = { currency: string; fee: string; premium: string }

export const upsertMissionFee = (tx: Tx, mission: string, validFrom: string, values: FeeValues) =>
  tx
    .insertInto('mission_fee')
    .values({ mission, valid_from: validFrom, ...values })
    .onConflict((conflict) => conflict.columns(['mission', 'valid_from']).doUpdateSet(values))
    .execute()

export const deleteMissionFee = (tx: Tx, mission: string, validFrom: string) =>
  tx.deleteFrom('mission_fee').where('mission', '=', mission).where('valid_from', '=', validFrom).execute()

/** Returns whether the lookup list has this code as an active entry. */
export const isActiveCode = async (db: Database, source: string, code: string): Promise<boolean> =>
  (await db
    .selectFrom('lookup')
    .select('code')
    .where('source', '=', source)
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined

/** Lists all missions, withdrawn ones included, or only the one with this code. */
export const listMissions = (db: Database, code?: string) =>
  db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng', 'active'])
    .where('source', '=', 'mission')
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('position')
    .orderBy('name')
    .execute()

export const deleteFeeReceipt = (tx: Tx, applicationId: number) =>
  tx.deleteFrom('fee_receipt').where('application_id', '=', applicationId).execute()

/**
 * Returns undefined when the memo or transaction was used before. A concurrent insert of the same number waits here.
 */
export const insertFeeReceipt = (tx: Tx, receipt: Insertable<Tables['fee_receipt']>) =>
  tx
    .insertInto('fee_receipt')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst()
