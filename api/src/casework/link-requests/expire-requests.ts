import type { Tx } from '#db/database.ts'
import { recordAuditEntries, systemActor } from '#server/audit-log.ts'
import { expireWaiting } from './queries.ts'

/** Ends the requests that nobody answered in time. The application stays with its owner. */
export async function expireRequests(tx: Tx, now: Date) {
  const expired = await expireWaiting(tx, now)
  if (expired.length === 0) return
  await recordAuditEntries(
    tx,
    expired.map(({ application_no, owner_id, requester_id }) => ({
      actor: systemActor,
      event: 'application.link-expired' as const,
      subject: `application:${application_no}`,
      detail: { owner: `account:${owner_id}`, requester: `account:${requester_id}` },
    })),
  )
}
