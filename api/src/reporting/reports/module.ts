import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/reporting/report-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listReports } from './list-reports.ts'
import { runReport } from './run-report.ts'
import { deleteSavedFilter, listSavedFilters, saveSavedFilter } from './saved-filters.ts'
import { compactMessageTally } from './sms/queries.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listReports, listReports)
  registerEndpoint(app, portal, contracts.runMiscellaneous, (context, input) =>
    runReport(context, 'miscellaneous-report', input),
  )
  registerEndpoint(app, portal, contracts.runGeneral, (context, input) => runReport(context, 'general-report', input))
  registerEndpoint(app, portal, contracts.runSmsSummary, (context, { mode = 'summary', ...input }) =>
    runReport(context, 'sms-module-summary-report', { code: mode, ...input }),
  )
  registerEndpoint(app, portal, contracts.listReportFilters, listSavedFilters)
  registerEndpoint(app, portal, contracts.saveReportFilter, saveSavedFilter)
  registerEndpoint(app, portal, contracts.deleteReportFilter, deleteSavedFilter)
}

export const reportsModule = {
  routes,
  jobs: ({ db }) => [{ queue: 'fold-tally', run: () => compactMessageTally(db) }],
} satisfies Module
