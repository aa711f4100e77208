import { getScreen } from '../../../domain/src/access/screens.ts'
import { readNoticeId, readNoticeQuery, searchOfNotices } from '../../../domain/src/content/notice-address.ts'
import type { Portal } from '../platform/context.ts'
import type { OwnPage } from '../platform/page-content.ts'
import { findPublicNotice, listPublicNotices } from './public-content.ts'

/** What the pages of notices hold besides what every page has: there before any script, and for who has none. */
export const noticePages = ({ readDb: db, limits }: Pick<Portal, 'readDb' | 'limits'>): Record<string, OwnPage> => ({
  [getScreen('notices').path]: (query) => {
    const asked = readNoticeQuery(query)
    return {
      search: searchOfNotices(asked),
      isLasting: !asked.search,
      ...(asked.search && { admit: (address: string) => limits.count('notice-searches-by-address', address) }),
      load: async () => {
        const found = await listPublicNotices(db, asked)
        return { data: { noticeList: { ...found, search: asked.search } }, isMissing: asked.page > found.lastPage }
      },
    }
  },
  [getScreen('notice').path]: (query) => {
    const noticeId = readNoticeId(query)
    return {
      search: noticeId ? `?id=${noticeId}` : '',
      isLasting: true,
      load: async () => {
        const found = (noticeId && (await findPublicNotice(db, noticeId))) || null
        return { data: { notice: { noticeId: noticeId ?? null, found } }, isMissing: found === null }
      },
    }
  },
})
