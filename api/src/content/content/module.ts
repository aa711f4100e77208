import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/content/notice-contracts'
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
  registerEndpoint(app, portal, contracts.saveNotice, shown(saveNotice))
  registerEndpoint(app, portal, contracts.listNotices, listNotices)
  registerEndpoint(app, portal, contracts.getNotice, async ({ db, now }, { noticeId }) =>
    describeNoticeForStaff(await getNotice(db, noticeId), now()),
  )
  registerEndpoint(app, portal, contracts.openNoticeFile, openNoticeFile)
  registerEndpoint(app, portal, contracts.publishNotice, shown(publishNotice))
  registerEndpoint(app, portal, contracts.deleteNotice, shown(deleteNotice))
  registerEndpoint(app, portal, contracts.saveNews, shown(saveNews))
  registerEndpoint(app, portal, contracts.listNews, listNews)
  registerEndpoint(app, portal, contracts.deleteNews, shown(deleteNews))

  registerEndpoint(
    app,
    portal,
    contracts.getNewsShort,
    async ({ readDb }) => new ApiResponse(await listHeadlines(readDb), { isPublicCacheable: true }),
  )
  registerEndpoint(app, portal, contracts.getNewsDetails, getNews)
  registerEndpoint(app, portal, contracts.listPublicNotices, searchPublicNotices)
  registerEndpoint(
    app,
    portal,
    contracts.getPublicNotice,
    async ({ readDb }, { noticeId }) => (await findPublicNotice(readDb, noticeId)) ?? throwProblem('NOT_FOUND'),
  )
  registerEndpoint(app, portal, contracts.getNoticeAttachment, openPublicAttachment)
  sitemapRoutes(app, portal)
}

export const contentModule = {
  routes,
  publicData: ({ readDb }) => publicData(readDb),
  pages: (portal) => ({ ...noticePages(portal), ...landingPage(portal), ...scholarshipPage(portal) }),
} satisfies Module
