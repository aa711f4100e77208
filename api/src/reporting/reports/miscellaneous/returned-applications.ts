import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import type { PagedReport } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { daysBetween } from './ageing-buckets.ts'
import { deskLabelsOf } from './desk-applications.ts'
import { createPendingList } from './pending-list.ts'
import { isReturned, listReturnReasons, type PendingApplication } from './pending-queries.ts'

/**
 * M03: applications that wait for the applicant's correction, most urgent first. Days left are calendar days, as in the
 * message to the applicant.
 */
export const returnedApplications: PagedReport = createPendingList({
  condition: () => isReturned,
  day: 'due_on',
  sortColumns: { dueOn: 'due_on' },
  async describe(context, files) {
    const returnDetails = await listNotified(context.db, files)
    return files.map((file) => {
      const { reason, remindedOn } = returnDetails.get(file.id) ?? {}
      return {
        cells: {
          application: file.no,
          service: deskLabelsOf(context, file).service,
          reason: reason ?? null,
          dueOn: file.due_on,
          daysLeft: file.due_on && daysBetween(context.today, file.due_on),
          remindedOn: remindedOn ?? null,
        },
        links: { application: applicationUrl(file.service, file.no) },
      }
    })
  },
})

type ReturnDetails = { reason: Bilingual | null; remindedOn: string | null }

/** Loads why each application was returned and when the applicant was reminded. */
async function listNotified(db: Database, files: readonly PendingApplication[]): Promise<Map<number, ReturnDetails>> {
  const rows = await listReturnReasons(
    db,
    files.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, note, note_bng, reminded }) => [
      id,
      { reason: note || note_bng ? { bn: note_bng || note, en: note || note_bng } : null, remindedOn: reminded },
    ]),
  )
}
