import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Finds the id of the last audit entry of each subject; 0 for a subject without changes. */
export async function findLastChanges(
  db: Database | Tx,
  subjects: readonly string[],
): Promise<(subject: string) => number> {
  if (subjects.length === 0) return () => 0
  const rows = await db
    .selectFrom('audit')
    .select((eb) => ['subject', eb.fn.max<number>('id').as('last')])
    .where('subject', 'in', [...subjects])
    .groupBy('subject')
    .execute()
  const last = new Map(rows.map((row) => [row.subject, row.last]))
  return (subject) => last.get(subject) ?? 0
}

/** Locks a subject until the transaction ends. */
export const lockSubjectInTx = (tx: Tx, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(tx)

const maxChanges = 50

/** Lists the changes of a subject, newest first. */
export const listChanges = (db: Database, subject: string) =>
  db
    .selectFrom('audit')
    .leftJoin('account', (join) =>
      join.on(sql<boolean>`account.id = substring(audit.actor from '^account:([0-9]+)$')::bigint`),
    )
    .select(['audit.at', 'audit.event', 'audit.detail', 'account.full_name', 'account.full_name_bng'])
    .where('audit.subject', '=', subject)
    .orderBy('audit.id', 'desc')
    .limit(maxChanges)
    .execute()
