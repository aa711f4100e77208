import { acknowledgementStatusNames, referralServices } from '@wewb/domain/services/awards/acknowledgement'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl, applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { columnLabelOf, joinLabels } from './figure-labels.ts'
import { applicantNameOf } from './pending-list.ts'
import { countReferrals, listReferrals, referralKinds, type ReferralKind } from './referral-queries.ts'
import { loadServingOffices } from './serving-offices.ts'

/**
 * M11: by the welfare centre of the district, the service and the provider. Every referral counts as referred,
 * regardless of its outcome.
 */
export const referrals: InMemoryReport = {
  async list(context) {
    const rows = await countReferrals(context)
    const serving = await loadServingOffices(context.db)
    const lists = await loadLists(context.db, [
      { source: 'service-provider', values: [...new Set(rows.map(({ provider }) => provider))] },
    ])
    const rowsWithCentre = rows.map((row) => ({
      ...row,
      centre: serving({ role: 'WC_OFFICER', office: 'district' }, row),
    }))
    const groups = Map.groupBy(rowsWithCentre, ({ centre, service, provider }) =>
      [centre.name.en, service, provider].join('|'),
    )
    return [...groups.values()].flatMap((same): ReportRow[] => {
      const [first] = same
      if (!first) return []
      const { centre, service, provider } = first
      const kinds = Object.keys(referralKinds) as ReferralKind[]
      const counts = Object.fromEntries(kinds.map((kind) => [kind, same.reduce((sum, row) => sum + row[kind], 0)]))
      const link = (kind: ReferralKind) =>
        drillDownUrl(context, 'M11F', { ...centre.filter, figure: `${kind}.${service}.${provider}` })
      return [
        {
          cells: {
            centre: centre.name,
            service: serviceName(service),
            provider: lists('service-provider', provider)?.label ?? provider,
            ...counts,
          },
          links: {
            referred: link('referred'),
            running: link('running'),
            completed: link('completed'),
            dropped: link('dropped'),
          },
        },
      ]
    })
  },
}

const serviceName = (code: string) => referralServices.find(({ value }) => value === code)?.label ?? code

/** Drill-down of M11. */
export const referralDrillDown: InMemoryReport = {
  async describeFigure({ db }, figure) {
    const [kind = '', service = '', provider = ''] = figure.split('.')
    const lists = await loadLists(db, [{ source: 'service-provider', values: [provider] }])
    return joinLabels(
      columnLabelOf('M11', kind),
      serviceName(service),
      lists('service-provider', provider)?.label ?? provider,
    )
  },
  async list(context) {
    const rows = await listReferrals(context)
    return rows.map((row) => ({
      cells: {
        referral: row.referral_no,
        application: row.no,
        name: applicantNameOf(row),
        referredOn: row.on_day,
        status: acknowledgementStatusNames[row.status],
      },
      links: { application: applicationUrl(row.file_service, row.no) },
      service: row.file_service,
    }))
  },
}
