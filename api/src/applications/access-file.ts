import { isWriter, maySee } from '../../../domain/src/engine/moves.ts'
import type { Person } from '../../../domain/src/engine/standing.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { findFile, lockFile, type File } from './file.ts'
import { personOf } from './person.ts'
import { refuseChanged } from './repository.ts'

export type Seen = { file: File; person: Person; isOwn: boolean }

/** A file this person may open. Who may not is told it does not exist, and so is everyone but the writer of a draft. */
export async function seeFile(context: Context, no: string): Promise<Seen> {
  return admit(context, await findFile(context.db, context.secrets, no))
}

/**
 * The same, locked until the transaction ends. Who asks is looked up in that transaction too: with a connection of its own, as many who
 * hold files as there are connections would all wait for one more.
 */
export async function holdFile(tx: Tx, context: Context, no: string): Promise<Seen> {
  return admit({ ...context, db: tx }, await lockFile(tx, context.secrets, no))
}

async function admit(context: Context, file: File | undefined): Promise<Seen> {
  if (!file) return refuse('NOT_FOUND')
  const person = await personOf(context, file.row.service)
  const isOwn = isWriter(person, file.standing)
  if (!isOwn && (file.row.status === 'DRAFT' || !maySee(person, file.standing))) return refuse('NOT_FOUND')
  return { file, person, isOwn }
}

/** A file whose answers this person may change now, locked until the transaction ends. */
export const holdOpenForm = async (tx: Tx, context: Context, no: string, revision?: number): Promise<Seen> =>
  insistOnOpen(await holdFile(tx, context, no), revision)

/** The same without a lock, for who writes by the revision that was read. */
export const seeOpenForm = async (context: Context, no: string, revision: number): Promise<Seen> =>
  insistOnOpen(await seeFile(context, no), revision)

function insistOnOpen(seen: Seen, revision: number | undefined): Seen {
  if (!seen.isOwn) return refuse('NOT_FOUND')
  if (!seen.file.definition.workflow.states[seen.file.standing.state]?.editable) return refuse('MOVE_NOT_OPEN')
  if (revision !== undefined) insistOnRevision(seen.file, revision)
  return seen
}

export function insistOnRevision({ row }: File, revision: number) {
  if (row.revision !== revision) refuseChanged(row)
}
