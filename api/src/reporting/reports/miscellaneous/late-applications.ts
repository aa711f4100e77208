import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { workingDaysBetween } from '@wewb/domain/engine/evaluation/working-days'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { listAccountNames } from '#casework/applications/account-queries.ts'
import { listHolidays } from '#casework/applications/queries.ts'
import type { Database } from '#db/database.ts'
import type { PagedReport } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { deskLabelsOf } from './desk-applications.ts'
import { createPendingList } from './pending-list.ts'
import { isLateOnDesk, type PendingApplication } from './pending-queries.ts'
import { loadServingOffices } from './serving-offices.ts'

/** M02: applications past their desk's due date, in working days as the desks count them. */
export const lateApplications: PagedReport = createPendingList({
  condition: ({ today }) => isLateOnDesk(today),
  day: 'desk_due_on',
  sortColumns: { dueOn: 'desk_due_on' },
  async describe(context, files) {
    const { db, services, today } = context
    const [holidays, serving, takers] = [
      await listHolidays(db),
      await loadServingOffices(db),
      await namesOfTakers(db, files),
    ]
    return files.map((file) => {
      const definition = services.find(({ id }) => id === file.service)
      const desk = definition && findDesk(definition.workflow, file.desk)
      return {
        cells: {
          application: file.no,
          ...deskLabelsOf(context, file),
          dueOn: file.desk_due_on,
          daysLate: file.desk_due_on ? workingDaysBetween(file.desk_due_on, today, holidays) : null,
          holder: takers.get(file.taken_by ?? 0) ?? serving(desk, file).name,
        },
        links: { application: applicationUrl(file.service, file.no) },
      }
    })
  },
})

/** Loads the names of officers who claimed an application; unclaimed ones belong to the office. */
async function namesOfTakers(db: Database, files: readonly PendingApplication[]): Promise<Map<number, Bilingual>> {
  const ids = [...new Set(files.flatMap(({ taken_by }) => taken_by ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await listAccountNames(db, ids)
  return new Map(
    rows.map(({ id, full_name, full_name_bng }) => [id, { bn: full_name_bng ?? full_name, en: full_name }]),
  )
}
