import type { FastifyInstance } from 'fastify'
import { jobGauges } from './jobs/job-metrics.ts'
import { modules, readPublicData } from './modules.ts'
import type { PageLoader } from './ssr/page-content.ts'
import type { FormPostHandler } from './ssr/form-posts.ts'
import type { Portal } from './server/context.ts'
import { healthRoutes } from './server/health.ts'
import { createHttpServer } from './server/http-server.ts'
import { metricsRoute } from './server/metrics-route.ts'
import { registerOpenApi } from './server/openapi.ts'
import { createResponseCache } from './server/response-cache.ts'
import { createPageContentCache } from './ssr/page-content.ts'
import { loadServerBundle, serveAssets, servePages, type ServerBundle } from './ssr/pages.ts'

/** `serverBundle`: a server bundle to use instead of the built one. Page tests render from the sources. */
type Options = { pages: boolean; serverBundle?: ServerBundle }

/** Registers the HTTP routes of every module on one server. */
export async function buildApp(portal: Portal, options: Options = { pages: true }): Promise<FastifyInstance> {
  const answers = createResponseCache()
  const bundle = options.pages ? (options.serverBundle ?? (await loadServerBundle())) : undefined
  const app = await createHttpServer(portal.config, portal.estimatedWait, portal.telemetry, answers)
  const ownPages: Record<string, PageLoader> = Object.assign({}, ...modules.map(({ pages }) => pages?.(portal)))
  const content = createPageContentCache(() => readPublicData(portal), ownPages)
  portal.contentInvalidation.subscribe(() => {
    portal.replica?.catchUp()
    content.invalidate()
    answers.clear()
  })
  await registerOpenApi(app)
  await app.register(async (routes) => {
    healthRoutes(routes, portal)
    metricsRoute(routes, portal, [...jobGauges, ...modules.flatMap(({ metrics = [] }) => metrics)])
    for (const module of modules) await module.routes?.(routes, portal, bundle)
  })
  const forms: Record<string, FormPostHandler> = Object.assign(
    {},
    ...modules.map(({ postedPages }) => postedPages?.(portal)),
  )
  const site = { demo: portal.config.mode === 'demo', origin: portal.config.publicUrl, forms }
  if (bundle && bundle !== options.serverBundle) await serveAssets(app)
  if (bundle) await servePages(app, site, content, bundle)
  await app.ready()
  return app
}
