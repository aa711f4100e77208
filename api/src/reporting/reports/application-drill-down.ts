import { countFigureApplications, listFigureApplications } from './application-drill-down-queries.ts'
import { applicationUrl } from './drill-down-links.ts'
import { lookupNameOf, personName } from './report-names.ts'
import { listLookupNames } from './queries.ts'
import type { PagedReport, ReportRow } from './report-data-source.ts'

/** Lists exactly the applications that a figure counted: the same condition and filters, one row each. */
export const applicationDrillDown: PagedReport = {
  summarize: async (context) => ({ total: await countFigureApplications(context) }),
  async listRows(context, page) {
    const rows = await listFigureApplications(context, page)
    const districts = await listLookupNames(context.db, 'district')
    return rows.map((row): ReportRow => {
      const definition = context.services.find(({ id }) => id === row.service)
      return {
        cells: {
          application: row.no,
          name: personName(row.name, row.name_bng),
          service: definition?.title ?? row.service,
          district: row.district === null ? null : lookupNameOf(districts, row.district),
          submittedOn: row.received_on,
          status: definition?.workflow.states[row.state]?.label ?? row.state,
          amount: row.amount,
          paidOn: row.paid_on,
        },
        links: { application: applicationUrl(row.service, row.no) },
        service: row.service,
        key: row.id,
      }
    })
  },
}
