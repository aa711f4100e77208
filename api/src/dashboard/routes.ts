import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/dashboard.ts'
import type { Portal } from '../platform/context.ts'
import { keepFresh } from '../platform/keep-fresh.ts'
import { serve } from '../platform/serve.ts'
import { getDashboard } from './get-dashboard.ts'
import { listFigureFiles } from './list-figure-files.ts'
import { listWaitingTimes, waitingTimesFreshFor } from './list-waiting-times.ts'

export function dashboardRoutes(app: FastifyInstance, portal: Portal) {
  const waitingTimes = keepFresh(() => listWaitingTimes(portal.readDb), waitingTimesFreshFor)
  serve(app, portal, calls.getDashboard, getDashboard)
  serve(app, portal, calls.listDashboardFiles, listFigureFiles)
  serve(app, portal, calls.listWaitingTimes, async () => (await waitingTimes.read()).value)
}
