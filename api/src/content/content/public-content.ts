import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { appSettings, portalSettings } from '#administration/settings/portal-settings.ts'
import { describeNotice, describeText } from './describe-notice.ts'
import { findLiveNews, findLiveNotice, listHeadlines, listMatchingLiveNotices } from './public-content-queries.ts'

export async function getNews({ readDb: db }: Context, { portalNewsHighlightId }: { portalNewsHighlightId: number }) {
  const row = await findLiveNews(db, portalNewsHighlightId)
  return row ? { portalNewsHighlightId, ...describeText(row) } : throwProblem('NOT_FOUND')
}

type NoticeQuery = {
  sort?: 'publishFrom' | '-publishFrom' | 'title' | '-title' | undefined
  page?: number | undefined
  size?: number | undefined
  search?: string | undefined
}

export async function listPublicNotices(
  db: Database,
  { page = 1, size = DEFAULT_PAGE_SIZE, search, sort }: NoticeQuery = {},
) {
  const { rows, total } = await listMatchingLiveNotices(db, { search, sort, page, size })
  return pageOf({ list: rows.map(describeNotice), total, page, size })
}

/** Rate-limits searches only; listing is cheap. */
export async function searchPublicNotices({ readDb, limits, address }: Context, query: NoticeQuery) {
  if (query.search) await limits.consume('notice-searches-by-address', address)
  return new ApiResponse(await listPublicNotices(readDb, query), { isPublicCacheable: !query.search })
}

/** Returns undefined when the notice is not published at the moment. */
export async function findPublicNotice(db: Database, noticeId: number) {
  const row = await findLiveNotice(db, noticeId)
  return row && describeNotice(row)
}

/** Number of notices on the landing page; it links to the others. */
const MAX_HOME_NOTICES = 5

/** Loads the data that every public page shows. */
export async function publicData(
  db: Database,
): Promise<Omit<PublicPageData, 'isGrantOpen' | 'waitingTimes' | 'grants'>> {
  const [app, settings, news, notices] = await Promise.all([
    appSettings(db),
    portalSettings(db),
    listHeadlines(db),
    listPublicNotices(db, { size: MAX_HOME_NOTICES }),
  ])
  return {
    app,
    settings,
    news,
    notices: notices.list.map(({ details: _details, detailsBng: _detailsBng, ...line }) => line),
  }
}
