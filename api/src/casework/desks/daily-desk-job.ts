import { dueDateBefore, escalationDays, shortestExtension } from '@wewb/domain/casework/supervision'
import { addDays, addWorkingDays } from '@wewb/domain/engine/evaluation/working-days'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadApplication } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { getOpenMove } from '#casework/applications/get-open-move.ts'
import { systemPerson } from '#identity/access/person.ts'
import { listHolidays, lockByNumber } from '#casework/applications/queries.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import { notifyApplicant } from '#casework/applications/notify-applicant.ts'
import type { Portal } from '#server/context.ts'
import { Problem } from '#problems/problem.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { lockWithoutNewDate, updateExpectedOn } from './overdue-queries.ts'
import { passOnAppeals } from './pass-on-appeals.ts'
import { recordNotifiedSupervisor } from './record-notified-supervisor.ts'
import { sendOverdueDigests } from './send-overdue-digests.ts'
import {
  assignMissedHolders,
  listReturnedDueBefore,
  listToRemind,
  releaseApplicationsUnchangedSince,
  updateOverdueToEscalated,
} from './queries.ts'

type JobRun = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now' | 'config' | 'extensions'>

/**
 * Runs each morning: assigns applications and appeals without the right holder, escalates overdue applications to
 * supervisors, sets new dates for applicants, reminds them, closes returned applications that were never corrected, and
 * releases forgotten claims. A step that fails does not stop the others; the job then fails with the names of the
 * failed steps, and its retry runs all again.
 */
export async function runDailyDeskJob(portal: JobRun) {
  const failures: string[] = []
  for (const [name, step] of Object.entries(steps))
    await step(portal).catch((error: unknown) => {
      failures.push(`${name}: ${error instanceof Error ? error.message : 'failed'}`)
    })
  if (failures.length > 0) throw new Error(failures.join('; '))
}

/** Escalates an overdue application once at each desk, and records the desk in the audit log. */
async function escalateOverdue({ db, now }: JobRun) {
  const today = toDhakaDate(now())
  await db.transaction().execute(async (tx) => {
    const raised = await updateOverdueToEscalated(tx, today)
    for (const { no, ...where } of raised)
      await recordAuditEntry(tx, systemActor, 'application.overdue', `application:${no}`, where)
  })
}

/**
 * Sets a new date for the applicant when the application is escalated to the supervisor, and
 * another one when that date has passed.
 */
async function setNewDates({ db, now }: JobRun) {
  const today = toDhakaDate(now())
  const holidays = await listHolidays(db)
  const dueBy = dueDateBefore(today, escalationDays.supervisor, holidays)
  await db.transaction().execute(async (tx) => {
    const rows = await lockWithoutNewDate(tx, { dueBy, today })
    const groups = Map.groupBy(rows, ({ service, version, desk }) => `${service} ${version} ${desk}`)
    for (const [first, ...others] of groups.values()) {
      if (!first) continue
      const { workflow } = await getDefinition(tx, first.service, first.version)
      const days = Math.max(findDesk(workflow, first.desk)?.workingDays ?? 0, shortestExtension)
      const ids = [first, ...others].map(({ id }) => id)
      await updateExpectedOn(tx, ids, addWorkingDays(today, days, holidays))
    }
  })
}

const STALE_ASSIGNMENT_DAYS = 3

/** Releases applications of an officer after three days, so that an officer on leave does not block colleagues. */
const releaseStaleAssignments = ({ db, now }: JobRun) =>
  releaseApplicationsUnchangedSince(db, new Date(now().getTime() - STALE_ASSIGNMENT_DAYS * 24 * 60 * 60 * 1000))

const reminderDays = 5

async function remindApplicants({ db, secrets, jobs, now }: JobRun) {
  const due = addDays(toDhakaDate(now()), reminderDays)
  const rows = await listToRemind(db, due)
  for (const row of rows)
    await db.transaction().execute(async (tx) => {
      const application = await loadApplication(tx, secrets, row)
      await notifyApplicant(tx, jobs, { application, template: 'REMINDER', workflowState: application.workflowState })
    })
}

/** Move T9 (docs/domain/workflows.md): due date and days of grace are over. The engine decides whether it is open. */
async function closeUnanswered(portal: JobRun) {
  const { db, secrets, now } = portal
  const overdue = await listReturnedDueBefore(db, toDhakaDate(now()))
  for (const { no } of overdue) {
    try {
      await db.transaction().execute(async (tx) => {
        const row = await lockByNumber(tx, no)
        if (!row) return
        const application = await loadApplication(tx, secrets, row)
        const evaluationContext = await loadEvaluationContext({ ...portal, db: tx }, application)
        const making = {
          application,
          person: systemPerson,
          evaluationContext,
          move: 'close-unanswered',
          reply: { reasonCode: 'NO_RESPONSE' },
        }
        getOpenMove(making)
        await executeMove(tx, portal, making)
      })
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'MOVE_NOT_OPEN')) throw error
    }
  }
}

const steps: Record<string, (portal: JobRun) => Promise<unknown>> = {
  assignMissedHolders: ({ db }) => assignMissedHolders(db),
  passOnAppeals,
  escalateOverdue,
  setNewDates,
  sendOverdueDigests,
  recordNotifiedSupervisor,
  remindApplicants,
  closeUnanswered,
  releaseStaleAssignments,
}
