import type { AuditEvent } from '../../../domain/src/access/audit-event.ts'
import type { Actor } from './context.ts'
import type { Tx } from './database.ts'

/** What a job does, nobody asked for. */
export const portalActs = 'portal'

export type AuditEntry = { actor: Pick<Actor, 'id'> | typeof portalActs; event: AuditEvent; subject: string; detail?: object }

/** Takes a transaction, never a connection: what is not recorded did not happen. */
export const record = (tx: Tx, actor: AuditEntry['actor'], event: AuditEvent, subject: string, detail: object = {}) =>
  recordAll(tx, [{ actor, event, subject, detail }])

export const recordAll = (tx: Tx, entries: readonly AuditEntry[]) =>
  tx
    .insertInto('audit')
    .values(
      entries.map(({ actor, event, subject, detail = {} }) => ({ actor: nameOf(actor), event, subject, detail: JSON.stringify(detail) })),
    )
    .execute()

const nameOf = (actor: Pick<Actor, 'id'> | typeof portalActs) => {
  if (actor === portalActs) return actor
  return actor.id ? `account:${actor.id}` : 'visitor'
}
