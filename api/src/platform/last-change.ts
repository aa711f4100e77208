import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'
import { refuse } from './problem.ts'

/** The number of the last change of each thing, from the audit; 0 for one that nobody has changed. */
export async function lastChanges(db: Database | Tx, subjects: readonly string[]): Promise<(subject: string) => number> {
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

/** One editor at a time, and only one who has seen the last change. Who does not say what they saw is let through. */
export async function holdSubject(tx: Tx, subject: string, seen: number | undefined) {
  await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(tx)
  if (seen !== undefined && (await lastChanges(tx, [subject]))(subject) !== seen) refuse('VERSION_CONFLICT')
}

/** A revision in an address: what is no number was never seen. */
export const readSeen = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : /^\d{1,15}$/.test(typed) ? Number(typed) : -1

const mostChanges = 50

/** Who did what to a thing, the last first. */
export const listChanges = (db: Database, subject: string) =>
  db
    .selectFrom('audit')
    .leftJoin('account', (join) => join.on(sql<boolean>`account.id = substring(audit.actor from '^account:([0-9]+)$')::bigint`))
    .select(['audit.at', 'audit.event', 'audit.detail', 'account.full_name', 'account.full_name_bng'])
    .where('audit.subject', '=', subject)
    .orderBy('audit.id', 'desc')
    .limit(mostChanges)
    .execute()
