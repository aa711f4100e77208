import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { takeAction as actionCall } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { isHandIn, isHolder } from '../../../domain/src/engine/moves.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { holdFile, insistOnRevision } from './access-file.ts'
import { runChecks } from './checks.ts'
import type { File } from './file.ts'
import { digestsOf } from './keys.ts'
import { knownOf } from './known.ts'
import { makeMove } from './make-move.ts'
import { isStaff } from './person.ts'
import { updateApplication } from './repository.ts'

/** Any move but the handing in of a form, which has checks of its own. */
export async function takeAction(context: Context, { applicationNo, action, reply, revision }: InputOf<typeof actionCall>) {
  const made = context.db.transaction().execute(async (tx) => {
    const { file, person } = await holdFile(tx, context, applicationNo)
    insistOnRevision(file, revision)
    const move = file.definition.workflow.moves.find(({ id }) => id === action)
    if (!move || isHandIn(move)) return refuse('MOVE_NOT_OPEN')
    const known = await knownOf({ ...context, db: tx }, file)
    // Who applied again after the refusal has a live file already, and an appeal would make it two.
    if (move.by === 'applicant' && file.row.status === 'REJECTED') await insistOnOne(tx, context, file, known.facts)
    const { standing, revision: next } = await makeMove(tx, context, { file, person, known, move: action, reply })
    return { state: standing.state, approvalStatus: standing.approvalStatus, desk: standing.desk ?? null, revision: next }
  })
  return await made.catch(async (error: unknown) => {
    await recordRefusal(context, { applicationNo, action }, error)
    throw error
  })
}

/** An officer who tries what is not theirs to do (their own file, what they forwarded, more than the ceiling) leaves a trace of the try. */
export async function recordRefusal(
  context: Context,
  { applicationNo, action }: { applicationNo: string; action: string },
  error: unknown,
) {
  if (isStaff(context.actor) && error instanceof Problem && (error.code === 'MOVE_NOT_OPEN' || grantsTooMuch(error)))
    await context.db
      .transaction()
      .execute((tx) => record(tx, context.actor, 'application.refused', `application:${applicationNo}`, { move: action }))
}

/** Above the ceiling of the service, or beyond what is left of the budget. */
const grantsTooMuch = ({ more }: Problem): boolean =>
  (more.issues ?? []).some(
    ({ path, code }) => ['approvedAmount', 'recommendedAmount'].includes(path) && (code === 'too-large' || code === 'rule'),
  )

async function insistOnOne(tx: Tx, { secrets }: Context, file: File, facts: Facts) {
  const keys = digestsOf(secrets, file.definition, file.answers, facts['setup.passingYear'])
  const issues = await runChecks({ tx, file, kept: file.answers, keys, facts })
  if (issues.length > 0) refuse('ALREADY_EXISTS')
}

/** A file that is taken is no colleague's to act on, until it is given back or moved on. */
export async function takeFile(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { file, person } = await holdFile(tx, context, applicationNo)
    const { takenBy: _, ...free } = file.standing
    if (!isHolder(person, file.definition.workflow, free)) return refuse('MOVE_NOT_OPEN')
    if (file.row.taken_by !== null && file.row.taken_by !== context.actor.id) return refuse('FILE_TAKEN')
    await record(tx, context.actor, 'application.taken', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, file.row, { taken_by: context.actor.id }) }
  })
}

export async function releaseFile(context: Context, { applicationNo }: { applicationNo: string }) {
  return await context.db.transaction().execute(async (tx) => {
    const { file } = await holdFile(tx, context, applicationNo)
    if (file.row.taken_by !== context.actor.id) return refuse('MOVE_NOT_OPEN')
    await record(tx, context.actor, 'application.released', `application:${applicationNo}`)
    return { revision: await updateApplication(tx, file.row, { taken_by: null }) }
  })
}

/** Only a draft can be thrown away: what the board has received it keeps. */
export async function deleteDraft(context: Context, { applicationNo }: { applicationNo: string }) {
  await context.db.transaction().execute(async (tx) => {
    const { file, isOwn } = await holdFile(tx, context, applicationNo)
    if (!isOwn || file.row.status !== 'DRAFT') refuse('MOVE_NOT_OPEN')
    await tx.deleteFrom('application').where('id', '=', file.row.id).execute()
    await record(tx, context.actor, 'application.deleted', `application:${applicationNo}`)
  })
  return null
}
