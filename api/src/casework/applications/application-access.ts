import { isWriter, mayViewApplication } from '@wewb/domain/engine/evaluation/moves'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { findApplication, lockApplication, type Application } from './application.ts'
import { getPerson } from '#identity/access/person.ts'
import { throwVersionConflict } from './queries.ts'

export type ApplicationAccess = { application: Application; person: Person; isOwn: boolean }

/**
 * Returns an application that the actor may open; otherwise rejects with NOT_FOUND. A draft is visible only to its
 * writer.
 */
export async function getVisibleApplication(context: Context, no: string): Promise<ApplicationAccess> {
  return admit(context, await findApplication(context.db, context.secrets, no))
}

/**
 * Returns the same, locked until the transaction ends. It also reads the person in that transaction: a second
 * connection per request could exhaust the pool while all requests wait for it.
 */
export async function lockVisibleApplication(tx: Tx, context: Context, no: string): Promise<ApplicationAccess> {
  return admit({ ...context, db: tx }, await lockApplication(tx, context.secrets, no))
}

async function admit(context: Context, application: Application | undefined): Promise<ApplicationAccess> {
  if (!application) return throwProblem('NOT_FOUND')
  const person = await getPerson(context, application.row.service)
  const isOwn = isWriter(person, application.workflowState)
  if (!isOwn && (application.row.status === 'DRAFT' || !mayViewApplication(person, application.workflowState)))
    return throwProblem('NOT_FOUND')
  return { application, person, isOwn }
}

/** Returns an application whose answers the actor may change, locked until the transaction ends. */
export const lockEditableApplication = async (
  tx: Tx,
  context: Context,
  no: string,
  revision?: number,
): Promise<ApplicationAccess> => assertEditable(await lockVisibleApplication(tx, context, no), revision)

/** Returns the same without a lock, for callers that update by revision. */
export const getEditableApplication = async (
  context: Context,
  no: string,
  revision: number,
): Promise<ApplicationAccess> => assertEditable(await getVisibleApplication(context, no), revision)

function assertEditable(applicationAccess: ApplicationAccess, revision: number | undefined): ApplicationAccess {
  if (!applicationAccess.isOwn) return throwProblem('NOT_FOUND')
  if (
    !applicationAccess.application.definition.workflow.states[applicationAccess.application.workflowState.state]
      ?.editable
  )
    return throwProblem('MOVE_NOT_OPEN')
  if (revision !== undefined) assertRevision(applicationAccess.application, revision)
  return applicationAccess
}

export function assertRevision({ row }: Application, revision: number) {
  if (row.revision !== revision) throwVersionConflict(row)
}
