import type { InputOf } from '@wewb/domain/http/contract'
import type { listDashboardApplications as endpoint } from '@wewb/domain/reporting/dashboard-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { describeDeskRows } from '#casework/desks/describe-desk-rows.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { resolveDashboard } from './resolve-dashboard.ts'
import { createDashboardContext } from './create-dashboard-context.ts'
import type { ApplicationExpressions } from './dashboard-definition.ts'
import { countApplications, listApplications } from './queries.ts'

/** Lists the applications of a figure with the figure's own filter, so that count and list agree. */
export async function listFigureApplications(
  context: Context,
  { code, within, page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof endpoint>,
) {
  const dashboardContext = await createDashboardContext(context)
  const { tiles, series, headlines } = resolveDashboard(dashboardContext)
  const figure = [...tiles, ...series, ...headlines].find((one) => one.code === code)
  const files = figure?.filter ?? throwProblem('NOT_FOUND')
  const condition = (eb: ApplicationExpressions) => files(eb, dashboardContext, within)
  const total = await countApplications(context.db, condition)
  const rows = await listApplications(context.db, condition, { limit: size, offset: (page - 1) * size })
  const list = await describeDeskRows(context, rows, context.locale)
  return { ...pageOf({ list, total, page, size }), label: figure?.label.en ?? '', labelBng: figure?.label.bn ?? '' }
}
