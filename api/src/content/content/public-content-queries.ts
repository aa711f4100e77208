import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { matchesSearch, selectNotices, parseSort } from './queries.ts'

/** Uses the clock of the database, so that all processes publish at the same moment. */
const now = sql<Date>`now()`

const liveNotices = (db: Database) =>
  selectNotices(db)
    .where('active_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

const liveNews = (db: Database) =>
  db
    .selectFrom('news_highlight')
    .where('published_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

export const findLiveNotice = (db: Database, noticeId: number) =>
  liveNotices(db).where('notice.id', '=', noticeId).executeTakeFirst()

type LiveNoticeFilter = { search?: string | undefined; sort?: string | undefined; page: number; size: number }

/** Returns one page of the published notices, and their total number. */
export async function listMatchingLiveNotices(db: Database, { search, sort, page, size }: LiveNoticeFilter) {
  const found = liveNotices(db).$if(Boolean(search), (query) => query.where(matchesSearch(search ?? '', 'number')))
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .$if(sort !== undefined, (query) => query.orderBy(...parseSort(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('notice.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

export const listLatestLiveNotices = (db: Database, limit: number) =>
  liveNotices(db).orderBy('publish_from', 'desc').limit(limit).execute()

export const findLiveNews = (db: Database, id: number) =>
  liveNews(db).selectAll().where('id', '=', id).executeTakeFirst()

export const listHeadlines = (db: Database) =>
  liveNews(db)
    .select(['id as portalNewsHighlightId', 'title', 'title_bng as titleBng'])
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .limit(20)
    .execute()

/** Counts applications received and approved since that day, the approved sum, and the active members of today. */
export async function countFiguresSince(db: Database, day: string) {
  const { rows } = await sql<{ received: number; approved: number; amount: string; members: number }>`
    select
      (count(*))::int as received,
      (count(*) filter (where approval_status = 2 and (published or setup_id is null)))::int as approved,
      coalesce(sum(amount) filter (where approval_status = 2 and (published or setup_id is null)), 0)::text as amount,
      (select count(*) from member where state = 'ACTIVE')::int as members
    from application where submitted_at >= ${day}::date::timestamp at time zone 'Asia/Dhaka'`.execute(db)
  return rows[0]
}
