import type { Bilingual } from '@wewb/domain/language/bilingual'
import { percentagesOf } from '@wewb/domain/reporting/miscellaneous/percentages'
import { reasonCodes } from '@wewb/domain/services/workflows/reason-codes'
import type { PagedReport, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl, applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { joinLabels } from './figure-labels.ts'
import { applicantNameOf } from './pending-list.ts'
import {
  countRejectedApplications,
  countRejectionsByReason,
  listRejectedApplications,
  noReason,
} from './rejection-queries.ts'

const reasonMissing: Bilingual = { bn: 'কারণ লেখা নেই', en: 'No reason written' }

const reasonName = (code: string): Bilingual | string =>
  reasonCodes.find(({ value }) => value === code)?.label ?? (code === noReason ? reasonMissing : code)

/** M04: rejections by service and reason. */
export const rejections: InMemoryReport = {
  async list(context) {
    const rows = await countRejectionsByReason(context)
    const shares = percentagesOf(rows.map(({ number }) => number))
    return rows.map(({ service, code, number }, index) => ({
      cells: {
        service: context.services.find(({ id }) => id === service)?.title ?? service,
        reason: reasonName(code),
        code: code === noReason ? null : code,
        number,
        percent: shares[index] ?? 0,
      },
      links: { number: drillDownUrl(context, 'M04F', { module: service, figure: code }) },
    }))
  },
}

/** Drill-down of M04, newest application first. */
export const rejectionDrillDown: PagedReport = {
  describeFigure: (_query, code) => joinLabels(reasonName(code)),
  summarize: async (context) => ({ total: await countRejectedApplications(context) }),
  async listRows(context, page) {
    const rows = await listRejectedApplications(context, page)
    return rows.map((file) => ({
      cells: {
        application: file.no,
        name: applicantNameOf(file),
        service: context.services.find(({ id }) => id === file.service)?.title ?? file.service,
        decidedOn: file.decided_on,
      },
      links: { application: applicationUrl(file.service, file.no) },
      service: file.service,
      key: file.id,
    }))
  },
}
