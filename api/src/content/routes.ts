import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { getNews, listHeadlines, listNotices } from './public-content.ts'

export function contentRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.getNewsShort, ({ db }) => listHeadlines(db))
  serve(app, portal, calls.getNewsDetails, getNews)
  serve(app, portal, calls.listPublicNotices, ({ db }, query) => listNotices(db, query))
}
