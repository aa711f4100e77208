import { sql } from 'kysely'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { containing, pageOf } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { appSettings, portalSettings } from '../settings/portal-settings.ts'

const now = sql<Date>`now()`

const liveNews = (db: Database) =>
  db
    .selectFrom('news_highlight')
    .where('published_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

const liveNotices = (db: Database) =>
  db
    .selectFrom('notice')
    .where('active_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

export const listHeadlines = (db: Database) =>
  liveNews(db)
    .select(['id as portalNewsHighlightId', 'title', 'title_bng as titleBng'])
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .limit(20)
    .execute()

export async function getNews({ db }: Context, { portalNewsHighlightId }: { portalNewsHighlightId: number }) {
  const row = await liveNews(db).selectAll().where('id', '=', portalNewsHighlightId).executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const { id, title, title_bng, details, details_bng, publish_from } = row
  return {
    portalNewsHighlightId: id,
    title,
    titleBng: title_bng,
    details,
    detailsBng: details_bng,
    publishFrom: publish_from.toISOString(),
  }
}

type NoticeQuery = {
  sort?: 'publishFrom' | '-publishFrom' | 'title' | '-title' | undefined
  page?: number | undefined
  size?: number | undefined
  search?: string | undefined
}

export async function listNotices(db: Database, { page = 1, size = pageSize, search, sort }: NoticeQuery = {}) {
  const found = liveNotices(db).$if(Boolean(search), (query) =>
    query.where((eb) =>
      eb.or([
        eb('title', 'ilike', containing(search ?? '')),
        eb('title_bng', 'ilike', containing(search ?? '')),
        eb('number', 'ilike', containing(search ?? '')),
      ]),
    ),
  )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .$if(sort !== undefined, (query) =>
      query.orderBy(sort?.endsWith('title') ? 'title_bng' : 'publish_from', sort?.startsWith('-') ? 'desc' : 'asc'),
    )
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map((row) => ({
    noticeId: row.id,
    noticeNumber: row.number,
    title: row.title,
    titleBng: row.title_bng,
    details: row.details,
    detailsBng: row.details_bng,
    publishFrom: row.publish_from.toISOString(),
    hasAttachment: row.attachment ? ('Y' as const) : ('N' as const),
    fileName: row.file_name,
  }))
  return pageOf({ list, total, page, size })
}

/** Everything a public page shows, read at once. */
export async function publicData(db: Database): Promise<PublicData> {
  const [app, settings, news, notices] = await Promise.all([appSettings(db), portalSettings(db), listHeadlines(db), listNotices(db)])
  return { app, settings, news, notices: notices.list }
}
