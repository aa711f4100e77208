import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { holdersOf } from './repository.ts'
import { birthIndexOf, passportIndexOf } from './table-register.ts'
import { writeRows } from './write-rows.ts'

/** From now on this passport, too, finds the worker. Said twice it is still one; a birth day once known stays known. */
export async function linkPassport(
  tx: Tx,
  secrets: Secrets,
  workerId: number,
  { passportNo, birthDay }: { passportNo: string; birthDay: string | null },
) {
  await tx
    .insertInto('worker_passport')
    .values({
      worker_id: workerId,
      passport_sealed: secrets.seal(passportNo),
      passport_index: passportIndexOf(secrets, passportNo),
      birth_index: birthDay === null ? null : birthIndexOf(secrets, passportNo, birthDay),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['worker_id', 'passport_index'])
        .doUpdateSet({ birth_index: sql`coalesce(excluded.birth_index, worker_passport.birth_index)` }),
    )
    .execute()
}

export type Member = {
  number: string
  passportNo: string
  birthDay: string
  name: string
  fatherName: string | null
  country: string
  issuedOn: string
  insuranceNo: string | null
}

/** The board's own members stand in the register like imported ones; the row of a number that is there already is renewed. */
export async function enterMember(tx: Tx, secrets: Secrets, member: Member): Promise<number> {
  const { number, passportNo, birthDay, name, fatherName, country, issuedOn, insuranceNo } = member
  const row = {
    source: 'MEMBERSHIP', number, mission: null, passport_no: passportNo, date_of_birth: birthDay, name_en: name,
    father_name: fatherName, country, issued_on: issuedOn, insurance_no: insuranceNo,
  } // prettier-ignore
  await writeRows(tx, secrets, 'WORKER', null, [row])
  const { id } = await tx
    .selectFrom('worker')
    .select('id')
    .where('source', '=', 'MEMBERSHIP')
    .where('number', '=', number)
    .where('mission', '=', '')
    .executeTakeFirstOrThrow()
  return id
}

/** Who is no member any more is not found as one; clearances of the same person stay. */
export async function leaveMember(tx: Tx, workerId: number) {
  await tx.deleteFrom('worker').where('id', '=', workerId).where('source', '=', 'MEMBERSHIP').execute()
}

/** A clearance or membership under one of these passports, linked ones included: whoever has one need not register again. */
export async function findRegistered(db: Database, passports: readonly Buffer[]): Promise<{ number: string } | undefined> {
  if (passports.length === 0) return undefined
  return await db
    .selectFrom(holdersOf(db, passports).as('holder'))
    .innerJoin('worker', 'worker.id', 'holder.worker_id')
    .select('worker.number')
    .where('worker.source', 'in', ['BMET', 'MEMBERSHIP'])
    .orderBy('worker.id')
    .limit(1)
    .executeTakeFirst()
}

/** By worker, newest first. The passport of the paper itself is no linked one, even if it became so by a change. */
export async function listLinkedPassports(db: Database, secrets: Secrets, workerIds: readonly number[]): Promise<Map<number, string[]>> {
  if (workerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('worker_passport')
    .innerJoin('worker', 'worker.id', 'worker_passport.worker_id')
    .select(['worker_passport.worker_id', 'worker_passport.passport_sealed'])
    .where('worker_passport.worker_id', 'in', workerIds)
    .whereRef('worker_passport.passport_index', '!=', 'worker.passport_index')
    .orderBy('linked_at', 'desc')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ worker_id }) => worker_id)].map(([id, linked]) => [
      id,
      linked.map(({ passport_sealed }) => secrets.open(passport_sealed)),
    ]),
  )
}
