import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/reporting/dashboard-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { createStaleIfErrorCache } from '#cache/stale-if-error.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getDashboard } from './get-dashboard.ts'
import { listFigureApplications } from './list-figure-applications.ts'
import { listWaitingTimes, WAITING_TIMES_MAX_AGE } from './list-waiting-times.ts'

function routes(app: FastifyInstance, portal: Portal) {
  const waitingTimes = createStaleIfErrorCache(() => listWaitingTimes(portal.readDb), WAITING_TIMES_MAX_AGE)
  registerEndpoint(app, portal, contracts.getDashboard, getDashboard)
  registerEndpoint(app, portal, contracts.listDashboardApplications, listFigureApplications)
  registerEndpoint(app, portal, contracts.listWaitingTimes, async () => (await waitingTimes.read()).value)
}

export const dashboardModule = { routes } satisfies Module
