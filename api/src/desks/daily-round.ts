import { addDays } from '../../../domain/src/engine/working-days.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { fileOf } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { openMove } from '../applications/open-move.ts'
import { portalItself } from '../applications/person.ts'
import { lockByNumber } from '../applications/repository.ts'
import { tellApplicant } from '../applications/tell-applicant.ts'
import type { Portal } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'

type Round = Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>

/** Each morning: what lies too long is raised, who has few days left is reminded, what was never corrected is closed, what was taken and forgotten is given back. */
export async function dailyRound(portal: Round) {
  await escalateOverdue(portal)
  await remindApplicants(portal)
  await closeUnanswered(portal)
  await releaseForgotten(portal)
}

/** A file that became overdue is raised once at each desk: it is marked, and the audit tells where it lay. */
async function escalateOverdue({ db, now }: Round) {
  const today = dhakaDay(now())
  await db.transaction().execute(async (tx) => {
    const raised = await tx
      .updateTable('application')
      .set({ escalated_on: today })
      .where('desk', 'is not', null)
      .where('desk_due_on', '<', today)
      .where('escalated_on', 'is', null)
      .returning(['no', 'desk', 'service', 'desk_due_on'])
      .execute()
    for (const { no, ...where } of raised) await record(tx, portalActs, 'application.overdue', `application:${no}`, where)
  })
}

const forgottenDays = 3

/** An officer on leave must not keep a file from colleagues. */
const releaseForgotten = ({ db, now }: Round) =>
  db
    .updateTable('application')
    .set({ taken_by: null })
    .where('taken_by', 'is not', null)
    .where('updated_at', '<', new Date(now().getTime() - forgottenDays * 24 * 60 * 60 * 1000))
    .execute()

const reminderDays = 5

async function remindApplicants({ db, secrets, jobs, now }: Round) {
  const due = addDays(dhakaDay(now()), reminderDays)
  const rows = await db.selectFrom('application').selectAll().where('status', '=', 'RETURNED').where('due_on', '=', due).execute()
  for (const row of rows)
    await db.transaction().execute(async (tx) => {
      const file = await fileOf(tx, secrets, row)
      await tellApplicant(tx, jobs, { file, template: 'REMINDER', standing: file.standing })
    })
}

/** T9: past the last date and the days of grace. The engine decides; what is not yet due is left alone. */
async function closeUnanswered(portal: Round) {
  const { db, secrets, now } = portal
  const overdue = await db
    .selectFrom('application')
    .select('no')
    .where('status', '=', 'RETURNED')
    .where('due_on', '<', dhakaDay(now()))
    .execute()
  for (const { no } of overdue) {
    try {
      await db.transaction().execute(async (tx) => {
        const row = await lockByNumber(tx, no)
        if (!row) return
        const file = await fileOf(tx, secrets, row)
        const known = await knownOf({ ...portal, db: tx }, file)
        const making = { file, person: portalItself, known, move: 'close-unanswered', reply: { reasonCode: 'NO_RESPONSE' } }
        openMove(making)
        await makeMove(tx, portal, making)
      })
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'MOVE_NOT_OPEN')) throw error
    }
  }
}
