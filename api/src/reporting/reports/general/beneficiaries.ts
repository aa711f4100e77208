import type { PagedReport, ReportRow } from '#reporting/reports/report-data-source.ts'
import { personName, lookupNameOf } from '#reporting/reports/report-names.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { listLookupNames } from '#reporting/reports/queries.ts'
import { listBeneficiaries, sumBeneficiaries } from './queries.ts'

/** G07: paid beneficiaries, newest application first. */
export const beneficiaries: PagedReport = {
  async summarize(context) {
    const sums = await sumBeneficiaries(context)
    return { total: sums?.total ?? 0, sums: { amount: sums?.amount ?? '0' } }
  },
  async listRows(context, page) {
    const rows = await listBeneficiaries(context, page)
    const districts = await listLookupNames(context.db, 'district')
    return rows.map((row): ReportRow => ({
      cells: {
        application: row.no,
        name: personName(row.name, row.name_bng),
        father: row.father,
        district: row.district === null ? null : lookupNameOf(districts, row.district),
        service: context.services.find(({ id }) => id === row.service)?.title ?? row.service,
        amount: row.paid,
        paidOn: row.paid_on,
      },
      links: { application: applicationUrl(row.service, row.no) },
      service: row.service,
      key: row.id,
    }))
  },
}
