import { reports } from '../../../domain/src/reports/catalogue.ts'
import { reportScreens, type ReportScreen } from '../../../domain/src/reports/report.ts'
import { actionsOn } from '../applications/person.ts'
import { listLatest } from '../definitions/repository.ts'
import type { Actor, Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { mayRun } from './may-run.ts'

export const maySee = ({ permissions }: Actor, screen: ReportScreen): boolean => permissions.has(`${screen}:view`)

/** What this person may choose; the lists behind figures are reached, not chosen. */
export async function listReports({ db, actor }: Context) {
  const seen = reports.filter((report) => mayRun(actor, report) && !report.isBehindFigure)
  const services = reportScreens.some((screen) => maySee(actor, screen)) ? await listLatest(db) : []
  return {
    list: seen.map(({ code, screen, title, about, filters, chart }) => ({
      code,
      screen,
      title: title.en,
      titleBng: title.bn,
      about: about.en,
      aboutBng: about.bn,
      filters: [...filters],
      chart: chart ? { ...chart, values: [...chart.values] } : null,
      exportYn: yesNo(actor.permissions.has(`${screen}:export`)),
      printYn: yesNo(actor.permissions.has(`${screen}:print`)),
    })),
    modules: services
      .filter(({ definition }) => actionsOn(actor, definition.id).includes('view'))
      .map(({ definition: { id, title } }) => ({ code: id, name: title.en, nameBng: title.bn })),
  }
}
