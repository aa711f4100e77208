import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { StudentQuery } from './register.ts'

type Clearance = { passportIndex: Buffer; birthIndex: Buffer | null; number: string | null; sources: readonly ('BMET' | 'MEMBERSHIP')[] }

/** By passport and birth day, or passport and the number on the paper; of several the one that was named, then the newest clearance. */
export const findClearance = (db: Database, { passportIndex, birthIndex, number, sources }: Clearance) =>
  db
    .selectFrom('worker')
    .selectAll()
    .where('passport_index', '=', passportIndex)
    .where('source', 'in', sources)
    .where((eb) => eb.or([eb('birth_index', '=', birthIndex), eb('number', '=', number ?? '')]))
    .orderBy(sql`number is not distinct from ${number}`, 'desc')
    .orderBy('source')
    .orderBy(sql`issued_on desc nulls last`)
    .limit(1)
    .executeTakeFirst()

type Noc = { passportIndex: Buffer; number: string; issuedOn: string; mission: string }

export const findNoc = (db: Database, { passportIndex, number, issuedOn, mission }: Noc) =>
  db
    .selectFrom('worker')
    .selectAll()
    .where('source', '=', 'NOC')
    .where('number', '=', number)
    .where('mission', '=', mission)
    .where('issued_on', '=', issuedOn)
    .where('passport_index', '=', passportIndex)
    .executeTakeFirst()

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
