import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { ReportContext, PagedReport } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { ageingBuckets, daysBetween } from './ageing-buckets.ts'
import { columnLabelOf, joinLabels } from './figure-labels.ts'
import { createPendingList, applicantNameOf } from './pending-list.ts'
import { isOnDesk, parseDeskAndHolder } from './pending-queries.ts'

/** Drill-down of M01: the applications on a desk in an ageing bucket, oldest first. */
export const deskApplications: PagedReport = createPendingList({
  condition({ query: context, today }) {
    const [desk = '', age = ''] = (context.figure ?? '').split('.')
    const span = ageingBuckets.find((one) => one === age)
    return isOnDesk(parseDeskAndHolder(desk), span, today)
  },
  describeFigure({ services }, figure) {
    const [written = '', age = ''] = figure.split('.')
    const { desk } = parseDeskAndHolder(written)
    const label = services.map(({ workflow }) => findDesk(workflow, desk)?.label).find((name) => name !== undefined)
    return joinLabels(label ?? desk, columnLabelOf('M01', age))
  },
  day: 'since',
  sortColumns: { since: 'since', dueOn: 'desk_due_on' },
  describe: async (context, files) =>
    files.map((file) => ({
      cells: {
        application: file.no,
        name: applicantNameOf(file),
        ...deskLabelsOf(context, file),
        since: file.since,
        days: daysBetween(file.since, context.today),
        dueOn: file.desk_due_on,
      },
      links: { application: applicationUrl(file.service, file.no) },
    })),
})

/** Returns the names of the service and the desk of an application. */
export function deskLabelsOf({ services }: ReportContext, { service, desk }: { service: string; desk: string | null }) {
  const definition = services.find(({ id }) => id === service)
  return {
    service: definition?.title ?? service,
    desk: (definition && findDesk(definition.workflow, desk)?.label) ?? desk,
  }
}
