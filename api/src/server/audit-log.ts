/**
 * The audit log: each entry names an actor, an event and a subject. A hash chain detects later changes.
 */
import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import type { Actor } from './context.ts'
import type { Tx } from '#db/database.ts'
import { insertAuditRows } from './queries.ts'

/** Actor of jobs, which no person requested. */
export const systemActor = 'portal'

export type AuditEntry = {
  actor: Pick<Actor, 'id'> | typeof systemActor
  event: AuditEvent
  subject: string
  detail?: object
}

/** Writes an entry of the audit log. Requires a transaction, so that an action and its audit entry commit together. */
export const recordAuditEntry = (
  tx: Tx,
  actor: AuditEntry['actor'],
  event: AuditEvent,
  subject: string,
  detail: object = {},
) => recordAuditEntries(tx, [{ actor, event, subject, detail }])

export const recordAuditEntries = (tx: Tx, entries: readonly AuditEntry[]) =>
  insertAuditRows(
    tx,
    entries.map(({ actor, event, subject, detail = {} }) => ({
      actor: nameOf(actor),
      event,
      subject,
      detail: JSON.stringify(detail),
    })),
  )

const nameOf = (actor: Pick<Actor, 'id'> | typeof systemActor) => {
  if (actor === systemActor) return actor
  return actor.id ? `account:${actor.id}` : 'visitor'
}
