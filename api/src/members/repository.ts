import { sql, type Insertable, type Selectable } from 'kysely'
import { countUp } from '../platform/count-up.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

export type MemberRow = Selectable<Tables['member']>

export const findMember = (db: Database, number: string) =>
  db.selectFrom('member').selectAll().where('number', '=', number).executeTakeFirst()

/** Who has an account has at most one membership that counts; of ended ones, the newest. */
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

/** Locked, so that a card which is just being replaced is seen before anything is closed or issued. */
export const lockMemberOfApplication = (tx: Tx, applicationId: number) =>
  tx.selectFrom('member').selectAll().where('application_id', '=', applicationId).forUpdate().executeTakeFirst()

export const addMember = (tx: Tx, member: Insertable<Tables['member']>) =>
  tx.insertInto('member').values(member).returningAll().executeTakeFirstOrThrow()

export const listCards = (db: Database, memberId: number) =>
  db.selectFrom('member_card').selectAll().where('member_id', '=', memberId).orderBy('serial', 'desc').execute()

export const findValidCard = (db: Database, memberId: number) =>
  db.selectFrom('member_card').selectAll().where('member_id', '=', memberId).where('state', '=', 'VALID').executeTakeFirst()

type Closing = { state: 'REPLACED' | 'REVOKED'; reason: string }

/** The card that counted counts no more. */
export const closeCard = (tx: Tx, memberId: number, { state, reason }: Closing) =>
  tx
    .updateTable('member_card')
    .set({ state, reason, changed_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('state', '=', 'VALID')
    .execute()

/** One card counts at a time; every new one has the next serial, which its code carries. */
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

/** RUH0000123: the mission's code and seven digits, counted up. */
export const nextMemberNumber = async (tx: Tx, mission: string): Promise<string> =>
  `${mission}${String(await countUp(tx, mission, 0)).padStart(7, '0')}`

/** INS-2026-000123. */
export const nextInsuranceNumber = async (tx: Tx, year: number): Promise<string> =>
  `INS-${year}-${String(await countUp(tx, 'INS', year)).padStart(6, '0')}`
