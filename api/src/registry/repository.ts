import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { StudentQuery } from './register.ts'

/** Who has this passport: on the paper, or linked to it later. Each passport goes with a hash of the birth day of its own. */
export const holdersOf = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('worker')
    .select(['id as worker_id', 'birth_index'])
    .where('passport_index', 'in', passports)
    .unionAll(db.selectFrom('worker_passport').select(['worker_id', 'birth_index']).where('passport_index', 'in', passports))

type Clearance = { passportIndex: Buffer; birthIndex: Buffer | null; number: string | null; sources: readonly ('BMET' | 'MEMBERSHIP')[] }

/** By passport and birth day, or passport and the number on the paper; of several the one that was named, then the newest clearance. */
export const findClearance = (db: Database, { passportIndex, birthIndex, number, sources }: Clearance) =>
  db
    .selectFrom(holdersOf(db, [passportIndex]).as('holder'))
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
    .selectFrom(holdersOf(db, [passportIndex]).as('holder'))
    .innerJoin('worker', 'worker.id', 'holder.worker_id')
    .selectAll('worker')
    .where('source', '=', 'NOC')
    .where('number', '=', number)
    .where('mission', '=', mission)
    .where('issued_on', '=', issuedOn)
    .executeTakeFirst()

/** The papers that may be meant by what a person wrote: an import may have kept a space that the paper does not show. */
export const findPapers = (db: Database, source: 'BMET' | 'MEMBERSHIP', numbers: readonly string[]) =>
  db.selectFrom('worker').selectAll().where('source', '=', source).where('mission', '=', '').where('number', 'in', numbers).execute()

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
