import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/reports.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listReports } from './list-reports.ts'
import { runReport } from './run-report.ts'
import { deleteSavedFilter, listSavedFilters, saveReportFilterOf } from './saved-filters.ts'

export function reportRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listReports, listReports)
  serve(app, portal, calls.runMiscellaneous, (context, input) => runReport(context, 'miscellaneous-report', input))
  serve(app, portal, calls.runGeneral, (context, input) => runReport(context, 'general-report', input))
  serve(app, portal, calls.runSmsSummary, (context, { mode = 'summary', ...input }) =>
    runReport(context, 'sms-module-summary-report', { code: mode, ...input }),
  )
  serve(app, portal, calls.listReportFilters, listSavedFilters)
  serve(app, portal, calls.saveReportFilter, saveReportFilterOf)
  serve(app, portal, calls.deleteReportFilter, deleteSavedFilter)
}
