import type { Tx } from './database.ts'
import { throwProblem } from '#problems/problem.ts'
import { findLastChanges, lockSubjectInTx } from './revision-queries.ts'

/** Locks a subject and rejects a stale revision. A caller that sends no revision skips the check. */
export async function lockSubject(tx: Tx, subject: string, revision: number | undefined) {
  await lockSubjectInTx(tx, subject)
  if (revision !== undefined && (await findLastChanges(tx, [subject]))(subject) !== revision)
    throwProblem('VERSION_CONFLICT')
}

/** Parses a revision from a URL: text that is not a number never matches. */
export const parseRevision = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : /^\d{1,15}$/.test(typed) ? Number(typed) : -1
