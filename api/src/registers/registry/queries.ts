import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import type { StudentQuery } from './register.ts'

/**
 * Selects the workers with this passport, on the document or linked later. Each passport has its own hash of the birth
 * date.
 */
export const selectPassportHolders = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('worker')
    .select(['id as worker_id', 'birth_index'])
    .where('passport_index', 'in', passports)
    .unionAll(
      db.selectFrom('worker_passport').select(['worker_id', 'birth_index']).where('passport_index', 'in', passports),
    )

export const listPassportHolders = (db: Database, passports: readonly Buffer[]) =>
  selectPassportHolders(db, passports).execute()

/** Lists every passport of the workers who have this one, on the document or linked later. */
export const listPassportsOfHolders = (db: Database, passport: Buffer) => {
  const holders = db.selectFrom(selectPassportHolders(db, [passport]).as('holder')).select('worker_id')
  return db
    .selectFrom('worker')
    .select('passport_sealed')
    .where('id', 'in', holders)
    .unionAll(db.selectFrom('worker_passport').select('passport_sealed').where('worker_id', 'in', holders))
    .execute()
}

type Clearance = {
  passportIndex: Buffer
  birthIndex: Buffer | null
  number: string | null
  sources: readonly ('BMET' | 'MEMBERSHIP')[]
}

/**
 * Finds a clearance by passport and birth date, or by passport and document number; prefers the named one, then the
 * newest.
 */
export const findClearance = (db: Database, { passportIndex, birthIndex, number, sources }: Clearance) =>
  db
    .selectFrom(selectPassportHolders(db, [passportIndex]).as('holder'))
    .innerJoin('worker', 'worker.id', 'holder.worker_id')
    .selectAll('worker')
    .where('source', 'in', sources)
    .where((eb) => eb.or([eb('holder.birth_index', '=', birthIndex), eb('number', '=', number ?? '')]))
    .orderBy(sql`number is not distinct from ${number}`, 'desc')
    .orderBy('source')
    .orderBy(sql`issued_on desc nulls last`)
    .limit(1)
    .executeTakeFirst()

type Noc = { passportIndex: Buffer; number: string; issuedOn: string; mission: string }

export const findNoc = (db: Database, { passportIndex, number, issuedOn, mission }: Noc) =>
  db
    .selectFrom(selectPassportHolders(db, [passportIndex]).as('holder'))
    .innerJoin('worker', 'worker.id', 'holder.worker_id')
    .selectAll('worker')
    .where('source', '=', 'NOC')
    .where('number', '=', number)
    .where('mission', '=', mission)
    .where('issued_on', '=', issuedOn)
    .executeTakeFirst()

/**
 * Finds documents by spelling variants of a number: an import may have stored a space that the document does not show.
 */
export const findDocuments = (db: Database, source: 'BMET' | 'MEMBERSHIP', numbers: readonly string[]) =>
  db
    .selectFrom('worker')
    .selectAll()
    .where('source', '=', source)
    .where('mission', '=', '')
    .where('number', 'in', numbers)
    .execute()

export const findResult = (db: Database, query: StudentQuery) =>
  db
    .selectFrom('board_result')
    .selectAll()
    .where('level', '=', query.educationLevelId)
    .where('board_id', '=', query.boardId)
    .where('passing_year', '=', query.passingYear)
    .where('roll', '=', query.rollNo)
    .where('registration_no', '=', query.registrationNo)
    .executeTakeFirst()

/**
 * Finds a clearance or membership under one of these passports, linked ones included: its holder need not register
 * again.
 */
export async function findRegisteredWorker(
  db: Database,
  passports: readonly Buffer[],
): Promise<{ number: string } | undefined> {
  if (passports.length === 0) return undefined
  return await db
    .selectFrom(selectPassportHolders(db, passports).as('holder'))
    .innerJoin('worker', 'worker.id', 'holder.worker_id')
    .select('worker.number')
    .where('worker.source', 'in', ['BMET', 'MEMBERSHIP'])
    .orderBy('worker.id')
    .limit(1)
    .executeTakeFirst()
}

export const getMembershipWorkerId = (tx: Tx, number: string) =>
  tx
    .selectFrom('worker')
    .select('id')
    .where('source', '=', 'MEMBERSHIP')
    .where('number', '=', number)
    .where('mission', '=', '')
    .executeTakeFirstOrThrow()

/** Removes a membership from the register; clearances of the same person stay. */
export async function deleteRegisterMember(tx: Tx, workerId: number) {
  await tx.deleteFrom('worker').where('id', '=', workerId).where('source', '=', 'MEMBERSHIP').execute()
}

/** Keeps a stored hash of the birth date when the new row has none. */
export const upsertLinkedPassport = (tx: Tx, row: Insertable<Tables['worker_passport']>) =>
  tx
    .insertInto('worker_passport')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['worker_id', 'passport_index'])
        .doUpdateSet({ birth_index: sql`coalesce(excluded.birth_index, worker_passport.birth_index)` }),
    )
    .execute()

/** Lists linked passports, newest first, without the passport on the document itself. */
export const listLinkedPassportRows = (db: Database, workerIds: readonly number[]) =>
  db
    .selectFrom('worker_passport')
    .innerJoin('worker', 'worker.id', 'worker_passport.worker_id')
    .select(['worker_passport.worker_id', 'worker_passport.passport_sealed'])
    .where('worker_passport.worker_id', 'in', workerIds)
    .whereRef('worker_passport.passport_index', '!=', 'worker.passport_index')
    .orderBy('linked_at', 'desc')
    .execute()
