import { toDhakaDate } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { renewalDeadline, lastRenewableYear } from '@wewb/domain/services/awards/renewal'
import { loadApplication } from '#casework/applications/application.ts'
import { notifyApplicant } from '#casework/applications/notify-applicant.ts'
import type { Portal } from '#server/context.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { getApplication } from './application-queries.ts'
import {
  listInstalmentsToRemind,
  lockOverdueInstalments,
  updateInstalmentReminded,
  updateUnpaidInstalment,
} from './instalment-queries.ts'

type JobRun = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now' | 'extensions'>

/** Runs each morning: requests the life certificate from December on, and puts overdue instalments on hold. */
export async function runRenewalReminders(portal: JobRun) {
  await remind(portal)
  await putOnHold(portal)
}

/** Reminds once per year, not only on 1 December: the portal may have been down, or the award may be late. */
async function remind({ db, secrets, jobs, now }: JobRun) {
  const today = toDhakaDate(now())
  const due = await listInstalmentsToRemind(db, lastRenewableYear(today))
  for (const { application_id, no, year } of due)
    await db.transaction().execute(async (tx) => {
      const marked = await updateInstalmentReminded(tx, { application_id, no }, today)
      if (marked.numUpdatedRows === 0n) return
      const row = await getApplication(tx, application_id)
      const application = await loadApplication(tx, secrets, row)
      const deadline = { dueOn: renewalDeadline(year, today) }
      await notifyApplicant(tx, jobs, {
        application,
        template: 'RENEWAL_ASKED',
        workflowState: deadline,
        placeholders: { year: bilingualDigits(year) },
      })
    })
}

/** Puts only instalments with a sent reminder on hold. */
async function putOnHold({ db, now }: JobRun) {
  const today = toDhakaDate(now())
  await db.transaction().execute(async (tx) => {
    const overdue = await lockOverdueInstalments(tx, today)
    for (const { application_id, no, number } of overdue) {
      await updateUnpaidInstalment(tx, { application_id, no }, 'HOLD')
      await recordAuditEntry(tx, systemActor, 'instalment.held', `application:${number}`, { no })
    }
  })
}
