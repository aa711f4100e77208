import type { ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { countByDuration, type DurationCount } from './queries.ts'

/**
 * G08: groups a million cases by their number of days into a few hundred groups; sorting them all would take seconds.
 */
export const processingTimes: InMemoryReport = {
  async list(context) {
    const [approvals, payments] = await Promise.all([
      countByDuration(context, 'approved_on', 'received_on'),
      countByDuration(context, 'paid_on', 'approved_on'),
    ])
    return context.services.flatMap(({ id, title }): ReportRow[] => {
      const [approved, paid] = [
        approvals.filter(({ service }) => service === id),
        payments.filter(({ service }) => service === id),
      ]
      if (approved.length === 0 && paid.length === 0) return []
      const [approvedNumber, paidNumber] = [totalOf(approved), totalOf(paid)]
      return [
        {
          cells: {
            service: title,
            approved: approvedNumber,
            approveMedian: daysWithin(approved, 0.5),
            approveNinety: daysWithin(approved, 0.9),
            paidNumber,
            payMedian: daysWithin(paid, 0.5),
            payNinety: daysWithin(paid, 0.9),
          },
          links: {
            ...(approvedNumber > 0 && {
              approved: applicationsDrillDownUrl(context, { module: id, figure: 'approvedThen' }),
            }),
            ...(paidNumber > 0 && {
              paidNumber: applicationsDrillDownUrl(context, { module: id, figure: 'paidThen' }),
            }),
          },
        },
      ]
    })
  },
}

const totalOf = (groups: readonly DurationCount[]) => groups.reduce((sum, { n }) => sum + n, 0)

/** Returns the smallest number of days within which this share of the cases was completed. */
function daysWithin(groups: readonly DurationCount[], share: number): number | null {
  const needed = totalOf(groups) * share
  let done = 0
  for (const { days, n } of groups) {
    done += n
    if (done >= needed) return days
  }
  return null
}
