import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/content.ts'
import type { Context, Portal } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { Answered, serve } from '../platform/serve.ts'
import { deleteNews, deleteNotice } from './delete-content.ts'
import { describeForStaff } from './describe-notice.ts'
import { listNews, listNotices } from './list-content.ts'
import { openNoticeFile, openPublicAttachment } from './open-attachment.ts'
import { findPublicNotice, getNews, listHeadlines, searchPublicNotices } from './public-content.ts'
import { publishNotice } from './publish-notice.ts'
import { getNotice } from './repository.ts'
import { saveNews } from './save-news.ts'
import { saveNotice } from './save-notice.ts'
import { siteFiles } from './site-files.ts'

export function contentRoutes(app: FastifyInstance, portal: Portal) {
  /** What was changed is on the public pages when the editor is told so. */
  const shown =
    <I extends unknown[], A>(useCase: (context: Context, ...input: I) => Promise<A>) =>
    async (context: Context, ...input: I): Promise<A> => {
      const answer = await useCase(context, ...input)
      portal.published.ring()
      return answer
    }
  serve(app, portal, calls.saveNotice, shown(saveNotice))
  serve(app, portal, calls.listNotices, listNotices)
  serve(app, portal, calls.getNotice, async ({ db, now }, { noticeId }) => describeForStaff(await getNotice(db, noticeId), now()))
  serve(app, portal, calls.openNoticeFile, openNoticeFile)
  serve(app, portal, calls.publishNotice, shown(publishNotice))
  serve(app, portal, calls.deleteNotice, shown(deleteNotice))
  serve(app, portal, calls.saveNews, shown(saveNews))
  serve(app, portal, calls.listNews, listNews)
  serve(app, portal, calls.deleteNews, shown(deleteNews))

  serve(app, portal, calls.getNewsShort, async ({ readDb }) => new Answered(await listHeadlines(readDb), { isForEverybody: true }))
  serve(app, portal, calls.getNewsDetails, getNews)
  serve(app, portal, calls.listPublicNotices, searchPublicNotices)
  serve(
    app,
    portal,
    calls.getPublicNotice,
    async ({ readDb }, { noticeId }) => (await findPublicNotice(readDb, noticeId)) ?? refuse('NOT_FOUND'),
  )
  serve(app, portal, calls.getNoticeAttachment, openPublicAttachment)
  siteFiles(app, portal)
}
