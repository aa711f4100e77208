import type { FastifyInstance } from 'fastify'
import { accessRoutes } from './access/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { acknowledgementRoutes } from './acknowledgements/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { formPages } from './applications/form-pages.ts'
import { auditRoutes } from './audit/routes.ts'
import { oldestUnsealed } from './audit/unsealed.ts'
import { broadcastRoutes } from './broadcasts/routes.ts'
import { callRoutes } from './calls/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { chequeRoutes } from './cheques/routes.ts'
import { complaintRoutes } from './complaints/routes.ts'
import { noticePages } from './content/notice-pages.ts'
import { publicData } from './content/public-content.ts'
import { contentRoutes } from './content/routes.ts'
import { landingPage } from './content/landing-page.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { deskRoutes } from './desks/routes.ts'
import { plainStatusPage, postedStatusPage } from './desks/status-page.ts'
import { familyRoutes } from './families/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { listRoutes } from './lists/routes.ts'
import { officeRoutes } from './lookups/office-routes.ts'
import { lookupRoutes } from './lookups/routes.ts'
import { feeRoutes } from './members/routes.ts'
import { deliveryRoute } from './messages/delivery-route.ts'
import { messageRoutes } from './messages/routes.ts'
import { messagesWaiting } from './messages/waiting.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { Portal } from './platform/context.ts'
import { healthRoutes } from './platform/health.ts'
import { makeServer } from './platform/http.ts'
import { jobFigures } from './platform/job-figures.ts'
import { metricsRoute } from './platform/metrics-route.ts'
import { describeApi } from './platform/openapi.ts'
import { keepAnswers } from './platform/kept-answers.ts'
import { keepContent } from './platform/page-content.ts'
import { readBundle, serveAssets, servePages, type ServerBundle } from './platform/pages.ts'
import { programmeRoutes } from './programmes/routes.ts'
import { grantsOpen, grantsPage } from './programmes/public-programmes.ts'
import { openRegister } from './registry/open-register.ts'
import { registryRoutes } from './registry/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { resultRoutes } from './results/routes.ts'
import { resultPages } from './results/search-results.ts'
import { settingsRoutes } from './settings/routes.ts'
import { setupRoutes } from './setups/routes.ts'
import { scholarshipPage } from './content/scholarship-page.ts'
import { userRoutes } from './users/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

/** `drawnBy`: tests of pages draw them from the sources. */
type Options = { pages: boolean; drawnBy?: ServerBundle }

/** The whole assembly, in order. */
export async function buildApp(portal: Portal, options: Options = { pages: true }): Promise<FastifyInstance> {
  const answers = keepAnswers()
  const bundle = options.pages ? (options.drawnBy ?? (await readBundle())) : undefined
  const app = await makeServer(portal.config, portal.line, portal.observed, answers)
  const register = openRegister(portal)
  const content = keepContent(async () => ({ ...(await publicData(portal.readDb)), ...(await grantsOpen(portal)) }), {
    ...grantsPage(portal),
    ...noticePages(portal),
    ...landingPage(portal),
    ...scholarshipPage(portal),
    ...resultPages(portal),
    ...plainStatusPage(portal),
    ...formPages,
  })
  portal.published.hear(() => {
    portal.replica?.catchUp()
    content.forget()
    answers.forget()
  })
  await describeApi(app)
  await app.register(async (routes) => {
    healthRoutes(routes, portal)
    metricsRoute(routes, portal, [...jobFigures, messagesWaiting, oldestUnsealed])
    settingsRoutes(routes, portal)
    captchaRoutes(routes, portal)
    accountRoutes(routes, portal)
    accessRoutes(routes, portal)
    contentRoutes(routes, portal)
    officeRoutes(routes, portal)
    lookupRoutes(routes, portal)
    listRoutes(routes, portal)
    registryRoutes(routes, portal, register)
    userRoutes(routes, portal)
    holidayRoutes(routes, portal)
    feeRoutes(routes, portal)
    setupRoutes(routes, portal)
    programmeRoutes(routes, portal)
    applicationRoutes(routes, portal, register, bundle?.drawStep)
    familyRoutes(routes, portal)
    deskRoutes(routes, portal)
    caseRoutes(routes, portal)
    resultRoutes(routes, portal)
    letterRoutes(routes, portal)
    paymentRoutes(routes, portal)
    acknowledgementRoutes(routes, portal)
    chequeRoutes(routes, portal)
    complaintRoutes(routes, portal)
    callRoutes(routes, portal)
    verificationRoutes(routes, portal, register)
    cardRoutes(routes, portal)
    reportRoutes(routes, portal)
    dashboardRoutes(routes, portal)
    auditRoutes(routes, portal)
    messageRoutes(routes, portal)
    await deliveryRoute(routes, portal)
    outboxRoutes(routes, portal)
    broadcastRoutes(routes, portal)
  })
  const site = { demo: portal.config.mode === 'demo', origin: portal.config.publicUrl, forms: postedStatusPage(portal) }
  if (bundle && bundle !== options.drawnBy) await serveAssets(app)
  if (bundle) await servePages(app, site, content, bundle)
  await app.ready()
  return app
}
