import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getDecided as decidedCall } from '../../../domain/src/contracts/results.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { initialsOf } from '../../../domain/src/language/mask-name.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { findSetup, type Setup } from '../setups/repository.ts'
import { may, publicationOf, worksOn } from './publications.ts'

/** Everyone whom the director has approved under a circular without ranks. Until it is published, only for those who work on it. */
export async function getDecided({ db, actor, now }: Context, { id, page = 1, size = pageSize }: InputOf<typeof decidedCall>) {
  const setup = (await findSetup(db, id)) ?? refuse('NOT_FOUND')
  const publication = publicationOf(setup.service)
  if (publication.isRanked || setup.published_at === null) return refuse('NOT_FOUND')
  if (!may(actor, 'view', publication)) return refuse('NO_PERMISSION')
  const published = await db.selectFrom('merit_list').selectAll().where('setup_id', '=', id).executeTakeFirst()
  const isWorker = worksOn(actor, publication)
  if (!published && !isWorker) return refuse('NOT_FOUND')
  const counted = await countDecided(db, id)
  const rows = await approvedUnder(db, id)
    .selectAll()
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] }])
  const list = rows.map(({ no, name, name_bng, district, amount }) => {
    const place = lists('district', district ?? '')?.label
    // Who only looks on sees of a child what everyone sees.
    const shown = (text: string | null) => (isWorker ? (text ?? '') : initialsOf(text ?? ''))
    return {
      applicationNo: no,
      name: shown(name),
      nameBng: shown(name_bng),
      district: isWorker ? (place?.en ?? '') : '',
      districtBng: isWorker ? (place?.bn ?? '') : '',
      amount: amount ?? '0',
    }
  })
  return {
    ...pageOf({ list, total: counted.approved, page, size }),
    state: published ? ('PUBLISHED' as const) : stateOf(setup, counted, dhakaDay(now())),
    closesOn: setup.closes_on,
    ...counted,
    memoNo: published?.memo_no ?? null,
    publishedOn: published?.published_at?.toISOString() ?? null,
  }
}

const approvedUnder = (db: Database, setupId: number) =>
  db
    .selectFrom('application')
    .where('setup_id', '=', setupId)
    .where('approval_status', '=', 2)
    .where(sql<string>`answers->>'applicationKind'`, '=', 'NEW')

type Counted = { approved: number; refused: number; undecided: number }

/** How far the decisions under a circular have come. A refusal under appeal lies on a desk again, and is none yet. */
export async function countDecided(db: Database, setupId: number) {
  const { rows } = await sql<Counted & { sum: string }>`
    select
      (count(*) filter (where approval_status = 2))::int as approved,
      (count(*) filter (where status = 'REJECTED' and desk is null))::int as refused,
      (count(*) filter (where approval_status <> 2 and (status <> 'REJECTED' or desk is not null)))::int as undecided,
      coalesce(sum(amount) filter (where approval_status = 2), 0)::text as sum
    from application
    where setup_id = ${setupId} and status not in ('DRAFT', 'WITHDRAWN') and answers->>'applicationKind' = 'NEW'`.execute(db)
  return rows[0] ?? { approved: 0, refused: 0, undecided: 0, sum: '0' }
}

/** domain/2-fields.md 2.14: a result is of a closed circular, and published when every application is decided. */
export function stateOf({ closes_on }: Setup, { approved, refused, undecided }: Counted, today: string) {
  if (today <= closes_on) return 'OPEN'
  // Of a circular under which nobody applied there is nothing to tell.
  return undecided > 0 || approved + refused === 0 ? 'DECIDING' : 'READY'
}
