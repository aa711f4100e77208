import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { holdersOf } from './repository.ts'

/** Where to begin: a passport, or a paper by its number. */
export type Beginning = { passportIndex: Buffer } | { source: 'BMET' | 'MEMBERSHIP'; numbers: readonly string[] }

/** More papers than one person ever had. */
const most = 50

/** All papers of the person with this passport or paper, through linked passports in both directions, newest first. */
export async function listPapers(db: Database, beginning: Beginning) {
  const passports = await passportsOf(db, beginning)
  if (passports.length === 0) return []
  const [papers, ended] = await Promise.all([papersWith(db, passports), endedMembershipsWith(db, passports)])
  return [...papers, ...ended]
}
export type Paper = Awaited<ReturnType<typeof listPapers>>[number]

const papersWith = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('worker')
    .leftJoin('member', (join) => join.onRef('member.number', '=', 'worker.number').on('worker.source', '=', 'MEMBERSHIP'))
    .leftJoin('application', 'application.id', 'member.application_id')
    .select(['worker.source', 'worker.number', 'worker.name_en', 'worker.father_name', 'worker.passport_sealed', 'worker.country', 'worker.issued_on', 'worker.insurance_no'])
    .select([sql<number | null>`worker.id`.as('worker_id'), 'member.state', 'member.cover_from', 'member.cover_until', 'application.no as application_no', 'application.mission'])
    .where('worker.id', 'in', (eb) => eb.selectFrom(holdersOf(db, passports).as('holder')).select('holder.worker_id'))
    .orderBy(sql`worker.issued_on desc nulls last`)
    .orderBy('worker.id')
    .limit(most)
    .execute() // prettier-ignore

/** A membership that ended has left the register; staff who ask for it should still learn that it ended. */
const endedMembershipsWith = (db: Database, passports: readonly Buffer[]) =>
  db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .select([sql<'MEMBERSHIP'>`'MEMBERSHIP'`.as('source'), 'member.number', 'member.name as name_en', sql<null>`null`.as('father_name')])
    .select(['member.passport_sealed', 'member.country', 'member.joined_on as issued_on', 'member.insurance_no', sql<null>`null`.as('worker_id')])
    .select(['member.state', 'member.cover_from', 'member.cover_until', 'application.no as application_no', 'application.mission'])
    .where('member.passport_index', 'in', passports)
    .where('member.state', '=', 'ENDED')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('worker').select('worker.id').where('worker.source', '=', 'MEMBERSHIP').whereRef('worker.number', '=', 'member.number'))))
    .orderBy('member.joined_on', 'desc')
    .limit(most)
    .execute() // prettier-ignore

/** Every passport of whoever has the one we begin with: an old clearance has the old one only, a membership knows both. */
async function passportsOf(db: Database, beginning: Beginning): Promise<Buffer[]> {
  const first = 'passportIndex' in beginning ? [beginning.passportIndex] : await passportsOnPapers(db, beginning)
  if (first.length === 0) return []
  const holders = (await holdersOf(db, first).execute()).map(({ worker_id }) => worker_id)
  if (holders.length === 0) return first
  const theirs = await db
    .selectFrom('worker')
    .select('passport_index')
    .where('id', 'in', holders)
    .union(db.selectFrom('worker_passport').select('passport_index').where('worker_id', 'in', holders))
    .execute()
  return [...first, ...theirs.map(({ passport_index }) => passport_index)]
}

async function passportsOnPapers(db: Database, { source, numbers }: Exclude<Beginning, { passportIndex: Buffer }>): Promise<Buffer[]> {
  const onPapers = db.selectFrom('worker').select('passport_index').where('source', '=', source).where('number', 'in', numbers)
  const ofMembers = db.selectFrom('member').select('passport_index').where('number', 'in', numbers)
  const rows = await (source === 'MEMBERSHIP' ? onPapers.union(ofMembers) : onPapers).execute()
  return rows.map(({ passport_index }) => passport_index)
}
