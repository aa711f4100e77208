import { getScreen } from '@wewb/domain/access/screens'
import { parseNoticeId, parseNoticeQuery, formatNoticeQuery } from '@wewb/domain/content/notice-urls'
import type { Portal } from '#server/context.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import { findPublicNotice, listPublicNotices } from './public-content.ts'

/** Server-renders the notices, so that they are there before any script and for browsers without one. */
export const noticePages = ({ readDb: db, limits }: Pick<Portal, 'readDb' | 'limits'>): Record<string, PageLoader> => ({
  [getScreen('notices').path]: (query) => {
    const request = parseNoticeQuery(query)
    return {
      search: formatNoticeQuery(request),
      isCacheable: !request.search,
      ...(request.search && {
        checkRateLimit: (address: string) => limits.consume('notice-searches-by-address', address),
      }),
      load: async () => {
        const found = await listPublicNotices(db, request)
        return { data: { noticeList: { ...found, search: request.search } }, isNotFound: request.page > found.lastPage }
      },
    }
  },
  [getScreen('notice').path]: (query) => {
    const noticeId = parseNoticeId(query)
    return {
      search: noticeId ? `?id=${noticeId}` : '',
      isCacheable: true,
      load: async () => {
        const found = (noticeId && (await findPublicNotice(db, noticeId))) || null
        return { data: { notice: { noticeId: noticeId ?? null, found } }, isNotFound: found === null }
      },
    }
  },
})
