import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { Answered } from '../platform/serve.ts'
import { appSettings, portalSettings } from '../settings/portal-settings.ts'
import { describeNotice, writtenIn } from './describe-notice.ts'
import { liveNews, liveNotices, mentions, orderOf } from './repository.ts'

export const listHeadlines = (db: Database) =>
  liveNews(db)
    .select(['id as portalNewsHighlightId', 'title', 'title_bng as titleBng'])
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .limit(20)
    .execute()

export async function getNews({ readDb: db }: Context, { portalNewsHighlightId }: { portalNewsHighlightId: number }) {
  const row = await liveNews(db).selectAll().where('id', '=', portalNewsHighlightId).executeTakeFirst()
  return row ? { portalNewsHighlightId, ...writtenIn(row) } : refuse('NOT_FOUND')
}

type NoticeQuery = {
  sort?: 'publishFrom' | '-publishFrom' | 'title' | '-title' | undefined
  page?: number | undefined
  size?: number | undefined
  search?: string | undefined
}

export async function listPublicNotices(db: Database, { page = 1, size = pageSize, search, sort }: NoticeQuery = {}) {
  const found = liveNotices(db).$if(Boolean(search), (query) => query.where(mentions(search ?? '', 'number')))
  const { total } = await found.clearSelect().select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() // prettier-ignore
  const rows = await found
    .$if(sort !== undefined, (query) => query.orderBy(...orderOf(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('notice.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return pageOf({ list: rows.map(describeNotice), total, page, size })
}

/** To list is cheap; to search is counted. */
export async function searchPublicNotices({ readDb, limits, address }: Context, query: NoticeQuery) {
  if (query.search) await limits.count('notice-searches-by-address', address)
  return new Answered(await listPublicNotices(readDb, query), { isForEverybody: !query.search })
}

/** Undefined when the public may not read it: not yet, no longer, or never. */
export async function findPublicNotice(db: Database, noticeId: number) {
  const row = await liveNotices(db).where('notice.id', '=', noticeId).executeTakeFirst()
  return row && describeNotice(row)
}

/** How many stand on the landing page; the rest is a step away. */
const onTheBoard = 5

/** Everything that every public page shows, read at once. */
export async function publicData(db: Database): Promise<Omit<PublicData, 'isGrantOpen' | 'grants'>> {
  const [app, settings, news, notices] = await Promise.all([
    appSettings(db),
    portalSettings(db),
    listHeadlines(db),
    listPublicNotices(db, { size: onTheBoard }),
  ])
  return { app, settings, news, notices: notices.list.map(({ details: _details, detailsBng: _detailsBng, ...line }) => line) }
}
