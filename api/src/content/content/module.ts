import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/content/notice-contracts'
import type { Context, Portal } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { ApiResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { deleteNews, deleteNotice } from './delete-content.ts'
import { describeNoticeForStaff } from './describe-notice.ts'
import { listNews, listNotices } from './list-content.ts'
import { openNoticeFile, openPublicAttachment } from './open-attachment.ts'
import { listHeadlines } from './public-content-queries.ts'
import { findPublicNotice, getNews, searchPublicNotices } from './public-content.ts'
import { publishNotice } from './publish-notice.ts'
import { getNotice } from './queries.ts'
import { saveNews } from './save-news.ts'
import { saveNotice } from './save-notice.ts'
import { sitemapRoutes } from './sitemap.ts'
import type { Module } from '#module.ts'
import { landingPage } from './landing-page.ts'
import { noticePages } from './notice-pages.ts'
import { publicData } from './public-content.ts'
import { scholarshipPage } from './scholarship-page.ts'

function routes(app: FastifyInstance, portal: Portal) {
  /** Invalidates the public pages before the editor gets the response. */
  const shown =
    <I extends unknown[], A>(useCase: (context: Context, ...input: I) => Promise<A>) =>
    async (context: Context, ...input: I): Promise<A> => {
      const answer = await useCase(context, ...input)
      portal.contentInvalidation.emit()
      return answer
    }
  registerEndpoint(app, portal, calls.saveNotice, shown(saveNotice))
  registerEndpoint(app, portal, calls.listNotices, listNotices)
  registerEndpoint(app, portal, calls.getNotice, async ({ db, now }, { noticeId }) =>
    describeNoticeForStaff(await getNotice(db, noticeId), now()),
  )
  registerEndpoint(app, portal, calls.openNoticeFile, openNoticeFile)
  registerEndpoint(app, portal, calls.publishNotice, shown(publishNotice))
  registerEndpoint(app, portal, calls.deleteNotice, shown(deleteNotice))
  registerEndpoint(app, portal, calls.saveNews, shown(saveNews))
  registerEndpoint(app, portal, calls.listNews, listNews)
  registerEndpoint(app, portal, calls.deleteNews, shown(deleteNews))

  registerEndpoint(
    app,
    portal,
    calls.getNewsShort,
    async ({ readDb }) => new ApiResponse(await listHeadlines(readDb), { isPublicCacheable: true }),
  )
  registerEndpoint(app, portal, calls.getNewsDetails, getNews)
  registerEndpoint(app, portal, calls.listPublicNotices, searchPublicNotices)
  registerEndpoint(
    app,
    portal,
    calls.getPublicNotice,
    async ({ readDb }, { noticeId }) => (await findPublicNotice(readDb, noticeId)) ?? throwProblem('NOT_FOUND'),
  )
  registerEndpoint(app, portal, calls.getNoticeAttachment, openPublicAttachment)
  sitemapRoutes(app, portal)
}

export const contentModule = {
  routes,
  publicData: ({ readDb }) => publicData(readDb),
  pages: (portal) => ({ ...noticePages(portal), ...landingPage(portal), ...scholarshipPage(portal) }),
} satisfies Module
