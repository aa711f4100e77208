import { reports } from '@wewb/domain/reporting/catalogue'
import { reportScreens, type ReportScreen } from '@wewb/domain/reporting/report'
import { permittedActions } from '#identity/access/person.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Actor, Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { mayRunReport } from './may-run-report.ts'

export const mayViewReportScreen = ({ permissions }: Actor, screen: ReportScreen): boolean =>
  permissions.has(`${screen}:view`)

/** Lists the reports that the user may choose; drill-down reports are only reached by links. */
export async function listReports({ db, actor }: Context) {
  const visible = reports.filter((report) => mayRunReport(actor, report) && !report.isDrillDown)
  const services = reportScreens.some((screen) => mayViewReportScreen(actor, screen))
    ? await listLatestDefinitions(db)
    : []
  return {
    list: visible.map(({ code, screen, title, about, filters, isPeriodOptional, chart }) => ({
      code,
      screen,
      title: title.en,
      titleBng: title.bn,
      about: about.en,
      aboutBng: about.bn,
      filters: [...filters],
      openPeriodYn: yesNo(isPeriodOptional === true),
      chart: chart ? { ...chart, values: [...chart.values] } : null,
      exportYn: yesNo(actor.permissions.has(`${screen}:export`)),
      printYn: yesNo(actor.permissions.has(`${screen}:print`)),
    })),
    modules: services
      .filter(({ definition }) => permittedActions(actor, definition.id).includes('view'))
      .map(({ definition: { id, title } }) => ({ code: id, name: title.en, nameBng: title.bn })),
  }
}
