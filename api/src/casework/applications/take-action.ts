import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { takeAction as actionCall } from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { isSubmission, isHolder } from '@wewb/domain/engine/evaluation/moves'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { record } from '#server/audit-record.ts'
import { lockVisibleApplication, assertRevision } from './application-access.ts'
import { runChecks } from './submission-checks.ts'
import type { Application } from './application.ts'
import { applicationKeysOf } from './application-keys.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { executeMove } from './execute-move.ts'
import { isStaff } from '#identity/access/person.ts'
import { deleteApplication } from './draft-queries.ts'
import { updateApplication } from './queries.ts'

/** Executes any move except the submission of a form, which has its own checks. */
export async function takeAction(
  context: Context,
  { applicationNo, action, reply, revision }: InputOf<typeof actionCall>,
) {
  const made = context.db.transaction().execute(async (tx) => {
    const { file, person } = await lockVisibleApplication(tx, context, applicationNo)
    assertRevision(file, revision)
    const move = file.definition.workflow.moves.find(({ id }) => id === action)
    if (!move || isSubmission(move)) return throwProblem('MOVE_NOT_OPEN')
    const known = await loadEvaluationContext({ ...context, db: tx }, file)
    // An applicant who applied again after the rejection has a live application; an appeal would make it two.
    if (move.by === 'applicant' && file.row.status === 'REJECTED') await insistOnOne(tx, context, file, known.facts)
    const { standing, revision: next } = await executeMove(tx, context, { file, person, known, move: action, reply })
    return {
      state: standing.state,
      approvalStatus: standing.approvalStatus,
      desk: standing.desk ?? null,
      revision: next,
    }
  })
  return await made.catch(async (error: unknown) => {
    await recordDeniedAction(context, { applicationNo, action }, error)
    throw error
  })
}

/**
 * Records the attempt when an officer tries a forbidden move: their own application, one they forwarded, or more than
 * the ceiling.
 */
export async function recordDeniedAction(
  context: Context,
  { applicationNo, action }: { applicationNo: string; action: string },
  error: unknown,
) {
  if (isStaff(context.actor) && error instanceof Problem && (error.code === 'MOVE_NOT_OPEN' || grantsTooMuch(error)))
    await context.db
      .transaction()
      .execute((tx) =>
        record(tx, context.actor, 'application.refused', `application:${applicationNo}`, { move: action }),
      )
}

/** Returns whether the amount exceeds the ceiling of the service or the remaining budget. */
const grantsTooMuch = ({ more }: Problem): boolean =>
  (more.issues ?? []).some(
    ({ path, code }) =>
      ['approvedAmount', 'recommendedAmount'].includes(path) && (code === 'too-large' || code === 'rule'),
  )

async function insistOnOne(tx: Tx, { secrets }: Context, file: Application, facts: Facts) {
  const keys = applicationKeysOf(secrets, file.definition, file.answers, facts['setup.passingYear'])
  const issues = await runChecks({ tx, file, kept: file.answers, keys, facts })
  if (issues.length > 0) throwProblem('ALREADY_EXISTS')
}

/** Claims an application for the officer: colleagues cannot act on it until it is released or moved on. */
export async function takeApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { file, person } = await lockVisibleApplication(tx, context, applicationNo)
    const { takenBy: _, ...free } = file.standing
    if (!isHolder(person, file.definition.workflow, free)) return throwProblem('MOVE_NOT_OPEN')
    if (file.row.taken_by !== null && file.row.taken_by !== context.actor.id) return throwProblem('FILE_TAKEN')
    await record(tx, context.actor, 'application.taken', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, file.row, { taken_by: context.actor.id }) }
  })
}

export async function releaseApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { file } = await lockVisibleApplication(tx, context, applicationNo)
    if (file.row.taken_by !== context.actor.id) return throwProblem('MOVE_NOT_OPEN')
    await record(tx, context.actor, 'application.released', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, file.row, { taken_by: null }) }
  })
}

/** Deletes a draft; a submitted application is never deleted. */
export async function deleteDraft(context: Context, { applicationNo }: { applicationNo: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { file, isOwn } = await lockVisibleApplication(tx, context, applicationNo)
    if (!isOwn || file.row.status !== 'DRAFT') throwProblem('MOVE_NOT_OPEN')
    await deleteApplication(tx, file.row.id)
    await record(tx, context.actor, 'application.deleted', `application:${applicationNo}`)
  })
  return null
}
