import type { takeAction as actionCall } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { isHandIn, isHolder } from '../../../domain/src/engine/moves.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { holdFile, insistOnRevision } from './access-file.ts'
import { knownOf } from './known.ts'
import { makeMove } from './make-move.ts'
import { updateApplication } from './repository.ts'

/** Any move but the handing in of a form, which has checks of its own. */
export async function takeAction(context: Context, { applicationNo, action, reply, revision }: InputOf<typeof actionCall>) {
  return await context.db.transaction().execute(async (tx) => {
    const { file, person } = await holdFile(tx, context, applicationNo)
    insistOnRevision(file, revision)
    const move = file.definition.workflow.moves.find(({ id }) => id === action)
    if (!move || isHandIn(move)) return refuse('MOVE_NOT_OPEN')
    const known = await knownOf({ ...context, db: tx }, file)
    const { standing, revision: next } = await makeMove(tx, context, { file, person, known, move: action, reply })
    return { state: standing.state, approvalStatus: standing.approvalStatus, desk: standing.desk ?? null, revision: next }
  })
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
