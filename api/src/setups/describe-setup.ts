import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { Setup } from './repository.ts'

export const stateOf = (setup: Setup, today: string, isDecided: boolean) => {
  if (setup.published_at === null) return 'DRAFT'
  if (isDecided) return 'RESULT_PUBLISHED'
  if (today < setup.opens_on) return 'PUBLISHED'
  return today <= setup.closes_on ? 'OPEN' : 'CLOSED'
}

/** A circular with what has become of it so far. */
export async function describeSetup(db: Database, setup: Setup, today: string) {
  const list = await db.selectFrom('merit_list').selectAll().where('setup_id', '=', setup.id).executeTakeFirst()
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from application where setup_id = ${setup.id} and status <> 'DRAFT'`.execute(db)
  return {
    setupId: setup.id,
    title: setup.title,
    titleBng: setup.title_bng,
    circular: setup.circular,
    opensOn: setup.opens_on,
    closesOn: setup.closes_on,
    state: stateOf(setup, today, list?.state === 'PUBLISHED'),
    revision: setup.revision,
    applications: counted.rows[0]?.n ?? 0,
    publishedOn: setup.published_at?.toISOString() ?? null,
    meritList: list
      ? { state: list.state, seats: list.seats, eligible: list.eligible, selected: list.selected, memoNo: list.memo_no }
      : null,
  }
}
